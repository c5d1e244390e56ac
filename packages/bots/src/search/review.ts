import {
  answering,
  type BaseState,
  canonical,
  extend,
  type Game,
  type GameRecord,
  type Happening,
  type Hearing,
  heard,
  isFault,
  isRecord,
  isUndo,
  type Json,
  type Kinded,
  LEAVE,
  newLine,
  type Reply,
  replay,
  type Seat,
  xoshiro,
} from '@comptoir/kit';
import { situationOf } from '../situation.ts';
import { areEqual, bestFirst, outlook } from './advise.ts';
import type { Brain } from './brain.ts';
import { plays } from './budget.ts';
import { finish, type Ranked, rank } from './rank.ts';

/** A move that cost its seat a part of its chance to win. */
export interface Mistake<E> {
  /** Number of entries before the move: where a replay shows the moment of choice. */
  readonly seq: number;
  readonly seat: Seat;
  /** The question, and what its seat saw: enough to say both answers in words. */
  readonly decision: Kinded;
  readonly view: unknown;
  readonly played: Json;
  readonly better: Reply;
  /** What the seat would be told for certain of either. */
  readonly told: readonly E[];
  readonly instead: readonly E[];
  /** Share of the chance to win that was given away. */
  readonly cost: number;
}

/** Between two questions to a seat its chances changed: by its own move, by those of others or by luck. */
export interface TurningPoint {
  /** Number of entries before its move. */
  readonly seq: number;
  readonly seat: Seat;
  /** Its chance to win then, and when it was asked next: what a hint would have said. */
  readonly before: number;
  readonly after: number;
  /** What its own move gave away. */
  readonly lost: number;
  /** The change came more from draws, dice and the moves of others than from its own move. */
  readonly isLuck: boolean;
}

/** How well a seat chose. */
export interface Accuracy {
  /** Questions where several answers were worth comparing. */
  readonly weighed: number;
  /** Answers that were as good as the best one. */
  readonly sound: number;
}

/** One answer that was worth comparing. */
export interface Weighed {
  readonly seq: number;
  readonly seat: Seat;
  /** What was asked or, of a menu, which entry was chosen. */
  readonly question: string;
  /** Share of the chance to win that was given away; 0 where it was as good as the best. */
  readonly cost: number;
}

export interface Review<E> {
  readonly turningPoints: readonly TurningPoint[];
  /** The costliest first, a few for every seat. */
  readonly mistakes: readonly Mistake<E>[];
  /** Chances as they were estimated for whoever was asked, in order: the curve of the game. */
  readonly curve: readonly { readonly seq: number; readonly seat: Seat; readonly chance: number }[];
  /** By seat. */
  readonly accuracy: readonly Accuracy[];
  /** All that was compared, in order. */
  readonly weighed: readonly Weighed[];
}

export interface ReviewOptions {
  /** Imagined games per move. */
  readonly plays: number;
  readonly mistakesPerSeat: number;
  readonly turningPoints: number;
}

const USUAL: ReviewOptions = { plays: 40, mistakesPerSeat: 3, turningPoints: 5 };
/** Less than this share of a win is within the noise of so few imagined games. */
const SLIGHT = 0.04;
/** Turning points closer together than this tell the same story. */
const APART = 6;

/** Goes through a finished game: what was chosen against what could have been. Yields how far it is, from 0 to 1. */
export function* review<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  brain: Brain<S, D, E, V, O>,
  record: GameRecord,
  options: ReviewOptions = USUAL,
): Generator<number, Review<E>> {
  // One step behind the replay: what a seat had heard when it was to move.
  const line = newLine<Happening<E>>();
  const hearing: Hearing<E> = new Map();
  const mistakes: Mistake<E>[] = [];
  const curve: { seq: number; seat: Seat; chance: number }[] = [];
  const accuracy: { weighed: number; sound: number }[] = [];
  const weighed: Weighed[] = [];
  let before: S | null = null;
  for (const point of replay(game, record)) {
    if (isFault(point)) break;
    const { entry, seq, state } = point;
    while (accuracy.length < game.seatsOf(state)) accuracy.push({ weighed: 0, sound: 0 });
    if (before !== null && entry !== null && !isUndo(entry)) {
      const told = heard(hearing, line, entry.seat, game.redact);
      const found = weigh(game, brain, before, { ...entry, seq: seq - 1 }, told, options.plays);
      if (found !== null) {
        const own = accuracy[entry.seat] as { weighed: number; sound: number };
        own.weighed += 1;
        if (found.mistake === null) own.sound += 1;
        else mistakes.push(found.mistake);
        curve.push({ seq: seq - 1, seat: entry.seat, chance: found.chance });
        const cost = found.mistake?.cost ?? 0;
        weighed.push({ seq: seq - 1, seat: entry.seat, question: questionOf(entry), cost });
      }
      yield seq / record.entries.length;
    }
    before = game.clone(state);
    const isReturn = entry !== null && isUndo(entry);
    extend(
      line,
      isReturn ? { seq, to: entry.undo } : { seq, item: { seq, move: entry, events: point.events } },
    );
  }
  return {
    turningPoints: largest(turnsIn(weighed, curve), options.turningPoints),
    mistakes: costliest(mistakes, options.mistakesPerSeat),
    curve,
    accuracy,
    weighed,
  };
}

const questionOf = ({ id, answer }: { readonly id: string; readonly answer: Json }): string =>
  isRecord(answer) && typeof answer['entry'] === 'string' ? answer['entry'] : id;

/** The chance of a seat when it was asked, by the same estimate as a hint, and what its move cost; null if it had no choice. */
function weigh<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  brain: Brain<S, D, E, V, O>,
  state: S,
  { seq, seat, id, answer }: { seq: number; seat: Seat; id: string; answer: Json },
  told: readonly E[],
  budget: number,
): { readonly chance: number; readonly mistake: Mistake<E> | null } | null {
  const decision = game.decisions(state).find((asked) => asked.seat === seat && asked.id === id);
  if (decision === undefined || decision.standing === true) return null;
  const situation = situationOf(game, state, decision, { rng: xoshiro(seq + 1), heard: told });
  const ranked = bestFirst(finish(rank(brain, situation, plays(budget), [answer])));
  if (ranked.length < 2) return null;
  const own = canonical(answering(answer));
  const played = ranked.find(({ reply }) => canonical(reply) === own);
  // The one that a hint would have named first.
  const best = ranked[0] as Ranked;
  const { chance } = best;
  if (played === undefined || best === played) return { chance, mistake: null };
  const cost = chance - played.chance;
  if (cost < SLIGHT || areEqual(best, played)) return { chance, mistake: null };
  const instead = best.reply === LEAVE ? [] : outlook(situation, best.reply.answer);
  return {
    chance,
    mistake: {
      seq,
      seat,
      decision,
      view: situation.view,
      played: answer,
      better: best.reply,
      told: outlook(situation, answer),
      instead,
      cost,
    },
  };
}

/** From each question to a seat to its next one. */
function turnsIn(weighed: readonly Weighed[], curve: Review<unknown>['curve']): TurningPoint[] {
  const last = new Map<Seat, { seq: number; chance: number; cost: number }>();
  return curve.flatMap(({ seq, seat, chance }, at) => {
    const before = last.get(seat);
    last.set(seat, { seq, chance, cost: weighed[at]?.cost ?? 0 });
    if (before === undefined) return [];
    const { cost: lost, chance: then } = before;
    const isLuck = Math.abs(chance - then + lost) > lost;
    return [{ seq: before.seq, seat, before: then, after: chance, lost, isLuck }];
  });
}

function costliest<E>(mistakes: readonly Mistake<E>[], perSeat: number): Mistake<E>[] {
  const bySeat = new Map<Seat, number>();
  return [...mistakes]
    .sort((a, b) => b.cost - a.cost)
    .filter(({ seat }) => {
      const already = bySeat.get(seat) ?? 0;
      bySeat.set(seat, already + 1);
      return already < perSeat;
    });
}

function largest(turns: readonly TurningPoint[], most: number): TurningPoint[] {
  const swing = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  const chosen: TurningPoint[] = [];
  for (const turn of [...turns].sort((a, b) => swing(b) - swing(a))) {
    if (chosen.length >= most) break;
    if (chosen.every(({ seq }) => Math.abs(seq - turn.seq) >= APART)) chosen.push(turn);
  }
  return chosen.sort((a, b) => a.seq - b.seq);
}
