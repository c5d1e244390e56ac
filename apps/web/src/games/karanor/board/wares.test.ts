import { noWares, type View } from '@comptoir/karanor';
import { expect, test } from 'vitest';
import { holdersOf, whereToGet } from './wares.ts';

const tokens = (...resources: number[]): number[] => noWares().resources.map((_, at) => resources[at] ?? 0);
const viewOf = (...hands: number[][]): View =>
  ({ viewer: 0, players: hands.map((resources) => ({ resources })) }) as unknown as View;

test('what is missing is asked of whoever has most of it, and no more than they have', () => {
  const missing = { gold: 2, resources: tokens(1, 2) };
  const view = viewOf(tokens(9, 9), tokens(0, 1), tokens(1, 1, 5));
  expect(whereToGet(view, missing)).toEqual({ to: 2, want: { ...noWares(), resources: tokens(1, 1) } });
});

test('everybody who has some of what is missing is named, whoever has most of it first', () => {
  const missing = { gold: 0, resources: tokens(2, 1) };
  const view = viewOf(tokens(9), tokens(1), tokens(0, 0, 3), tokens(3, 1));
  expect(holdersOf(view, missing)).toEqual([
    { to: 3, want: { ...noWares(), resources: tokens(2, 1) } },
    { to: 1, want: { ...noWares(), resources: tokens(1) } },
  ]);
});

test('what nobody else has is not asked for', () => {
  expect(whereToGet(viewOf(tokens(3), tokens(0, 4)), { gold: 0, resources: tokens(1) })).toBeNull();
  expect(whereToGet(viewOf(tokens(), tokens(4)), { gold: 3, resources: tokens() })).toBeNull();
});
