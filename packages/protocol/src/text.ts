import { z } from 'zod';

/** Half a surrogate pair, or NUL, which databases refuse. */
const BROKEN = /[\0\p{Cs}]/u;

/**
 * Whether every string in a value is text that can be stored, sent and read again as it is. The value may be nested as
 * deeply as its sender likes: walking it must not exhaust the stack.
 */
export function isWellFormed(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') {
      if (BROKEN.test(next)) return false;
    } else if (Array.isArray(next)) {
      for (const part of next) open.push(part);
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, part] of Object.entries(next)) {
        if (BROKEN.test(key)) return false;
        open.push(part);
      }
    }
  }
  return true;
}

/** Controls, marks of direction, private and unassigned characters, and letters that show nothing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u2800|\u3164|\uFFA0/gu;
/** Joiners are seen where they join: in emoji, and in scripts that need them. */
const JOINED =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}])[\u200C\u200D](?=[\p{L}\p{Extended_Pictographic}])/gu;
/** No language puts more marks than this on one letter; piles of them would cover neighbouring lines. */
const PILES = /(\p{M}{2})\p{M}+/gu;

/**
 * Text of one person as others may see it: without invisible characters, and without any that turn or cover the text
 * around them.
 */
export function clean(text: string): string {
  const kept: string[] = [];
  const marked = text.normalize('NFC').replace(JOINED, (joiner) => {
    kept.push(joiner);
    return '\uE000';
  });
  return marked
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, (character) => (character === '\uE000' ? (kept.shift() ?? '') : ''))
    .replace(PILES, '$1')
    .trim();
}

/** A line that is shown to others. */
export const shownText = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .overwrite(clean)
    .min(1)
    .max(longest);
