import type { Move, Seat } from '../decision.ts';
import type { Viewer } from '../game.ts';
import { follow, type Line, type Link } from './line.ts';

/** Something that happened and was told: a move, or the deal, which nobody made. */
export interface Happening<E> {
  readonly seq: number;
  readonly move: Move | null;
  readonly events: readonly E[];
}

/** Who made it happen; null for the deal. */
export const moverOf = ({ move }: Happening<unknown>): Seat | null => move?.seat ?? null;

type Redact<E> = (event: E, viewer: Viewer) => E | null;

/** What one viewer was told that has not been taken back. */
interface Ears<E> {
  readonly path: Link<Happening<E>>[];
  /** The list that listeners get. It is always the same object, so that a reader can remember how far it has read. */
  readonly told: E[];
  /** The length of `told` after each link of the path. */
  readonly lengths: number[];
}

/** By viewer, filled when first asked for. */
export type Hearing<E> = Map<Viewer, Ears<E>>;

/** All that a viewer was told so far, in order. The list belongs to the hearing: it grows, and shrinks with a return. */
export function heard<E>(
  hearing: Hearing<E>,
  line: Line<Happening<E>>,
  viewer: Viewer,
  redact: Redact<E>,
): readonly E[] {
  let ears = hearing.get(viewer);
  if (ears === undefined) {
    ears = { path: [], told: [], lengths: [] };
    hearing.set(viewer, ears);
  }
  const { path, told, lengths } = ears;
  const kept = follow(line, path);
  told.length = kept === 0 ? 0 : (lengths[kept - 1] as number);
  lengths.length = kept;
  for (let at = kept; at < path.length; at++) {
    for (const event of (path[at] as Link<Happening<E>>).item.events) {
      const seen = redact(event, viewer);
      if (seen !== null) told.push(seen);
    }
    lengths.push(told.length);
  }
  return told;
}
