import {
  Defect,
  type Effect,
  type Figures,
  type Json,
  type Requirement,
  type Rng,
  type Seat,
} from '@comptoir/kit';
import type { Decision } from '../decisions.ts';
import { fillNumbers, type ShopNumbers } from '../numbers.ts';
import type { State } from '../state.ts';
import type { Phrases, Told } from '../texts/phrases.ts';

/** The private pieces of a merchant, as plain data; each merchant knows its own shape. */
export interface Shop {
  merchant: string;
}

/** The board as somebody sees it, part by part. */
export type ShopView = Record<string, Json>;

/** An action space of a merchant's board (M-001). */
export interface Space {
  readonly id: string;
  /** The effect that is the action, by its name in `effects`, and its locals. */
  readonly effect: string;
  readonly locals?: Readonly<Record<string, Json>>;
  /** B-052: what must hold before it may be chosen. */
  readonly needs: readonly Requirement<[State, Seat]>[];
}

/** One of the four abilities of a team board (M-002). */
export interface TeamAbility {
  /** Its rule id, A-041 to H-044. */
  readonly rule: string;
  readonly effect: string;
  readonly locals?: Readonly<Record<string, Json>>;
  /** B-152: whether it can change something at this moment. */
  readonly needs: readonly Requirement<[State, Seat]>[];
}

/** Everything that is said about a merchant in one language. */
export interface MerchantPhrases {
  readonly name: string;
  /** Who it is and what it works with, in one line. */
  readonly inBrief: string;
  /** What makes it different, in a few sentences for somebody who sits down with it. */
  readonly intro: readonly string[];
  /** How goods are made at its board, in three verbs. */
  readonly steps: readonly [string, string, string];
  /** 9.4: its small and its large goods, with their gender where the language has one. */
  readonly wares: Readonly<Record<'s' | 'l', readonly [word: string, gender: 'm' | 'f']>>;
  /** Its action spaces by id. */
  readonly spaces: Readonly<Record<string, string>>;
  /** What each of them does, short enough for a plate. */
  readonly spaceNotes: Readonly<Record<string, string>>;
  /** The abilities of its team board, T1 to T4, and what they do in a few words. */
  readonly abilities: readonly [string, string, string, string];
  readonly abilityNotes: readonly [string, string, string, string];
  /** Parts of its board with their article. */
  readonly places: Readonly<Record<string, string>>;
  readonly questions: Readonly<Record<string, string>>;
  /** What the answers to a question lead to. */
  readonly leads: Readonly<Record<string, string>>;
  /** What a question about several pieces counts, one of them and more. */
  readonly pieces: Readonly<Record<string, readonly [one: string, other: string]>>;
  readonly refusals: Readonly<Record<string, (f: Figures) => string>>;
  /** Options that are words; `stop id` for what stopping means in a question. */
  readonly words: Readonly<Record<string, string>>;
  /** What was done at its board, by the name of the work. */
  readonly told: Readonly<Record<string, Told>>;
}

/** Options of its questions in words, by question; whatever is not named here is found under `words`. */
export type OptionTexts = Readonly<Record<string, (p: Phrases, option: string, shop: ShopView) => string>>;

/** A bottle, as paths in 40 x 50: the glass, what is in it, its cork (x, y, width), and where the sign of the clan stands. */
export interface BottleLook {
  readonly glass: string;
  readonly brew: string;
  readonly cork: readonly [x: number, y: number, width: number];
  readonly sign: readonly [x: number, y: number, size: number];
}

/** A good is drawn in the colour of its clan: an icon, or a bottle that is filled with it. */
export type GoodLook = { readonly icon: string } | BottleLook;

/** How a merchant is drawn. Icons are those of game-icons.net; the page puts them into its sprite and fails without them. */
export interface MerchantLook {
  /** How much there is to learn, from 1 to 4. */
  readonly difficulty: 1 | 2 | 3 | 4;
  readonly icon: string;
  /** Its small and its large goods. */
  readonly goods: Readonly<Record<'s' | 'l', GoodLook>>;
}

/** A merchant, implemented in a folder of its own. docs/write-a-merchant.md shows how to write one. */
export interface Merchant {
  /** The letter of its rules. */
  readonly id: string;
  /** B-015: only at tables that play with the expansion. */
  readonly isExpansion?: true;
  readonly spaces: readonly Space[];
  /** What it costs, by edition; an edition that does not name it does not have it. */
  readonly numbers: Readonly<Record<number, ShopNumbers>>;
  readonly team: readonly TeamAbility[];
  /** Its effects; the game knows them as `id.name`. */
  readonly effects: Readonly<Record<string, Effect<State, Decision>>>;
  /** A new board, before its set-up. */
  open(): Shop;
  /** Its own set-up (B-013); an effect `set-up` follows where it asks something. */
  setUp(g: State, seat: Seat): void;
  readonly asksAtSetUp?: true;
  /** An effect that gives how many hours of a payment are saved (H-031). */
  readonly discount?: string;
  /** What the hours of a payment do at its board, before its hourglass moves (T-010). */
  passes?(g: State, seat: Seat, hours: number): void;
  /** B-108: the clans whose shields are active now. */
  shields(shop: Shop | ShopView): readonly number[];
  /** B-125 */
  upkeep(g: State, seat: Seat): void;
  clone(shop: Shop): Shop;
  /** Every part of the board; `isOwner` sees what only its owner may. */
  view(shop: Shop, isOwner: boolean): ShopView;
  /** Redraws, in place, what nobody knows, and what only the owner knows unless the owner is among the knowers. */
  determinize(shop: Shop, isKnower: boolean, rng: Rng): void;
  /** The invariants of its pieces that do not hold. */
  violations(shop: Shop): string[];
}

/** Filled once when the game is assembled: rules find merchants here without knowing any of them. */
const merchants = new Map<string, Merchant>();

export function fillMerchants(all: readonly Merchant[]): void {
  for (const merchant of all) merchants.set(merchant.id, merchant);
  fillNumbers(Object.fromEntries(all.map(({ id, numbers }) => [id, numbers])));
}

/** By merchant and own name: joined once, since every action looks one up. */
const effectNames = new Map<string, Map<string, string>>();

/** The name under which the game knows an effect of a merchant. */
export function effectName(merchant: string, own: string): string {
  let names = effectNames.get(merchant);
  if (names === undefined) {
    names = new Map();
    effectNames.set(merchant, names);
  }
  let name = names.get(own);
  if (name === undefined) {
    name = `${merchant}.${own}`;
    names.set(own, name);
  }
  return name;
}

/** The clans whose mark is set: seals, hallmarks, rooms. */
export function markedClans(marks: readonly number[]): number[] {
  const clans: number[] = [];
  for (let clan = 0; clan < marks.length; clan++) if (marks[clan] === 1) clans.push(clan);
  return clans;
}

export const merchantIds = (): string[] => [...merchants.keys()];
/** B-015: whom a table may be dealt. */
export const merchantsFor = (withInn: boolean): string[] =>
  merchantIds().filter((id) => withInn || !merchants.get(id)!.isExpansion);
export function merchantById(id: string): Merchant {
  const merchant = merchants.get(id);
  if (merchant === undefined) throw new Defect(`no merchant ${id}`);
  return merchant;
}
export const merchantOf = (g: State, seat: Seat): Merchant => merchantById(g.config.merchants[seat]!);
