import type { Seat } from '@comptoir/kit';
import type { View } from '@comptoir/vallee';

/** V-263: teammates share a stall. */
export const stallOf = (view: View, seat: Seat): number => (view.mode === 'teams' ? seat % 2 : seat);

/** V-170, V-264 */
export const goalOf = (view: View): number => (view.mode === 'teams' ? 10 : 8);

export const stacksOf = (view: View, seat: Seat): number => view.stalls[stallOf(view, seat)]?.length ?? 0;

/** The seat whose place is at the foot of the screen. */
export const homeOf = (view: View): Seat => (view.viewer < 0 ? view.turn.active : view.viewer);
