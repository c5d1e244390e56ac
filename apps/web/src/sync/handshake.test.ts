import { PROTOCOL } from '@comptoir/protocol/number';
import { expect, test } from 'vitest';
import { judgeWelcome, type Welcome } from './handshake.ts';

const welcome = (version: number, page: string | null): Welcome => ({
  type: 'welcome',
  version,
  page,
  person: null,
});

test('a page of the version that the server hands out fits', () => {
  expect(judgeWelcome(welcome(PROTOCOL, 'a'), 'a')).toBe('fits');
});

test('a page from a cache is older, and one of another protocol is foreign', () => {
  expect(judgeWelcome(welcome(PROTOCOL, 'b'), 'a')).toBe('older');
  expect(judgeWelcome(welcome(PROTOCOL + 1, 'b'), 'a')).toBe('foreign');
  expect(judgeWelcome(welcome(PROTOCOL + 1, 'a'), 'a')).toBe('foreign');
});

test('where one of the two has no version, the protocol decides', () => {
  expect(judgeWelcome(welcome(PROTOCOL, null), 'a')).toBe('fits');
  expect(judgeWelcome(welcome(PROTOCOL, 'a'), null)).toBe('fits');
  expect(judgeWelcome(welcome(PROTOCOL - 1, null), null)).toBe('foreign');
});
