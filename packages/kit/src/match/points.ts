import type { Move, Seat } from '../decision.ts';
import type { BaseState } from '../effect.ts';
import type { Game } from '../game.ts';
import type { Kinded } from '../shapes.ts';
import type { Happening } from './hearing.ts';
import { itemsUpTo, type Line, lastLink } from './line.ts';
import { reveals } from './reveals.ts';

/** A moment that a seat may return to: the state before a move of its latest unbroken run. */
export interface UndoPoint<S> {
  /** The number of the journal at that moment. */
  readonly seq: number;
  readonly before: S;
  readonly move: Move;
  /** Whether the move told anybody anything; worked out when first asked. */
  revealing: boolean | null;
}

/** Another seat's decision is information: earlier points are gone for good. */
export function addPoint<S>(
  points: UndoPoint<S>[],
  { seq, before, move }: Omit<UndoPoint<S>, 'revealing'>,
): void {
  if (points[0] !== undefined && points[0].move.seat !== move.seat) points.length = 0;
  points.push({ seq, before, move, revealing: null });
}

/** Where this seat may return without anyone having learnt anything since; latest first. */
export function openPoints<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  points: readonly UndoPoint<S>[],
  seat: Seat,
): number[] {
  const found: number[] = [];
  for (let at = points.length - 1; at >= 0; at--) {
    const point = points[at] as UndoPoint<S>;
    if (point.move.seat !== seat) break;
    point.revealing ??= reveals(game, point.before, point.move);
    if (point.revealing) break;
    found.push(point.seq);
  }
  return found;
}

interface Past<S, E> {
  readonly line: Line<Happening<E>>;
  readonly base: { readonly seq: number; fresh(): S };
  /** The last return that was agreed on. */
  readonly barrier: number;
}

/** The points of a game already played, as if it had been followed from its base. */
export function pointsAlong<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  { line, base, barrier }: Past<S, E>,
): UndoPoint<S>[] {
  const found: UndoPoint<null>[] = [];
  for (const { seq, last } of line.marks) {
    if (seq <= base.seq || seq <= barrier) continue;
    const move = last?.item.seq === seq ? last.item.move : null;
    // A return keeps the points before it, unless a move of another seat in between has closed them for good.
    if (move !== null) addPoint(found, { seq: seq - 1, before: null, move });
    else while (found.length > 0 && (found.at(-1)?.seq ?? 0) >= (last?.item.seq ?? 0)) found.pop();
  }
  const points: UndoPoint<S>[] = [];
  const state = base.fresh();
  let next = 0;
  for (const { seq, move } of itemsUpTo(lastLink(line))) {
    if (move === null || seq <= base.seq) continue;
    if (found[next]?.seq === seq - 1) {
      addPoint(points, { seq: seq - 1, before: game.clone(state), move });
      next += 1;
    }
    game.apply(state, move);
  }
  return points;
}
