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
import { outlook } from './advise.ts';
import { type Brain, chances } from './brain.ts';
import { plays } from './budget.ts';
import { finish, rank } from './rank.ts';

/** A move that cost its seat a part of its chance to win. */
export interface Mistake<E> {
  /** Number of entries before the move: where a replay shows the moment of choice. */
  readonly seq: number;
  readonly seat: Seat;
  readonly id: string;
  readonly played: Json;
  readonly better: Reply;
  /** Both in the words of the game: what the seat was told, and what it would have been told. */
  readonly told: readonly E[];
  readonly instead: readonly E[];
  /** Share of the chance to win that was given away. */
  readonly cost: number;
}

/** A move after which the game stood differently. */
export interface TurningPoint {
  readonly seq: number;
  readonly seat: Seat;
  /** Chances of all seats before and after. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export interface Review<E> {
  readonly turningPoints: readonly TurningPoint[];
  /** The costliest first, a few for every seat. */
  readonly mistakes: readonly Mistake<E>[];
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
  const turns: TurningPoint[] = [];
  let before: S | null = null;
  for (const point of replay(game, record)) {
    if (isFault(point)) break;
    const { entry, seq, state } = point;
    if (before !== null && entry !== null && !isUndo(entry)) {
      const told = heard(hearing, line, entry.seat, game.redact);
      const found = mistakeIn(game, brain, before, { ...entry, seq: seq - 1 }, told, options.plays);
      if (found !== null) mistakes.push(found);
      turns.push({
        seq: seq - 1,
        seat: entry.seat,
        before: chances(game, brain, before),
        after: chances(game, brain, state),
      });
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
    turningPoints: largest(turns, options.turningPoints),
    mistakes: costliest(mistakes, options.mistakesPerSeat),
  };
}

/** What one move cost; null if it was as good as any, or the only one. */
function mistakeIn<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  brain: Brain<S, D, E, V, O>,
  state: S,
  { seq, seat, id, answer }: { seq: number; seat: Seat; id: string; answer: Json },
  told: readonly E[],
  budget: number,
): Mistake<E> | null {
  const decision = game.decisions(state).find((asked) => asked.seat === seat && asked.id === id);
  if (decision === undefined || decision.standing === true) return null;
  const situation = situationOf(game, state, decision, { rng: xoshiro(seq + 1), heard: told });
  const ranked = finish(rank(brain, situation, plays(budget), [answer]));
  const own = canonical(answering(answer));
  const played = ranked.find(({ reply }) => canonical(reply) === own);
  const best = ranked.reduce((a, b) => (b.plays >= a.plays && b.chance > a.chance ? b : a));
  if (played === undefined || best === played) return null;
  const cost = best.chance - played.chance;
  if (cost < SLIGHT) return null;
  const instead = best.reply === LEAVE ? [] : outlook(situation, best.reply.answer);
  return {
    seq,
    seat,
    id,
    played: answer,
    better: best.reply,
    told: outlook(situation, answer),
    instead,
    cost,
  };
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
  const swing = ({ before, after }: TurningPoint): number =>
    Math.max(...before.map((chance, seat) => Math.abs((after[seat] as number) - chance)));
  const chosen: TurningPoint[] = [];
  for (const turn of [...turns].sort((a, b) => swing(b) - swing(a))) {
    if (chosen.length >= most) break;
    if (chosen.every(({ seq }) => Math.abs(seq - turn.seq) >= APART)) chosen.push(turn);
  }
  return chosen.sort((a, b) => a.seq - b.seq);
}
