import { type BaseState, cloneJson, cloneRng, type Json, type Seat } from '@comptoir/kit';
import type { Until } from './content/language.ts';

/** Types, copies and versions of the state of Karanor (7.1). Pieces are the numbers of content/tables.ts. */
export const RULES = 5;

export const WINDOW_MODES = ['smart', 'strict'] as const;
export type WindowMode = (typeof WINDOW_MODES)[number];

/**
 * K-216: when a holder of cards wants to be asked about open ones: never, in the calm windows of every turn, also when
 * somebody else comes to a city, or after everything that others do.
 */
export const HOLDS = ['never', 'calm', 'city', 'step'] as const;
export type Hold = (typeof HOLDS)[number];

export interface Config {
  players: number;
  firstSeat: Seat;
  market2p: boolean;
  windowMode: WindowMode;
  /** S-57: the game ends after this many rounds at the latest. */
  roundCap: number;
}

/** A temporary change of a stat (6.4 `modify`). */
export interface Modifier {
  stat: number;
  add: number;
  set: number | null;
  until: Until;
  /** The card it comes from. */
  source: string;
}

export interface Player {
  city: number;
  story: number;
  territory: number;
  gold: number;
  income: number;
  prestige: number;
  /** How many of the two black-market cards of K-140 have been drawn. */
  thresholds: number;
  resources: number[];
  /** Copies by kind. */
  badges: number[];
  /** In order of acquisition. */
  artefacts: number[];
  associates: number[];
  shopHand: number[];
  questHand: number[];
  blackHand: number[];
  /** City and card of each shop; the first is the origin pawn with the card ORIGIN. */
  shopCities: number[];
  shopCards: number[];
  bonusActions: number;
  modifiers: Modifier[];
  /** K-205: windows of these kinds are passed without asking; in the order of WINDOWS. */
  autoPass: boolean[];
  hold: Hold;
}

export const ORIGIN = -1;
export const NOBODY = -1;

export const PHASES = ['draft1', 'draft2', 'start', 'turnStart', 'actions', 'income', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Turn {
  round: number;
  active: Seat;
  phase: Phase;
  /** `stat(actions)` as read after the `turnStart` window (K-052). */
  allowance: number;
  actionsUsed: number;
  /** Steps of the move in progress, or NO_MOVE. */
  steps: number;
  /** Artefacts activated this turn: the mark is on the tile (K-308). */
  usedArtefacts: number[];
}
export const NO_MOVE = -1;

/** A quest that is being chosen from or resolved. `open`: everybody has seen it. */
export interface QuestAside {
  seat: Seat;
  card: number;
  open: boolean;
}
/** Artefacts drawn of which one is kept (K-133). */
export interface ArtefactAside {
  seat: Seat;
  cards: number[];
}

/** What changes hands in a trade (K-301). Resources and badges are counts by kind. A type, so that it is plain JSON. */
export type Wares = {
  gold: number;
  resources: number[];
  badges: number[];
  artefacts: number[];
  associates: number[];
};

/** K-311: what the two sides of an offer would give in the coming rounds. A type, so that it is plain JSON. */
export type Later = {
  give: Wares;
  want: Wares;
  /** Rounds from now within which it is due. */
  rounds: number;
};

/** K-303. Only open offers are kept; the story tells how the others ended. */
export interface Offer {
  id: number;
  from: Seat;
  /** A seat, or ANYONE. */
  to: Seat;
  give: Wares;
  want: Wares;
  later: Later | null;
  note: string;
  /** Seats that declined an offer to anyone (K-304). */
  declined: Seat[];
}
export const ANYONE = -1;

/** K-312: how a promise ends. */
export const PLEDGE_ENDS = ['kept', 'broken', 'forgiven', 'void'] as const;
export type PledgeEnd = (typeof PLEDGE_ENDS)[number];

/** K-311: goods that a seat promised another. The table remembers all of them; one is never changed, only replaced. */
export interface Pledge {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly wares: Wares;
  /** The round in which the turn of its giver is the last chance to keep it. */
  readonly due: number;
  readonly state: 'open' | PledgeEnd;
}

export interface State extends BaseState {
  config: Config;
  players: Player[];
  turn: Turn;
  supply: number[];
  badgeSupply: number[];
  associateSupply: number[];
  promoted: boolean[];
  inhabitants: boolean[];
  /** Owner of each villa, or NOBODY. */
  villas: number[];
  display: number[];
  /** The top of every pile is its end. */
  shopDeck: number[];
  shopDiscard: number[];
  questDeck: number[];
  questDiscard: number[];
  questsRemoved: number[];
  followUps: number[];
  questAside: QuestAside[];
  blackDeck: number[];
  blackDiscard: number[];
  artefactDeck: number[];
  artefactDiscard: number[];
  artefactAside: ArtefactAside[];
  deliveryPile: number[];
  /** The face-up one, or -1. */
  delivery: number;
  deliveriesDone: number[];
  /** Never in play, face down. */
  deliveryBox: number[];
  /** Tokens on the two-player market; empty without it. */
  market: number[];
  offers: Offer[];
  nextOffer: number;
  /** In the order in which they were made. */
  pledges: Pledge[];
  endTriggered: boolean;
}

export const cloneOffer = (offer: Offer): Offer => ({
  id: offer.id,
  from: offer.from,
  to: offer.to,
  // What was offered never changes: copies may share it.
  give: offer.give,
  want: offer.want,
  later: offer.later,
  note: offer.note,
  declined: offer.declined.slice(),
});

function clonePlayer(p: Player): Player {
  return {
    city: p.city,
    story: p.story,
    territory: p.territory,
    gold: p.gold,
    income: p.income,
    prestige: p.prestige,
    thresholds: p.thresholds,
    resources: p.resources.slice(),
    badges: p.badges.slice(),
    artefacts: p.artefacts.slice(),
    associates: p.associates.slice(),
    shopHand: p.shopHand.slice(),
    questHand: p.questHand.slice(),
    blackHand: p.blackHand.slice(),
    shopCities: p.shopCities.slice(),
    shopCards: p.shopCards.slice(),
    bonusActions: p.bonusActions,
    // Modifiers are never changed, only added and removed.
    modifiers: p.modifiers.slice(),
    autoPass: p.autoPass.slice(),
    hold: p.hold,
  };
}

export function clone(g: State): State {
  const players: Player[] = [];
  for (let i = 0; i < g.players.length; i++) players.push(clonePlayer(g.players[i] as Player));
  const { turn } = g;
  return {
    rng: cloneRng(g.rng),
    stack: g.stack.map(cloneJson),
    // Written once, at set-up.
    config: g.config,
    deliveryBox: g.deliveryBox,
    players,
    turn: {
      round: turn.round,
      active: turn.active,
      phase: turn.phase,
      allowance: turn.allowance,
      actionsUsed: turn.actionsUsed,
      steps: turn.steps,
      usedArtefacts: turn.usedArtefacts.slice(),
    },
    supply: g.supply.slice(),
    badgeSupply: g.badgeSupply.slice(),
    associateSupply: g.associateSupply.slice(),
    promoted: g.promoted.slice(),
    inhabitants: g.inhabitants.slice(),
    villas: g.villas.slice(),
    display: g.display.slice(),
    shopDeck: g.shopDeck.slice(),
    shopDiscard: g.shopDiscard.slice(),
    questDeck: g.questDeck.slice(),
    questDiscard: g.questDiscard.slice(),
    questsRemoved: g.questsRemoved.slice(),
    followUps: g.followUps.slice(),
    questAside: g.questAside.map(({ seat, card, open }) => ({ seat, card, open })),
    blackDeck: g.blackDeck.slice(),
    blackDiscard: g.blackDiscard.slice(),
    artefactDeck: g.artefactDeck.slice(),
    artefactDiscard: g.artefactDiscard.slice(),
    artefactAside: g.artefactAside.map(({ seat, cards }) => ({ seat, cards: cards.slice() })),
    deliveryPile: g.deliveryPile.slice(),
    delivery: g.delivery,
    deliveriesDone: g.deliveriesDone.slice(),
    market: g.market.slice(),
    offers: g.offers.map(cloneOffer),
    nextOffer: g.nextOffer,
    pledges: g.pledges.slice(),
    endTriggered: g.endTriggered,
  };
}

/** Brings a saved state up to date, one version after the other; a saved game of each past version is a fixture. */
export function migrate(saved: Json, rules: number): State {
  if (!Number.isInteger(rules) || rules < 1 || rules > RULES)
    throw new RangeError(`rules ${rules} of Karanor are not known`);
  const g = cloneJson(saved) as unknown as State;
  if (rules < 2) addHolds(g);
  if (rules < 3) addPledges(g);
  return g;
}

/** Rules 2: hands may be raised, windows say what they are about, a turn knows where its player came from. */
function addHolds(g: State): void {
  for (const player of g.players) player.hold = 'never';
  for (const frame of g.stack) {
    if (frame.effect === 'window') Object.assign(frame, { what: -1, count: 0 });
    if (frame.effect === 'turn') Object.assign(frame, { was: -1 });
  }
}

/** Rules 3: offers may promise goods of later rounds, and the table remembers what was promised. */
function addPledges(g: State): void {
  g.pledges = [];
  for (const offer of g.offers) offer.later = null;
}

export const playerOf = (g: State, seat: Seat): Player => g.players[seat] as Player;
/** K-001: the seats after this one, clockwise. */
export function seatsAfter(g: State, seat: Seat): Seat[] {
  const { players } = g.config;
  const seats: Seat[] = [];
  for (let i = 1; i < players; i++) seats.push((seat + i) % players);
  return seats;
}
/** K-200: an open moment of the action phase, nothing pending. */
export function isOpen(g: State): boolean {
  const top = g.stack[g.stack.length - 1];
  return top !== undefined && top.effect === 'turn' && top.step === 'act';
}
