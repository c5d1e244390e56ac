import type { Event } from '@comptoir/karanor';
import type { IconName } from '../../../art/icons.ts';
import type { Picture } from '../../../table/game-screen.ts';
import { cardIn, type PileName } from '../words/faces.ts';

export const PILE_OF: Readonly<Record<Extract<Event, { type: 'moved' }>['pile'], PileName>> = {
  shop: 'shop',
  quest: 'quest',
  'black-market': 'black',
  artefact: 'artefact',
};

const ACTIONS: Readonly<Record<string, IconName>> = {
  work: 'coin',
  harvest: 'sickle',
  interact: 'talk',
  recruit: 'three-friends',
  market: 'shop',
};

/** The card a decision is about; a walk and a harvest are seen on the map. */
export function picture(event: Event): Picture {
  switch (event.type) {
    case 'pawn':
      return { icon: event.how === 'sea' ? 'sailboat' : 'walk', cards: [] };
    case 'action':
      return { icon: ACTIONS[event.action] ?? 'hand', cards: [] };
    case 'build-declared':
    case 'shop-built':
      return { icon: 'shop', cards: [cardIn('shop', event.card)] };
    case 'villa-declared':
    case 'villa-bought':
      return { icon: 'house', cards: [] };
    case 'quest-chosen':
    case 'revealed':
      return { icon: 'tied-scroll', cards: [cardIn('quest', event.card)] };
    case 'card-declared':
      return { icon: 'domino-mask', cards: [cardIn('black', event.card)] };
    case 'activated':
      return { icon: 'compass', cards: [cardIn('artefact', event.artefact)] };
    case 'moved':
      return { icon: 'hand', cards: event.card === null ? [] : [cardIn(PILE_OF[event.pile], event.card)] };
    case 'delivered':
      return { icon: 'wooden-crate', cards: [] };
    case 'offer-made':
    case 'traded':
    case 'offer-ended':
    case 'offer-declined':
      return { icon: 'shaking-hands', cards: [] };
    case 'gold':
      return { icon: 'coin', cards: [] };
    case 'tokens':
      return { icon: 'backpack', cards: [] };
    case 'associate':
    case 'promoted':
      return { icon: 'three-friends', cards: [] };
    case 'prestige':
      return { icon: 'prestige', cards: [] };
    default:
      return { icon: 'hand', cards: [] };
  }
}
