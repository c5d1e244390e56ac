import type { PlayedGame } from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { fits, merged, playerNames } from './played.ts';

const game = (table: string, endedAt: number, outcome: 'won' | 'lost' = 'won'): PlayedGame => ({
  table,
  game: 'vallee',
  beganAt: 0,
  endedAt,
  moves: 1,
  seat: 0,
  seats: [
    { name: 'Ana', person: null, kind: 'person', bot: null, outcome, place: 1, score: 5 },
    { name: 'Zoé', person: null, kind: 'person', bot: null, outcome: 'lost', place: 2, score: 3 },
  ],
});

test('games of this device are filtered as the server filters its own', () => {
  const all = { game: '', result: '', search: '' } as const;
  expect(fits(game('a', 1), all)).toBe(true);
  expect(fits(game('a', 1), { ...all, search: ' zoe' })).toBe(true);
  // One's own name is in every game.
  expect(fits(game('a', 1), { ...all, search: 'ana' })).toBe(false);
  expect(fits(game('a', 1), { ...all, game: 'baie' })).toBe(false);
  expect(fits(game('a', 1, 'lost'), { ...all, result: 'won' })).toBe(false);
});

test('older games of this device wait while the server has more to tell', () => {
  const tables = (hasMore: boolean): string[] =>
    merged([game('s1', 9), game('s2', 5)], [game('l1', 7), game('l2', 3)], hasMore).map(({ table }) => table);
  expect(tables(true)).toEqual(['s1', 'l1', 's2']);
  expect(tables(false)).toEqual(['s1', 'l1', 's2', 'l2']);
});

test('bots of a finished game have the names they had at the table', () => {
  const one = game('a', 1);
  const bot = { name: '', person: null, kind: 'bot', outcome: 'lost', place: 2, score: 3 } as const;
  const [me] = one.seats;
  if (!me) throw new Error('nobody plays');
  const seats = ['merchant', 'merchant', 'master', null].map((id) => ({ ...bot, bot: id }));
  expect(playerNames({ ...one, seats: [me, ...seats] })).toEqual([
    'Ana',
    'Dame Échidna',
    'Basile',
    'Maître Varan',
    'robot',
  ]);
  expect(playerNames({ ...one, seats: [me, { ...bot, name: '—', bot: null }] })).toEqual([
    'Ana',
    'un marchand',
  ]);
});
