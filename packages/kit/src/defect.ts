/** What only an error in the code can cause. A table that meets one is stopped and keeps its journal. */
export class Defect extends Error {
  override readonly name = 'Defect';
}

/** The default arm of every exhaustive switch. */
export function unreachable(value: never): never {
  throw new Defect(`unexpected value ${JSON.stringify(value)}`);
}

/** A value that the rules guarantee; its absence is a defect, not a case. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Defect(`missing ${what}`);
  return value;
}
