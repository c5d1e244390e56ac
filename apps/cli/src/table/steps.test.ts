import type { Json, Kinded } from '@comptoir/kit';
import type { StepWords } from '@comptoir/kit/board';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { textsOf } from '../texts/index.ts';
import { stepperFor } from './steps.ts';

/** Two dice of coal that show the same face, and a third. */
const LABELS: Readonly<Record<string, string>> = {
  '8>FO1': 'coal (1)',
  '9>FO1': 'coal (1)',
  '10>FO1': 'coal (4)',
};
const words: StepWords<Kinded> = {
  language: 'en',
  question: () => 'Which?',
  entry: () => '',
  option: (_, value) => LABELS[String(value)] ?? '',
};

test('things that read alike are one choice', () => {
  const { game, board } = GAMES['baie']!;
  const step = stepperFor(game, board, textsOf('en'));
  const decision = { kind: 'pick-option', id: 'dice.place', seat: 0, options: Object.keys(LABELS) };
  const asked = step(decision as unknown as Kinded, [], words);
  expect('step' in asked && asked.step.choices.map(({ value }): Json => value)).toEqual(['8>FO1', '10>FO1']);
  expect(step(decision as unknown as Kinded, ['10>FO1'], words)).toEqual({ answer: '10>FO1' });
});

test('what can be done keeps its number and its place, whatever else can be done', () => {
  const { game, board } = GAMES['vallee']!;
  const step = stepperFor(game, board, textsOf('en'));
  const entries = ['market.buy', 'technique.finish', 'inventory.discard'].map((id) => ({
    kind: 'stack',
    id,
    seat: 0,
  }));
  const asked = step({ kind: 'menu', id: 'action', seat: 0, entries } as unknown as Kinded, [], words);
  expect(
    'step' in asked && asked.step.choices.map(({ number, value }): Json => [number ?? null, value]),
  ).toEqual([
    [1, 'market.buy'],
    [4, 'inventory.discard'],
    [7, 'technique.finish'],
  ]);
});
