import type { Event } from '@comptoir/karanor';
import { SPECTATOR } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { strikes } from './strikes.ts';

const stolen: Event = { type: 'tokens', from: 0, to: 1, resource: 2, count: 1, why: 'card' };
const traded: Event = { type: 'traded', offer: 1, from: 0, to: 1, gives: null, gets: null } as never;

test('a theft and an order that another delivers are read before the game goes on', () => {
  expect(strikes([{ type: 'gold', seat: 1, by: 3, why: 'work' }, stolen], 0)).toBe(true);
  expect(strikes([{ type: 'delivered', seat: 1, card: 4 }], 0)).toBe(true);
});

test('K-206 a card against oneself, a pawn that is sent away and a building that comes to nothing are read too', () => {
  expect(strikes([{ type: 'card-declared', seat: 1, card: 3, target: 0, actor: 1 }], 0)).toBe(true);
  expect(strikes([{ type: 'card-declared', seat: 1, card: 3, target: 2, actor: 1 }], 0)).toBe(false);
  expect(strikes([{ type: 'pawn', seat: 0, from: 3, to: 9, how: 'effect' }], 0)).toBe(true);
  expect(strikes([{ type: 'pawn', seat: 1, from: 3, to: 9, how: 'effect' }], 0)).toBe(false);
  expect(strikes([{ type: 'declaration-ended', seat: 0, how: 'cancelled' }], 0)).toBe(true);
});

test('what one gives in a trade, or what strikes others, does not stop anything', () => {
  expect(strikes([traded, stolen], 0)).toBe(false);
  expect(strikes([stolen], 2)).toBe(false);
  expect(strikes([stolen], SPECTATOR)).toBe(false);
  expect(strikes([{ type: 'gold', seat: 0, by: 2, why: 'income' }], 0)).toBe(false);
});
