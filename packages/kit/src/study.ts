import type { Seat } from './decision.ts';
import type { BaseState } from './effect.ts';
import { isRecord, type Json } from './json.ts';

/** Positions that somebody sets up: each game says which fields a position has, and builds it by its rules. */

/** What one field holds: a choice by its name, a number, or pieces by their names. */
export type Laid = string | number | readonly string[];
/** What was laid, by key of the field. What is not named is as usual. */
export type SetUp = Readonly<Record<string, Laid>>;

interface Common {
  readonly id: string;
  /** Whose it is; null for what belongs to nobody. */
  readonly seat: Seat | null;
  /** Which one, where a seat has several: the stacks of a stall. From 1. */
  readonly at?: number;
}
export interface ChoiceField extends Common {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly usual: string;
}
export interface NumberField extends Common {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}
export interface PiecesField extends Common {
  readonly kind: 'pieces';
  /** Where they are taken from: each piece of a stock lies in one place. */
  readonly stock: string;
  /** The pieces that may lie here, where not all of the stock may. */
  readonly takes?: readonly string[];
  readonly least: number;
  readonly most: number;
  /** Whether their order matters. */
  readonly ordered: boolean;
  readonly usual: readonly string[];
  /** What lies here can be laid elsewhere without being taken away first: a deck. */
  readonly gives?: true;
}
export type StudyField = ChoiceField | NumberField | PiecesField;

/** How many there are of each piece. */
export type Stock = ReadonlyMap<string, number>;

/** What can be set, which depends on what is chosen first. */
export interface Sheet {
  readonly fields: readonly StudyField[];
  readonly stocks: ReadonlyMap<string, Stock>;
}

/** Why something cannot be laid. `field` is the key it is about; null where the whole position is. */
export interface Flaw {
  readonly field: string | null;
  readonly problem: (typeof FLAWS)[number];
  readonly piece?: string;
  readonly least?: number;
  readonly most?: number;
}
export const FLAWS = [
  'malformed',
  'unknown-field',
  'not-a-choice',
  'out-of-range',
  'unknown-piece',
  'not-here',
  'too-few',
  'too-many',
  'no-more-of-it',
  'rules',
] as const;

export type Built<S> =
  | { readonly ok: true; readonly state: S; readonly options: Json }
  | { readonly ok: false; readonly flaws: readonly Flaw[] };

/** What a game offers to those who set up positions of it. */
export interface Study<S extends BaseState = BaseState> {
  readonly game: string;
  /** Never throws, whatever was laid: what is wrong counts as usual. */
  sheet(setUp: SetUp): Sheet;
  /** The parts of the game that must be there before its sheet is whole. */
  parts?(setUp: SetUp): readonly string[];
  /** The position as fields; null where it cannot be set up. */
  of(state: S): SetUp | null;
  build(setUp: SetUp): Built<S>;
}
/** Any game, for tools that know only the contract. */
export type AnyStudy = Study<never>;
type Sheeted = Pick<AnyStudy, 'sheet'>;

export const keyOf = ({ id, seat, at }: Common): string =>
  [id, seat ?? (at === undefined ? [] : '-'), at ?? []].flat().join('.');

/** How many pieces one field can name at most, whatever its game says: a link could name millions. */
const MOST_PIECES = 300;

export const choice = (
  id: string,
  seat: Seat | null,
  values: readonly string[],
  usual = values[0] ?? '',
): ChoiceField => ({ kind: 'choice', id, seat, values, usual });

export const number = (
  id: string,
  seat: Seat | null,
  least: number,
  most: number,
  usual = least,
): NumberField => ({ kind: 'number', id, seat, least, most, usual });

/** Any number of them in any order, unless the game says more. */
export const pieces = (
  id: string,
  seat: Seat | null,
  stock: string,
  more: Partial<PiecesField> = {},
): PiecesField => ({
  kind: 'pieces',
  id,
  seat,
  stock,
  least: 0,
  most: MOST_PIECES,
  ordered: false,
  usual: [],
  ...more,
});

/** As many pieces as usual, whichever they are. */
export const exactly = (usual: readonly string[]): Partial<PiecesField> => ({
  least: usual.length,
  most: usual.length,
  usual,
});

const copies = (pieces: readonly string[], piece: string): number =>
  pieces.reduce((count, one) => (one === piece ? count + 1 : count), 0);

/** What is wrong with one field alone. */
function flawOf(field: StudyField, laid: Laid, { stocks }: Sheet): Flaw | null {
  const key = keyOf(field);
  switch (field.kind) {
    case 'choice':
      return typeof laid === 'string' && field.values.includes(laid)
        ? null
        : { field: key, problem: 'not-a-choice' };
    case 'number': {
      const { least, most } = field;
      const fits = Number.isInteger(laid) && (laid as number) >= least && (laid as number) <= most;
      return fits ? null : { field: key, problem: 'out-of-range', least, most };
    }
    default: {
      const { least, most, takes } = field;
      const isList = Array.isArray(laid) && laid.length <= MOST_PIECES;
      if (!isList) return { field: key, problem: 'malformed' };
      const pieces = laid as readonly string[];
      const stock = stocks.get(field.stock);
      const strange = pieces.find((piece) => stock?.has(piece) !== true);
      if (strange !== undefined) return { field: key, problem: 'unknown-piece', piece: String(strange) };
      const misplaced = takes && pieces.find((piece) => !takes.includes(piece));
      if (misplaced !== undefined) return { field: key, problem: 'not-here', piece: misplaced };
      if (pieces.length < least) return { field: key, problem: 'too-few', least, most };
      if (pieces.length > most) return { field: key, problem: 'too-many', least, most };
      return null;
    }
  }
}

/** What lies in a field: what was laid where that fits, else what is usual. */
export function laidIn<F extends StudyField>(field: F, setUp: SetUp, sheet: Sheet): F['usual'] {
  const laid = Object.hasOwn(setUp, keyOf(field)) ? setUp[keyOf(field)] : undefined;
  return laid === undefined || flawOf(field, laid, sheet) !== null ? field.usual : (laid as F['usual']);
}

/** How many of each piece of a stock are not laid anywhere. */
export function leftIn(stock: string, setUp: SetUp, sheet: Sheet): Map<string, number> {
  const left = new Map(sheet.stocks.get(stock));
  for (const field of sheet.fields)
    if (field.kind === 'pieces' && field.stock === stock)
      for (const piece of laidIn(field, setUp, sheet)) left.set(piece, (left.get(piece) ?? 0) - 1);
  return left;
}

/** How many of each piece can be laid in a field, beside what lies there: those that lie nowhere, and those of decks. */
export function freeFor(field: PiecesField, setUp: SetUp, sheet: Sheet): Map<string, number> {
  const free = leftIn(field.stock, setUp, sheet);
  for (const deck of decksFor(field, sheet))
    for (const piece of laidIn(deck, setUp, sheet)) free.set(piece, (free.get(piece) ?? 0) + 1);
  return free;
}

const decksFor = (field: PiecesField, { fields }: Sheet): PiecesField[] =>
  fields.filter(
    (one): one is PiecesField =>
      one.kind === 'pieces' && one.gives === true && one.stock === field.stock && keyOf(one) !== keyOf(field),
  );

/** Lays something in a field; what is missing for it comes from the bottom of a deck. */
export function layIn(study: Sheeted, setUp: SetUp, field: StudyField, laid: Laid): SetUp {
  const next: Record<string, Laid> = { ...setUp, [keyOf(field)]: laid };
  const sheet = study.sheet(next);
  if (field.kind === 'pieces')
    for (const [piece, left] of leftIn(field.stock, next, sheet)) {
      let missing = -left;
      for (const deck of decksFor(field, sheet)) {
        const pile = laidIn(deck, next, sheet).slice();
        for (let at = pile.lastIndexOf(piece); missing > 0 && at >= 0; at = pile.lastIndexOf(piece)) {
          pile.splice(at, 1);
          missing -= 1;
        }
        next[keyOf(deck)] = pile;
      }
    }
  return fitted(study, next);
}

/** Everything that is wrong with what was laid. Each piece lies in one place, and no more of it than there are. */
export function flawsIn(study: Sheeted, setUp: SetUp): Flaw[] {
  const sheet = study.sheet(setUp);
  const known = new Map(sheet.fields.map((field) => [keyOf(field), field]));
  const flaws: Flaw[] = [];
  for (const [key, laid] of Object.entries(setUp)) {
    const field = known.get(key);
    const flaw: Flaw | null =
      field === undefined ? { field: key, problem: 'unknown-field' } : flawOf(field, laid, sheet);
    if (flaw !== null) flaws.push(flaw);
  }
  if (flaws.length > 0) return flaws;
  for (const field of sheet.fields) {
    // What is usual in a new sheet may not be enough for it.
    const flaw = flawOf(field, laidIn(field, setUp, sheet), sheet);
    if (flaw !== null) flaws.push(flaw);
  }
  for (const [stock, counts] of sheet.stocks)
    for (const [piece, left] of leftIn(stock, setUp, sheet))
      if (left < 0)
        flaws.push({ field: null, problem: 'no-more-of-it', piece, most: counts.get(piece) ?? 0 });
  return flaws;
}

/** What was laid, changed as little as it takes to have no flaw of its own: after the number of players has changed. */
export function fitted(study: Sheeted, setUp: SetUp): SetUp {
  let fit = setUp;
  // What is chosen first decides which fields there are, so it may take a second look.
  for (let look = 0; look < 3; look++) {
    const sheet = study.sheet(fit);
    const left = new Map([...sheet.stocks].map(([stock, counts]) => [stock, new Map(counts)]));
    const next: Record<string, Laid> = {};
    for (const field of sheet.fields) {
      const key = keyOf(field);
      const laid = fit[key] ?? field.usual;
      next[key] =
        field.kind === 'pieces'
          ? fittedPieces(field, laid, left.get(field.stock) ?? new Map())
          : flawOf(field, laid, sheet) === null
            ? laid
            : field.usual;
    }
    fit = next;
  }
  return fit;
}

function fittedPieces(
  { takes, least, most, usual }: PiecesField,
  laid: Laid,
  left: Map<string, number>,
): string[] {
  const wanted = Array.isArray(laid) ? (laid as readonly string[]) : [];
  const kept: string[] = [];
  const take = (piece: string, limit: number): void => {
    const count = left.get(piece) ?? 0;
    if (kept.length >= limit || count < 1 || (takes && !takes.includes(piece))) return;
    left.set(piece, count - 1);
    kept.push(piece);
  };
  for (const piece of wanted) take(piece, most);
  for (const piece of [...usual, ...left.keys()]) if (copies(kept, piece) === 0) take(piece, least);
  return kept;
}

/** For a link: only what is not as usual. */
export function writeSetUp(study: Sheeted, setUp: SetUp): Json {
  const sheet = study.sheet(setUp);
  const said = sheet.fields.flatMap((field): [string, Json][] => {
    const laid = laidIn(field, setUp, sheet);
    const isUsual = JSON.stringify(laid) === JSON.stringify(field.usual);
    return isUsual ? [] : [[keyOf(field), laid as Json]];
  });
  return Object.fromEntries(said);
}

/** What a link says was laid; its flaws are found like those of any other. Null where it is nothing of the kind. */
export function readSetUp(value: Json | undefined): SetUp | null {
  if (!isRecord(value)) return null;
  const isLaid = (laid: unknown): laid is Laid =>
    typeof laid === 'string' ||
    typeof laid === 'number' ||
    (Array.isArray(laid) && laid.length <= MOST_PIECES && laid.every((piece) => typeof piece === 'string'));
  return Object.values(value).every(isLaid) ? (value as SetUp) : null;
}
