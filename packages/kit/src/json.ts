/** Plain data: what a state, an answer, an event and a record are made of. */
export type Json = number | string | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** How records with certain keys are written. Games have some dozens of such shapes, and write them after every move. */
interface Shape {
  /** The keys in their order, and each as it is written. */
  readonly sorted: readonly string[];
  readonly quoted: readonly string[];
  /** Shapes with one key more, in the order in which records have them. */
  readonly longer: Map<string, Shape>;
}

const shapeOf = (keys: readonly string[]): Shape => {
  const sorted = [...keys].sort();
  return { sorted, quoted: sorted.map((key) => `${JSON.stringify(key)}:`), longer: new Map() };
};
const EMPTY = shapeOf([]);
/** Records of strangers may have any keys: beyond this many shapes no further ones are remembered. */
const MANY_SHAPES = 5000;
let shapes = 0;

function shapeWith(keys: readonly string[]): Shape {
  let shape = EMPTY;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    let next = shape.longer.get(key);
    if (next === undefined) {
      if (shapes >= MANY_SHAPES) return shapeOf(keys);
      shapes += 1;
      next = shapeOf(keys.slice(0, at + 1));
      shape.longer.set(key, next);
    }
    shape = next;
  }
  return shape;
}

/** Most of a state are lists of cards, which are numbers: they are joined in one go. */
function isOfNumbers(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (typeof list[i] !== 'number') return false;
  return true;
}

/** One text for one value: keys sorted, no spaces. Hashes and equality rest on it, after every move. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (value === null) return 'null';
  let text = '';
  if (Array.isArray(value)) {
    if (isOfNumbers(value)) return `[${value.join()}]`;
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + canonical(value[i]);
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  const { sorted, quoted } = shapeWith(Object.keys(record));
  for (let i = 0; i < sorted.length; i++) {
    const part = record[sorted[i] as string];
    if (part === undefined) continue;
    text += text === '' ? (quoted[i] as string) : `,${quoted[i]}`;
    text += typeof part === 'number' ? part : canonical(part);
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
