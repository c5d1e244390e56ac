import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameOfTable, rememberGame } from './known-games.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the games of the tables opened last are known', () => {
  expect(gameOfTable('local.a')).toBeNull();
  rememberGame('local.a', 'vallee');
  rememberGame('AbC-1', 'karanor');
  expect(gameOfTable('local.a')).toBe('vallee');
  expect(gameOfTable('AbC-1')).toBe('karanor');
});

test('a dozen are kept, and what is no game is nothing', () => {
  for (let i = 0; i < 13; i++) rememberGame(`local.${i}`, 'baie');
  expect(gameOfTable('local.0')).toBeNull();
  expect(gameOfTable('local.1')).toBe('baie');
  localStorage.setItem('comptoir.known-games', 'local.a=chess local.b');
  expect(gameOfTable('local.a')).toBeNull();
  expect(gameOfTable('local.b')).toBeNull();
});
