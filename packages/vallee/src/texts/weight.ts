import { unreachable, type Weight } from '@comptoir/kit';
import type { Event } from '../events.ts';

/** Clean-up happens by itself (V-160 to V-169): the hand is filled, the train moves up, the market is refilled. */
export function weightOf(event: Event): Weight {
  switch (event.type) {
    case 'purchase':
    case 'technique':
    case 'finished':
    case 'stack':
    case 'inventory':
    case 'passive-used':
    case 'help-asked':
    case 'help-given':
    case 'help-declined':
      return { headline: event.seat };
    // V-110, V-332: what was planned may take place in the turn of somebody else, or after the last answer of the turn before.
    case 'release':
      return { headline: event.seat, isStep: true };
    case 'moved':
      return event.why === 'filled' || event.why === 'laid-out' ? 'housekeeping' : 'change';
    case 'voted':
    case 'dealt':
    case 'coins':
    case 'looked':
    case 'shown':
    case 'rolled':
    case 'rolled-pair':
    case 'discard-shuffled':
    case 'guessed':
    case 'named-set':
    case 'named-card':
    case 'value-changed':
    case 'value-set':
    case 'hand-limit':
    case 'stacks-eased':
    case 'market-arranged':
    case 'market-bare':
    case 'won':
      return 'change';
    case 'reshuffled':
      return event.meant === true ? 'change' : 'housekeeping';
    case 'clock':
    case 'shuffled':
    case 'looked-away':
    case 'turn-began':
    case 'phase-began':
    case 'actions-counted':
    case 'value-ended':
    case 'market-slid':
      return 'housekeeping';
    default:
      return unreachable(event);
  }
}
