/** Plain data: what a state, an answer, an event and a record are made of. */
export type Json = number | string | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** How to write records with certain keys. A game has a few dozen such shapes and writes them after every move. */
interface Shape {
  /** The keys in the order in which records have them. */
  readonly keys: readonly string[];
  /** The same keys sorted, and below as JSON text. */
  readonly sorted: readonly string[];
  readonly quoted: readonly string[];
  /** For each key: the shape of the last record found there. The next one usually has the same. */
  readonly within: (Shape | null)[];
  /** Shapes with one key more, in the order in which records have them. */
  readonly longer: Map<string, Shape>;
}

const shapeOf = (keys: readonly string[]): Shape => {
  const sorted = [...keys].sort();
  return {
    keys,
    sorted,
    quoted: sorted.map((key) => `${JSON.stringify(key)}:`),
    within: sorted.map(() => null),
    longer: new Map(),
  };
};
const EMPTY = shapeOf([]);
/** Records from outside may have any keys and words, so only this many are remembered. */
const MANY = 5000;
let shapes = 0;

function shapeWith(keys: readonly string[]): Shape {
  let shape = EMPTY;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    let next = shape.longer.get(key);
    if (next === undefined) {
      if (shapes >= MANY) return shapeOf(keys);
      shapes += 1;
      next = shapeOf(keys.slice(0, at + 1));
      shape.longer.set(key, next);
    }
    shape = next;
  }
  return shape;
}

/** The shape of a record. Try the last one first: it usually fits, and comparing is quicker than a look-up. */
function shapeLike(guess: Shape | null, record: object): Shape {
  const keys = Object.keys(record);
  if (guess === null || guess.keys.length !== keys.length) return shapeWith(keys);
  for (let at = 0; at < keys.length; at++) if (guess.keys[at] !== keys[at]) return shapeWith(keys);
  return guess;
}

/** Short words of a game in their written form. Longer texts come from people and are not kept. */
const words = new Map<string, string>();
const WORD = 40;

function quoted(text: string): string {
  if (text.length > WORD) return JSON.stringify(text);
  let word = words.get(text);
  if (word === undefined) {
    word = JSON.stringify(text);
    if (words.size < MANY) words.set(text, word);
  }
  return word;
}

/** One text for one value: keys sorted, no spaces. Hashes and equality are computed from it after every move. */
export const canonical = (value: unknown): string => write(value, EMPTY, -1);

/** `at` is the place of this value in a record of shape `holder`; negative where it has none. */
function write(value: unknown, holder: Shape, at: number): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (value === null) return 'null';
  if (Array.isArray(value)) return writeList(value, holder, at);
  const shape = shapeLike(holder.within[at] ?? null, value);
  if (at >= 0) holder.within[at] = shape;
  return writeRecord(value as Record<string, unknown>, shape);
}

function writeList(list: readonly unknown[], holder: Shape, at: number): string {
  let text = '';
  for (let i = 0; i < list.length; i++) {
    const part = list[i];
    if (i > 0) text += ',';
    // Most of a state consists of lists of cards, which are numbers.
    text += typeof part === 'number' ? part : write(part, holder, at);
  }
  return `[${text}]`;
}

function writeRecord(record: Record<string, unknown>, shape: Shape): string {
  const { sorted, quoted } = shape;
  let text = '';
  for (let i = 0; i < sorted.length; i++) {
    const part = record[sorted[i] as string];
    if (part === undefined) continue;
    text += text === '' ? (quoted[i] as string) : `,${quoted[i]}`;
    text += typeof part === 'number' ? part : write(part, shape, i);
  }
  return `{${text}}`;
}

/** Equality by value, for plain data of any origin. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
    return true;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) if (!Object.hasOwn(right, key) || !sameJson(left[key], right[key])) return false;
  return true;
}

/** An independent copy of plain data. Hot paths copy by hand instead. */
export function cloneJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = cloneJson(value[i]);
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const part = cloneJson((value as Record<string, unknown>)[key]);
    // Assigning this one would set the prototype instead.
    if (key === '__proto__')
      Object.defineProperty(copy, key, { value: part, enumerable: true, writable: true, configurable: true });
    else copy[key] = part;
  }
  return copy as T;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
