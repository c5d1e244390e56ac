import { commitTo, seedFrom } from '../commitment.ts';
import type { Move, Seat } from '../decision.ts';
import type { BaseState } from '../effect.ts';
import type { Game } from '../game.ts';
import { cloneJson, type Json } from '../json.ts';
import { type GameRecord, isUndo, type RecordEntry, type RecordSeat } from '../record.ts';
import type { Refusal } from '../refusal.ts';
import type { Kinded } from '../shapes.ts';
import {
  advance,
  type Course,
  courseAt,
  enter,
  enterUndo,
  type History,
  learn,
  type PreparedReturn,
  prepare,
  prepareAgreedUndo,
  prepareUndo,
  stateAt,
} from './course.ts';
import { inForce, lastLink, linkAt, type Step } from './line.ts';

/** A game being played whose journal is its record, in memory: local tables, the terminal, tests. */
export interface Match<
  S extends BaseState = BaseState,
  D extends Kinded = Kinded,
  E = unknown,
  V = unknown,
  O = unknown,
> extends Course<S, D, E, V, O> {
  readonly options: O;
  readonly seats: readonly RecordSeat[];
  readonly secret: string;
  readonly entries: RecordEntry[];
  history: History<S, E>;
}

export interface MatchStart<O> {
  readonly options: O;
  readonly seats: readonly RecordSeat[];
  readonly secret: string;
}

const seedOf = ({ secret, seats }: { secret: string; seats: readonly RecordSeat[] }): string =>
  seedFrom({ secret, contributions: seats.map(({ contribution }) => contribution) });

/** Deals. */
export function startMatch<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  { options, seats, secret }: MatchStart<O>,
): Match<S, D, E, V, O> {
  const seed = seedOf({ secret, seats });
  const events: E[] = [];
  const course = courseAt(game, { seq: 0, state: game.setup(seed, options, events) });
  const base = { seq: 0, fresh: () => game.setup(seed, options) };
  const history = learn(course, base, [{ seq: 0, item: { seq: 0, move: null, events } }]);
  history.points = [];
  return { ...course, history, options, seats, secret, entries: [] };
}

/** A state that a match goes on from in place of its deal: it was saved by older rules, and brought to these. */
export interface MatchBase<S> {
  /** How many entries had led to it. */
  readonly seq: number;
  readonly state: S;
}

/** A match at a kept state. Its entries up to there stay in the journal, but nobody can return behind it. */
function matchAt<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  { options, seats, secret }: MatchStart<O>,
  entries: readonly RecordEntry[],
  { seq, state }: MatchBase<S>,
): Match<S, D, E, V, O> {
  const course = courseAt(game, { seq, state: game.clone(state) });
  const base = { seq, fresh: () => game.clone(state) };
  const history = learn(course, base, [{ seq, item: { seq, move: null, events: [] } }]);
  history.points = [];
  return { ...course, history, options, seats, secret, entries: entries.slice(0, seq) };
}

/**
 * A match from its saved entries; null when replaying them gives another state. With `otherRules` they were played under
 * other rules: then it is enough that all of them are legal.
 */
export function resumeMatch<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  start: MatchStart<O>,
  entries: readonly RecordEntry[],
  { base, otherRules = false }: { readonly base?: MatchBase<S>; readonly otherRules?: boolean } = {},
): Match<S, D, E, V, O> | null {
  const match = base === undefined ? startMatch(game, start) : matchAt(game, start, entries, base);
  const first = match.seq;
  for (const [at, entry] of entries.entries()) {
    if (at < first) continue;
    if (isUndo(entry)) {
      if (!Number.isInteger(entry.undo) || entry.undo < first || entry.undo > at) return null;
      const isAgreed = !isOverOwnMoves(match, entry.undo);
      enterUndo(match, { to: entry.undo, state: stateAt(match, entry.undo), isAgreed });
    } else {
      const { seat, id, answer } = entry;
      if (game.judge(match.state, { seat, id, answer }) !== null) return null;
      advance(match, { seat, id, answer });
    }
    match.entries.push(entry);
  }
  match.news.fill(match.seq);
  match.history.points = null;
  const last = entries.length > first && !otherRules ? entries.at(-1) : undefined;
  return last !== undefined && game.hash(match.state) !== last.state ? null : match;
}

/** Whether a return goes over moves of one seat only, as a seat may do alone. */
function isOverOwnMoves<S extends BaseState, D extends Kinded, E, V, O>(
  { history: { line } }: Match<S, D, E, V, O>,
  to: number,
): boolean {
  const end = linkAt(line, to);
  const mover = lastLink(line)?.item.move?.seat;
  for (let link = lastLink(line); link !== end; link = link.before)
    if (link === null || link.item.move?.seat !== mover) return false;
  return true;
}

export type Submission<D, E> =
  | {
      readonly ok: true;
      readonly seq: number;
      readonly events: readonly E[];
      readonly decisions: readonly D[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Checks a move, plays it and enters it. `seen` is the number of entries its sender had seen. */
export function submit<S extends BaseState, D extends Kinded, E, V, O>(
  match: Match<S, D, E, V, O>,
  move: Move,
  seen?: number,
): Submission<D, E> {
  // The entry keeps a copy, so that a caller who changes the answer later does not change the journal.
  const own = cloneJson(move);
  const judged = prepare(match, own, seen);
  if (!judged.ok) return judged;
  enter(match, judged.prepared);
  match.entries.push({ ...own, state: match.game.hash(match.state) });
  const { events, decisions } = judged.prepared;
  return { ok: true, seq: match.seq, events, decisions };
}

/** Returns to an earlier point. False, and nothing changed, if that would cross new information. */
export function undo<S extends BaseState, D extends Kinded, E, V, O>(
  match: Match<S, D, E, V, O>,
  seat: Seat,
  to: number,
): boolean {
  return goBack(match, prepareUndo(match, seat, to));
}

/** Returns to any earlier point by consent of those concerned. False if there is no such point. */
export function undoByConsent<S extends BaseState, D extends Kinded, E, V, O>(
  match: Match<S, D, E, V, O>,
  to: number,
): boolean {
  return goBack(match, prepareAgreedUndo(match, to));
}

function goBack<S extends BaseState, D extends Kinded, E, V, O>(
  match: Match<S, D, E, V, O>,
  prepared: PreparedReturn<S> | null,
): boolean {
  if (prepared === null) return false;
  enterUndo(match, prepared);
  match.entries.push({ undo: prepared.to, state: match.game.hash(match.state) });
  return true;
}

/** The moves that count, once the undone ones are left out. */
export function movesInForce(entries: readonly RecordEntry[]): Move[] {
  return inForce(
    entries.map((entry, at): Step<Move> => {
      if (isUndo(entry)) return { seq: at + 1, to: entry.undo };
      const { seat, id, answer } = entry;
      return { seq: at + 1, item: { seat, id, answer } };
    }),
  );
}

/**
 * The entries of a record, from a journal whose rows also count other things. A return to row n becomes a return to
 * the number of entries there were by then.
 */
export function recordEntries(
  rows: Iterable<{ readonly seq: number; readonly entry: RecordEntry }>,
): RecordEntry[] {
  const entries: RecordEntry[] = [];
  const numbers: number[] = [];
  for (const { seq, entry } of rows) {
    if (isUndo(entry)) {
      const later = numbers.findIndex((number) => number > entry.undo);
      entries.push({ ...entry, undo: later < 0 ? numbers.length : later });
    } else entries.push(entry);
    numbers.push(seq);
  }
  return entries;
}

/** The record of a match. It opens the secret: only for a game that is over or broken off. */
export function recordOf<S extends BaseState, D extends Kinded, E, V, O>(
  match: Match<S, D, E, V, O>,
): GameRecord {
  return {
    header: {
      game: match.game.name,
      rules: match.game.rules,
      options: match.options as Json,
      seats: match.seats,
      commitment: commitTo(match.secret),
    },
    entries: match.entries.slice(),
    footer: { secret: match.secret, outcome: match.game.outcome(match.state) },
  };
}
