import { commitTo, seedFrom } from '../commitment.ts';
import type { Move, Seat } from '../decision.ts';
import type { BaseState } from '../effect.ts';
import type { Game } from '../game.ts';
import { cloneJson, type Json } from '../json.ts';
import { type GameRecord, isUndo, type RecordEntry, type RecordSeat } from '../record.ts';
import { type Refusal, STALE } from '../refusal.ts';
import type { Kinded } from '../shapes.ts';
import { reveals } from './reveals.ts';

/** A game being played: its state, its entries and the points that may still be returned to. */
export interface Match<
  S extends BaseState = BaseState,
  D extends Kinded = Kinded,
  E = unknown,
  V = unknown,
  O = unknown,
> {
  readonly game: Game<S, D, E, V, O>;
  readonly options: O;
  readonly seats: readonly RecordSeat[];
  readonly secret: string;
  readonly entries: RecordEntry[];
  state: S;
  /** States before the latest unbroken run of moves of one seat, oldest first. */
  points: UndoPoint<S>[];
}

interface UndoPoint<S> {
  /** The number of entries at that moment. */
  readonly seq: number;
  readonly before: S;
  readonly move: Move;
  /** Whether the move told anybody anything; worked out when first asked. */
  revealing: boolean | null;
}

export interface MatchStart<O> {
  readonly options: O;
  readonly seats: readonly RecordSeat[];
  readonly secret: string;
}

const seedOf = (match: { secret: string; seats: readonly RecordSeat[] }): string =>
  seedFrom({ secret: match.secret, contributions: match.seats.map((seat) => seat.contribution) });

export function startMatch<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  start: MatchStart<O>,
  out?: E[],
): Match<S, D, E, V, O> {
  const state = game.setup(seedOf(start), start.options, out);
  return { game, ...start, entries: [], state, points: [] };
}

export type Submission<D, E> =
  | {
      readonly ok: true;
      readonly seq: number;
      readonly events: readonly E[];
      readonly decisions: readonly D[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Checks a move, plays it and enters it. `seq` is the number of entries its sender had seen. */
export function submit<S extends BaseState, D extends Kinded, E, V, O>(
  match: Match<S, D, E, V, O>,
  move: Move,
  seq: number = match.entries.length,
): Submission<D, E> {
  if (seq !== match.entries.length) return { ok: false, refusal: STALE };
  const refused = match.game.judge(match.state, move);
  if (refused !== null) return { ok: false, refusal: refused };
  const last = match.points.at(-1);
  // Another seat's decision is information: earlier points are gone for good.
  if (last !== undefined && last.move.seat !== move.seat) match.points = [];
  match.points.push({ seq, before: match.game.clone(match.state), move, revealing: null });
  const events: E[] = [];
  const decisions = match.game.apply(match.state, move, events);
  // The entry keeps a copy: nobody who holds the answer can change the journal.
  match.entries.push({ ...cloneJson(move), state: match.game.hash(match.state) });
  return { ok: true, seq: match.entries.length, events, decisions };
}

/** The points (numbers of entries) to which this seat may return without anyone having learnt anything since; latest first. */
export function undoPoints<S extends BaseState, D extends Kinded, E, V, O>(
  match: Match<S, D, E, V, O>,
  seat: Seat,
): number[] {
  const found: number[] = [];
  for (let i = match.points.length - 1; i >= 0; i--) {
    const point = match.points[i] as UndoPoint<S>;
    if (point.move.seat !== seat) break;
    point.revealing ??= reveals(match.game, point.before, point.move);
    if (point.revealing) break;
    found.push(point.seq);
  }
  return found;
}

/** Returns to an earlier point. False, and nothing changed, if that would cross new information. */
export function undo<S extends BaseState, D extends Kinded, E, V, O>(
  match: Match<S, D, E, V, O>,
  seat: Seat,
  to: number,
): boolean {
  if (!undoPoints(match, seat).includes(to)) return false;
  const at = match.points.findIndex((point) => point.seq === to);
  match.state = (match.points[at] as UndoPoint<S>).before;
  match.points.length = at;
  match.entries.push({ undo: to, state: match.game.hash(match.state) });
  return true;
}

/** Returns to any earlier point by consent of those concerned: the bound of information is theirs to waive. False if there is no such point. */
export function undoByConsent<S extends BaseState, D extends Kinded, E, V, O>(
  match: Match<S, D, E, V, O>,
  to: number,
): boolean {
  if (!Number.isInteger(to) || to < 0 || to > match.entries.length) return false;
  match.state = stateAt(match, to);
  match.points = [];
  match.entries.push({ undo: to, state: match.game.hash(match.state) });
  return true;
}

/** The state after the first `seq` entries, played from the start. */
export function stateAt<S extends BaseState, D extends Kinded, E, V, O>(
  match: Match<S, D, E, V, O>,
  seq: number,
): S {
  const state = match.game.setup(seedOf(match), match.options);
  for (const move of movesInForce(match.entries.slice(0, seq))) match.game.apply(state, move);
  return state;
}

/** The moves that count, once the undone ones are left out. */
export function movesInForce(entries: readonly RecordEntry[]): Move[] {
  // What was in force after each number of entries: a return to a point takes up what was in force there.
  const inForce: (Played | null)[] = [null];
  for (const entry of entries) {
    const last = inForce[inForce.length - 1] as Played | null;
    if (isUndo(entry)) inForce.push(inForce[entry.undo] ?? null);
    else inForce.push({ move: { seat: entry.seat, id: entry.id, answer: entry.answer }, before: last });
  }
  const moves: Move[] = [];
  for (let played = inForce[inForce.length - 1] ?? null; played !== null; played = played.before)
    moves.push(played.move);
  return moves.reverse();
}

interface Played {
  readonly move: Move;
  readonly before: Played | null;
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
