import { type BaseState, cloneJson, cloneRng, type Frame, type Json, type Seat } from '@comptoir/kit';
import type { Folk } from './content/townsfolk.ts';
import type { DialSpace } from './dial.ts';
import { merchantById, type Shop } from './merchants/merchant.ts';
import type { Good } from './pieces.ts';

/** Types, copies and versions of the state of La Baie (16.1). */
export const RULES = 5;

export const LEVELS = ['none', 'normal', 'hard', 'impitoyable'] as const;
export type Level = (typeof LEVELS)[number];
export const PHASES = ['set-up', 'arrival', 'production', 'market', 'clean-up', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Config {
  /** People; the Colporteur sits behind them, on the last seat. */
  humans: number;
  seats: number;
  /** By seat; for the Colporteur, the merchant whose goods it uses (C-004). */
  merchants: string[];
  level: Level;
  townsfolk: Folk[];
  rogueCard: number;
  /** The numbers this table was opened with (numbers.ts). */
  edition: number;
}

export interface Player {
  gold: number;
  /** Good by stall space, NONE where it is free (B-057). */
  stall: Good[];
  /** How many of each good are left. */
  supply: number[];
  corruption: number[];
  /** Card by team slot, NONE where it is free; for the Colporteur, all its recruits in order. */
  team: number[];
  /** The action space of the figure; empty before the first turn (B-050). */
  figure: string;
  /** The merchant's own pieces; null for the Colporteur. */
  shop: Shop | null;
}

export interface Colporteur {
  /** Cards left to draw. Drawing is uniform over them, so they need no order (B-014). */
  pack: number[];
  left: number;
  right: number;
  discard: number[];
  /** C-002: adventurer by reserve space, NONE where it is free. */
  reserve: number[];
}

/** Who is selling where. */
export interface Sale {
  pier: number;
  seller: Seat;
  /** B-170: Rogues paid by the seller at this pier. */
  paid: number;
  /** B-107 */
  soldAtBlackMarket: boolean[];
}

export interface State extends BaseState {
  config: Config;
  round: number;
  phase: Phase;
  active: Seat;
  /** Adventurers by colour. Drawing is uniform, so the bag needs no order (B-014). */
  bag: number[];
  /** The adventurer in the hand of the player who loads, or NONE. */
  drawn: number;
  /** Passengers of each boat, and its berth: AT_SEA, a dock or REMOVED. */
  boats: number[][];
  berths: number[];
  piers: number[][];
  halls: number[];
  lair: number;
  box: number;
  hourglasses: DialSpace[];
  /** B-076: all hourglasses by when they last landed; on one space the later one lies higher. */
  landed: Seat[];
  /** Hour of the market marker. */
  market: number;
  loadsClosed: boolean;
  square: number[];
  /** The top of the deck is its end. */
  townsfolkDeck: number[];
  /** Face down, unordered: drawing is uniform (B-014). */
  corruptionDeck: number[];
  corruptionDiscard: number[];
  players: Player[];
  colporteur: Colporteur | null;
  sale: Sale;
}

/** Copied with `slice`, so that the JavaScript engine keeps the same kind of list as in the original. */
const cloneLists = (lists: readonly number[][]): number[][] => {
  const copy = lists.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i]!.slice();
  return copy;
};

/** Locals are numbers, texts, booleans or flat lists. */
function cloneFrame(frame: Frame): Frame {
  const copy = { ...frame } as Frame & Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'object' && value !== null) copy[key] = (value as unknown[]).slice();
  }
  return copy;
}

function clonePlayer(player: Player): Player {
  const { shop } = player;
  return {
    gold: player.gold,
    stall: player.stall.slice(),
    supply: player.supply.slice(),
    corruption: player.corruption.slice(),
    team: player.team.slice(),
    figure: player.figure,
    shop: shop === null ? null : merchantById(shop.merchant).clone(shop),
  };
}

export function clone(g: State): State {
  const { colporteur, sale } = g;
  const players = g.players.slice();
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(players[i]!);
  const stack = g.stack.slice();
  for (let i = 0; i < stack.length; i++) stack[i] = cloneFrame(stack[i]!);
  return {
    rng: cloneRng(g.rng),
    stack,
    // Nothing changes the configuration after set-up: copies may share it.
    config: g.config,
    round: g.round,
    phase: g.phase,
    active: g.active,
    bag: g.bag.slice(),
    drawn: g.drawn,
    boats: cloneLists(g.boats),
    berths: g.berths.slice(),
    piers: cloneLists(g.piers),
    halls: g.halls.slice(),
    lair: g.lair,
    box: g.box,
    hourglasses: g.hourglasses.slice(),
    landed: g.landed.slice(),
    market: g.market,
    loadsClosed: g.loadsClosed,
    square: g.square.slice(),
    townsfolkDeck: g.townsfolkDeck.slice(),
    corruptionDeck: g.corruptionDeck.slice(),
    corruptionDiscard: g.corruptionDiscard.slice(),
    players,
    colporteur:
      colporteur === null
        ? null
        : {
            pack: colporteur.pack.slice(),
            left: colporteur.left,
            right: colporteur.right,
            discard: colporteur.discard.slice(),
            reserve: colporteur.reserve.slice(),
          },
    sale: {
      pier: sale.pier,
      seller: sale.seller,
      paid: sale.paid,
      soldAtBlackMarket: sale.soldAtBlackMarket.slice(),
    },
  };
}

interface FirstState extends Omit<State, 'config' | 'colporteur'> {
  config: Omit<Config, 'level' | 'edition'> & { peddler: Level };
  peddler: Colporteur | null;
}

/** Rules 1 called the Colporteur a peddler and knew one set of numbers, with which its games are finished. */
function fromFirst({ config: { peddler: level, ...config }, peddler, stack, ...rest }: FirstState): State {
  return {
    ...rest,
    config: { ...config, level, edition: 1 },
    colporteur: peddler,
    stack: stack.map((frame) => (frame.effect === 'peddler' ? { ...frame, effect: 'colporteur' } : frame)),
  };
}

export function migrate(saved: Json, rules: number): State {
  const state = cloneJson(saved);
  // Since rules 2, new rules bring a new edition of numbers, and a table keeps the one it has.
  if (rules >= 2 && rules <= RULES) return state as unknown as State;
  if (rules === 1) return fromFirst(state as unknown as FirstState);
  throw new RangeError(`rules ${rules} of La Baie are not known`);
}

export const playerAt = (g: State, seat: Seat): Player => g.players[seat]!;

/** B-100, B-125: seats from the top of the stack down. */
export const fromTheTop = (g: State): Seat[] => g.landed.slice().reverse();
