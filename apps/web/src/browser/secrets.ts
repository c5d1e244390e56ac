/** Digits that nobody can guess. */
export function hexDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(count / 2)));
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text.slice(0, count);
}

/** The secret behind a table's shuffles: 64 hexadecimal digits. */
export const freshSecret = (): string => hexDigits(64);
