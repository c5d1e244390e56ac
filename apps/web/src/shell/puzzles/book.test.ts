import type { Puzzle } from '@comptoir/challenges';
import { expect, test } from 'vitest';
import { nextPuzzle } from './book.ts';

const puzzle = (id: string, level: number): Puzzle => ({
  id,
  level,
  seat: 0,
  aim: 'gold',
  from: 0,
  best: 1,
  solution: null,
  options: {},
  state: '{}',
});

test('the next puzzle is the untried one nearest to one’s strength, as tries have shown it', () => {
  const puzzles = [puzzle('1-1', 1200), puzzle('2-1', 1500), puzzle('3-1', 1900)];
  expect(nextPuzzle(puzzles, new Map(), 1480, null)?.id).toBe('2-1');
  expect(nextPuzzle(puzzles, new Map([['2-1', false]]), 1480, null)?.id).toBe('1-1');
  const rating = { puzzle: '3-1', rating: 1481, spread: 100, sure: true, tries: 30 };
  expect(nextPuzzle(puzzles, new Map(), 1480, { mine: null, tried: [], ratings: [rating] })?.id).toBe('3-1');
  expect(nextPuzzle(puzzles, new Map(puzzles.map(({ id }) => [id, true])), 1480, null)).toBeNull();
});
