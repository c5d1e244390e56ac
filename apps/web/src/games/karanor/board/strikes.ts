import type { Event } from '@comptoir/karanor';
import { SPECTATOR, type Viewer } from '@comptoir/kit';

/**
 * Whether somebody else took something from this seat, played a card against it, moved its pawn, stopped what it was building or
 * delivered an order before it could. What changes hands in a trade was agreed on.
 */
export function strikes(events: readonly Event[], viewer: Viewer): boolean {
  if (viewer === SPECTATOR || events.some(({ type }) => type === 'traded')) return false;
  return events.some((event) => {
    switch (event.type) {
      case 'tokens':
      case 'badge':
      case 'associate':
      case 'artefact':
        return event.from === viewer;
      case 'gold':
      case 'income':
      case 'prestige':
        return event.seat === viewer && event.by < 0;
      case 'card-declared':
        return event.seat !== viewer && event.target === viewer;
      case 'pawn':
        return event.seat === viewer && event.how === 'effect';
      case 'declaration-ended':
        return event.seat === viewer && event.how === 'cancelled';
      case 'delivered':
        return event.seat !== viewer;
      default:
        return false;
    }
  });
}
