import { expect, test } from 'vitest';
import { Presence } from './presence.ts';
import type { SeatState } from './table-state.ts';

const seat = (kind: SeatState['kind'], person: string | null = null): SeatState => ({
  kind,
  person,
  name: null,
  bot: 'random',
  code: null,
  substituted: false,
  contribution: null,
});
const seats = [seat('person', 'ana'), seat('person', 'bob'), seat('bot'), seat('open')];

test('persons are there while they are connected, bots always, empty seats never', () => {
  const presence = new Presence();
  expect(presence.online(seats, 0)).toEqual([false, false, true, false]);
  expect(presence.look(seats, new Set(['bob', 'eve']), 1)).toBe(true);
  expect(presence.look(seats, new Set(['bob']), 1)).toBe(false);
  expect(presence.look(seats, new Set(['bob']), 2)).toBe(true);
  expect(presence.here).toEqual([1]);
  expect(presence.watching(0)).toBe(2);
  expect(presence.online(seats, 0)).toEqual([false, true, true, false]);
});

test('what another node says counts until it has been silent for long', () => {
  const presence = new Presence();
  expect(presence.hear('other', { seats: [0], watching: 0 }, 0)).toBe(true);
  expect(presence.hear('other', { seats: [0, 1], watching: 3 }, 10_000)).toBe(false);
  expect(presence.online(seats, 34_000)).toEqual([true, true, true, false]);
  expect(presence.watching(34_000)).toBe(3);
  expect(presence.watching(36_000)).toBe(0);
  expect(presence.online(seats, 36_000)).toEqual([false, false, true, false]);
  expect(presence.hear('other', { seats: [], watching: 0 }, 40_000)).toBe(true);
});
