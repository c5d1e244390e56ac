import { type BaseState, type CardId, cloneJson, cloneRng, type Json, type Seat } from '@comptoir/kit';
import { folkOf } from './catalogue.ts';
import type { ALL_CARDS } from './questions.ts';

/** Types, copies and versions of the state of La Vallée (15.1). Whatever can be computed cheaply is not in it. */
export const RULES = 4;

export const MODES = ['solo-stalls', 'teams'] as const;
export type Mode = (typeof MODES)[number];

/** V-390: which texts the six folks of our box have. */
export const EDITIONS = ['first', 'remaster'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface Config {
  mode: Mode;
  /** V-390: present only where it is not the first one. */
  edition?: 'remaster';
  players: number;
  folks: string[];
  firstPlayer: Seat;
  /** V-105: after this many actions in one turn only the inventory action is offered; null for no limit. */
  actionCap: number | null;
  /** V-028: the second player was spared some Junk; present only where that is so. */
  eased?: true;
  /** V-362: how much new Junk there may be; only with folks of another box, otherwise there is no limit (V-165). */
  lentJunk?: number;
  /** V-174: how many rounds with a bare market and no new stack end the game; only with folks of another box. */
  standstill?: number;
}

/** V-370: what a clock shows. */
export const TIMES = ['dawn', 'day', 'night'] as const;
export type Time = (typeof TIMES)[number];

/** A technique in the planning area with the cards stored on it (V-006, V-201). */
export interface Planned {
  card: CardId;
  stored: CardId[];
  /** V-315: the card it was played as, where that is another one. */
  as?: CardId;
  /** V-355, V-357: the turn on which it was played or last released; present only where that decides when it is due. */
  since?: number;
  /** V-357: coins that lie on it; present only while there are some. */
  coins?: number;
}

export interface PlayerZones {
  /** The top of every pile is its end: the next card to be drawn comes last. */
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  planning: Planned[];
  /** V-394: cards stored until the next turn; present only in the remastered edition. */
  kept?: CardId[];
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
  /** V-183: cards in the active hand whose ability was used this turn. */
  used: CardId[];
  /** What changes values this turn, in the order it came into force; a change of one card ends when it leaves the hand. */
  values: ValueChange[];
  /** V-183: how many of the first marks and changes the others no longer know, since a card left the hand unseen. */
  veiled: { used: number; values: number };
  /** V-105: abilities used this turn, whatever became of their marks. */
  passivesUsed: number;
  /** V-162 */
  handBonus: number;
  /** V-269 (5): proposals the teammate has declined since the last action. */
  declined: CardId[][];
  /** V-330: what players may still react to; present only once a folk in play listens. */
  happened?: Happening[];
  /** V-331: cards that came to a hand since the last window: they do not react yet. */
  arrived?: CardId[];
  /** V-380: present only once a technique of this turn has allowed something. */
  permits?: Permits;
  /** V-382: what of `handBonus` a stack would forfeit; -1 once one was built. Present only where a folk in play asks for it. */
  hoard?: number;
}

/** A turn in which nothing has happened yet. */
export const freshTurn = (begun: Pick<Turn, 'number' | 'active' | 'phase' | 'pendingActions'>): Turn => ({
  ...begun,
  actionsDone: 0,
  used: [],
  values: [],
  veiled: { used: 0, values: 0 },
  passivesUsed: 0,
  handBonus: 0,
  declined: [],
});

/** V-380: what techniques of this turn allow in its stacks. */
export interface Permits {
  /** The stacks may mix folks. */
  mixes: boolean;
  /** How many Junk each may hold. */
  junk: number;
  /** V-395: they are built of the discard, not of the hand. */
  fromDiscard?: true;
}

/** V-330: what cards react to. */
export type What = 'technique' | 'purchase' | 'shuffle' | 'build' | 'discarded';

export interface Happening {
  what: What;
  seat: Seat;
  card: CardId;
  cards: CardId[];
}

/**
 * V-009: the value becomes the amount, grows by it, is multiplied by it; `mirror` turns 1 and 5 round, and 2 and 4. V-315:
 * `copy` makes the card count as another one, whose id is the amount.
 */
export type ValueHow = 'set' | 'add' | 'times' | 'mirror' | 'copy';

/** V-009: a change of one card's value, or of all cards that the active player uses. */
export interface ValueChange {
  card: CardId | typeof ALL_CARDS;
  how: ValueHow;
  amount: number;
}

/** Cards an effect is showing to one seat right now, where they lie: a search, a look into a hand. */
export interface Looking {
  seat: Seat;
  cards: CardId[];
}

/** Cards that an effect is handling (V-127). `seenBy` is a seat, EVERYBODY or NOBODY. */
export interface SetAside {
  cards: CardId[];
  seenBy: Seat;
}

export const EVERYBODY = -1;
export const NOBODY = -2;
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
  /** Cards of the folks in play that are out of the game (V-022), never touched again. */
  box: CardId[];
  setAside: SetAside;
  looking: Looking | null;
  turn: Turn;
  /** V-334: cards that came to a hand and may be used for it once; present only once a folk in play has such cards. */
  fresh?: CardId[];
  /** V-370: what each player's clock shows; present only once a folk in play has cards that ask for it. */
  clocks?: Time[];
  /** V-350: the coins of each player; present only where a folk in play brings them. */
  coins?: number[];
  /** V-174: turns with a bare market in which nobody has built; absent while the market has cards. */
  still?: number;
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
      const copy: Planned = { card: planned.card, stored: planned.stored.slice() };
      if (planned.as !== undefined) copy.as = planned.as;
      if (planned.since !== undefined) copy.since = planned.since;
      if (planned.coins !== undefined) copy.coins = planned.coins;
      planning.push(copy);
    }
    const copied: PlayerZones = {
      deck: zones.deck.slice(),
      hand: zones.hand.slice(),
      discard: zones.discard.slice(),
      planning,
    };
    if (zones.kept !== undefined) copied.kept = zones.kept.slice();
    players.push(copied);
  }
  const stalls: CardId[][][] = [];
  for (let i = 0; i < g.stalls.length; i++) stalls.push(cloneStacks(g.stalls[i] as CardId[][]));
  const { turn } = g;
  const copy: State = {
    rng: cloneRng(g.rng),
    stack: g.stack.map(cloneJson),
    // Neither the configuration nor the box is ever changed, only replaced (V-029): copies may share them.
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
      values: turn.values.length === 0 ? [] : turn.values.map((change) => ({ ...change })),
      veiled: { used: turn.veiled.used, values: turn.veiled.values },
      passivesUsed: turn.passivesUsed,
      handBonus: turn.handBonus,
      declined: turn.declined.length === 0 ? [] : cloneStacks(turn.declined),
    },
    winner: g.winner,
  };
  if (turn.happened !== undefined) copy.turn.happened = cloneJson(turn.happened);
  if (turn.arrived !== undefined) copy.turn.arrived = turn.arrived.slice();
  if (turn.permits !== undefined) copy.turn.permits = { ...turn.permits };
  if (turn.hoard !== undefined) copy.turn.hoard = turn.hoard;
  if (g.fresh !== undefined) copy.fresh = g.fresh.slice();
  if (g.clocks !== undefined) copy.clocks = g.clocks.slice();
  if (g.coins !== undefined) copy.coins = g.coins.slice();
  if (g.still !== undefined) copy.still = g.still;
  return copy;
}

/**
 * Brings a saved game of an older version up to date; golden/saved-rules-*.json hold one of each. Rules 3 and 4
 * changed only the deal, and the state holds what was dealt: a game of rules 2 or 3 goes on as it began.
 */
export function migrate(saved: Json, rules: number): State {
  if (rules < 1 || rules > RULES) throw new RangeError(`rules ${rules} of La Vallée are not known`);
  const state = cloneJson(saved);
  if (rules < 2) toRules2(state as unknown as SavedBy1);
  return state as unknown as State;
}

interface SavedBy1 {
  config: Config;
  box: CardId[];
  stack: { effect: string; hold?: boolean }[];
  turn: Omit<Turn, 'values' | 'veiled' | 'passivesUsed'> & {
    values: ({ card: CardId; value: number } | ValueChange)[];
    veiled?: Turn['veiled'];
    passivesUsed?: number;
  };
}

/** Rules 2: only folks in play are part of the state; changes of values say how; a turn knows whether it pauses in clean-up. */
function toRules2({ config, box, stack, turn }: SavedBy1): void {
  const kept = box.filter((card) => config.folks.includes(folkOf(card) ?? ''));
  box.splice(0, box.length, ...kept);
  turn.values = turn.values.map((old) =>
    'how' in old ? old : { card: old.card, how: 'set', amount: old.value },
  );
  turn.veiled = { used: 0, values: 0 };
  turn.passivesUsed = turn.used.length;
  for (const frame of stack) if (frame.effect === 'turn') frame.hold = true;
}

/** V-390 */
export const isRemastered = ({ config }: State): boolean => config.edition === 'remaster';

export const zonesOf = (g: State, seat: Seat): PlayerZones => g.players[seat] as PlayerZones;
