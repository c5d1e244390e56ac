import { type Seat, unreachable } from '@comptoir/kit';
import type { Choice, Goods, Spot, Test } from '../content/compiled.ts';
import type { Counter, Num, Who } from '../content/language.ts';
import { distance, isCity, isCoast, TERRITORIES } from '../content/map.ts';
import { BLACK_MARKET, constants } from '../content/tables.ts';
import { NOBODY, playerOf, type State } from '../state.ts';
import { stat, UNTARGETABLE } from './stats.ts';

/** The questions of the effect language: who, how many, where, whether (6.1, 6.2, 6.5, 6.6). */

export interface Context {
  readonly self: Seat;
  readonly target: Seat;
  readonly actor: Seat;
}
export const alone = (self: Seat): Context => ({ self, target: NOBODY, actor: NOBODY });

/** A black-market card that has been declared and not resolved. */
export interface PendingPlay extends Context {
  readonly card: number;
}

/** One seat for every who except `others`, which has none of its own. */
export function seatOf(context: Context, who: Who): Seat {
  switch (who) {
    case 'self':
      return context.self;
    case 'target':
      return context.target;
    case 'actor':
      return context.actor;
    case 'others':
      return NOBODY;
    default:
      return unreachable(who);
  }
}

const sum = (list: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < list.length; i++) total += list[i] as number;
  return total;
};

function countOf(g: State, seat: Seat, what: Counter['what']): number {
  const player = playerOf(g, seat);
  switch (what) {
    case 'gold':
    case 'prestige':
    case 'income':
      return player[what];
    case 'resources':
      return sum(player.resources);
    case 'shops':
      return player.shopCities.length;
    case 'villas':
      return g.villas.filter((owner) => owner === seat).length;
    case 'associates':
      return player.associates.length;
    case 'badges':
      return sum(player.badges);
    case 'artefacts':
      return player.artefacts.length;
    case 'quests':
      return player.questHand.length;
    case 'blackMarket':
      return player.blackHand.length;
    default:
      return unreachable(what);
  }
}

function count(g: State, { what, of = 'self' }: Counter, context: Context): number {
  if (of !== 'others') return countOf(g, seatOf(context, of), what);
  let total = 0;
  for (let seat = 0; seat < g.config.players; seat++)
    if (seat !== context.self) total += countOf(g, seat, what);
  return total;
}

export function amount(g: State, num: Num, context: Context): number {
  if (typeof num === 'number') return num;
  return Math.min(num.max ?? Number.MAX_SAFE_INTEGER, num.each * count(g, num.per, context));
}

/** `others`: at least one of them (6.1). */
function someone(g: State, who: Who, context: Context, holds: (seat: Seat) => boolean): boolean {
  if (who !== 'others') return holds(seatOf(context, who));
  for (let seat = 0; seat < g.config.players; seat++) if (seat !== context.self && holds(seat)) return true;
  return false;
}

export function matches(g: State, spot: Spot, at: number, context: Context): boolean {
  if (spot.is !== null && !spot.is.includes(at)) return false;
  if (spot.city && !isCity[at]) return false;
  if (spot.coast && !isCoast[at]) return false;
  const { shopOf, pawnOf, near, not } = spot;
  if (shopOf !== null && !someone(g, shopOf, context, (seat) => playerOf(g, seat).shopCities.includes(at)))
    return false;
  if (pawnOf !== null && !someone(g, pawnOf, context, (seat) => playerOf(g, seat).territory === at))
    return false;
  if (
    near !== null &&
    !someone(g, near.of, context, (seat) => distance(playerOf(g, seat).territory, at) <= near.max)
  )
    return false;
  return not === null || !matches(g, not, at, context);
}

export function matching(g: State, spot: Spot, context: Context): number[] {
  const found: number[] = [];
  for (let at = 0; at < TERRITORIES.length; at++) if (matches(g, spot, at, context)) found.push(at);
  return found;
}

/** 6.3: a cost is paid in full or not at all; also the test of `has`, which spends nothing. */
export function owns(g: State, goods: Goods, seat: Seat, context: Context): boolean {
  const player = playerOf(g, seat);
  if (player.gold < amount(g, goods.gold, context)) return false;
  let free = 0;
  let freeDiamonds = 0;
  if (goods.res !== null || goods.any > 0 || goods.anyD > 0) {
    for (let i = 0; i < player.resources.length; i++) {
      const left = (player.resources[i] as number) - (goods.res === null ? 0 : (goods.res[i] as number));
      if (left < 0) return false;
      if (i === DIAMOND) freeDiamonds += left;
      else free += left;
    }
  }
  if (free < goods.any || free + freeDiamonds < goods.any + goods.anyD) return false;
  if (player.income - goods.income < constants.incomeMin || player.prestige < goods.prestige) return false;
  for (const [kind, copies] of goods.badges) if ((player.badges[kind] as number) < copies) return false;
  return true;
}
export const DIAMOND = 6;

/** K-213: whom a declared card affects. */
function isAffected(g: State, play: PendingPlay, seat: Seat): boolean {
  const card = BLACK_MARKET[play.card] as (typeof BLACK_MARKET)[number];
  if (card.hasTarget) return play.target === seat;
  if (card.namesActor) return play.actor === seat;
  return card.namesOthers && seat !== play.self && stat(g, seat, UNTARGETABLE) === 0;
}

function holds(g: State, test: Test, context: Context, pending: PendingPlay | null): boolean {
  switch (test.test) {
    case 'at':
      return someone(g, test.who, context, (seat) =>
        matches(g, test.spot, playerOf(g, seat).territory, context),
      );
    case 'has':
      return owns(g, test.goods, context.self, context);
    case 'count': {
      const found = count(g, test.count, context);
      return found >= test.min && found <= test.max;
    }
    case 'more':
      return count(g, test.a, context) > count(g, test.b, context);
    case 'turn':
      return (g.turn.active === context.self) === test.own;
    case 'targeted':
      return pending !== null && isAffected(g, pending, context.self);
    default:
      return unreachable(test);
  }
}

export function allHold(
  g: State,
  tests: readonly Test[],
  context: Context,
  pending: PendingPlay | null = null,
): boolean {
  for (let i = 0; i < tests.length; i++) if (!holds(g, tests[i] as Test, context, pending)) return false;
  return true;
}

/** 6.7: the cost is paid by whoever chooses. */
export const isSelectable = (g: State, choice: Choice, chooser: Seat, context: Context): boolean =>
  allHold(g, choice.tests, context) && (choice.cost === null || owns(g, choice.cost, chooser, context));

export function selectable(g: State, choices: readonly Choice[], chooser: Seat, context: Context): number[] {
  const found: number[] = [];
  for (const choice of choices) if (isSelectable(g, choice, chooser, context)) found.push(choice.number);
  return found;
}
