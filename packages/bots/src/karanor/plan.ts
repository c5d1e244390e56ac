import { MARKET_WARES, operationsPerVisit, RESOURCES, stepsLeftOf, usualPrices } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import { holdings, type Prices, pricesFor, type Taste, tokenPrice } from './prices.ts';
import { type Gift, giftOf } from './stats.ts';
import { actionsNow, type Person, personAt, type Table } from './table.ts';
import { type Task, tasksFor } from './tasks.ts';
import { leg, prepare, tourAt, weigh } from './tours.ts';

/** The next things to do in order, thought through with ways, harvests, purchases and income. */
export interface Plan {
  /** The first task, or null when nothing is worth its time. */
  readonly task: Task | null;
  readonly place: number;
  /** Where to go first: a place to harvest, or that of the task. */
  readonly stop: number;
  /** Kinds of tokens to gather for it, as bits. */
  readonly missing: number;
  /** Actions to its end, and how many of them are spent on earning. */
  readonly time: number;
  readonly waiting: number;
  /** Tokens bought on the two-player market instead of harvested, by kind, or null. */
  readonly bought: number;
  /** What this and the following tasks add, in prestige, their time taken off. */
  readonly value: number;
}

const NOTHING: Plan = {
  task: null,
  place: 0,
  stop: 0,
  missing: 0,
  time: 0,
  waiting: 0,
  bought: -1,
  value: 0,
};

export const LONGEST_WAIT = 24;
export const HORIZON = 64;
export const KINDS = RESOURCES.length;
/** What the market of two deals in, by number. */
export const TRADED = MARKET_WARES.map((resource) => RESOURCES.indexOf(resource));
/** What a token costs there, as a rule. */
export const MARKET_GOLD = usualPrices().buy;

/** Everything that stays the same while one player's plans are compared. */
export interface Planner {
  readonly table: Table;
  readonly seat: Seat;
  readonly person: Person;
  readonly prices: Prices;
  readonly gift: Gift;
  readonly tasks: readonly Task[];
  /** Actions left in the present turn. */
  readonly now: number;
  /** Steps left of a move in progress. */
  readonly free: number;
}

export function plannerFor(table: Table, seat: Seat, taste?: Taste): Planner {
  const prices = pricesFor(table, seat, taste);
  const gift = giftOf(table, seat);
  const tasks = tasksFor(table, seat, prices, gift);
  tasks.sort((a, b) => b.worth - a.worth);
  return {
    table,
    seat,
    person: personAt(table, seat),
    prices,
    gift,
    tasks,
    now: actionsNow(table, seat),
    free: stepsLeftOf(table, seat),
  };
}

/** How much of its worth a task keeps if it ends after this many actions: the game may be over before. */
export function keeps({ table, prices }: Planner, end: number): number {
  if (table.endTriggered) return end <= prices.actions ? 1 : 0;
  const over = (end - prices.actions - 1) / 3;
  return over < -6 ? 1 : 1 / (1 + Math.exp(over));
}

/** Income phases before the action that comes after this many others. */
export function incomes(p: Planner, time: number): number {
  return time < p.now ? 0 : 1 + Math.floor((time - p.now) / p.gift.actions);
}

/** A way over the missing symbols to a place of a task. Reused for every task that is looked at. */
interface Way {
  place: number;
  stop: number;
  moves: number;
  seas: number;
  harvests: number;
  missing: number;
}
const newWay = (): Way => ({ place: 0, stop: 0, moves: 0, seas: 0, harvests: 0, missing: 0 });

/** Where a player is in the course of a plan. */
interface Moment {
  at: number;
  time: number;
  gold: number;
  income: number;
  readonly tokens: number[];
  done: number;
  value: number;
  readonly way: Way;
}
const newMoment = (): Moment => ({
  at: 0,
  time: 0,
  gold: 0,
  income: 0,
  tokens: new Array<number>(KINDS).fill(0),
  done: 0,
  value: 0,
  way: newWay(),
});
/** One for each depth, reused: thousands of plans are compared. */
const moments: readonly Moment[] = Array.from({ length: 6 }, newMoment);
const filled = new Array<number>(KINDS).fill(0);

interface Search {
  best: Plan;
  /** The first task of the branch that is looked at. */
  root: Plan;
}

function start(p: Planner): Moment {
  const moment = moments[0] as Moment;
  moment.at = p.person.territory;
  moment.time = 0;
  moment.gold = p.person.gold;
  moment.income = 0;
  for (let kind = 0; kind < KINDS; kind++) moment.tokens[kind] = p.person.resources[kind] as number;
  moment.done = 0;
  moment.value = 0;
  return moment;
}

export function bestPlan(p: Planner, depth: number): Plan {
  const search: Search = { best: NOTHING, root: NOTHING };
  visit(p, search, start(p), 0, depth);
  return search.best;
}

function visit(p: Planner, search: Search, moment: Moment, level: number, depth: number): void {
  const { tasks } = p;
  const top = tasks.length === 0 ? 0 : (tasks[0] as Task).worth;
  for (let i = 0; i < tasks.length; i++) {
    const task = tasks[i] as Task;
    if ((moment.done & (1 << task.group)) !== 0) continue;
    // Tasks are sorted by worth: when the best that could still follow is not enough, stop.
    const most = moment.value + task.worth + (top - p.prices.action) * (depth - 1) - p.prices.action;
    if (most <= search.best.value) return;
    look(p, search, task, moment, level, depth);
  }
}

/** One task: gathered for on the way, or with one kind bought on the market. */
function look(p: Planner, search: Search, task: Task, moment: Moment, level: number, depth: number): void {
  const { way, tokens } = moment;
  if (!findWay(p, task, moment.at, tokens, level === 0 ? p.free : 0, way)) return;
  const { missing } = way;
  consider(p, search, task, moment, tokens, -1, 0, level, depth);
  if (level > 0 || missing === 0 || p.table.market.length === 0) return;
  for (const kind of TRADED) {
    if ((missing & (1 << kind)) === 0) continue;
    const short = (task.tokens[kind] as number) - (tokens[kind] as number);
    if (short > operationsPerVisit() || short > (p.table.market[kind] as number)) continue;
    for (let other = 0; other < KINDS; other++) filled[other] = tokens[other] as number;
    filled[kind] = task.tokens[kind] as number;
    if (findWay(p, task, moment.at, filled, p.free, way))
      consider(p, search, task, moment, filled.slice(), kind, short, level, depth);
  }
}

/**
 * What a task lacks, packed into one number because it is asked very often: the kinds to gather as bits, the harvests
 * above them. Below zero if the supply is too small.
 */
export function needsOf(p: Planner, task: Task, tokens: readonly number[]): number {
  let missing = 0;
  let harvests = 0;
  let waive = task.waived;
  for (let kind = 0; kind < KINDS; kind++) {
    let short = (task.tokens[kind] as number) - (tokens[kind] as number);
    if (short <= 0) continue;
    const waived = Math.min(waive, short);
    waive -= waived;
    short -= waived;
    if (short === 0) continue;
    if ((p.table.supply[kind] as number) < short) return -1;
    missing |= 1 << kind;
    harvests += Math.ceil(short / p.gift.harvest);
  }
  return (harvests << KINDS) | missing;
}
export const missingIn = (needs: number): number => needs & ((1 << KINDS) - 1);
export const harvestsIn = (needs: number): number => needs >> KINDS;

/** The shortest way over the missing symbols to one of the places; false if something cannot be had. */
function findWay(
  p: Planner,
  task: Task,
  at: number,
  tokens: readonly number[],
  free: number,
  way: Way,
): boolean {
  const needs = needsOf(p, task, tokens);
  if (needs < 0) return false;
  const missing = missingIn(needs);
  prepare(p.gift.tours, missing, at);
  way.missing = missing;
  way.harvests = harvestsIn(needs);
  if (task.places.length === 0) {
    way.place = at;
    way.stop = at;
    way.moves = 0;
    way.seas = 0;
    return true;
  }
  if (free > 0) {
    findFreeWay(p, task, at, free, way);
    return true;
  }
  const { tours } = p.gift;
  const { weight } = tours;
  let best = -1;
  let least = 90;
  for (let i = 0; i < task.places.length; i++) {
    const index = tourAt(missing, at, task.places[i] as number);
    if ((weight[index] as number) < least) {
      least = weight[index] as number;
      best = index;
      way.place = task.places[i] as number;
    }
  }
  if (best < 0) return false;
  way.stop = tours.first[best] as number;
  way.moves = tours.moves[best] as number;
  way.seas = tours.seas[best] as number;
  return true;
}

/** The same with steps of the present move left, which shorten the first leg. */
function findFreeWay(p: Planner, task: Task, at: number, free: number, way: Way): void {
  const { tours } = p.gift;
  const { missing } = way;
  let least = Number.POSITIVE_INFINITY;
  const tryStop = (stop: number, rest: number, place: number): void => {
    prepare(tours, rest, stop);
    const index = tourAt(rest, stop, place);
    if ((tours.weight[index] as number) >= least) return;
    const first = leg(tours, at, stop, free);
    const moves = first.moves + (tours.moves[index] as number);
    const seas = first.seas + (tours.seas[index] as number);
    const weight = weigh(tours, moves, seas);
    if (weight >= least) return;
    least = weight;
    way.place = place;
    way.stop = stop;
    way.moves = moves;
    way.seas = seas;
  };
  for (const place of task.places) {
    if (missing === 0) {
      tryStop(place, 0, place);
      continue;
    }
    for (let kind = 0; kind < KINDS; kind++) {
      if ((missing & (1 << kind)) === 0) continue;
      for (const stop of tours.stops[kind] as readonly number[]) tryStop(stop, missing & ~(1 << kind), place);
    }
  }
}

/** Actions to work or wait at the place until the gold is there. */
export function waitingFor(
  p: Planner,
  gold: number,
  income: number,
  needed: number,
  arrival: number,
): number {
  const { work, earns } = p.gift;
  let waiting = 0;
  while (
    gold + incomes(p, arrival + waiting) * (earns + income) + waiting * work < needed &&
    waiting < LONGEST_WAIT
  )
    waiting += 1;
  return waiting;
}

function consider(
  p: Planner,
  search: Search,
  task: Task,
  moment: Moment,
  tokens: readonly number[],
  bought: number,
  purchase: number,
  level: number,
  depth: number,
): void {
  const { gift, prices } = p;
  const { way, time, gold, income } = moment;
  const fees = way.seas * gift.tours.fee + purchase * MARKET_GOLD;
  const arrival = time + way.moves + way.harvests + (purchase > 0 ? 1 : 0);
  const needed = task.gold + fees;
  const waiting = waitingFor(p, gold, income, needed, arrival);
  const end = arrival + waiting + 1;
  if (waiting === LONGEST_WAIT || end >= HORIZON) return;
  // Income that comes later pays less often.
  const late = prices.turns > 0 ? Math.min(1, Math.max(0, end - p.now) / (gift.actions * prices.turns)) : 0;
  const worth = (task.worth - task.income * prices.income * late) * keeps(p, end);
  const earned = (waiting * gift.work - fees) * prices.gold + purchase * tokenPrice(0, prices);
  const total = moment.value + worth + earned - (end - time) * prices.action;
  const isLast = depth <= 1 || end > prices.actions + 6;
  if (isLast && total <= search.best.value) return;
  const { place, stop, missing } = way;
  const root =
    level === 0 ? { task, place, stop, missing, time: end, waiting, bought, value: total } : search.root;
  if (total > search.best.value) search.best = level === 0 ? root : { ...root, value: total };
  if (isLast) return;
  const next = moments[level + 1] as Moment;
  next.at = place;
  next.time = end;
  // Income gained by then was not earned earlier.
  next.gold = gold + waiting * gift.work - needed + task.back - task.income * incomes(p, end - 1);
  next.income = income + task.income;
  leftOver(p, task, tokens, next.tokens);
  next.done = moment.done | (1 << task.group);
  next.value = total;
  if (level === 0) search.root = root;
  visit(p, search, next, level + 1, depth - 1);
}

/** Tokens after a task: surplus from harvests stays. */
export function leftOver(p: Planner, task: Task, tokens: readonly number[], left: number[]): void {
  const { harvest } = p.gift;
  for (let kind = 0; kind < KINDS; kind++) {
    const need = task.tokens[kind] as number;
    let owned = tokens[kind] as number;
    if (need > owned) owned += Math.ceil((need - owned) / harvest) * harvest;
    left[kind] = Math.max(0, owned - need) + (task.gained === null ? 0 : (task.gained[kind] as number));
  }
}

/** How to go on with a task that was chosen before: the same place, the way from here. */
export function resume(p: Planner, task: Task, place: number, bought: number): Plan | null {
  const moment = start(p);
  const { way, tokens } = moment;
  const single = task.places.length === 0 ? task : { ...task, places: [place] };
  if (bought >= 0) tokens[bought] = Math.max(tokens[bought] as number, task.tokens[bought] as number);
  if (!findWay(p, single, moment.at, tokens, p.free, way)) return null;
  const isBought = bought >= 0 && (p.person.resources[bought] as number) >= (task.tokens[bought] as number);
  return { ...NOTHING, ...way, task, bought: isBought ? -1 : bought };
}

/** The planner of somebody who has already chosen what to do. */
export function followerFor(table: Table, seat: Seat): Planner {
  const gift = giftOf(table, seat);
  return {
    table,
    seat,
    person: personAt(table, seat),
    prices: pricesFor(table, seat),
    gift,
    tasks: [],
    now: actionsNow(table, seat),
    free: stepsLeftOf(table, seat),
  };
}

/** How a player stands: what they own and what they can make of it. */
export function outlook(table: Table, seat: Seat, depth: number): number {
  const p = plannerFor(table, seat);
  return holdings(table, seat, p.prices) + bestPlan(p, depth).value;
}
