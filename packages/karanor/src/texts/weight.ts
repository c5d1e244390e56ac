import { unreachable, type Weight } from '@comptoir/kit';
import type { Event } from '../events.ts';

/**
 * A choice within an effect heads a beat only where nothing else does. A declaration is told unless its deed follows
 * at once. Answers to an offer are told with it, and an offer that is taken back with what replaces it.
 */
export function weightOf(event: Event): Weight {
  switch (event.type) {
    case 'action':
    case 'shop-built':
    case 'villa-bought':
    case 'quest-chosen':
    case 'delivered':
    case 'card-declared':
    case 'activated':
    case 'promoted':
    case 'started':
      return { headline: event.seat };
    case 'pawn':
      return event.how === 'effect' ? 'change' : { headline: event.seat, isStep: true };
    case 'build-declared':
    case 'villa-declared':
      return { headline: event.seat, isIntent: true };
    case 'offer-made':
      return { headline: event.offer.from };
    case 'offer-declined':
      return 'reply';
    case 'offer-ended':
      return event.how === 'withdrawn' || event.how === 'void' ? 'housekeeping' : 'reply';
    case 'traded':
      return { headline: event.to };
    case 'gold':
    case 'tokens':
      // What associates yield belongs to income, whoever let the last window pass.
      return event.why === 'associate' ? 'housekeeping' : 'change';
    case 'moved':
    case 'income':
    case 'prestige':
    case 'threshold':
    case 'badge':
    case 'associate':
    case 'artefact':
    case 'bonus-actions':
    case 'declaration-ended':
    case 'card-ended':
    case 'option-chosen':
    case 'revealed':
    case 'pledged':
    case 'pledge-ended':
    case 'end-triggered':
      return 'change';
    case 'over': {
      const [winner] = event.winners;
      return winner === undefined ? 'change' : { headline: winner };
    }
    case 'window-closed':
      // Whoever passed last has not done what comes then.
      return { owner: event.actor };
    case 'reshuffled':
    case 'drafted':
    case 'turn-began':
    case 'phase':
    case 'allowance':
    case 'action-back':
    case 'move-steps':
    case 'inhabitant-left':
    case 'quest-done':
    case 'delivery-shown':
    case 'modified':
    case 'window-opened':
    case 'window-passed':
    case 'orders':
    case 'hold':
    case 'income-paid':
      return 'housekeeping';
    default:
      return unreachable(event);
  }
}
