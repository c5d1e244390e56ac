import type { TournamentView } from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { nextTable } from './next-in-cup.ts';

const entrants = ['ana', 'bob', 'eve', 'max'].map((id) => ({
  id,
  name: id,
  people: [`p-${id}`],
  gone: false,
}));
const table = (id: string | null, seated: readonly string[], points: number[] | null = null) => ({
  table: id,
  entrants: [...seated],
  points,
  scores: null,
});
const cup = (...rounds: readonly ReturnType<typeof table>[][]): TournamentView =>
  ({ entrants, rounds: rounds.map((tables) => ({ tables, byes: [], commitment: null })) }) as never;

test('whoever has played goes on at their table of the round that was drawn since', () => {
  const first = [table('one', ['ana', 'bob'], [1, 0]), table('two', ['eve', 'max'])];
  // The others still play: nothing is drawn.
  expect(nextTable(cup(first), 'p-ana', 'one')).toBeNull();
  const second = [table('three', ['ana', 'eve']), table(null, ['bob', 'max'])];
  expect(nextTable(cup(first, second), 'p-ana', 'one')).toBe('three');
  expect(nextTable(cup(first, second), 'p-ana', 'three')).toBeNull();
  // Drawn, and not open yet; and a spectator has no next game.
  expect(nextTable(cup(first, second), 'p-bob', 'one')).toBeNull();
  expect(nextTable(cup(first, second), 'p-zoe', 'one')).toBeNull();
});
