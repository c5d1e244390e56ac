import type { View } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';

/** The seat whose desk lies at the foot of the screen. */
export const homeOf = (view: View): Seat => (view.viewer < 0 ? view.active : view.viewer);
