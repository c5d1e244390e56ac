import { expect, test } from 'vitest';
import { accuracyByPhase, lessonsFor } from './phases.ts';

const phaseOf = (question: string) => (question.startsWith('market.') ? 'buying' : 'playing');

test('answers are counted by what they were about, the most frequent first', () => {
  const weighed = [
    { seq: 1, seat: 0, question: 'market.buy', cost: 0 },
    { seq: 2, seat: 1, question: 'technique.play', cost: 0.1 },
    { seq: 3, seat: 0, question: 'market.buy', cost: 0.2 },
  ] as const;
  expect(accuracyByPhase(weighed, 2, phaseOf)).toEqual([
    { phase: 'buying', seats: [{ share: 0.5, weighed: 2 }, null] },
    { phase: 'playing', seats: [null, { share: 0, weighed: 1 }] },
  ]);
});

test('a seat learns from its own answers, in the order of the game', () => {
  const mistakes = [
    { seat: 0, seq: 9 },
    { seat: 1, seq: 3 },
    { seat: 0, seq: 4 },
  ];
  expect(lessonsFor(mistakes, 0).map(({ seq }) => seq)).toEqual([4, 9]);
});
