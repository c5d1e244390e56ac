/** Plain data: what a state, an answer, an event and a record are made of. */
export type Json = number | string | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One text for one value: keys sorted, no spaces. Hashes and equality rest on it. */
export function canonical(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + canonical(value[i]);
    return `${text}]`;
  }
  if (typeof value === 'object') {
    const record = value as Record<string, unknown>;
    let text = '';
    for (const key of Object.keys(record).sort()) {
      if (record[key] === undefined) continue;
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(record[key])}`;
    }
    return `{${text}}`;
  }
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
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
