import { DELIVERIES, type Event, type View } from '@comptoir/karanor';
import type { IconName } from '../../../art/icons.ts';
import type { Phase, Picture, Spots } from '../../../table/game-screen.ts';
import { cardIn, type PileName } from '../words/faces.ts';
import { idOf } from './map-state.ts';

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

const at = (territory: number): string => `place-${idOf(territory)}`;

/** What somebody does is done where their pawn stands, unless it says where. */
export function spotsOf(event: Event, { players }: View): Spots {
  const where = (seat: number): string[] => {
    const territory = players[seat]?.territory;
    return territory === undefined ? [] : [at(territory)];
  };
  switch (event.type) {
    case 'pawn':
      return { lit: [at(event.to)], way: [at(event.from), at(event.to)] };
    case 'build-declared':
    case 'shop-built':
      return { lit: [at(event.city)] };
    case 'villa-declared':
    case 'villa-bought':
      return { lit: [at(event.territory)] };
    case 'action':
    case 'quest-chosen':
    case 'promoted':
      return { lit: where(event.seat) };
    case 'delivered':
      return { lit: [at(DELIVERIES[event.card]?.city ?? -1)] };
    case 'card-declared':
      return { lit: [`seat-${event.target}`] };
    case 'offer-made':
      return { lit: [`seat-${event.offer.to}`] };
    case 'traded':
      return { lit: [`seat-${event.from}`, `seat-${event.to}`] };
    default:
      return { lit: [] };
  }
}

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

const PHASE_OF: Readonly<Record<string, Phase>> = {
  move: 'travelling',
  step: 'travelling',
  place: 'travelling',
  build: 'making',
  villa: 'making',
  promote: 'making',
  'shop.pick': 'making',
  harvest: 'buying',
  work: 'buying',
  recruit: 'buying',
  resources: 'buying',
  deliver: 'selling',
  market: 'selling',
};

/** What a question, or an action, is about. */
export const phaseOf = (question: string): Phase =>
  question.startsWith('trade.') ? 'trading' : (PHASE_OF[question] ?? 'playing');
