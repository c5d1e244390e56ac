import { word } from './pages/room-words.ts';

/** The refusals that the page has words for. */
const DENIALS = [
  'seat-taken',
  'no-free-seat',
  'wrong-code',
  'kicked',
  'blocked',
  'has-seen-a-hand',
  'registration-closed',
  'invitation-needed',
  'too-many-guests',
  'too-many-tables',
] as const;

export const isDenial = (code: string): boolean => DENIALS.some((one) => one === code);

/** What to say when the server lets nobody in or opens no table, by its code. */
export function denialOf(code: string): string {
  const known = DENIALS.find((one) => one === code);
  return known ? word(`denied.${known}`) : word('denied.other', { code });
}
