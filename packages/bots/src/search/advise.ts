import { type BaseState, type Json, type Kinded, LEAVE, type Reply } from '@comptoir/kit';
import type { Situation } from '../bot.ts';
import type { Brain } from './brain.ts';
import type { Budget } from './budget.ts';
import { type Ranked, rank } from './rank.ts';

/** What speaks for an answer: an aim it serves better than the other answers do, and by how many points. */
export interface Reason {
  readonly aim: string;
  readonly gain: number;
}

export interface Advice<E> {
  readonly reply: Reply;
  /** Estimated chance to win after it. */
  readonly chance: number;
  /** The strongest first; empty where the answers hardly differ. */
  readonly reasons: readonly Reason[];
  /** What this seat would be told first if it answered so: the answer in the words of the game. */
  readonly told: readonly E[];
}

const MOST_ADVICE = 3;
const MOST_REASONS = 2;
/** Points below which a difference is noise. */
const NOTICEABLE = 0.03;

/** The best few answers with their chances and reasons. */
export function* advise<S extends BaseState, D extends Kinded, E, V, O>(
  brain: Brain<S, D, E, V, O>,
  situation: Situation<S, D, E, V, O>,
  budget: Budget,
): Generator<number, Advice<E>[]> {
  const ranked = yield* rank(brain, situation, budget);
  return ranked.slice(0, MOST_ADVICE).map((one) => ({
    reply: one.reply,
    chance: one.chance,
    reasons: reasonsFor(brain.aims, one, ranked),
    told: one.reply === LEAVE ? [] : outlook(situation, one.reply.answer),
  }));
}

/** Where an answer leads further than the average of the others. */
function reasonsFor(aims: readonly string[], one: Ranked, all: readonly Ranked[]): Reason[] {
  const others = all.filter((other) => other !== one);
  if (others.length === 0) return [];
  return aims
    .map((aim, at) => {
      const usual = others.reduce((sum, other) => sum + (other.aims[at] as number), 0) / others.length;
      return { aim, gain: (one.aims[at] as number) - usual };
    })
    .filter(({ gain }) => gain > NOTICEABLE)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_REASONS);
}

/** What the seat hears when it gives an answer, in an imagined world. */
export function outlook<S extends BaseState, D extends Kinded, E, V, O>(
  { game, seat, decision, world }: Situation<S, D, E, V, O>,
  answer: Json,
): E[] {
  const events: E[] = [];
  game.apply(world(), { seat, id: decision.id, answer }, events);
  return events.flatMap((event) => game.redact(event, seat) ?? []);
}
