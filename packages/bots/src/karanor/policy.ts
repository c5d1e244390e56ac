import { type Decision, type Entry, type State, villaAt } from '@comptoir/karanor';
import type { Json, Seat } from '@comptoir/kit';
import { freeThing, openPlay } from './cards.ts';
import { actionOf, soundAnswer } from './merchant.ts';
import { entryIn, towardsPlan } from './moves.ts';
import { bestPlan, followerFor, type Plan, plannerFor, resume } from './plan.ts';
import { MERCHANT, masterTaste, turnsLeft } from './prices.ts';
import { personAt, type Table, tableOfState } from './table.ts';
import type { Task } from './tasks.ts';

/** The merchant in a hurry, for imagined games: sticks to a plan for a while. Others plan less far than the one who thinks. */

interface Manner {
  /** Tasks in a row that a plan is made of. */
  readonly depth: number;
  /** Rounds after the one of its making in which a plan is still followed. */
  readonly lasts: number;
}
const THINKER: Manner = { depth: 2, lasts: 0 };
const OTHERS: Manner = { depth: 2, lasts: 1 };

interface Intent {
  readonly round: number;
  readonly plan: Plan;
  /** Cards in hand: a new one is a reason to think again. */
  readonly cards: number;
}

/** The plans of the players of an imagined world. */
interface Minds {
  /** Whose answers are compared there; -1 for nobody. */
  thinker: Seat;
  readonly intents: (Intent | undefined)[];
}

/** Dropped with the world. */
const minds = new WeakMap<State, Minds>();

function mindsIn(g: State): Minds {
  const known = minds.get(g);
  if (known !== undefined) return known;
  const fresh: Minds = { thinker: -1, intents: g.players.map(() => undefined) };
  minds.set(g, fresh);
  return fresh;
}

/** This seat plays on as well as it can, since its answers are being compared. */
export function setThinker(g: State, seat: Seat): void {
  mindsIn(g).thinker = seat;
}

/** From here on this seat follows a plan, until it is done or cannot be. */
export function pursue(g: State, seat: Seat, plan: Plan): void {
  const table = tableOfState(g);
  mindsIn(g).intents[seat] = { round: table.round, plan, cards: cardsOf(table, seat) };
}

export const cardsOf = (table: Table, seat: Seat): number => {
  const person = table.players[seat];
  return person === undefined
    ? 0
    : person.questHand.length * 8 + person.shopHand.length + person.prestige * 64;
};

export function quickAnswer(g: State, decision: Decision): Json {
  const table = tableOfState(g);
  const { seat } = decision;
  const { thinker, intents } = mindsIn(g);
  const { depth, lasts } = seat === thinker ? THINKER : OTHERS;
  if (decision.kind !== 'menu' || decision.id !== 'action')
    return soundAnswer(table, seat, decision, OTHERS.depth);
  const intent = intents[seat];
  const isFollowed = intent !== undefined && table.round <= intent.round + lasts;
  if (isFollowed && intent.cards === cardsOf(table, seat) && !isNearTheEnd(table)) {
    const next = goOn(table, seat, intent.plan, decision.entries);
    if (next !== null) return next;
  }
  const p = plannerFor(table, seat, seat === thinker ? masterTaste(table) : MERCHANT);
  const plan = bestPlan(p, depth);
  if (plan.task !== null) pursue(g, seat, plan);
  return actionOf(p, plan, decision.entries);
}

/** Close to the target every step is thought over. */
export const isNearTheEnd = (table: Table): boolean => table.endTriggered || turnsLeft(table) < 2;

export function goOn(
  table: Table,
  seat: Seat,
  { task, place, bought }: Plan,
  entries: readonly Entry[],
): Json | null {
  if (task === null || !isOpen(table, seat, task, place)) return null;
  const p = followerFor(table, seat);
  const plan = resume(p, task, place, bought);
  if (plan === null) return null;
  if (entryIn(entries, 'activate') !== undefined || entryIn(entries, 'card') !== undefined) {
    const free = freeThing(p, plan, entries) ?? openPlay(p, entryIn(entries, 'card'), true);
    if (free !== null) return free;
  }
  // Without the tasks of the other cards a follower would sell what they need.
  return towardsPlan(p, plan, entries, false);
}

/** Whether a task is still there to be done. */
function isOpen(table: Table, seat: Seat, task: Task, place: number): boolean {
  switch (task.kind) {
    case 'build':
      return personAt(table, seat).shopHand.includes(task.card);
    case 'quest':
      return personAt(table, seat).questHand.includes(task.card);
    case 'recruit':
      return table.associateSupply.includes(task.card);
    case 'villa':
      return table.villas[villaAt[place] as number] === -1;
    case 'deliver':
      return table.delivery === task.card;
    case 'interact':
      return table.inhabitants[place] === true;
  }
}
