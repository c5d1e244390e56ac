import { expect, test } from 'vitest';
import { chatMessage, clean, clientFrame, isWellFormed, newGuest } from './index.ts';

test('text that others see holds nothing invisible, nothing that turns it round, no piles of marks', () => {
  const seen: [string, string][] = [
    ['  Zoé  \t du\nComptoir ', 'Zoé du Comptoir'],
    ['A\u202Enimda\u202C', 'Animda'],
    ['An\u200Ba\uFEFF', 'Ana'],
    ['\u3164\u2800\u00AD', ''],
    ['Z\u0301\u0302\u0303\u0304\u0305oe\u0301', 'Ź\u0302\u0303oé'],
    ['\uE000private', 'private'],
    ['👩\u200D🌾 et Ana\u200D', '👩\u200D🌾 et Ana'],
    ['نامه\u200Cای', 'نامه\u200Cای'],
    ['\uD83D half', ' half'.trim()],
  ];
  for (const [given, shown] of seen) expect([given, clean(given)]).toEqual([given, shown]);
  for (const [given] of seen) expect(clean(clean(given))).toBe(clean(given));
});

test('names and talk are cleaned, and refused when nothing is left', () => {
  expect(newGuest.parse({ name: '\u202EAna\u200B ' })).toEqual({ name: 'Ana' });
  for (const name of ['', ' \u200B ', '\u3164', 'x'.repeat(25), 'x\u0301'.repeat(25)])
    expect(newGuest.safeParse({ name }).success).toBe(false);
  expect(chatMessage.parse({ text: 'salut\u202E !' })).toEqual({ text: 'salut !' });
  for (const text of ['\u2066\u2069', 'x'.repeat(501)])
    expect(chatMessage.safeParse({ text }).success).toBe(false);
  expect(chatMessage.parse({ text: 'two\nlines' })).toEqual({ text: 'two lines' });
});

test('half a character or a NUL is found wherever it hides', () => {
  for (const bad of [
    '\0',
    'a\uD800',
    '\uDC00b',
    ['x', { y: '\0' }],
    { '\uD800': 1 },
    { a: [{ '\0': null }] },
  ])
    expect(isWellFormed(bad)).toBe(false);
  for (const good of ['😀', null, 3, true, { é: ['\n'] }]) expect(isWellFormed(good)).toBe(true);
  // Walking it takes no more of the stack than a flat one.
  const nested = (inner: string): unknown =>
    JSON.parse(`${'[{"a":'.repeat(50_000)}${inner}${'}]'.repeat(50_000)}`);
  expect(isWellFormed(nested('"x"'))).toBe(true);
  expect(isWellFormed(nested('"\\u0000"'))).toBe(false);
});

test('keys of commands are short and plain', () => {
  const play = { type: 'vote', table: 'A'.repeat(16), proposal: 1, agree: true };
  for (const key of ['0', 'a-b_c.d:e', 'f'.repeat(40)])
    expect([key, clientFrame.safeParse({ ...play, key }).success]).toEqual([key, true]);
  for (const key of ['', 'a b', 'é', 'a\0', "'", 'f'.repeat(41)])
    expect([key, clientFrame.safeParse({ ...play, key }).success]).toEqual([key, false]);
});
