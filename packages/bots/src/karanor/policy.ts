import { type Decision, type Entry, type State, villaAt } from '@comptoir/karanor';
import type { Json, Seat } from '@comptoir/kit';
import { freeThing, openPlay } from './cards.ts';
import { actionOf, soundAnswer } from './merchant.ts';
import { entryIn, towardsPlan } from './moves.ts';
import { bestPlan, followerFor, type Plan, plannerFor, resume } from './plan.ts';
import { turnsLeft } from './prices.ts';
import { type Table, tableOfState } from './table.ts';
import type { Task } from './tasks.ts';

/** The merchant in a hurry, for imagined games: plans less far, and sticks to a plan until it is done. */

const DEPTH = 2;

interface Intent {
  readonly round: number;
  readonly plan: Plan;
  /** Cards in hand: a new one is a reason to think again. */
  readonly cards: number;
}

/** What the players of an imagined world are up to, by seat; gone with the world. */
const intents = new WeakMap<State, (Intent | undefined)[]>();

/** From here on this seat follows a plan, until it is done or cannot be. */
export function pursue(g: State, seat: Seat, plan: Plan): void {
  const table = tableOfState(g);
  const intent: Intent = { round: table.round, plan, cards: cardsOf(table, seat) };
  const known = intents.get(g);
  if (known === undefined) {
    const fresh: (Intent | undefined)[] = g.players.map(() => undefined);
    fresh[seat] = intent;
    intents.set(g, fresh);
  } else known[seat] = intent;
}

/** A plan is thought over again in the second turn after it was made. */
const LASTS = 1;

const cardsOf = (table: Table, seat: Seat): number => {
  const person = table.players[seat];
  return person === undefined
    ? 0
    : person.questHand.length * 8 + person.shopHand.length + person.prestige * 64;
};

export function quickAnswer(g: State, decision: Decision): Json {
  const table = tableOfState(g);
  const { seat } = decision;
  if (decision.kind !== 'menu' || decision.id !== 'action') return soundAnswer(table, seat, decision, DEPTH);
  const intent = intents.get(g)?.[seat];
  const isFollowed = intent !== undefined && table.round <= intent.round + LASTS;
  if (isFollowed && intent.cards === cardsOf(table, seat) && !isNearTheEnd(table)) {
    const next = goOn(table, seat, intent.plan, decision.entries);
    if (next !== null) return next;
  }
  const p = plannerFor(table, seat);
  const plan = bestPlan(p, DEPTH);
  if (plan.task !== null) pursue(g, seat, plan);
  return actionOf(p, plan, decision.entries);
}

/** Close to the target every step is thought over. */
const isNearTheEnd = (table: Table): boolean => table.endTriggered || turnsLeft(table) < 2;

function goOn(
  table: Table,
  seat: Seat,
  { task, place, bought }: Plan,
  entries: readonly Entry[],
): Json | null {
  if (task === null || !isOpen(table, task, place)) return null;
  const p = followerFor(table, seat);
  const plan = resume(p, task, place, bought);
  if (plan === null) return null;
  if (entryIn(entries, 'activate') !== undefined || entryIn(entries, 'card') !== undefined) {
    const free = freeThing(p, plan, entries) ?? openPlay(p, entryIn(entries, 'card'), true);
    if (free !== null) return free;
  }
  return towardsPlan(p, plan, entries);
}

/** Whether a task is still there to be done. */
function isOpen(table: Table, task: Task, place: number): boolean {
  switch (task.kind) {
    case 'villa':
      return table.villas[villaAt[place] as number] === -1;
    case 'deliver':
      return table.delivery === task.card;
    case 'interact':
      return table.inhabitants[place] === true;
    default:
      return true;
  }
}
