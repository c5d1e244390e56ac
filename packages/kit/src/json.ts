/** Plain data: what a state, an answer, an event and a record are made of. */
export type Json = number | string | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Keys as they are written, spared from being quoted anew: a game has a few hundred of them. */
const quotedKeys = new Map<string, string>();
const MANY_KEYS = 5000;

function quoted(key: string): string {
  let text = quotedKeys.get(key);
  if (text === undefined) {
    text = `${JSON.stringify(key)}:`;
    if (quotedKeys.size < MANY_KEYS) quotedKeys.set(key, text);
  }
  return text;
}

function sortedKeys(record: object): string[] {
  const keys = Object.keys(record);
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return keys.sort();
  return keys;
}

/** One text for one value: keys sorted, no spaces. Hashes and equality rest on it, after every move. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (value === null) return 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + canonical(value[i]);
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of sortedKeys(record)) {
    const part = record[key];
    if (part !== undefined) text += (text === '' ? '' : ',') + quoted(key) + canonical(part);
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
