/** Digits that nobody can guess. */
export function hexDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(count / 2)));
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text.slice(0, count);
}

/** The secret behind a table's shuffles: 64 hexadecimal digits. */
export const freshSecret = (): string => hexDigits(64);

/** A number from 0 up to 1, for choices that need no secret. */
export const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
