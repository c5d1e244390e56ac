import type { Event } from '@comptoir/vallee';
import type { Picture } from '../../../table/game-screen.ts';

/** The card a decision is about, then those it was paid or built with. */
export function picture(event: Event): Picture {
  switch (event.type) {
    case 'purchase':
      return { icon: 'coin', cards: [event.card, ...event.cards] };
    case 'stack':
      return { icon: 'shop', cards: event.cards };
    case 'technique':
      return { icon: 'hand', cards: [event.card] };
    case 'passive-used':
    case 'release':
      return { icon: 'hourglass', cards: [event.card] };
    case 'inventory':
      return { icon: 'backpack', cards: [] };
    case 'help-asked':
    case 'help-given':
      return { icon: 'shaking-hands', cards: event.cards };
    case 'rolled':
      return { icon: 'rolling-dices', cards: [] };
    case 'moved':
    case 'shown':
      return { icon: 'card-exchange', cards: event.card === null ? [] : [event.card] };
    default:
      return { icon: 'hand', cards: [] };
  }
}
