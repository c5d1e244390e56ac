import { type BaseState, canonical, type Json, type Kinded, LEAVE, type Reply } from '@comptoir/kit';
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

/** The best few answers with their chances and reasons. */
export function* advise<S extends BaseState, D extends Kinded, E, V, O>(
  brain: Brain<S, D, E, V, O>,
  situation: Situation<S, D, E, V, O>,
  budget: Budget,
): Generator<number, Advice<E>[]> {
  const ranked = yield* rank(brain, situation, budget);
  const [best] = ranked;
  return ranked.slice(0, MOST_ADVICE).map((one) => ({
    reply: one.reply,
    chance: one.chance,
    isEqual: one !== best && best !== undefined && areEqual(best, one),
    reasons: reasonsFor(brain.aims, one, one === best ? ranked[1] : best),
    told: one.reply === LEAVE ? [] : outlook(situation, one.reply.answer),
  }));
}

/** Whether the imagined games could tell two answers apart. */
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

/** What the seat hears for certain when it gives an answer: what is the same in several imagined worlds, up to where they part. */
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
