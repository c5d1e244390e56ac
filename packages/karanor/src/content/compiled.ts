import { must } from '@comptoir/kit';
import { content } from './content.ts';
import {
  type Bundle,
  type Condition,
  type Counter,
  type Mod,
  type Num,
  type Option,
  type Place,
  RESOURCES,
  STATS,
  type Step,
  type Until,
  type Who,
} from './language.ts';
import { territoryOf } from './map.ts';

/**
 * The effect language with names turned into numbers, for the interpreter. Lists of steps and bundles are addressed by
 * texts such as `quest:feu-de-camp#2`: frames name their place in the content without copying it.
 */

export interface Goods {
  /** How frames name this bundle. */
  readonly key: string;
  readonly gold: Num;
  readonly res: readonly number[] | null;
  readonly any: number;
  readonly anyD: number;
  readonly income: number;
  readonly prestige: number;
  readonly badges: readonly (readonly [kind: number, count: number])[];
  readonly anyBadge: number;
  readonly associate: number;
  readonly artefact: number;
  readonly quest: number;
  readonly blackMarket: number;
  readonly action: number;
  /** Whether it involves no choice. */
  readonly isPlain: boolean;
}

export interface Spot {
  readonly is: readonly number[] | null;
  readonly city: boolean;
  readonly coast: boolean;
  readonly shopOf: Who | null;
  readonly pawnOf: Who | null;
  readonly near: { readonly of: Who; readonly max: number } | null;
  readonly not: Spot | null;
}

export type Test =
  | { readonly test: 'at'; readonly spot: Spot; readonly who: Who }
  | { readonly test: 'has'; readonly goods: Goods }
  | { readonly test: 'count'; readonly count: Counter; readonly min: number; readonly max: number }
  | { readonly test: 'more'; readonly a: Counter; readonly b: Counter }
  | { readonly test: 'turn'; readonly own: boolean }
  | { readonly test: 'targeted' };

export interface Change {
  readonly stat: number;
  readonly add: number;
  /** Null when the change adds. */
  readonly set: number | null;
}

export interface Choice {
  readonly number: number;
  readonly tests: readonly Test[];
  readonly cost: Goods | null;
  /** The list of its steps. */
  readonly list: string;
}

export type Operation =
  | { readonly verb: 'gain' | 'lose' | 'take'; readonly goods: Goods; readonly who: Who }
  | { readonly verb: 'move'; readonly spot: Spot; readonly who: Who }
  | {
      readonly verb: 'modify';
      readonly changes: readonly Change[];
      readonly who: Who;
      readonly until: Until;
    }
  | { readonly verb: 'choose'; readonly choices: readonly Choice[]; readonly by: Who }
  | { readonly verb: 'cancel' };

const lists = new Map<string, readonly Operation[]>();
const bundles = new Map<string, Goods>();

export const listOf = (key: string): readonly Operation[] => must(lists.get(key), `steps of ${key}`);
export const goodsOf = (key: string): Goods => must(bundles.get(key), `bundle ${key}`);
/** The id of the card that a key belongs to: `chantage` of `black-market:chantage#do`. */
export const sourceOf = (key: string): string => key.slice(key.indexOf(':') + 1, key.indexOf('#'));
export const isBlackMarket = (key: string): boolean => key.startsWith('black-market:');

const badgeNumbers = new Map(content.badges.map((badge, at) => [badge.id, at]));
export const badgeOf = (id: string): number => must(badgeNumbers.get(id), `badge ${id}`);
export const statOf = (stat: (typeof STATS)[number]): number => STATS.indexOf(stat);

export function compileGoods(key: string, bundle: Bundle): Goods {
  const { res, badge } = bundle;
  const goods: Goods = {
    key,
    gold: bundle.gold ?? 0,
    res: res === undefined ? null : RESOURCES.map((resource) => res[resource] ?? 0),
    any: bundle.any ?? 0,
    anyD: bundle.anyD ?? 0,
    income: bundle.income ?? 0,
    prestige: bundle.prestige ?? 0,
    badges: Object.entries(badge ?? {}).map(([id, count]) => [badgeOf(id), count] as const),
    anyBadge: bundle.anyBadge ?? 0,
    associate: bundle.associate ?? 0,
    artefact: bundle.artefact ?? 0,
    quest: bundle.quest ?? 0,
    blackMarket: bundle.blackMarket ?? 0,
    action: bundle.action ?? 0,
    isPlain: true,
  };
  const choosing =
    goods.any + goods.anyD + goods.anyBadge + goods.associate + goods.artefact + goods.quest > 0;
  const done = { ...goods, isPlain: !choosing };
  bundles.set(key, done);
  return done;
}

export function compileSpot(place: Place): Spot {
  return {
    is: place.is === undefined ? null : place.is.map(territoryOf),
    city: place.city ?? false,
    coast: place.coast ?? false,
    shopOf: place.shopOf ?? null,
    pawnOf: place.pawnOf ?? null,
    near: place.near ?? null,
    not: place.not === undefined ? null : compileSpot(place.not),
  };
}

export function compileTests(key: string, conditions: readonly Condition[] = []): Test[] {
  return conditions.map((condition, at): Test => {
    if ('at' in condition)
      return { test: 'at', spot: compileSpot(condition.at), who: condition.who ?? 'self' };
    if ('has' in condition) return { test: 'has', goods: compileGoods(`${key}.if${at}.has`, condition.has) };
    if ('count' in condition)
      return {
        test: 'count',
        count: condition.count,
        min: condition.min ?? 0,
        max: condition.max ?? Number.MAX_SAFE_INTEGER,
      };
    if ('more' in condition) return { test: 'more', a: condition.more[0], b: condition.more[1] };
    if ('turn' in condition) return { test: 'turn', own: condition.turn === 'self' };
    return { test: 'targeted' };
  });
}

export const compileChange = (mod: Mod): Change => ({
  stat: statOf(mod.stat),
  add: 'add' in mod ? mod.add : 0,
  set: 'set' in mod ? mod.set : null,
});

export function compileChoices(key: string, options: readonly Option[]): Choice[] {
  return options.map((option, at) => {
    const own = `${key}${at + 1}`;
    compileList(own, option.do);
    return {
      number: at + 1,
      tests: compileTests(own, option.if),
      cost: option.cost === undefined ? null : compileGoods(`${own}.cost`, option.cost),
      list: own,
    };
  });
}

/** Registers a list of steps under its key and returns the key. */
export function compileList(key: string, steps: readonly Step[]): string {
  const compiled = steps.map((step, at): Operation => {
    const own = `${key}.${at}`;
    if ('gain' in step) return { verb: 'gain', goods: compileGoods(own, step.gain), who: step.who ?? 'self' };
    if ('lose' in step) return { verb: 'lose', goods: compileGoods(own, step.lose), who: step.who ?? 'self' };
    if ('take' in step) return { verb: 'take', goods: compileGoods(own, step.take), who: step.from };
    if ('move' in step) return { verb: 'move', spot: compileSpot(step.move), who: step.who ?? 'self' };
    if ('modify' in step)
      return {
        verb: 'modify',
        changes: step.modify.map(compileChange),
        who: step.who ?? 'self',
        until: step.until,
      };
    if ('choose' in step)
      return { verb: 'choose', choices: compileChoices(`${own}.`, step.choose), by: step.by ?? 'self' };
    return { verb: 'cancel' };
  });
  lists.set(key, compiled);
  return key;
}
