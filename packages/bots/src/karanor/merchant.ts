import type { Decision, Entry, Event, Options, State, View } from '@comptoir/karanor';
import type { Json, Seat } from '@comptoir/kit';
import type { Bot } from '../bot.ts';
import { freeThing, openPlay, respond } from './cards.ts';
import { answerAsked } from './choices.ts';
import { earn, entryIn, said, towardsPlan } from './moves.ts';
import { bestPlan, plannerFor } from './plan.ts';
import { type Table, tableOfView } from './table.ts';

const DEPTH = 3;

/** What to do on one's own turn. */
export function actionOf(table: Table, seat: Seat, entries: readonly Entry[], depth: number): Json {
  const p = plannerFor(table, seat);
  const plan = bestPlan(p, depth);
  const free = freeThing(p, plan, entries) ?? openPlay(p, entryIn(entries, 'card'), true);
  if (free !== null) return free;
  const next = towardsPlan(p, plan, entries);
  if (next !== null) return next;
  if (p.now > 0) {
    const gold = earn(
      p,
      entries,
      p.person.resources.map(() => 0),
    );
    if (gold !== null) return gold;
    const harvest = entryIn(entries, 'harvest');
    if (harvest?.kind === 'pick-option') return said('harvest', harvest.options[0] as Json);
  }
  return said('end-turn', null);
}

/** Any question the game waits for. */
export function soundAnswer(table: Table, seat: Seat, decision: Decision, depth: number): Json {
  if (decision.kind === 'menu')
    return decision.id === 'action'
      ? actionOf(table, seat, decision.entries, depth)
      : respond(table, seat, decision);
  return answerAsked(table, seat, decision, depth);
}

export const merchantKaranor: Bot<State, Decision, Event, View, Options> = {
  id: 'merchant',
  answer: ({ decision, view, seat }) => soundAnswer(tableOfView(view), seat, decision, DEPTH),
  consider: ({ decision, view, seat }) => {
    if (decision.kind !== 'menu') return null;
    const table = tableOfView(view);
    return openPlay(plannerFor(table, seat), entryIn(decision.entries, 'card'), false);
  },
};
