import type { Move, Seat } from '../decision.ts';
import type { BaseState } from '../effect.ts';
import type { Game, Viewer } from '../game.ts';
import { sameJson } from '../json.ts';
import { type Refusal, STALE } from '../refusal.ts';
import type { Kinded } from '../shapes.ts';
import { type Asking, newAsking, nextAsked, noteAnswered, noteReturned } from './asking.ts';
import { type Happening, type Hearing, heard } from './hearing.ts';
import { extend, itemsUpTo, type Line, linkAt, newLine, type Step } from './line.ts';
import { addPoint, openPoints, pointsAlong, type UndoPoint } from './points.ts';

/**
 * The one driver of a game under way: what is asked, whom to ask next, what each seat has heard, what may be taken
 * back and what comes too late. It keeps no journal and never waits. A host judges a move with `prepare`, writes it
 * to its own journal, then takes it in with `enter`. If the writing fails, nothing has happened.
 */
export interface Course<S extends BaseState, D extends Kinded, E, V, O> {
  readonly game: Game<S, D, E, V, O>;
  /** The number of the journal that this state belongs to. */
  seq: number;
  state: S;
  decisions: readonly D[];
  readonly asking: Asking;
  /** For each seat: the number at which it was last told something or asked something new. */
  readonly news: number[];
  /** Null for a course taken up at a saved state, until `learn` is told what came before. */
  history: History<S, E> | null;
}

/** What was played up to now, as far as it matters for taking back and for listening. */
export interface History<S, E> {
  readonly base: Base<S>;
  readonly line: Line<Happening<E>>;
  readonly hearing: Hearing<E>;
  /** The last return that was agreed on: nobody goes back behind it alone. */
  barrier: number;
  /** Null when they have to be worked out from the line. */
  points: UndoPoint<S>[] | null;
}

/** The earliest moment that these rules can replay from. */
export interface Base<S> {
  readonly seq: number;
  /** A fresh copy of its state at each call. */
  fresh(): S;
}

/** What a journal tells about a game: the deal and the moves, and the returns. */
export type CourseStep<E> = Step<Happening<E>> & { readonly isAgreed?: boolean };

/** A saved game: enough to play on. */
export interface Standing<S> {
  readonly seq: number;
  readonly state: S;
  /** Who answered the last question that the game waited for. */
  readonly mover?: Seat;
  readonly news?: readonly number[];
}

/** A course from a saved state. */
export function courseAt<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  { seq, state, mover, news }: Standing<S>,
): Course<S, D, E, V, O> {
  const seats = game.seatsOf(state);
  return {
    game,
    seq,
    state,
    decisions: game.decisions(state),
    asking: newAsking(mover),
    news: Array.from({ length: seats }, (_, seat) => news?.[seat] ?? seq),
    history: null,
  };
}

/** Tells a course what came before, in the order of the journal. */
export function learn<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
  base: Base<S>,
  steps: Iterable<CourseStep<E>>,
): History<S, E> {
  const line = newLine<Happening<E>>();
  let barrier = 0;
  for (const step of steps) {
    extend(line, step);
    if (step.isAgreed === true) barrier = step.seq;
  }
  course.history = { base, line, hearing: new Map(), barrier, points: null };
  return course.history;
}

/** A host that has not called `learn` yet is at fault. */
function historyOf<S, E>(course: { readonly history: History<S, E> | null }): History<S, E> {
  if (course.history === null) throw new Error('this course has not learnt what came before');
  return course.history;
}

/** A move that was judged and played on a copy, and has not happened yet. */
export interface Prepared<S, D, E> {
  readonly move: Move;
  readonly decision: D;
  readonly after: S;
  readonly events: readonly E[];
  readonly decisions: readonly D[];
}

/** Whether something that concerns this seat happened after the number it had seen. */
export function isLate(
  { seq, news }: { seq: number; news: readonly number[] },
  seat: Seat,
  seen: number,
): boolean {
  return !(seen <= seq && seen >= (news[seat] ?? 0));
}

/** Judges a move where the questions are known already. */
export function judgeAsked<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  state: S,
  decisions: readonly D[],
  move: Move,
): { readonly decision: D | undefined; readonly refusal: Refusal | null } {
  const decision = decisions.find(({ seat, id }) => seat === move.seat && id === move.id);
  const refusal = decision === undefined ? game.judge(state, move) : game.check(decision, move.answer);
  return { decision, refusal };
}

/**
 * Judges a move. `seen` is the number in the journal that its sender had come to. Leave it out where nobody else
 * moves.
 */
export function prepare<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
  move: Move,
  seen: number = course.seq,
):
  | { readonly ok: true; readonly prepared: Prepared<S, D, E> }
  | { readonly ok: false; readonly refusal: Refusal } {
  const { game, state } = course;
  if (isLate(course, move.seat, seen)) return { ok: false, refusal: STALE };
  const { decision, refusal } = judgeAsked(game, state, course.decisions, move);
  if (refusal !== null) return { ok: false, refusal };
  const after = game.clone(state);
  const events: E[] = [];
  const decisions = game.apply(after, move, events);
  return { ok: true, prepared: { move, decision: decision as D, after, events, decisions } };
}

/** Takes in a move that was written under this number. */
export function enter<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
  { move, decision, after, events, decisions }: Prepared<S, D, E>,
  seq: number = course.seq + 1,
): void {
  const { history, state } = course;
  if (history !== null) {
    extend(history.line, { seq, item: { seq, move, events } });
    if (history.points !== null) addPoint(history.points, { seq: course.seq, before: state, move });
  }
  noteNews(course, { seq, move, events, decisions });
  noteAnswered(course.asking, decision);
  course.seq = seq;
  course.state = after;
  course.decisions = decisions;
}

/**
 * Plays in place a move that is known to be legal and will not be taken back: play-outs, and journals that are read
 * again.
 */
export function advance<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
  move: Move,
): readonly E[] {
  const events: E[] = [];
  const decision = course.decisions.find(({ seat, id }) => seat === move.seat && id === move.id);
  course.decisions = course.game.apply(course.state, move, events);
  course.seq += 1;
  if (course.history !== null)
    extend(course.history.line, { seq: course.seq, item: { seq: course.seq, move, events } });
  if (decision !== undefined) noteAnswered(course.asking, decision);
  return events;
}

function noteNews<S extends BaseState, D extends Kinded, E, V, O>(
  { game, decisions: before, news }: Course<S, D, E, V, O>,
  {
    seq,
    move,
    events,
    decisions,
  }: { seq: number; move: Move; events: readonly E[]; decisions: readonly D[] },
): void {
  for (let seat = 0; seat < news.length; seat++) {
    const own = (all: readonly D[]): D[] => all.filter((decision) => decision.seat === seat);
    if (
      seat === move.seat ||
      events.some((event) => game.redact(event, seat) !== null) ||
      !sameJson(own(before), own(decisions))
    )
      news[seat] = seq;
  }
}

/** The numbers to which this seat may return without anyone having learnt anything since; latest first. */
export function undoPoints<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
  seat: Seat,
): number[] {
  return openPoints(course.game, pointsOf(course), seat);
}

function pointsOf<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
): UndoPoint<S>[] {
  const history = historyOf(course);
  history.points ??= pointsAlong(course.game, history);
  return history.points;
}

/** A return that was allowed and has not happened yet. */
export interface PreparedReturn<S> {
  readonly to: number;
  readonly state: S;
  readonly isAgreed: boolean;
}

/** A return of one seat over its own moves; null if that would cross new information. */
export function prepareUndo<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
  seat: Seat,
  to: number,
): PreparedReturn<S> | null {
  if (!undoPoints(course, seat).includes(to)) return null;
  const point = pointsOf(course).find(({ seq }) => seq === to) as UndoPoint<S>;
  return { to, state: course.game.clone(point.before), isAgreed: false };
}

/**
 * A return to any number, with the consent of those concerned: they may waive the limit that new information sets.
 * Null if these rules cannot replay to it.
 */
export function prepareAgreedUndo<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
  to: number,
): PreparedReturn<S> | null {
  const { base } = historyOf(course);
  if (!Number.isInteger(to) || to < base.seq || to > course.seq) return null;
  return { to, state: stateAt(course, to), isAgreed: true };
}

/** Takes in a return that was written under this number. */
export function enterUndo<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
  { to, state, isAgreed }: PreparedReturn<S>,
  seq: number = course.seq + 1,
): void {
  const { history } = course;
  if (history !== null) {
    extend(history.line, { seq, to });
    if (isAgreed) history.barrier = seq;
    history.points = isAgreed ? [] : (history.points?.filter((point) => point.seq < to) ?? null);
  }
  course.seq = seq;
  course.state = state;
  course.decisions = course.game.decisions(state);
  course.news.fill(seq);
  noteReturned(course.asking);
}

/** The state after the first `to` steps of the journal, played from the base. */
export function stateAt<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
  to: number,
): S {
  const { base, line } = historyOf(course);
  const state = base.fresh();
  for (const { seq, move } of itemsUpTo(linkAt(line, to)))
    if (move !== null && seq > base.seq) course.game.apply(state, move);
  return state;
}

/** Everything a viewer was told that has not been taken back, in order; always the same list. */
export function heardBy<S extends BaseState, D extends Kinded, E, V, O>(
  course: Course<S, D, E, V, O>,
  viewer: Viewer,
): readonly E[] {
  const { hearing, line } = historyOf(course);
  return heard(hearing, line, viewer, course.game.redact);
}

/** The next question to put to a seat that does not speak up by itself. */
export function nextToAsk<S extends BaseState, D extends Kinded, E, V, O>(
  { asking, decisions, game, state }: Course<S, D, E, V, O>,
  isOurs?: (seat: Seat) => boolean,
): D | null {
  return decisions.length === 0 ? null : nextAsked(asking, decisions, game.seatsOf(state), isOurs);
}
