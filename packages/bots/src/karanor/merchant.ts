import {
  type Decision,
  type Entry,
  type Event,
  type Options,
  RESOURCES,
  type State,
  type View,
} from '@comptoir/karanor';
import { answering, type Json, LEAVE, type Reply, type Seat } from '@comptoir/kit';
import type { Bot, Situation } from '../bot.ts';
import { freeThing, openPlay, respond } from './cards.ts';
import { answerAsked } from './choices.ts';
import { closing, earn, entryIn, said, towardsPlan } from './moves.ts';
import { bestPlan, type Plan, type Planner, plannerFor } from './plan.ts';
import { MERCHANT, type Taste } from './prices.ts';
import { type Table, tableOfView } from './table.ts';
import { talk } from './trader.ts';

type Asked = Situation<State, Decision, Event, View, Options>;

/** How many tasks a merchant thinks ahead. */
export const DEPTH = 3;

/** What to do on one's own turn: free things, a step of the plan, or gold for what is left. */
export function actionOf(p: Planner, plan: Plan, entries: readonly Entry[]): Json {
  const end = closing(p, entries);
  if (end !== null) return end;
  const free = freeThing(p, plan, entries) ?? openPlay(p, entryIn(entries, 'card'), true);
  if (free !== null) return free;
  const next = towardsPlan(p, plan, entries);
  if (next !== null) return next;
  if (p.now > 0) {
    const gold = earn(p, entries, NO_NEEDS);
    if (gold !== null) return gold;
    const harvest = entryIn(entries, 'harvest');
    if (harvest?.kind === 'pick-option') return said('harvest', harvest.options[0] as Json);
  }
  return said('end-turn', null);
}
const NO_NEEDS: readonly number[] = RESOURCES.map(() => 0);

/** Any question the game waits for. */
export function soundAnswer(
  table: Table,
  seat: Seat,
  decision: Decision,
  depth: number,
  taste: Taste = MERCHANT,
): Json {
  if (decision.kind === 'menu') {
    if (decision.id !== 'action') return respond(table, seat, decision, taste);
    const p = plannerFor(table, seat, taste);
    return actionOf(p, bestPlan(p, depth), decision.entries);
  }
  return answerAsked(table, seat, decision, depth);
}

/** What to do although nobody waits for it: a card on somebody, or a word about trades. */
function consider({ decision, view, seat, heard }: Asked, taste: Taste): Reply {
  if (decision.kind !== 'menu') return LEAVE;
  const table = tableOfView(view);
  const card = entryIn(decision.entries, 'card');
  if (card !== undefined) {
    const play = openPlay(plannerFor(table, seat, taste), card, false);
    if (play !== null) return answering(play);
  }
  const word = talk(table, seat, decision.entries, heard, taste);
  return word === null ? LEAVE : answering(word);
}

export const merchantWith = (taste: Taste): Bot<State, Decision, Event, View, Options> => ({
  id: 'merchant',
  answer: ({ decision, view, seat }) => soundAnswer(tableOfView(view), seat, decision, DEPTH, taste),
  consider: (asked) => consider(asked, taste),
});

export const merchantKaranor = merchantWith(MERCHANT);
