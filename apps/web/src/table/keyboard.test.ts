import { expect, test } from 'vitest';
import { VERBS as karanor } from '../games/karanor/board/speech.ts';
import { VERBS as vallee } from '../games/vallee/board/speech.ts';
import { keysOf, TABLE_KEYS } from './keyboard.ts';

test.each([
  ['La Vallée', vallee],
  ['Karanor', karanor],
])('no key of %s stands twice on the sheet', (_, verbs) => {
  const keys = [...TABLE_KEYS, ...keysOf(verbs).map(({ shortcut }) => shortcut)];
  expect(new Set(keys).size).toBe(keys.length);
});
