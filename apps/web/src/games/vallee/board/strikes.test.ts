import { SPECTATOR } from '@comptoir/kit';
import type { Event } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { strikes } from './strikes.ts';

const view = { mode: 'solo-stalls' } as const;
const moved = (why: string, from: object, to: object): Event =>
  ({ type: 'moved', why, card: 4, from, to, seenBy: null }) as Event;
const mine = { zone: 'hand', seat: 0 };
const theirs = { zone: 'hand', seat: 1 };

test('a card that another takes or makes one discard is read before the game goes on', () => {
  expect(strikes([moved('stolen', { zone: 'deck', seat: 0 }, theirs)], 0, view)).toBe(true);
  expect(strikes([moved('discarded', mine, { zone: 'discard', seat: 0 })], 0, view)).toBe(true);
  expect(strikes([moved('swapped', { zone: 'stall', stall: 0, stack: 0, at: 0 }, theirs)], 0, view)).toBe(
    true,
  );
  expect(strikes([{ type: 'coins', seat: 0, by: -1, why: 'taken' }], 0, view)).toBe(true);
});

test('V-260 what a team has built is taken from both', () => {
  const taken = [moved('swapped', { zone: 'stall', stall: 0, stack: 0, at: 0 }, theirs)];
  expect([0, 1, 2, 3].map((seat) => strikes(taken, seat, { mode: 'teams' }))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('what strikes others, or what one draws, does not stop anything', () => {
  expect(strikes([moved('stolen', theirs, mine)], 0, view)).toBe(false);
  expect(strikes([moved('drawn', { zone: 'deck', seat: 0 }, mine)], 0, view)).toBe(false);
  expect(strikes([moved('swapped', { zone: 'stall', stall: 1, stack: 0, at: 0 }, theirs)], 0, view)).toBe(
    false,
  );
  expect(strikes([moved('stolen', mine, theirs)], SPECTATOR, view)).toBe(false);
});
