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
    await store.archive(ended, resultsIn(ended, rules), ratedSeats(ended, rules));
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
