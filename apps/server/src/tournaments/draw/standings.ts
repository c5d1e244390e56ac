import { type DrawnTable, type Entrant, pointsOf, type Round } from './entrants.ts';

/** A line of the standings: points first, then the figures that break ties, in this order. */
export interface Standing {
  readonly id: string;
  readonly rank: number;
  readonly points: number;
  /** What their opponents have won, on average per meeting: strong opponents count more. */
  readonly company: number;
  /** Scores against the average of their table, added up. */
  readonly margin: number;
  /** Tables they won alone. */
  readonly wins: number;
  /** By round: the points of it; null where they did not play or the table goes on. */
  readonly rounds: readonly (number | null)[];
  readonly byes: number;
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
const rounded = (figure: number): number => Number(figure.toFixed(4));

/** Points tell it, unless they were given for a comparison with other tables. */
const wonAlone = ({ points, places }: DrawnTable, seat: number): boolean =>
  (places ? pointsOf(places) : points)?.[seat] === 1;

/** The rounds as one entrant saw them. */
function seenBy(id: string, rounds: readonly Round[]) {
  const met: string[] = [];
  let [margin, wins, byes] = [0, 0, 0];
  const points = rounds.map((round): number | null => {
    if (round.byes.includes(id)) {
      byes += 1;
      return round.rest ?? 1;
    }
    const table = round.tables.find(({ entrants }) => entrants.includes(id));
    const seat = table?.entrants.indexOf(id) ?? -1;
    if (!table?.points) return null;
    met.push(...table.entrants.filter((other) => other !== id));
    if (table.scores) margin += (table.scores[seat] ?? 0) - sum(table.scores) / table.scores.length;
    if (wonAlone(table, seat)) wins += 1;
    return table.points[seat] ?? 0;
  });
  return { points, met, margin, wins, byes };
}

/** The standings after these rounds. Ties that no figure breaks are broken by the seed, which is the order of the entrants. */
export function standings(entrants: readonly Entrant[], rounds: readonly Round[]): Standing[] {
  const seen = new Map(entrants.map(({ id }) => [id, seenBy(id, rounds)]));
  const total = (id: string): number => sum((seen.get(id)?.points ?? []).map((one) => one ?? 0));
  const lines = entrants.map(({ id }) => {
    const { points = [], met = [], margin = 0, wins = 0, byes = 0 } = seen.get(id) ?? {};
    return {
      id,
      points: rounded(total(id)),
      company: rounded(met.length === 0 ? 0 : sum(met.map(total)) / met.length),
      margin: rounded(margin),
      wins,
      rounds: points,
      byes,
    };
  });
  return lines
    .map((line, seed) => ({ line, seed }))
    .sort(
      (a, b) =>
        b.line.points - a.line.points ||
        b.line.company - a.line.company ||
        b.line.margin - a.line.margin ||
        b.line.wins - a.line.wins ||
        a.seed - b.seed,
    )
    .map(({ line }, at) => ({ ...line, rank: at + 1 }));
}
