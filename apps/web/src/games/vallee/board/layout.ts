import type { Seat } from '@comptoir/kit';
import type { View } from '@comptoir/vallee';

/** The seat whose place is at the foot of the screen. */
export const homeOf = (view: View): Seat => (view.viewer < 0 ? view.turn.active : view.viewer);
