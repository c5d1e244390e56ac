import { type Frame, type Seat, unreachable, type Viewer } from '@comptoir/kit';
import type { WindowKind } from './content/language.ts';
import type { Event, Zone } from './events.ts';
import type { WindowFrame } from './rules/pending.ts';
import {
  cloneOffer,
  type Hold,
  type Modifier,
  type Offer,
  type Phase,
  type Player,
  type Pledge,
  type State,
  type WindowMode,
} from './state.ts';

/** K-003, K-004: everything about who sees what. Built field by field: what is not written here is not shown. */

export interface View {
  viewer: Viewer;
  firstSeat: Seat;
  windowMode: WindowMode;
  roundCap: number;
  round: number;
  active: Seat;
  phase: Phase;
  /** Actions of this turn, without the active player's bonus actions. */
  allowance: number;
  actionsUsed: number;
  /** Steps of the move in progress, or -1. */
  steps: number;
  usedArtefacts: number[];
  players: PlayerView[];
  supply: number[];
  badgeSupply: number[];
  associateSupply: number[];
  promoted: boolean[];
  inhabitants: boolean[];
  villas: number[];
  display: number[];
  shopDeck: number;
  shopDiscard: number[];
  questDeck: number;
  questDiscard: number;
  questsRemoved: number[];
  followUps: number[];
  questAside: { seat: Seat; card: number | null; open: boolean }[];
  blackDeck: number;
  blackDiscard: number[];
  artefactDeck: number;
  artefactDiscard: number[];
  artefactAside: { seat: Seat; card: number | null }[];
  delivery: number;
  deliveriesLeft: number;
  deliveriesDone: number[];
  market: number[];
  offers: Offer[];
  pledges: Pledge[];
  /** Windows being answered, the innermost last. */
  windows: WindowView[];
  /** Black-market cards declared and not resolved, the latest last. */
  cards: CardView[];
  declaration: Declaration | null;
  endTriggered: boolean;
}

export interface WindowView {
  window: WindowKind;
  actor: Seat;
  asked: Seat[];
  passed: Seat[];
  /** The resource of a harvest, the card of a delivery or of a quest; -1 where `declaration` or `cards` tells. */
  what: number;
  /** Tokens of a harvest. */
  count: number;
}
export interface CardView {
  seat: Seat;
  card: number;
  target: Seat;
  actor: Seat;
}
export type Declaration =
  | { kind: 'build'; seat: Seat; card: number; city: number; withBonus: boolean }
  | { kind: 'villa'; seat: Seat; territory: number };

export interface PlayerView {
  city: number;
  story: number;
  territory: number;
  gold: number;
  income: number;
  prestige: number;
  thresholds: number;
  resources: number[];
  badges: number[];
  artefacts: number[];
  associates: number[];
  shops: { city: number; card: number }[];
  shopCount: number;
  questCount: number;
  blackCount: number;
  /** The viewer's own cards; null for other hands. */
  shopHand: number[] | null;
  questHand: number[] | null;
  blackHand: number[] | null;
  bonusActions: number;
  modifiers: Modifier[];
  /** The viewer's own standing orders. */
  autoPass: boolean[] | null;
  /** The viewer's own. */
  hold: Hold | null;
}

function playerView(p: Player, isOwn: boolean): PlayerView {
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
    shops: p.shopCities.map((city, at) => ({ city, card: p.shopCards[at] as number })),
    shopCount: p.shopHand.length,
    questCount: p.questHand.length,
    blackCount: p.blackHand.length,
    shopHand: isOwn ? p.shopHand.slice() : null,
    questHand: isOwn ? p.questHand.slice() : null,
    blackHand: isOwn ? p.blackHand.slice() : null,
    bonusActions: p.bonusActions,
    modifiers: p.modifiers.map(({ stat, add, set, until, source }) => ({ stat, add, set, until, source })),
    autoPass: isOwn ? p.autoPass.slice() : null,
    hold: isOwn ? p.hold : null,
  };
}

type Pending = Frame & { target: Seat; actor: Seat; city: number; withBonus: boolean; territory: number };

export function declarationIn(g: State): Declaration | null {
  for (const frame of g.stack as Pending[]) {
    // The step after the window is the one that carries it out.
    if (frame.effect === 'build' && frame.step === 'pay')
      return {
        kind: 'build',
        seat: frame.owner,
        card: frame.card,
        city: frame.city,
        withBonus: frame.withBonus,
      };
    if (frame.effect === 'villa') return { kind: 'villa', seat: frame.owner, territory: frame.territory };
  }
  return null;
}

export function view(g: State, viewer: Viewer): View {
  const { turn, config } = g;
  const windows: WindowView[] = [];
  const cards: CardView[] = [];
  for (const frame of g.stack) {
    if (frame.effect === 'window' && frame.step === 'respond') {
      const { window, asked, passed, what, count } = frame as WindowFrame;
      windows.push({
        window,
        actor: frame.owner,
        asked: asked.slice(),
        passed: passed.slice(),
        what,
        count,
      });
    } else if (frame.effect === 'card') {
      const { target, actor } = frame as Pending;
      cards.push({ seat: frame.owner, card: frame.card, target, actor });
    }
  }
  return {
    viewer,
    firstSeat: config.firstSeat,
    windowMode: config.windowMode,
    roundCap: config.roundCap,
    round: turn.round,
    active: turn.active,
    phase: turn.phase,
    allowance: turn.allowance,
    actionsUsed: turn.actionsUsed,
    steps: turn.steps,
    usedArtefacts: turn.usedArtefacts.slice(),
    players: g.players.map((player, seat) => playerView(player, seat === viewer)),
    supply: g.supply.slice(),
    badgeSupply: g.badgeSupply.slice(),
    associateSupply: g.associateSupply.slice(),
    promoted: g.promoted.slice(),
    inhabitants: g.inhabitants.slice(),
    villas: g.villas.slice(),
    display: g.display.slice(),
    shopDeck: g.shopDeck.length,
    shopDiscard: g.shopDiscard.slice(),
    questDeck: g.questDeck.length,
    questDiscard: g.questDiscard.length,
    questsRemoved: g.questsRemoved.slice(),
    followUps: g.followUps.slice(),
    questAside: g.questAside.map(({ seat, card, open }) => ({
      seat,
      card: open || seat === viewer ? card : null,
      open,
    })),
    blackDeck: g.blackDeck.length,
    blackDiscard: g.blackDiscard.slice(),
    artefactDeck: g.artefactDeck.length,
    artefactDiscard: g.artefactDiscard.slice(),
    artefactAside: g.artefactAside.flatMap(({ seat, cards: drawn }) =>
      drawn.map((card) => ({ seat, card: seat === viewer ? card : null })),
    ),
    delivery: g.delivery,
    deliveriesLeft: g.deliveryPile.length,
    deliveriesDone: g.deliveriesDone.slice(),
    market: g.market.slice(),
    offers: g.offers.map(cloneOffer),
    pledges: g.pledges.slice(),
    windows,
    cards,
    declaration: declarationIn(g),
    endTriggered: g.endTriggered,
  };
}

/** Whether a card at this place is known to the viewer. */
function isVisibleAt(zone: Zone, viewer: Viewer, isQuest: boolean): boolean {
  switch (zone.at) {
    case 'hand':
      return zone.seat === viewer;
    case 'aside':
      return zone.open || zone.seat === viewer;
    case 'deck':
      return false;
    case 'discard':
      // K-004: the quest discard is face down.
      return !isQuest;
    case 'removed':
    case 'packet':
    case 'in-play':
    case 'display':
      return true;
    default:
      return unreachable(zone);
  }
}

/** What a viewer is told of an event; null when they are told nothing. */
export function redact(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'moved': {
      const isQuest = event.pile === 'quest';
      // Artefacts that players own lie open before them.
      const isOpenTile = event.pile === 'artefact' && event.to.at === 'hand';
      const isKnown =
        isOpenTile || isVisibleAt(event.from, viewer, isQuest) || isVisibleAt(event.to, viewer, isQuest);
      return isKnown ? event : { ...event, card: null };
    }
    case 'orders':
    case 'hold':
      return event.seat === viewer ? event : null;
    default:
      return event;
  }
}
