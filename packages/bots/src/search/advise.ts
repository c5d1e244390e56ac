import {
  answering,
  type BaseState,
  canonical,
  type Json,
  type Kinded,
  LEAVE,
  type Reply,
} from '@comptoir/kit';
import type { Situation } from '../bot.ts';
import type { Brain } from './brain.ts';
import type { Budget } from './budget.ts';
import { leadOf, type Ranked, rank } from './rank.ts';

/** What speaks for an answer: an aim that it serves better than the best of the others, and by how many points. */
export interface Reason {
  /** An aim of the brain, or RIVAL. */
  readonly aim: string;
  readonly gain: number;
}

/** The strongest rival comes less far. */
export const RIVAL = 'rival';

export interface Advice<E> {
  readonly reply: Reply;
  /** Estimated chance to win after it. */
  readonly chance: number;
  /** The chance as it stands: after what a sound player would answer without looking ahead. The same for all. */
  readonly before: number;
  /** The imagined games could not tell it from the best one. */
  readonly isEqual: boolean;
  /** The strongest first; empty where the answers hardly differ. */
  readonly reasons: readonly Reason[];
  /** What this seat would be told first if it answered so, as far as that is certain: the answer in the words of the game. */
  readonly told: readonly E[];
}

const MOST_ADVICE = 3;
const MOST_REASONS = 2;
/** Points and chances below which a difference does not matter. */
const NOTICEABLE = 0.03;
const SAME_CHANCE = 0.01;

/** The best few answers with their chances and reasons, and after them the `watched` ones, however good they are. */
export function* advise<S extends BaseState, D extends Kinded, E, V, O>(
  brain: Brain<S, D, E, V, O>,
  situation: Situation<S, D, E, V, O>,
  budget: Budget,
  watched: readonly Json[] = [],
): Generator<number, Advice<E>[]> {
  const ranked = bestFirst(yield* rank(brain, situation, budget, watched));
  const [best] = ranked;
  if (best === undefined) return [];
  const asked = new Set(watched.map((answer) => canonical(answering(answer))));
  const before = ranked.find(({ isUsual }) => isUsual) ?? best;
  return ranked
    .filter(({ reply }, at) => at < MOST_ADVICE || asked.has(canonical(reply)))
    .map((one) => ({
      reply: one.reply,
      chance: chanceBeside(best, one),
      before: chanceBeside(best, before),
      isEqual: one !== best && areEqual(best, one),
      reasons: reasonsFor(brain.aims, one, one === best ? ranked[1] : best),
      told: one.reply === LEAVE ? [] : outlook(situation, one.reply.answer),
    }))
    .sort((a, b) => (a.reply === best.reply ? -1 : b.reply === best.reply ? 1 : b.chance - a.chance));
}

/**
 * The answer that search found best comes first. Search favours what a sound player would do, so another answer that
 * was tried as often and is surely better is told all the same.
 */
export function bestFirst(ranked: readonly Ranked[]): readonly Ranked[] {
  const [found] = ranked;
  if (found === undefined) return ranked;
  const better = ranked.find((one) => {
    const { mean, isSure } = leadOf(one, found, ({ chance }) => chance);
    return one.plays === found.plays && isSure && mean >= SAME_CHANCE;
  });
  return better === undefined ? ranked : [better, ...ranked.filter((one) => one !== better)];
}

/** The chance after an answer, compared with the best one in the worlds where both were tried. */
function chanceBeside(best: Ranked, one: Ranked): number {
  if (one === best) return best.chance;
  return Math.min(1, Math.max(0, best.chance + leadOf(one, best, ({ chance }) => chance).mean));
}

/** Whether the imagined games could not tell two answers apart. */
export function areEqual(best: Ranked, other: Ranked): boolean {
  const lead = leadOf(best, other, ({ chance }) => chance);
  return !lead.isSure || Math.abs(lead.mean) < SAME_CHANCE;
}

/** Where an answer surely leads further than another one, in the same worlds with the same luck. */
function reasonsFor(aims: readonly string[], one: Ranked, other: Ranked | undefined): Reason[] {
  if (other === undefined) return [];
  const found = aims.map((aim, at) => ({
    aim,
    ...leadOf(one, other, (judged) => judged.aims[at] as number),
  }));
  found.push({ aim: RIVAL, ...leadOf(one, other, ({ rival }) => -rival) });
  return found
    .filter(({ mean, isSure }) => isSure && mean > NOTICEABLE)
    .sort((a, b) => b.mean - a.mean)
    .slice(0, MOST_REASONS)
    .map(({ aim, mean }) => ({ aim, gain: mean }));
}

const WORLDS = 4;

/**
 * What the seat is sure to hear when it gives an answer: what several imagined worlds have in common until they part.
 */
export function outlook<S extends BaseState, D extends Kinded, E, V, O>(
  { game, seat, decision, world }: Situation<S, D, E, V, O>,
  answer: Json,
): E[] {
  const hear = (): E[] => {
    const events: E[] = [];
    game.apply(world(), { seat, id: decision.id, answer }, events);
    return events.flatMap((event) => game.redact(event, seat) ?? []);
  };
  const first = hear();
  let certain = first.length;
  for (let at = 1; at < WORLDS && certain > 0; at++) {
    const other = hear();
    let same = 0;
    while (same < certain && canonical(first[same]) === canonical(other[same])) same++;
    certain = same;
  }
  return first.slice(0, certain);
}
