import { canonical, isRecord, type Json, type Move } from '@comptoir/kit';

/** Where one looks: a moment of the game by its number, or a move that was tried, counted from -1 downwards. */
export type Place = number;

export interface Tried {
  /** Where it was tried. */
  readonly parent: Place;
  readonly move: Move;
}

/** Lines that were tried from a finished game, and what was written beside them. Plain data. */
export interface Tree {
  readonly tried: readonly Tried[];
  readonly notes: ReadonlyMap<Place, string>;
}

export const EMPTY_TREE: Tree = { tried: [], notes: new Map() };
const LONGEST_NOTE = 500;
const MOST_TRIED = 400;

const placeOf = (index: number): Place => -1 - index;
export const triedAt = ({ tried }: Tree, place: Place): Tried | undefined =>
  place < 0 ? tried[-1 - place] : undefined;

/** What was tried at a place, in the order in which it was. */
export const branchesAt = ({ tried }: Tree, place: Place): Place[] =>
  tried.flatMap(({ parent }, index) => (parent === place ? [placeOf(index)] : []));

/** Tries a move; one that was tried before is found again. Null where there is no room for more. */
export function tryMove(tree: Tree, parent: Place, move: Move): { tree: Tree; place: Place } | null {
  const own = canonical(move);
  const known = branchesAt(tree, parent).find((place) => canonical(triedAt(tree, place)?.move) === own);
  if (known !== undefined) return { tree, place: known };
  if (tree.tried.length >= MOST_TRIED) return null;
  return {
    tree: { ...tree, tried: [...tree.tried, { parent, move }] },
    place: placeOf(tree.tried.length),
  };
}

/** The way to a place: the moment of the game where it leaves it, and every tried move since. */
export function pathTo(tree: Tree, place: Place): { readonly at: number; readonly places: readonly Place[] } {
  const places: Place[] = [];
  let here = place;
  for (let one = triedAt(tree, here); one !== undefined; one = triedAt(tree, here)) {
    places.unshift(here);
    here = one.parent;
  }
  return { at: here, places };
}

export const movesTo = (tree: Tree, place: Place): Move[] =>
  pathTo(tree, place).places.flatMap((one) => triedAt(tree, one)?.move ?? []);

/** Every line from where it leaves the game to its last move. */
export const linesOfTree = (tree: Tree): ReturnType<typeof pathTo>[] =>
  tree.tried.flatMap((_, index) => {
    const place = placeOf(index);
    return branchesAt(tree, place).length === 0 ? [pathTo(tree, place)] : [];
  });

export function withNote(tree: Tree, place: Place, note: string): Tree {
  const notes = new Map(tree.notes);
  if (note.trim() === '') notes.delete(place);
  else notes.set(place, note.slice(0, LONGEST_NOTE));
  return { ...tree, notes };
}

/** The tree without a tried move and all that followed from it. */
export function without(tree: Tree, place: Place): Tree {
  const kept: number[] = [];
  for (const index of tree.tried.keys())
    if (!pathTo(tree, placeOf(index)).places.includes(place)) kept.push(index);
  const renamed = new Map(kept.map((old, now) => [placeOf(old), placeOf(now)]));
  const named = (one: Place): Place => (one < 0 ? (renamed.get(one) ?? 0) : one);
  return {
    tried: kept.flatMap((index) => {
      const one = tree.tried[index];
      return one === undefined ? [] : [{ ...one, parent: named(one.parent) }];
    }),
    notes: new Map(
      [...tree.notes].flatMap(([one, note]) => (one >= 0 || renamed.has(one) ? [[named(one), note]] : [])),
    ),
  };
}

/** For a link. */
export const writeTree = ({ tried, notes }: Tree): Json => ({
  t: tried.map(({ parent, move: { seat, id, answer } }) => [parent, seat, id, answer]),
  n: [...notes].map(([place, note]) => [place, note]),
});

/** A tree from a link; null if it is not one. Its moves are checked when they are played. */
export function readTree(value: Json | undefined): Tree | null {
  if (!isRecord(value) || !Array.isArray(value['t']) || !Array.isArray(value['n'])) return null;
  const tried: Tried[] = [];
  for (const one of value['t']) {
    if (!Array.isArray(one)) return null;
    const [parent, seat, id, answer] = one as readonly Json[];
    if (!isPlace(parent, tried.length) || typeof seat !== 'number' || typeof id !== 'string') return null;
    if (answer === undefined) return null;
    tried.push({ parent, move: { seat, id, answer } });
  }
  const notes = new Map<Place, string>();
  for (const one of value['n']) {
    const [place, note] = Array.isArray(one) ? (one as readonly Json[]) : [];
    if (!isPlace(place, tried.length) || typeof note !== 'string') return null;
    notes.set(place, note.slice(0, LONGEST_NOTE));
  }
  return tried.length > MOST_TRIED ? null : { tried, notes };
}

/** A line can only go on from what was tried before it. */
const isPlace = (value: Json | undefined, tried: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= -tried;
