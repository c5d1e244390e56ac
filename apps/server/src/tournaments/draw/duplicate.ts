import { type DrawnTable, pointsOf } from './entrants.ts';

/** A bye compares with nobody, so it is worth the average of a deal. */
export const REST = 0.5;

interface Result {
  readonly place: number;
  readonly margin: number;
}

/** What each seat made of the deal; null for a table that goes on or was broken off. */
function resultsOf({ places, scores }: DrawnTable): readonly Result[] | null {
  if (!places) return null;
  const average = scores ? scores.reduce((sum, one) => sum + one, 0) / scores.length : 0;
  return places.map((place, seat) => ({ place, margin: scores ? (scores[seat] ?? 0) - average : 0 }));
}

/** 1 for the better of two results, 0 for the worse, a half where nothing tells them apart. */
function against(one: Result, other: Result): number {
  const lead = other.place - one.place || one.margin - other.margin;
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

/**
 * The points of a round in which every table had the same deal: each result against those of everybody who held the
 * same seat at a table of the same size. Where there is no such table, one's own table counts as usual. A round that
 * goes on has the points of the tables that have ended so far.
 */
export function matchpoints<T extends DrawnTable>(tables: readonly T[]): T[] {
  const results = tables.map(resultsOf);
  return tables.map((table, at) => {
    const own = results[at];
    if (!own || !table.places) return table;
    const others = results.filter(
      (other, which) => which !== at && other !== null && other?.length === own.length,
    );
    if (others.length === 0) return { ...table, points: pointsOf(table.places) };
    const points = own.map((result, seat) => {
      const won = others.reduce((sum, other) => sum + against(result, other?.[seat] as Result), 0);
      return won / others.length;
    });
    return { ...table, points };
  });
}
