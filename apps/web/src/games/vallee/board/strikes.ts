import { SPECTATOR, type Viewer } from '@comptoir/kit';
import { type Event, stallOf, type View } from '@comptoir/vallee';

/** Ways in which a card leaves somebody who did not want it to. */
const LOSSES: ReadonlySet<string> = new Set(['stolen', 'swapped', 'discarded', 'thrown-away']);

/** Whether the decision of somebody else took a card or coins from this seat, or made it discard one. */
export function strikes(events: readonly Event[], viewer: Viewer, view: Pick<View, 'mode'>): boolean {
  if (viewer === SPECTATOR) return false;
  return events.some((event) => {
    if (event.type === 'coins') return event.seat === viewer && event.why === 'taken';
    if (event.type !== 'moved' || !LOSSES.has(event.why)) return false;
    const { from } = event;
    return 'seat' in from ? from.seat === viewer : 'stall' in from && from.stall === stallOf(view, viewer);
  });
}
