import type { Json, TablePolicy } from '@comptoir/kit';
import type { Decision } from './decisions.ts';
import type { State } from './state.ts';

/** V-026: someone who did not win starts the next game. */
function rematch(options: Json, places: readonly number[]): Json {
  const losers = places.flatMap((place, seat) => (place > 1 ? [seat] : []));
  return { ...(options as Record<string, Json>), firstPlayer: 'random', previousLosers: losers };
}

/** What a table of La Vallée does beside the rules. */
export const valleeTable: TablePolicy<State, Decision> = { rematch };
