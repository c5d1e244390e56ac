import type {
  Decision,
  Entry,
  Event,
  Options,
  PlayAnswer,
  ReplyAnswer,
  State,
  View,
} from '@comptoir/karanor';
import { answering, canonical, type Json, LEAVE, type MenuAnswer, type Reply } from '@comptoir/kit';
import type { Situation } from '../bot.ts';
import { actionOf, DEPTH, merchantKaranor } from './merchant.ts';
import { carryOut, entryIn, said, towardsPlan } from './moves.ts';
import { bestPlan, type Plan, plannerFor } from './plan.ts';
import { pursue, setThinker } from './policy.ts';
import { masterTaste } from './prices.ts';
import { tableOfView } from './table.ts';
import { declining } from './trader.ts';
import { type Scope, voyagesOf } from './voyage.ts';

/** The answers worth comparing, and what each is the beginning of. */

type Asked = Situation<State, Decision, Event, View, Options>;

const MOST = 5;
/** How many tasks ahead the plans behind other answers are worked out. */
const SCOPE: Scope = { depth: 3, width: 40, places: 3 };
/** A novice sees no further than the next task, and sees that at once. */
const SHORT: Scope = { depth: 1, width: 1, places: 1 };
/** Plans that promise this much less than the best, in prestige, are not tried. */
const WIDTH = 0.6;

/** Replies without repetition, up to a number. */
interface Choices {
  readonly list: Reply[];
  /** The plan that a reply begins, where it begins one. */
  readonly plans: Map<string, Plan>;
}

function add({ list, plans }: Choices, known: Set<string>, answer: Json, plan: Plan | null): void {
  const reply = answering(answer);
  const key = canonical(reply);
  if (list.length >= MOST || known.has(key)) return;
  known.add(key);
  list.push(reply);
  if (plan !== null && plan.task !== null) plans.set(key, plan);
}

/** The plan behind each answer of a question; dropped with the question. */
const meanings = new WeakMap<Asked, Map<string, Plan>>();

/** In an imagined world the seat goes on with the plan that its answer began. */
export function intend(g: State, situation: Asked, reply: Reply): void {
  setThinker(g, situation.seat);
  const plan = meaningOf(situation, reply);
  if (plan !== null) pursue(g, situation.seat, plan);
}

/** The plan that a reply to this question begins, if it begins one. */
export const meaningOf = (situation: Asked, reply: Reply): Plan | null =>
  meanings.get(situation)?.get(canonical(reply)) ?? null;

export const candidates = (situation: Asked): readonly Reply[] => choicesFor(situation, SCOPE);
export const fancies = (situation: Asked): readonly Reply[] => choicesFor(situation, SHORT);

function choicesFor(situation: Asked, scope: Scope): readonly Reply[] {
  const { decision } = situation;
  if (decision.standing === true) {
    const wish = merchantKaranor.consider(situation);
    return wish === LEAVE ? [wish] : [wish, ...insteadOf(wish.answer)];
  }
  if (decision.kind === 'menu' && decision.id === 'action')
    return actions(situation, decision.entries, scope);
  const choices: Choices = { list: [], plans: new Map() };
  const known = new Set<string>();
  add(choices, known, merchantKaranor.answer(situation), null);
  for (const answer of others(decision)) add(choices, known, answer, null);
  return choices.list;
}

/** Only a card or an accepted offer changes the table, so nothing else said is searched. Every offer gets an answer. */
function insteadOf(wish: Json): Reply[] {
  const { entry, answer } = wish as unknown as MenuAnswer;
  if (entry === 'card') return [LEAVE];
  if (entry !== 'trade.accept') return [];
  return [answering(declining((answer as unknown as ReplyAnswer).offer, 'cheap'))];
}

function* others(decision: Decision): Generator<Json> {
  if (decision.kind === 'menu') {
    yield said('pass', null);
    const card = entryIn(decision.entries, 'card');
    if (card?.kind === 'pick-option')
      for (const play of card.options as unknown as PlayAnswer[]) yield said('card', play as unknown as Json);
  } else if (decision.kind === 'pick-cards') for (const card of decision.from) yield [card];
  else if (decision.kind === 'pick-option') yield* decision.options;
}

/** Territories left on foot since anything was done: going straight back would waste the walk. */
function trail({ heard, seat }: Asked): ReadonlySet<number> {
  const left = new Set<number>();
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i] as Event;
    if (event.type === 'turn-began') break;
    if (event.type === 'action' && event.seat === seat && event.action !== 'move') break;
    if (event.type === 'pawn' && event.seat === seat) left.add(event.from);
  }
  return left;
}

function isReturn(answer: Json, left: ReadonlySet<number>): boolean {
  const { entry, answer: to } = (answer ?? {}) as unknown as MenuAnswer;
  return (entry === 'move' || entry === 'step') && left.has(to as number);
}

/** The beginnings of the best plans, and what can be done on the spot. */
function actions(situation: Asked, entries: readonly Entry[], scope: Scope): readonly Reply[] {
  const choices: Choices = { list: [], plans: new Map() };
  const known = new Set<string>();
  const table = tableOfView(situation.view);
  const p = plannerFor(table, situation.seat, masterTaste(table));
  const sound = bestPlan(p, DEPTH);
  const usual = actionOf(p, sound, entries);
  const left = trail(situation);
  if (!isReturn(usual, left)) add(choices, known, usual, sound);
  const plans = voyagesOf(p, scope);
  const least = (plans[0]?.value ?? 0) - WIDTH;
  for (const plan of plans) {
    if (plan.value < least) break;
    const next = towardsPlan(p, plan, entries);
    if (next !== null && !isReturn(next, left)) add(choices, known, next, plan);
    const done = plan.task === null ? null : carryOut(plan.task, entries);
    if (done !== null) add(choices, known, done, null);
  }
  const harvest = entryIn(entries, 'harvest');
  if (harvest?.kind === 'pick-option') add(choices, known, said('harvest', harvest.options[0] as Json), null);
  const card = entryIn(entries, 'card');
  if (card?.kind === 'pick-option')
    for (const play of card.options) add(choices, known, said('card', play), null);
  if (choices.list.length === 0) add(choices, known, usual, sound);
  meanings.set(situation, choices.plans);
  return choices.list;
}
