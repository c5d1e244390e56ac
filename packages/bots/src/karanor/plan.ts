import type { Seat } from '@comptoir/kit';
import { holdings, type Prices, pricesFor, TUNE, tokenPrice } from './prices.ts';
import { type Gift, giftOf } from './stats.ts';
import { actionsNow, type Person, personAt, type Table } from './table.ts';
import { type Task, tasksFor } from './tasks.ts';
import { leg, tourAt, weigh } from './tours.ts';

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

const LONGEST_WAIT = 24;
const HORIZON = 64;
const MARKET_GOLD = 3;

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
  /** How much of its worth a task keeps that is done after so many actions. */
  readonly keeps: Float64Array;
}

export function plannerFor(table: Table, seat: Seat): Planner {
  const prices = pricesFor(table, seat);
  const gift = giftOf(table, seat);
  const isOn = table.active === seat && table.phase === 'actions';
  const free = isOn && table.steps >= 0 ? Math.max(0, gift.tours.range - table.steps) : 0;
  const keeps = new Float64Array(HORIZON);
  for (let at = 0; at < HORIZON; at++)
    keeps[at] = table.endTriggered
      ? at <= prices.actions
        ? 1
        : 0
      : 1 / (1 + Math.exp((at - prices.actions - 1) / TUNE.keep));
  return {
    table,
    seat,
    person: personAt(table, seat),
    prices,
    gift,
    tasks: tasksFor(table, seat, prices, gift),
    now: actionsNow(table, seat),
    free,
    keeps,
  };
}

/** Income phases before the action that follows so many others. */
function incomes(p: Planner, time: number): number {
  return time < p.now ? 0 : 1 + Math.floor((time - p.now) / p.gift.actions);
}

interface Search {
  best: Plan;
  /** The first task of the branch that is looked at. */
  root: Plan;
}

/** The best plans, one for each first task that is worth anything, best first. */
export function plansOf(p: Planner, depth: number): Plan[] {
  const found: Plan[] = [];
  const search: Search = { best: NOTHING, root: NOTHING };
  for (const task of p.tasks) {
    search.best = NOTHING;
    visit(p, search, [task], p.person.territory, 0, p.person.gold, 0, p.person.resources, 0, 0, depth, true);
    if (search.best.task !== null) found.push(search.best);
  }
  return found.sort((a, b) => b.value - a.value);
}

export function bestPlan(p: Planner, depth: number): Plan {
  const search: Search = { best: NOTHING, root: NOTHING };
  visit(p, search, p.tasks, p.person.territory, 0, p.person.gold, 0, p.person.resources, 0, 0, depth, true);
  return search.best;
}

function visit(
  p: Planner,
  search: Search,
  tasks: readonly Task[],
  at: number,
  time: number,
  gold: number,
  income: number,
  tokens: readonly number[],
  done: number,
  value: number,
  depth: number,
  isRoot: boolean,
): void {
  for (let i = 0; i < tasks.length; i++) {
    const task = tasks[i] as Task;
    if ((done & (1 << task.group)) !== 0) continue;
    const way = wayTo(p, task, at, tokens, isRoot ? p.free : 0);
    if (way === null) continue;
    consider(p, search, task, way, -1, at, time, gold, income, tokens, done, value, depth, isRoot);
    if (way.missing === 0 || p.table.market.length === 0) continue;
    // K-171: one kind is bought instead, up to two tokens of it.
    for (let kind = 0; kind < 6; kind++) {
      if ((way.missing & (1 << kind)) === 0) continue;
      const short = (task.tokens[kind] as number) - (tokens[kind] as number);
      if (short > 2 || short > (p.table.market[kind] as number)) continue;
      const filled = tokens.slice();
      filled[kind] = task.tokens[kind] as number;
      const easier = wayTo(p, task, at, filled, isRoot ? p.free : 0);
      if (easier !== null)
        consider(
          p,
          search,
          task,
          { ...easier, purchase: short },
          kind,
          at,
          time,
          gold,
          income,
          filled,
          done,
          value,
          depth,
          isRoot,
        );
    }
  }
}

interface Way {
  readonly place: number;
  readonly stop: number;
  readonly moves: number;
  readonly seas: number;
  readonly harvests: number;
  readonly missing: number;
  /** Tokens to be bought before. */
  readonly purchase: number;
}

/** The shortest way over the missing symbols to one of the places; null if something cannot be had. */
function wayTo(p: Planner, task: Task, at: number, tokens: readonly number[], free: number): Way | null {
  let missing = 0;
  let harvests = 0;
  let waive = task.waived;
  for (let kind = 0; kind < task.tokens.length; kind++) {
    let short = (task.tokens[kind] as number) - (tokens[kind] as number);
    if (short <= 0) continue;
    if (waive > 0) {
      const waived = Math.min(waive, short);
      waive -= waived;
      short -= waived;
      if (short === 0) continue;
    }
    if ((p.table.supply[kind] as number) < short) return null;
    missing |= 1 << kind;
    harvests += Math.ceil(short / p.gift.harvest);
  }
  const { tours } = p.gift;
  let best = -1;
  let least = 90;
  for (let i = 0; i < task.places.length; i++) {
    const place = task.places[i] as number;
    const weight = tours.weight[tourAt(missing, at, place)] as number;
    if (weight < least) {
      least = weight;
      best = place;
    }
  }
  if (best < 0) return null;
  if (free > 0) return freeWay(p, task, at, missing, harvests, free);
  const index = tourAt(missing, at, best);
  return {
    place: best,
    stop: tours.first[index] as number,
    moves: tours.moves[index] as number,
    seas: tours.seas[index] as number,
    harvests,
    missing,
    purchase: 0,
  };
}

/** The same with some steps of the present move left: the first leg is shorter by them. */
function freeWay(p: Planner, task: Task, at: number, missing: number, harvests: number, free: number): Way {
  const { tours } = p.gift;
  let best: Way = { place: 0, stop: 0, moves: 90, seas: 0, harvests, missing, purchase: 0 };
  let least = Number.POSITIVE_INFINITY;
  const tryStop = (stop: number, rest: number, place: number): void => {
    const first = leg(tours, at, stop, free);
    const index = tourAt(rest, stop, place);
    const moves = first.moves + (tours.moves[index] as number);
    const seas = first.seas + (tours.seas[index] as number);
    const weight = weigh(tours, moves, seas);
    if (weight >= least) return;
    least = weight;
    best = { place, stop, moves, seas, harvests, missing, purchase: 0 };
  };
  for (const place of task.places) {
    if (missing === 0) {
      tryStop(place, 0, place);
      continue;
    }
    for (let kind = 0; kind < 7; kind++) {
      if ((missing & (1 << kind)) === 0) continue;
      for (const stop of tours.stops[kind] as readonly number[]) tryStop(stop, missing & ~(1 << kind), place);
    }
  }
  return best;
}

function consider(
  p: Planner,
  search: Search,
  task: Task,
  way: Way,
  bought: number,
  _at: number,
  time: number,
  gold: number,
  income: number,
  tokens: readonly number[],
  done: number,
  value: number,
  depth: number,
  isRoot: boolean,
): void {
  const { gift, prices, keeps } = p;
  const fees = way.seas * gift.tours.fee + way.purchase * MARKET_GOLD;
  const arrival = time + way.moves + way.harvests + (way.purchase > 0 ? 1 : 0);
  const needed = task.gold + fees;
  const earning = gift.earns + income;
  let waiting = 0;
  while (
    gold + incomes(p, arrival + waiting) * earning + waiting * gift.work < needed &&
    waiting < LONGEST_WAIT
  )
    waiting += 1;
  const end = arrival + waiting + 1;
  if (waiting === LONGEST_WAIT || end >= HORIZON) return;
  const kept = keeps[end] as number;
  // Income that comes later pays less often.
  const late = prices.turns > 0 ? Math.min(1, Math.max(0, end - p.now) / (gift.actions * prices.turns)) : 0;
  const worth = task.worth - task.income * prices.income * late;
  const total =
    value +
    worth * kept +
    (waiting * gift.work - fees) * prices.gold -
    (end - time) * prices.action +
    way.purchase * tokenPrice(0, prices);
  if (total <= search.best.value && depth <= 1) return;
  const root: Plan = isRoot
    ? {
        task,
        place: way.place,
        stop: way.stop,
        missing: way.missing,
        time: end,
        waiting,
        bought,
        value: total,
      }
    : search.root;
  if (total > search.best.value) search.best = root.value === total ? root : { ...root, value: total };
  if (depth <= 1 || end > prices.actions + 6) return;
  const before = search.root;
  search.root = root;
  visit(
    p,
    search,
    p.tasks,
    way.place,
    end,
    // Income that is new by then was not earned before.
    gold + waiting * gift.work - needed + task.back - task.income * incomes(p, end - 1),
    income + task.income,
    leftOver(p, task, tokens),
    done | (1 << task.group),
    total,
    depth - 1,
    false,
  );
  search.root = before;
}

/** Tokens after a task: what harvests brought too much stays. */
function leftOver(p: Planner, task: Task, tokens: readonly number[]): readonly number[] {
  const left = tokens.slice();
  for (let kind = 0; kind < left.length; kind++) {
    const need = task.tokens[kind] as number;
    const short = need - (left[kind] as number);
    if (short > 0) left[kind] = (left[kind] as number) + Math.ceil(short / p.gift.harvest) * p.gift.harvest;
    left[kind] = Math.max(0, (left[kind] as number) - need);
    if (task.gained !== null) left[kind] = (left[kind] as number) + (task.gained[kind] as number);
  }
  return left;
}

/** How a player stands: what they own and what they can make of it. */
export function outlook(table: Table, seat: Seat, depth: number): number {
  const p = plannerFor(table, seat);
  return holdings(table, seat, p.prices) + bestPlan(p, depth).value;
}
