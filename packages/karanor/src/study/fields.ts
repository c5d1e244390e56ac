import {
  choice,
  exactly,
  laidIn,
  number,
  type PiecesField,
  pieces,
  type SetUp,
  type Sheet,
  type Stock,
  type StudyField,
} from '@comptoir/kit/study';
import { content } from '../content/content.ts';
import { RESOURCES } from '../content/language.ts';
import { CITIES, INHABITED, TERRITORIES, VILLAS } from '../content/map.ts';
import {
  ARTEFACTS,
  BADGES,
  BLACK_MARKET,
  constants,
  DELIVERIES,
  ORIGINS,
  QUESTS,
  SHOPS,
  STORIES,
} from '../content/tables.ts';
import { PLAYERS } from '../rules/setup.ts';

/** What of a position of Karanor can be set. Cards and tiles are named by their ids, places by those of the map. */

const MOST_GOLD = 200;
const MOST_PRESTIGE = 40;
const MOST_ROUNDS = 60;
const MOST_ACTIONS = 9;
/** More shops of one player in one city than any badge allows. */
const SHOPS_IN_CITY = 3;

const place = (at: number): string => TERRITORIES[at]?.id ?? '';
const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
export const SHOP_IDS = ids(SHOPS);
export const QUEST_IDS = ids(QUESTS);
export const BLACK_IDS = ids(BLACK_MARKET);
export const ARTEFACT_IDS = ids(ARTEFACTS);
export const BADGE_IDS = ids(BADGES);
export const ASSOCIATE_IDS = ids(content.associates);
export const DELIVERY_IDS = ids(DELIVERIES);
export const STORY_IDS = ids(STORIES.map(({ item }) => item));
export const PLACE_IDS = ids(TERRITORIES);
const ORIGIN_IDS = ORIGINS.map(place);
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  badges: BADGE_IDS,
  artefacts: ARTEFACT_IDS,
  associates: ASSOCIATE_IDS,
  promoted: ASSOCIATE_IDS,
  shops: SHOP_IDS,
  quests: QUEST_IDS,
  black: BLACK_IDS,
  deliveries: DELIVERY_IDS,
  stories: STORY_IDS,
};
/** The number by which texts name a piece of a stock; stocks that are not numbered here hold places. */
export const numberOf = (stock: string, piece: string): number =>
  (NUMBERED[stock] ?? PLACE_IDS).indexOf(piece);
const MARKET_RESOURCES = RESOURCES.filter((one) => !constants.market2p.excluded.includes(one));

const one = (names: readonly string[]): Stock => new Map(names.map((name) => [name, 1]));
/** K-020: cards with the mark stay in the box below four players. */
const inPlay = (items: readonly { readonly id: string; readonly minPlayers: number }[], players: number) =>
  ids(items.filter(({ minPlayers }) => minPlayers <= Math.max(players, 2)));

const PLAYERS_FIELD = choice('players', null, PLAYERS.map(String), '2');
const MARKET_FIELD = choice('market2p', null, ['yes', 'no'], 'yes');
const NOTHING: Sheet = { fields: [], stocks: new Map() };

export interface Chosen {
  readonly players: number;
  readonly hasMarket: boolean;
}
export function chosenIn(setUp: SetUp): Chosen {
  const players = Number(laidIn(PLAYERS_FIELD, setUp, NOTHING));
  return { players, hasMarket: players === 2 && laidIn(MARKET_FIELD, setUp, NOTHING) === 'yes' };
}

const originField = (seat: number): PiecesField =>
  pieces('origin', seat, 'origins', exactly([ORIGIN_IDS[seat] ?? '']));

export function sheet(setUp: SetUp): Sheet {
  const { players, hasMarket } = chosenIn(setUp);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const stocks = new Map<string, Stock>([
    ['origins', one(ORIGIN_IDS)],
    ['stories', one(STORY_IDS)],
    ['tokens', new Map(RESOURCES.map((resource) => [resource, constants.tokensPerResource]))],
    ['badges', new Map(BADGES.map(({ id, copies }) => [id, copies]))],
    ['artefacts', one(inPlay(ARTEFACTS, players))],
    ['associates', one(ASSOCIATE_IDS)],
    ['promoted', one(ASSOCIATE_IDS)],
    ['shops', one(SHOP_IDS)],
    ['quests', one(inPlay(QUESTS, players))],
    ['black', one(inPlay(BLACK_MARKET, players))],
    ['villas', one(VILLAS.map(place))],
    ['inhabitants', one(PLACE_IDS.filter((_, at) => INHABITED[at]))],
    ['deliveries', one(DELIVERY_IDS)],
    ...seats.map(
      (seat) => [`sites.${seat}`, new Map(CITIES.map((at) => [place(at), SHOPS_IN_CITY]))] as const,
    ),
  ]);
  const ofHand = inPlay(QUESTS, players).filter((id) => !QUESTS[QUEST_IDS.indexOf(id)]?.isImmediate);
  const shown = constants.shopDisplay;
  const held = constants.shopHandSize;
  const deck = { ordered: true, gives: true } as const;
  const fields: StudyField[] = [
    PLAYERS_FIELD,
    ...(players === 2 ? [MARKET_FIELD] : []),
    choice('first', null, seats.map(String), '0'),
    choice('active', null, seats.map(String), '0'),
    number('actions', null, 0, MOST_ACTIONS, constants.actionsPerTurn),
    number('round', null, 1, MOST_ROUNDS),
    choice('ending', null, ['no', 'yes'], 'no'),
    pieces('display', null, 'shops', exactly(SHOP_IDS.slice(0, shown))),
    pieces('delivery', null, 'deliveries', { most: 1, usual: DELIVERY_IDS.slice(0, 1) }),
    ...(hasMarket
      ? [pieces('market', null, 'tokens', { takes: MARKET_RESOURCES, usual: MARKET_RESOURCES })]
      : []),
    ...seats.flatMap((seat): StudyField[] => [
      originField(seat),
      choice('place', seat, PLACE_IDS, laidIn(originField(seat), setUp, { fields: [], stocks })[0] ?? ''),
      number('gold', seat, 0, MOST_GOLD),
      number('income', seat, constants.incomeMin, constants.incomeMax),
      number('prestige', seat, 0, MOST_PRESTIGE),
      pieces('goods', seat, 'tokens'),
      pieces(
        'shop-hand',
        seat,
        'shops',
        exactly(SHOP_IDS.slice(shown + held * seat, shown + held * (seat + 1))),
      ),
      pieces('quest-hand', seat, 'quests', { takes: ofHand, most: constants.questHandLimit }),
      pieces('black-hand', seat, 'black'),
      pieces('shops', seat, `sites.${seat}`, { most: constants.shopPawnsPerPlayer - 1 }),
      pieces('villas', seat, 'villas', { most: constants.shopPawnsPerPlayer - 1 }),
      pieces('badges', seat, 'badges'),
      pieces('artefacts', seat, 'artefacts'),
      pieces('associates', seat, 'associates'),
      pieces('story', seat, 'stories', exactly(STORY_IDS.slice(seat, seat + 1))),
    ]),
    pieces('gone', null, 'inhabitants'),
    pieces('promoted', null, 'promoted'),
    pieces('quest-gone', null, 'quests'),
    pieces('quest-discard', null, 'quests'),
    pieces('quest-deck', null, 'quests', deck),
    pieces('shop-discard', null, 'shops'),
    pieces('shop-deck', null, 'shops', deck),
    pieces('black-discard', null, 'black'),
    pieces('black-deck', null, 'black', deck),
    pieces('artefact-discard', null, 'artefacts'),
    pieces('artefact-deck', null, 'artefacts', deck),
    pieces('delivered', null, 'deliveries'),
    pieces('delivery-pile', null, 'deliveries', deck),
  ];
  return { fields, stocks };
}
