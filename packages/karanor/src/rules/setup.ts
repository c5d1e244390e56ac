import {
  below,
  generator,
  isRecord,
  NO_CARD,
  type OptionSpec,
  type OptionsReading,
  type Rng,
  refusal,
  type Seat,
  type Seed,
  shuffle,
} from '@comptoir/kit';
import { RESOURCES, WINDOWS } from '../content/language.ts';
import { INHABITED, VILLAS } from '../content/map.ts';
import {
  ARTEFACTS,
  ASSOCIATES,
  BADGES,
  BLACK_MARKET,
  constants,
  DECK_QUESTS,
  DELIVERIES,
  ORIGINS,
  QUESTS,
  SHOPS,
  STORIES,
} from '../content/tables.ts';
import { NO_MOVE, NOBODY, ORIGIN, type Player, type State, WINDOW_MODES, type WindowMode } from '../state.ts';

/** Chapter 3.2. */
export interface Options {
  readonly players: number;
  /** K-032 */
  readonly market2p: boolean;
  /** K-203: `strict` opens every window that could matter, so that none tells anything. */
  readonly windowMode: WindowMode;
  /** A seat, or `random` (K-029). */
  readonly firstPlayer: Seat | 'random';
  /** S-57 */
  readonly roundCap: number;
}

export const PLAYERS = [2, 3, 4, 5, 6] as const;
const ROUND_CAP = 60;

export const optionSpecs: readonly OptionSpec[] = [
  { id: 'market2p', kind: 'switch', fallback: true, players: [2] },
  { id: 'windowMode', kind: 'choice', values: WINDOW_MODES, fallback: 'smart' },
  { id: 'firstPlayer', kind: 'choice', values: ['random', 0, 1, 2, 3, 4, 5], fallback: 'random' },
];

const KNOWN = ['players', 'market2p', 'windowMode', 'firstPlayer', 'roundCap'];

export function readOptions(input: unknown): OptionsReading<Options> {
  const wrong = (rule: string, reason: string, figures = {}): OptionsReading<Options> => ({
    ok: false,
    refusal: refusal(rule, reason, figures),
  });
  if (!isRecord(input)) return wrong('K-001', 'malformed');
  const unknown = Object.keys(input).find((key) => !KNOWN.includes(key));
  if (unknown !== undefined) return wrong('K-001', 'unknown-option', { option: unknown });
  const {
    players = 3,
    market2p = true,
    windowMode = 'smart',
    firstPlayer = 'random',
    roundCap = ROUND_CAP,
  } = input;
  if (!PLAYERS.includes(players as 2))
    return wrong('K-001', 'wrong-number-of-players', { players: String(players), min: 2, max: 6 });
  if (typeof market2p !== 'boolean') return wrong('K-032', 'malformed');
  if (!WINDOW_MODES.includes(windowMode as WindowMode)) return wrong('K-203', 'unknown-window-mode');
  const isSeat =
    Number.isInteger(firstPlayer) &&
    (firstPlayer as number) >= 0 &&
    (firstPlayer as number) < (players as number);
  if (firstPlayer !== 'random' && !isSeat)
    return wrong('K-029', 'no-such-seat', { seat: String(firstPlayer) });
  if (!Number.isInteger(roundCap) || (roundCap as number) < 1) return wrong('K-162', 'wrong-round-cap');
  return {
    ok: true,
    options: {
      players: players as number,
      market2p,
      windowMode: windowMode as WindowMode,
      firstPlayer: firstPlayer as Seat | 'random',
      roundCap: roundCap as number,
    },
  };
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** K-020, K-021 */
const shuffled = (rng: Rng, cards: readonly { readonly minPlayers: number }[], players: number): number[] =>
  shuffle(
    rng,
    upTo(cards.length).filter((card) => (cards[card]?.minPlayers ?? 0) <= Math.max(players, 2)),
  );

function newPlayer(city: number, story: number): Player {
  return {
    city,
    story,
    territory: city,
    gold: 0,
    income: 0,
    prestige: 0,
    thresholds: 0,
    resources: RESOURCES.map(() => 0),
    badges: BADGES.map(() => 0),
    artefacts: [],
    associates: [],
    shopHand: [],
    questHand: [],
    blackHand: [],
    shopCities: [city],
    shopCards: [ORIGIN],
    bonusActions: 0,
    modifiers: [],
    autoPass: WINDOWS.map(() => false),
    hold: 'never',
  };
}

/** K-020 to K-032, up to the draft. */
export function begin(seed: Seed, options: Options): State {
  const rng = generator(seed);
  const { players } = options;
  const shopDeck = shuffle(rng, upTo(SHOPS.length));
  const deckQuests = QUESTS.slice(0, DECK_QUESTS);
  const questDeck = shuffled(rng, deckQuests, players);
  const blackDeck = shuffled(rng, BLACK_MARKET, players);
  const artefactDeck = shuffled(rng, ARTEFACTS, players);
  const deliveries = shuffle(rng, upTo(DELIVERIES.length));
  const stories = shuffle(rng, upTo(STORIES.length));
  const cities = shuffle(rng, ORIGINS.slice());
  const display = upTo(constants.shopDisplay).map(() => shopDeck.pop() as number); // K-022
  const seats = upTo(players).map((seat) => newPlayer(cities[seat] as number, stories[seat] as number));
  for (const player of seats)
    for (let i = 0; i < constants.draftDeal; i++) player.shopHand.push(shopDeck.pop() as number);
  const deliveryPile = deliveries.splice(0, players + constants.deliveriesExtra); // K-026
  const firstSeat = options.firstPlayer === 'random' ? below(rng, players) : options.firstPlayer;
  const g: State = {
    rng,
    stack: [{ effect: 'draft', step: 'first', owner: firstSeat, card: NO_CARD }],
    config: {
      players,
      firstSeat,
      market2p: players === 2 && options.market2p,
      windowMode: options.windowMode,
      roundCap: options.roundCap,
    },
    players: seats,
    turn: {
      round: 1,
      active: firstSeat,
      phase: 'draft1',
      allowance: 0,
      actionsUsed: 0,
      steps: NO_MOVE,
      usedArtefacts: [],
    },
    supply: RESOURCES.map(() => constants.tokensPerResource),
    badgeSupply: BADGES.map(({ copies }) => copies),
    associateSupply: upTo(ASSOCIATES.length),
    promoted: ASSOCIATES.map(() => false),
    inhabitants: INHABITED.slice(),
    villas: VILLAS.map(() => NOBODY),
    display,
    shopDeck,
    shopDiscard: [],
    questDeck,
    questDiscard: [],
    questsRemoved: upTo(DECK_QUESTS).filter((card) => !questDeck.includes(card)),
    followUps: upTo(QUESTS.length).slice(DECK_QUESTS),
    questAside: [],
    blackDeck,
    blackDiscard: [],
    artefactDeck,
    artefactDiscard: [],
    artefactAside: [],
    delivery: deliveryPile.pop() as number,
    deliveryPile,
    deliveriesDone: [],
    deliveryBox: deliveries,
    market: [],
    offers: [],
    nextOffer: 1,
    pledges: [],
    endTriggered: false,
  };
  if (g.config.market2p) openMarket(g);
  return g;
}

/** K-032, K-170 */
function openMarket(g: State): void {
  const { initialPerResource, excluded } = constants.market2p;
  g.market = RESOURCES.map((resource) => (excluded.includes(resource) ? 0 : initialPerResource));
  g.market.forEach((tokens, resource) => {
    g.supply[resource] = (g.supply[resource] as number) - tokens;
  });
}
