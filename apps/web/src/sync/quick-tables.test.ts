import { afterEach, expect, test, vi } from 'vitest';
import { isQuick, rememberQuick } from './quick-tables.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the last ten tables of the quick match are known, each once', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(isQuick('a')).toBe(false);
  for (const id of ['b', 'a', 'b', 'a', ...Array.from({ length: 9 }, (_, at) => `t${at}`)]) rememberQuick(id);
  expect(['a', 'b', 't0', 't8'].map(isQuick)).toEqual([true, false, true, true]);
});
