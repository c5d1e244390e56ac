import { listening, type Seat } from '@comptoir/kit';
import { setOf } from '../catalogue.ts';
import { tell } from '../events.ts';
import { type Config, type State, TIMES, type Time } from '../state.ts';

/** V-370: the clocks of day and night. They stand on the table only where a folk in play asks for the time. */

export const hasTimed = ({ folks }: Config): boolean =>
  folks.some((folk) => setOf(folk).cards.some(({ timed }) => timed === true));

export const timeOf = (g: State, seat: Seat): Time => g.clocks?.[seat] ?? 'dawn';

/** What a card says for dawn, day and night. */
export const byTime = <T>(g: State, seat: Seat, [dawn, day, night]: readonly [T, T, T]): T => {
  const time = timeOf(g, seat);
  return time === 'dawn' ? dawn : time === 'day' ? day : night;
};

export function setClock(g: State, seat: Seat, time: Time): void {
  if (g.clocks === undefined || g.clocks[seat] === time) return;
  g.clocks[seat] = time;
  if (listening()) tell({ type: 'clock', seat, time });
}

/** One step on or back; it stops at either end. */
export function turnClock(g: State, seat: Seat, by: 1 | -1): void {
  const next = TIMES[TIMES.indexOf(timeOf(g, seat)) + by];
  if (next !== undefined) setClock(g, seat, next);
}
