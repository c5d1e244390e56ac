import { type CardId, type Frame, type Seat, SPECTATOR, type Viewer } from '@comptoir/kit';
import type { Event } from './events.ts';
import type { Place } from './places.ts';
import { ALL_CARDS } from './questions.ts';
import {
  EVERYBODY,
  type Mode,
  type Permits,
  type Phase,
  type PlayerZones,
  type State,
  type Time,
  type Turn,
  type ValueChange,
} from './state.ts';

/** Chapter 12: everything about who sees what. Built field by field: what is not written here is not shown. */

export interface View {
  viewer: Viewer;
  mode: Mode;
  folks: string[];
  firstPlayer: Seat;
  players: PlayerView[];
  stalls: CardId[][][];
  /** By slot; null where no card lies. */
  market: (CardId | null)[];
  marketDeck: number;
  marketDiscard: CardId[];
  junkReserve: number;
  /** Cards being handled; null where the viewer may not see them. */
  setAside: (CardId | null)[];
  /** Cards an effect is showing to the viewer right now. */
  looking: CardId[] | null;
  /** V-269: the cards the active player proposes to the teammate, shown to all while they stay in hand. */
  proposal: CardId[] | null;
  turn: TurnView;
  /** V-370: by seat; present only where a folk in play asks for it. */
  clocks?: Time[];
  /** V-350: by seat; present only where a folk in play brings coins. */
  coins?: number[];
  winner: number | null;
}

export interface PlayerView {
  deck: number;
  handSize: number;
  /** The viewer's own cards; null for other hands (V-221). */
  hand: CardId[] | null;
  discard: CardId[];
  planning: { card: CardId; stored: (CardId | null)[]; as?: CardId; coins?: number }[];
  /** V-394: stored until the next turn; present only in the remastered edition. */
  kept?: (CardId | null)[];
}

export interface TurnView {
  number: number;
  active: Seat;
  phase: Phase;
  pendingActions: number;
  actionsDone: number;
  used: CardId[];
  values: ValueChange[];
  handBonus: number;
  declined: CardId[][];
  /** V-380: present only once a technique of this turn has allowed something. */
  permits?: Permits;
}

const seesSetAside = (viewer: Viewer, seenBy: Seat): boolean => seenBy === EVERYBODY || seenBy === viewer;

export function view(g: State, viewer: Viewer): View {
  const { turn } = g;
  const known = marksKnownTo(turn, viewer);
  const seesAside = seesSetAside(viewer, g.setAside.seenBy);
  return {
    viewer,
    mode: g.config.mode,
    folks: g.config.folks.slice(),
    firstPlayer: g.config.firstPlayer,
    players: g.players.map((zones, seat) => playerView(zones, seat === viewer)),
    stalls: g.stalls.map((stacks) => stacks.map((cards) => cards.slice())),
    market: g.market.map((card) => (card < 0 ? null : card)),
    marketDeck: g.marketDeck.length,
    marketDiscard: g.marketDiscard.slice(),
    junkReserve: g.junkReserve.length,
    setAside: g.setAside.cards.map((card) => (seesAside ? card : null)),
    looking: g.looking !== null && g.looking.seat === viewer ? g.looking.cards.slice() : null,
    proposal: proposalIn(g)?.slice() ?? null,
    turn: {
      number: turn.number,
      active: turn.active,
      phase: turn.phase,
      pendingActions: turn.pendingActions,
      actionsDone: turn.actionsDone,
      used: known.used,
      values: known.values.map((change) => ({ ...change })),
      handBonus: turn.handBonus,
      declined: turn.declined.map((cards) => cards.slice()),
      ...(turn.permits === undefined ? {} : { permits: { ...turn.permits } }),
    },
    ...(g.clocks === undefined ? {} : { clocks: g.clocks.slice() }),
    ...(g.coins === undefined ? {} : { coins: g.coins.slice() }),
    winner: g.winner < 0 ? null : g.winner,
  };
}

/** V-183, V-220: marks and changed values are public until a card has left the hand unseen. */
export function marksKnownTo(
  { active, used, values, veiled }: Turn,
  viewer: Viewer,
): { used: CardId[]; values: ValueChange[] } {
  if (viewer === active) return { used: used.slice(), values };
  return {
    used: used.slice(veiled.used),
    values: values.filter(({ card }, at) => at >= veiled.values || card === ALL_CARDS),
  };
}

/** V-201, V-223: whether a card that goes there from a hand is seen by nobody but its owner. */
export const isUnseenAt = ({ zone }: Place): boolean =>
  zone === 'store' || zone === 'kept' || zone === 'deck' || zone === 'hand' || zone === 'set-aside';

/** V-269 (2) */
export function proposalIn(g: State): readonly CardId[] | null {
  const top = g.stack[g.stack.length - 1];
  return top?.effect === 'ask-help' ? (top as Frame & { cards: CardId[] }).cards : null;
}

function playerView(zones: PlayerZones, isOwn: boolean): PlayerView {
  return {
    deck: zones.deck.length,
    handSize: zones.hand.length,
    hand: isOwn ? zones.hand.slice() : null,
    discard: zones.discard.slice(),
    planning: zones.planning.map(({ card, stored, as, coins }) => ({
      card,
      stored: stored.map((id) => (isOwn ? id : null)),
      ...(as === undefined ? {} : { as }),
      ...(coins === undefined ? {} : { coins }),
    })),
    ...(zones.kept === undefined ? {} : { kept: zones.kept.map((card) => (isOwn ? card : null)) }),
  };
}

/** V-220 to V-225: whether cards at this place are known to the viewer. */
function isVisibleAt(place: Place, viewer: Viewer, seenBy: Seat | null): boolean {
  switch (place.zone) {
    case 'hand':
    case 'kept':
    case 'store':
      return place.seat === viewer;
    case 'deck':
    case 'market-deck':
      return false;
    case 'set-aside':
      return seenBy !== null && seesSetAside(viewer, seenBy);
    default:
      return true;
  }
}

/** What a viewer is told of an event; null when they are told nothing. */
export function redact(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'moved': {
      const isKnown =
        isVisibleAt(event.from, viewer, event.seenBy) || isVisibleAt(event.to, viewer, event.seenBy);
      return isKnown ? event : { ...event, card: null };
    }
    case 'looked': {
      // V-226: the looker and the owner know which cards; a search of one's own deck is seen by the searcher only.
      const isKnown =
        viewer !== SPECTATOR && (viewer === event.seat || (viewer === event.owner && !event.search));
      return isKnown ? event : { ...event, cards: event.cards.map(() => null) };
    }
    default:
      return event;
  }
}
