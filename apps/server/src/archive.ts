import { rulesOf, type TableGame } from './games.ts';
import { ratedSeats } from './ratings/rated-seats.ts';
import { readFinal } from './results.ts';
import type { SeatResult, Store, Unarchived } from './storage/store.ts';
import { readState } from './table/table-state.ts';

/** How many tables at a time: a state is read for each of them. */
const STEP = 20;

/**
 * Stores the results of games that ended, which the lists of finished games are read from. No move waits for it;
 * several nodes may do it at once and at any later time, and games of earlier releases are included.
 */
export async function archive(
  store: Store,
  games: ReadonlyMap<string, TableGame>,
  person?: string,
): Promise<void> {
  for (const ended of await store.unarchived(STEP, rulesOf(games), person)) {
    const rules = games.get(ended.game);
    const results = await Promise.all(
      resultsIn(ended, rules).map((result) => withLeaver(store, ended, result)),
    );
    await store.archive(ended, results, ratedSeats(ended, rules));
  }
}

/** A game that was broken off, or that this server cannot read, has no winner. */
function resultsIn({ status, seats, state }: Unarchived, rules: TableGame | undefined): SeatResult[] {
  const outcome =
    rules && status === 'over'
      ? readFinal(rules, readState(state), (final) => rules.game.outcome(final))
      : null;
  return seats.map(({ person, name, kind }, seat) => ({
    seat,
    person,
    name: name ?? '',
    kind,
    outcome: outcome === null ? 'ended' : outcome.winners.includes(seat) ? 'won' : 'lost',
    place: outcome?.places[seat] ?? null,
    score: outcome?.scores[seat] ?? null,
  }));
}

/** A seat that was left to a bot stands in the list of whoever left it, unless they had themselves forgotten since. */
async function withLeaver(store: Store, { state }: Unarchived, result: SeatResult): Promise<SeatResult> {
  const [first] = readState(state).seats[result.seat]?.former ?? [];
  if (result.person !== null || first === undefined) return result;
  const leaver = await store.person(first);
  return leaver === null
    ? result
    : { ...result, person: first, name: leaver.name, kind: 'person', outcome: 'resigned' };
}
