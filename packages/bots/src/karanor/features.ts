import {
  ARTEFACTS,
  BADGES,
  BLACK_MARKET,
  content,
  DELIVERIES,
  karanor,
  QUESTS,
  RESOURCES,
  SHOPS,
  TERRITORIES,
  type View,
} from '@comptoir/karanor';
import { bySeat, type Column, column, columns, count, featuresOf, oneOf, seatsFrom } from '../features.ts';

/** Karanor as numbers. */

const SEATS = Math.max(...karanor.players);
const PHASES = ['draft1', 'draft2', 'start', 'turnStart', 'actions', 'income', 'over'];

type PlayerView = View['players'][number];

interface Person {
  readonly isActive: boolean;
  readonly player: PlayerView;
  readonly artefacts: readonly number[];
  readonly associates: readonly number[];
  readonly shops: readonly number[];
  readonly villas: number;
}

interface Facts {
  readonly view: View;
  readonly seats: readonly Person[];
  readonly shopHand: readonly number[];
  readonly questHand: readonly number[];
  readonly blackHand: readonly number[];
  readonly display: readonly number[];
  readonly openOffers: number;
  readonly dueToOwn: number;
  readonly dueFromOwn: number;
}

function tally(cards: readonly number[], kinds: number): number[] {
  const found = new Array<number>(kinds).fill(0);
  for (const card of cards) if (card >= 0 && card < kinds) found[card] = (found[card] as number) + 1;
  return found;
}

function read(view: View): Facts {
  const from = seatsFrom(view.viewer, view.players.length);
  const own = from[0] as number;
  const { shopHand, questHand, blackHand } = view.players[own] as PlayerView;
  const open = view.pledges.filter(({ state }) => state === 'open');
  return {
    view,
    seats: from.map((seat) => {
      const player = view.players[seat] as PlayerView;
      return {
        isActive: view.active === seat,
        player,
        artefacts: tally(player.artefacts, ARTEFACTS.length),
        associates: tally(player.associates, content.associates.length),
        shops: tally(
          player.shops.map(({ city }) => city),
          TERRITORIES.length,
        ),
        villas: view.villas.filter((owner) => owner === seat).length,
      };
    }),
    shopHand: tally(shopHand ?? [], SHOPS.length),
    questHand: tally(questHand ?? [], QUESTS.length),
    blackHand: tally(blackHand ?? [], BLACK_MARKET.length),
    display: tally(view.display, SHOPS.length),
    openOffers: view.offers.length,
    dueToOwn: open.filter(({ to }) => to === own).length,
    dueFromOwn: open.filter(({ from: giver }) => giver === own).length,
  };
}

const BADGE_IDS = BADGES.map(({ id }) => id);
const person: Column<Person>[] = [
  column('present', () => 1),
  column('active', ({ isActive }) => Number(isActive)),
  column('gold', ({ player }) => player.gold),
  column('income', ({ player }) => player.income),
  column('prestige', ({ player }) => player.prestige),
  column('bonus-actions', ({ player }) => player.bonusActions),
  column('shop-cards', ({ player }) => player.shopCount),
  column('quest-cards', ({ player }) => player.questCount),
  column('black-cards', ({ player }) => player.blackCount),
  column('shops', ({ player }) => player.shops.length),
  column('villas', ({ villas }) => villas),
  column('modifiers', ({ player }) => player.modifiers.length),
  ...columns<Person>('resource', RESOURCES, ({ player }) => player.resources),
  ...columns<Person>('badge', BADGE_IDS, ({ player }) => player.badges),
  ...columns<Person>('associate', count(content.associates.length), ({ associates }) => associates),
  ...columns<Person>('artefact', count(ARTEFACTS.length), ({ artefacts }) => artefacts),
  ...oneOf<Person>('story', count(content.stories.length), ({ player }) => player.story),
  ...oneOf<Person>('at', count(TERRITORIES.length), ({ player }) => player.territory),
  ...columns<Person>('shop-at', count(TERRITORIES.length), ({ shops }) => shops),
];

export const features = featuresOf<View, Facts>(read, [
  column('round', ({ view }) => view.round),
  column('round-cap', ({ view }) => view.roundCap),
  ...oneOf<Facts>('phase', PHASES, ({ view }) => view.phase),
  column('actions-left', ({ view }) => view.allowance - view.actionsUsed),
  column('steps', ({ view }) => view.steps),
  column('end-triggered', ({ view }) => Number(view.endTriggered)),
  column('windows', ({ view }) => view.windows.length),
  column('offers', ({ openOffers }) => openOffers),
  column('promised-to-me', ({ dueToOwn }) => dueToOwn),
  column('promised-by-me', ({ dueFromOwn }) => dueFromOwn),
  column('quest-deck', ({ view }) => view.questDeck),
  column('shop-deck', ({ view }) => view.shopDeck),
  column('black-deck', ({ view }) => view.blackDeck),
  column('deliveries-left', ({ view }) => view.deliveriesLeft),
  ...columns<Facts>('supply', RESOURCES, ({ view }) => view.supply),
  ...columns<Facts>('market', RESOURCES, ({ view }) => view.market),
  ...columns<Facts>('badge-supply', BADGE_IDS, ({ view }) => view.badgeSupply),
  ...columns<Facts>('inhabitant', count(TERRITORIES.length), ({ view }) => view.inhabitants),
  ...oneOf<Facts>('delivery', count(DELIVERIES.length), ({ view }) => view.delivery),
  ...columns<Facts>('display', count(SHOPS.length), ({ display }) => display),
  ...columns<Facts>('shop-hand', count(SHOPS.length), ({ shopHand }) => shopHand),
  ...columns<Facts>('quest-hand', count(QUESTS.length), ({ questHand }) => questHand),
  ...columns<Facts>('black-hand', count(BLACK_MARKET.length), ({ blackHand }) => blackHand),
  ...bySeat(SEATS, person),
]);
