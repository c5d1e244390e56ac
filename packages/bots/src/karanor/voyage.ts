import { operationsPerVisit } from '@comptoir/karanor';
import {
  HORIZON,
  harvestsIn,
  incomes,
  KINDS,
  keeps,
  LONGEST_WAIT,
  leftOver,
  MARKET_GOLD,
  missingIn,
  needsOf,
  type Plan,
  type Planner,
  TRADED,
  waitingFor,
} from './plan.ts';
import { tokenPrice } from './prices.ts';
import { laterBuilds, type Task } from './tasks.ts';
import { leg, prepare, tourAt, weigh } from './tours.ts';

/**
 * Long plans: the tasks of the next turns in the best order found, with the places where they are done. Only the most
 * promising beginnings are thought on, so that a plan of six tasks costs little more than a short one.
 */

export interface Scope {
  /** Tasks in a row. */
  readonly depth: number;
  /** Beginnings that are thought on after each task. */
  readonly width: number;
  /** Places that are tried for each task, the nearest first. */
  readonly places: number;
}

/** The first task of a plan and the most that was found to follow from it. */
interface Root {
  readonly plan: Plan;
  value: number;
}

interface Stage {
  readonly at: number;
  readonly time: number;
  readonly gold: number;
  readonly income: number;
  readonly tokens: readonly number[];
  readonly done: number;
  /** Shops built, less those taken from the display and built. */
  readonly picks: number;
  /** Cities, villas and inhabitants that are used up. */
  readonly used: readonly number[];
  readonly value: number;
  readonly root: Root | null;
}

interface Way {
  readonly place: number;
  readonly stop: number;
  readonly moves: number;
  readonly seas: number;
  readonly weight: number;
}

interface Errand {
  readonly task: Task;
  /** Of the display: a build has to come first. */
  readonly isLater: boolean;
  /** Whether its place is used up by it. */
  readonly isOnce: boolean;
}

interface Voyage {
  readonly p: Planner;
  readonly errands: readonly Errand[];
  readonly scope: Scope;
  readonly roots: Root[];
}

const LATER_GROUP = 20;
const PLACES = 64;
const placeKey = ({ kind }: Task, place: number): number =>
  (kind === 'build' ? 0 : kind === 'villa' ? 1 : 2) * PLACES + place;

function errandsOf(p: Planner): Errand[] {
  const { table, seat, prices, gift } = p;
  const isOnce = ({ kind }: Task): boolean =>
    kind === 'villa' || kind === 'interact' || (kind === 'build' && gift.shopsPerCity === 1);
  const later = laterBuilds(table, seat, prices, gift, LATER_GROUP);
  return [
    ...p.tasks.map((task) => ({ task, isLater: false, isOnce: isOnce(task) })),
    ...later.map((task) => ({ task, isLater: true, isOnce: isOnce(task) })),
  ];
}

/** The best plans, one for each beginning that was found, best first. */
export function voyagesOf(p: Planner, scope: Scope): Plan[] {
  const voyage: Voyage = { p, errands: errandsOf(p), scope, roots: [] };
  const { person } = p;
  let stages: Stage[] = [
    {
      at: person.territory,
      time: 0,
      gold: person.gold,
      income: 0,
      tokens: person.resources,
      done: 0,
      picks: 0,
      used: [],
      value: 0,
      root: null,
    },
  ];
  for (let level = 0; level < scope.depth && stages.length > 0; level++) {
    const found: Stage[] = [];
    for (const stage of stages) for (const errand of voyage.errands) goFor(voyage, stage, errand, found);
    stages = foremost(found, scope.width);
  }
  return voyage.roots
    .map(({ plan, value }) => ({ ...plan, value }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
}

/** The most promising stages, with only one of those that did the same and stand at the same place. */
function foremost(found: Stage[], width: number): Stage[] {
  found.sort((a, b) => b.value - a.value);
  const seen = new Set<number>();
  const kept: Stage[] = [];
  for (const stage of found) {
    const key = stage.done * PLACES + stage.at;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(stage);
    if (kept.length >= width) break;
  }
  return kept;
}

function goFor(voyage: Voyage, stage: Stage, errand: Errand, found: Stage[]): void {
  const { p } = voyage;
  const { task, isLater } = errand;
  if ((stage.done & (1 << task.group)) !== 0 || (isLater && stage.picks < 1)) return;
  const needs = needsOf(p, task, stage.tokens);
  if (needs < 0) return;
  const missing = missingIn(needs);
  for (const way of waysTo(voyage, stage, errand, missing, voyage.scope.places))
    settle(voyage, stage, errand, way, needs, stage.tokens, -1, 0, found);
  if (missing === 0 || p.table.market.length === 0) return;
  for (const kind of TRADED) {
    if ((missing & (1 << kind)) === 0) continue;
    const short = (task.tokens[kind] as number) - (stage.tokens[kind] as number);
    if (short > operationsPerVisit() || short > (p.table.market[kind] as number)) continue;
    const tokens = stage.tokens.slice();
    tokens[kind] = task.tokens[kind] as number;
    const rest = needsOf(p, task, tokens);
    if (rest < 0) continue;
    for (const way of waysTo(voyage, stage, errand, missingIn(rest), 1))
      settle(voyage, stage, errand, way, rest, tokens, kind, short, found);
  }
}

/** The shortest ways over the missing symbols to places of a task. */
function waysTo({ p }: Voyage, stage: Stage, { task, isOnce }: Errand, missing: number, most: number): Way[] {
  const { tours } = p.gift;
  prepare(tours, missing, stage.at);
  if (task.places.length === 0) return [{ place: stage.at, stop: stage.at, moves: 0, seas: 0, weight: 0 }];
  const free = stage.root === null ? p.free : 0;
  const ways: Way[] = [];
  for (const place of task.places) {
    if (isOnce && stage.used.includes(placeKey(task, place))) continue;
    const way = free > 0 ? freeWay(p, stage.at, place, missing, free) : tour(p, stage.at, place, missing);
    if (way === null) continue;
    let at = ways.length;
    while (at > 0 && (ways[at - 1] as Way).weight > way.weight) at -= 1;
    if (at >= most) continue;
    ways.splice(at, 0, way);
    if (ways.length > most) ways.pop();
  }
  return ways;
}

const TOO_FAR = 90;

function tour({ gift: { tours } }: Planner, from: number, place: number, missing: number): Way | null {
  const index = tourAt(missing, from, place);
  const weight = tours.weight[index] as number;
  if (weight >= TOO_FAR) return null;
  return {
    place,
    stop: tours.first[index] as number,
    moves: tours.moves[index] as number,
    seas: tours.seas[index] as number,
    weight,
  };
}

/** Steps left of the present move shorten the first leg. */
function freeWay(p: Planner, from: number, place: number, missing: number, free: number): Way | null {
  const { tours } = p.gift;
  let best: Way | null = null;
  const tryStop = (stop: number, rest: number): void => {
    prepare(tours, rest, stop);
    const index = tourAt(rest, stop, place);
    if ((tours.weight[index] as number) >= TOO_FAR) return;
    const first = leg(tours, from, stop, free);
    const moves = first.moves + (tours.moves[index] as number);
    const seas = first.seas + (tours.seas[index] as number);
    const weight = weigh(tours, moves, seas);
    if (best === null || weight < best.weight) best = { place, stop, moves, seas, weight };
  };
  if (missing === 0) tryStop(place, 0);
  else
    for (let kind = 0; kind < KINDS; kind++)
      if ((missing & (1 << kind)) !== 0)
        for (const stop of tours.stops[kind] as readonly number[]) tryStop(stop, missing & ~(1 << kind));
  return best;
}

/** What a task adds at the end of its way, and where that leaves the player. */
function settle(
  { p, scope, roots }: Voyage,
  stage: Stage,
  { task, isLater, isOnce }: Errand,
  way: Way,
  needs: number,
  tokens: readonly number[],
  bought: number,
  purchase: number,
  found: Stage[],
): void {
  const { gift, prices } = p;
  const fees = way.seas * gift.tours.fee + purchase * MARKET_GOLD;
  const arrival = stage.time + way.moves + harvestsIn(needs) + (purchase > 0 ? 1 : 0);
  const needed = task.gold + fees;
  const waiting = waitingFor(p, stage.gold, stage.income, needed, arrival);
  const end = arrival + waiting + 1;
  if (waiting === LONGEST_WAIT || end >= HORIZON) return;
  const late = prices.turns > 0 ? Math.min(1, Math.max(0, end - p.now) / (gift.actions * prices.turns)) : 0;
  const worth = (task.worth - task.income * prices.income * late) * keeps(p, end);
  const earned = (waiting * gift.work - fees) * prices.gold + purchase * tokenPrice(0, prices);
  const value = stage.value + worth + earned - (end - stage.time) * prices.action;
  const { place, stop } = way;
  let { root } = stage;
  if (root === null) {
    root = {
      plan: { task, place, stop, missing: missingIn(needs), time: end, waiting, bought, value },
      value,
    };
    roots.push(root);
  } else if (value > root.value) root.value = value;
  if (end > prices.actions + 6 || scope.depth === 1) return;
  const left = new Array<number>(KINDS).fill(0);
  leftOver(p, task, tokens, left);
  found.push({
    at: place,
    time: end,
    // Income that is new by then was not earned before.
    gold: stage.gold + waiting * gift.work - needed + task.back - task.income * incomes(p, end - 1),
    income: stage.income + task.income,
    tokens: left,
    done: stage.done | (1 << task.group),
    picks: stage.picks + (task.kind === 'build' ? (isLater ? 0 : 1) : 0),
    used: isOnce ? [...stage.used, placeKey(task, place)] : stage.used,
    value,
    root,
  });
}
