/** An error in the code, never in a move. The table that meets one stops and keeps its journal. */
export class Defect extends Error {
  override readonly name = 'Defect';
}

/** The default arm of every exhaustive switch. */
export function unreachable(value: never): never {
  throw new Defect(`unexpected value ${JSON.stringify(value)}`);
}

/** The rules guarantee this value: if it is missing, the code is wrong. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Defect(`missing ${what}`);
  return value;
}
