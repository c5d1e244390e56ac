import { type BaseState, type CardId, cloneJson, cloneRng, type Json, type Seat } from '@comptoir/kit';

/** Types, copies and versions of the state of La Vallée (15.1). Whatever can be computed cheaply is not in it. */
export const RULES = 1;

export const MODES = ['solo-stalls', 'teams'] as const;
export type Mode = (typeof MODES)[number];

export interface Config {
  mode: Mode;
  players: number;
  folks: string[];
  firstPlayer: Seat;
  /** V-105: after so many actions in one turn only the inventory action is offered; null = no limit. */
  actionCap: number | null;
}

/** A technique in the planning area with the cards stored on it (V-006, V-201). */
export interface Planned {
  card: CardId;
  stored: CardId[];
}

export interface PlayerZones {
  /** Next card to be drawn last: the top of every pile is its end. */
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  planning: Planned[];
}

export const PHASES = ['start', 'action', 'clean-up', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Turn {
  number: number;
  active: Seat;
  phase: Phase;
  /** V-104 */
  pendingActions: number;
  actionsDone: number;
  /** V-183: cards whose ability was used this turn. */
  used: CardId[];
  /** Values set by `barometer`, while the card stays in hand (17.17). */
  values: { card: CardId; value: number }[];
  /** V-162 */
  handBonus: number;
  /** V-269 (5): proposals the teammate has declined since the last action. */
  declined: CardId[][];
}

/** Cards an effect is showing to one seat right now, where they lie: a search, a look into a hand. */
export interface Looking {
  seat: Seat;
  cards: CardId[];
}

/** Cards that an effect is handling (V-127). `seenBy` is a seat, or EVERYBODY. */
export interface SetAside {
  cards: CardId[];
  seenBy: Seat;
}

export const EVERYBODY = -1;
export const EMPTY = -1;

export interface State extends BaseState {
  config: Config;
  players: PlayerZones[];
  /** Per player, or per team in the team game (V-263); stacks in the order they were built. */
  stalls: CardId[][][];
  /** Slot 0 is the rightmost; EMPTY where no card lies. */
  market: CardId[];
  marketDeck: CardId[];
  marketDiscard: CardId[];
  junkReserve: CardId[];
  junkCreated: number;
  /** Out of the game, never touched again. */
  box: CardId[];
  setAside: SetAside;
  looking: Looking | null;
  turn: Turn;
  /** The stall that won, or -1. */
  winner: number;
}

const cloneStacks = (stacks: readonly CardId[][]): CardId[][] => {
  const copy: CardId[][] = [];
  for (let i = 0; i < stacks.length; i++) copy.push((stacks[i] as CardId[]).slice());
  return copy;
};

export function clone(g: State): State {
  const players: PlayerZones[] = [];
  for (let i = 0; i < g.players.length; i++) {
    const zones = g.players[i] as PlayerZones;
    const planning: Planned[] = [];
    for (let j = 0; j < zones.planning.length; j++) {
      const planned = zones.planning[j] as Planned;
      planning.push({ card: planned.card, stored: planned.stored.slice() });
    }
    players.push({
      deck: zones.deck.slice(),
      hand: zones.hand.slice(),
      discard: zones.discard.slice(),
      planning,
    });
  }
  const stalls: CardId[][][] = [];
  for (let i = 0; i < g.stalls.length; i++) stalls.push(cloneStacks(g.stalls[i] as CardId[][]));
  const { turn } = g;
  return {
    rng: cloneRng(g.rng),
    stack: g.stack.map(cloneJson),
    // Neither the configuration nor the box ever changes after set-up: copies may share them.
    config: g.config,
    box: g.box,
    players,
    stalls,
    market: g.market.slice(),
    marketDeck: g.marketDeck.slice(),
    marketDiscard: g.marketDiscard.slice(),
    junkReserve: g.junkReserve.slice(),
    junkCreated: g.junkCreated,
    setAside: { cards: g.setAside.cards.slice(), seenBy: g.setAside.seenBy },
    looking: g.looking === null ? null : { seat: g.looking.seat, cards: g.looking.cards.slice() },
    turn: {
      number: turn.number,
      active: turn.active,
      phase: turn.phase,
      pendingActions: turn.pendingActions,
      actionsDone: turn.actionsDone,
      used: turn.used.length === 0 ? [] : turn.used.slice(),
      values: turn.values.length === 0 ? [] : turn.values.map(({ card, value }) => ({ card, value })),
      handBonus: turn.handBonus,
      declined: turn.declined.length === 0 ? [] : cloneStacks(turn.declined),
    },
    winner: g.winner,
  };
}

/** There is one version so far; a change of behaviour adds its step here, with a saved game as a fixture. */
export function migrate(saved: Json, rules: number): State {
  if (rules !== RULES) throw new RangeError(`rules ${rules} of La Vallée are not known`);
  return cloneJson(saved) as unknown as State;
}

/** V-260: seats 0 and 2 against 1 and 3; otherwise everybody has a stall of their own. */
export const stallOf = (g: State, seat: Seat): number => (g.config.mode === 'teams' ? seat % 2 : seat);
export const areTeammates = (g: State, a: Seat, b: Seat): boolean =>
  a !== b && stallOf(g, a) === stallOf(g, b);
export const teammateOf = (g: State, seat: Seat): Seat | null =>
  g.config.mode === 'teams' ? (seat + 2) % 4 : null;
/** Whose stall it is: one player, or a team. */
export const seatsAt = (g: State, stall: number): Seat[] =>
  g.players.map((_, seat) => seat).filter((seat) => stallOf(g, seat) === stall);
/** V-170, V-264 */
export const stacksToWin = (g: State): number => (g.config.mode === 'teams' ? 10 : 8);
export const nextStack = (g: State, seat: Seat): number =>
  (g.stalls[stallOf(g, seat)] as CardId[][]).length + 1;
export const zonesOf = (g: State, seat: Seat): PlayerZones => g.players[seat] as PlayerZones;
