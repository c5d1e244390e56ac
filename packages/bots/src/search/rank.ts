import {
  answering,
  type BaseState,
  canonical,
  Defect,
  type Json,
  type Kinded,
  LEAVE,
  type Reply,
  word,
  xoshiro,
} from '@comptoir/kit';
import type { Situation } from '../bot.ts';
import { type Brain, chances, measuresOf } from './brain.ts';
import type { Budget } from './budget.ts';

/** One reply after the search. */
export interface Ranked {
  readonly reply: Reply;
  /** Estimated chance to win after it. */
  readonly chance: number;
  /** Imagined games that began with it. */
  readonly plays: number;
  /** What the seat had achieved on average when they were judged, by aim. */
  readonly aims: readonly number[];
  /**
   * Each of those games. All replies met the same worlds in the same order, so the n-th games of two replies can be
   * compared.
   */
  readonly judged: readonly Judged[];
  /** It is what a sound player would give without looking ahead. */
  readonly isUsual?: boolean;
}

interface Arm {
  readonly reply: Reply;
  readonly bonus: number;
  /** What a quick look foresees, as if it had come out of imagined games. */
  readonly foreseen: number;
  readonly isWatched: boolean;
  readonly isUsual: boolean;
  plays: number;
  total: number;
  readonly judged: Judged[];
}

/** Stops a bot if a rule loops. */
const LONGEST_PLAY = 3_000;

const mean = ({ total, plays, bonus, foreseen }: Arm): number =>
  (total + foreseen) / Math.max(1, plays) + bonus;

/**
 * Ranks the answers to one question, best first. Each answer is played on in the same imagined worlds, with the same
 * luck, by a quick policy for all seats; in every phase of the budget the worse half is given up. Yields the share of
 * the budget that is used after every world. `watched` answers are compared too, and kept as long as the best.
 */
export function* rank<S extends BaseState, D extends Kinded, E, V, O>(
  brain: Brain<S, D, E, V, O>,
  situation: Situation<S, D, E, V, O>,
  budget: Budget,
  watched: readonly Json[] = [],
): Generator<number, Ranked[]> {
  const arms = armsFor(brain, situation, watched);
  const world = brain.world?.(situation) ?? situation.world;
  const phases = Math.max(1, Math.ceil(Math.log2(arms.length)));
  const lost: Arm[] = [];
  let alive = arms;
  let done = 0;
  for (let phase = 0; phase < phases; phase++) {
    do {
      const imagined = world();
      const luck = word(situation.rng);
      const judged: Judged[] = [];
      for (const { reply } of alive) {
        // A world in which only some answers were played compares nothing: it is dropped when time is up, unless it is the first.
        if (lost.length + alive[0]!.plays > 0 && budget.used(done) >= 1) break;
        judged.push(playOn(brain, situation, situation.game.clone(imagined), reply, luck));
        done += 1;
      }
      if (judged.length === alive.length)
        for (const [at, arm] of alive.entries()) credit(arm, judged[at] as Judged);
      yield Math.min(1, budget.used(done));
    } while (budget.used(done) < (phase + 1) / phases);
    alive.sort((a, b) => mean(b) - mean(a));
    const half = Math.ceil(alive.length / 2);
    lost.unshift(...alive.filter((arm, at) => at >= half && !arm.isWatched));
    alive = alive.filter((arm, at) => at < half || arm.isWatched);
  }
  return [...alive, ...lost].map(({ reply, plays, total, judged, isUsual }) => ({
    reply,
    plays,
    isUsual,
    chance: total / Math.max(1, plays),
    aims: brain.aims.map((_, aim) => meanOf(judged, (one) => one.aims[aim] as number)),
    judged,
  }));
}

function armsFor<S extends BaseState, D extends Kinded, E, V, O>(
  brain: Brain<S, D, E, V, O>,
  situation: Situation<S, D, E, V, O>,
  watched: readonly Json[],
): Arm[] {
  const found = brain.candidates(situation);
  const known = new Set(found.map(canonical));
  const wanted = watched.map(answering);
  const watchedKeys = new Set(wanted.map(canonical));
  const replies = [...found, ...wanted.filter((reply) => !known.has(canonical(reply)))];
  if (replies.length === 0) throw new Defect(`no candidate for ${situation.decision.id}`);
  const { hunch } = brain;
  return replies.map((reply, at) => ({
    reply,
    foreseen: hunch === undefined ? 0 : hunch.plays * hunch.lead(situation, reply),
    isWatched: watchedKeys.has(canonical(reply)),
    bonus: at === 0 ? brain.trust : 0,
    isUsual: at === 0,
    plays: 0,
    total: 0,
    judged: [],
  }));
}

function credit(arm: Arm, judged: Judged): void {
  arm.plays += 1;
  arm.total += judged.chance;
  arm.judged.push(judged);
}

const meanOf = (judged: readonly Judged[], of: (one: Judged) => number): number =>
  judged.reduce((sum, one) => sum + of(one), 0) / Math.max(1, judged.length);

/** How one imagined game stood when it was judged. */
export interface Judged {
  readonly chance: number;
  readonly aims: readonly number[];
  /** Points of the strongest rival. */
  readonly rival: number;
}

/** By how much one reply leads over another in the worlds where both were tried, and how sure that is. */
export function leadOf(
  one: Ranked,
  other: Ranked,
  of: (judged: Judged) => number,
): { readonly mean: number; readonly isSure: boolean } {
  const worlds = Math.min(one.judged.length, other.judged.length);
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < worlds; at++) {
    const lead = of(one.judged[at] as Judged) - of(other.judged[at] as Judged);
    sum += lead;
    squares += lead * lead;
  }
  if (worlds === 0) return { mean: 0, isSure: false };
  const mean = sum / worlds;
  const variance = Math.max(0, squares / worlds - mean * mean) / Math.max(1, worlds - 1);
  // Two standard errors; a lead in a single world proves nothing.
  return { mean, isSure: worlds > 1 && Math.abs(mean) > 2 * Math.sqrt(variance) };
}

/** Plays on from an answer until it is time to judge. */
function playOn<S extends BaseState, D extends Kinded, E, V, O>(
  brain: Brain<S, D, E, V, O>,
  situation: Situation<S, D, E, V, O>,
  state: S,
  reply: Reply,
  luck: number,
): Judged {
  const { game, seat, decision } = situation;
  brain.intend?.(state, situation, reply);
  const rng = xoshiro(luck);
  const end = brain.clock(state) + brain.look;
  let decisions =
    reply === LEAVE
      ? game.decisions(state)
      : game.proceed(state, { seat: decision.seat, id: decision.id, answer: reply.answer });
  for (let i = 0; i < LONGEST_PLAY && brain.clock(state) < end; i++) {
    const next = decisions.find(({ standing }) => standing !== true);
    if (next === undefined) break;
    const said = brain.aside?.(state, () => game.standing(state)) ?? null;
    if (said !== null) {
      decisions = game.proceed(state, said);
      continue;
    }
    const answer = brain.policy(state, next, rng);
    decisions = game.proceed(state, { seat: next.seat, id: next.id, answer });
  }
  const measures = measuresOf(game, brain, state);
  const side = brain.side(state, seat);
  let rival = Number.NEGATIVE_INFINITY;
  for (const [other, points] of measures.entries())
    if (brain.side(state, other) !== side)
      rival = Math.max(
        rival,
        points.reduce((sum, value) => sum + value, 0),
      );
  return {
    chance: chances(game, brain, state, measures)[seat] as number,
    aims: measures[seat] as readonly number[],
    rival: rival === Number.NEGATIVE_INFINITY ? 0 : rival,
  };
}

/** Runs a thought to its end. */
export function finish<T>(thought: Generator<number, T>): T {
  for (;;) {
    const step = thought.next();
    if (step.done === true) return step.value;
  }
}
