import type { Round } from './entrants.ts';

function* orders<T>(all: readonly T[]): Generator<T[]> {
  if (all.length <= 1) {
    yield [...all];
    return;
  }
  for (const [at, first] of all.entries())
    for (const rest of orders([...all.slice(0, at), ...all.slice(at + 1)])) yield [first, ...rest];
}

/** The seats of a table so that nobody begins, or sits anywhere, more often than needed. */
export function balancedSeats(entrants: readonly string[], rounds: readonly Round[]): string[] {
  const sat = (id: string, seat: number): number =>
    rounds.reduce(
      (times, { tables }) => times + tables.filter((table) => table.entrants[seat] === id).length,
      0,
    );
  const counts = new Map(entrants.map((id) => [id, entrants.map((_, seat) => sat(id, seat))]));
  let best: string[] = [...entrants];
  let least = Number.POSITIVE_INFINITY;
  for (const order of orders(entrants)) {
    // Squares: twice in the same seat weighs more than once in two.
    const weight = order.reduce((all, id, seat) => all + ((counts.get(id)?.[seat] ?? 0) + 1) ** 2, 0);
    if (weight < least) [best, least] = [order, weight];
  }
  return best;
}
