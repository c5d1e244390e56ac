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
  expect(presence.look(seats, new Set(['bob', 'eve']))).toBe(true);
  expect(presence.look(seats, new Set(['bob']))).toBe(false);
  expect(presence.here).toEqual([1]);
  expect(presence.online(seats, 0)).toEqual([false, true, true, false]);
});

test('what another node says counts until it has been silent for long', () => {
  const presence = new Presence();
  expect(presence.hear('other', [0], 0)).toBe(true);
  expect(presence.hear('other', [0, 1], 10_000)).toBe(false);
  expect(presence.online(seats, 34_000)).toEqual([true, true, true, false]);
  expect(presence.online(seats, 36_000)).toEqual([false, false, true, false]);
  expect(presence.hear('other', [], 40_000)).toBe(true);
});
