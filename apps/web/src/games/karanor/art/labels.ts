/** Names on the chart. Where only some are shown their letters are larger than the plan has room for, and two may meet. */

export interface Label {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  /** Where its letters stand below the place, and how large they are. */
  readonly y: number;
  readonly size: number;
  /** The names of cities are always there. */
  readonly isFixed: boolean;
}

/** Mean width of a letter, in its size: capitals of cities are wider. */
const LETTER = 0.46;
const CAPITAL = 0.57;
/** From below a place to above it, past its sign and its pawns. */
const ABOVE = 48;

const widthOf = ({ text, size, isFixed }: Label): number => text.length * size * (isFixed ? CAPITAL : LETTER);

const meet = (a: Label, b: Label): boolean =>
  Math.abs(a.x - b.x) < (widthOf(a) + widthOf(b)) / 2 && Math.abs(a.y - b.y) < (a.size + b.size) / 2;

/** A name that would lie on another stands a line lower, or above its place; where there is no room, it is left out. */
export function spread(labels: readonly Label[]): readonly Label[] {
  const placed = labels.filter(({ isFixed }) => isFixed);
  for (const label of labels) {
    if (label.isFixed) continue;
    const tries = [label, { ...label, y: label.y + label.size }, { ...label, y: label.y - ABOVE }];
    const free = tries.find((one) => !placed.some((other) => meet(one, other)));
    if (free !== undefined) placed.push(free);
  }
  return placed;
}
