import type { Event } from '@comptoir/vallee';
import type { Picture, Spots } from '../../../table/game-screen.ts';

/** What is bought leaves its wagon; the rest is seen at the tag of whoever decides. */
export function spotsOf(event: Event): Spots {
  if (event.type === 'purchase') return { lit: [`slot-${event.slot}`] };
  if (event.type !== 'moved') return { lit: [] };
  const places = [event.from, event.to];
  return {
    lit: places.flatMap((place) => {
      if (place.zone === 'market') return [`slot-${place.slot}`];
      return 'seat' in place ? [`seat-${place.seat}`] : [];
    }),
  };
}

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
    case 'rolled-pair':
      return { icon: 'rolling-dices', cards: [] };
    case 'moved':
    case 'shown':
      return { icon: 'card-exchange', cards: event.card === null ? [] : [event.card] };
    default:
      return { icon: 'hand', cards: [] };
  }
}
