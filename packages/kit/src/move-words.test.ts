import { expect, test } from 'vitest';
import type { Json } from './json.ts';
import { moveInWords } from './move-words.ts';
import type { Kinded } from './shapes.ts';
import type { Wording } from './wording.ts';

const wording = {
  option: (_: Kinded, option: Json) => `<${String(option)}>`,
  entry: ({ id }: Kinded) => id.toUpperCase(),
  event: (event: string) => (event === 'silent' ? null : `You ${event}`),
} as unknown as Wording<Kinded, string, null>;
const cast = { viewer: 0, name: String };
const ask = (kind: string, more: object = {}): Kinded => ({ kind, id: 'ask', seat: 0, source: '', ...more });
const menu = ask('menu', {
  entries: [ask('pick-number', { id: 'buy' }), ask('act', { id: 'pass' }), ask('deal', { id: 'sell' })],
});

test.each([
  ['the option that is pressed', ask('pick-option'), 'left', ['move'], '<left>'],
  ['yes or no', ask('confirm'), false, ['move'], '<false>'],
  ['cards in a row', ask('pick-cards'), [3, 4], ['move'], '<3>, <4>'],
  ['no card: what is told of it', ask('pick-cards'), [], ['silent', 'keep all'], 'You keep all'],
  ['a menu: what is told of it', menu, { entry: 'buy', answer: 2 }, ['buy it for 2'], 'You buy it for 2'],
  [
    'a menu of which nothing is told: verb and option',
    menu,
    { entry: 'buy', answer: 2 },
    ['silent'],
    'BUY – <2>',
  ],
  ['a verb alone', menu, { entry: 'pass', answer: null }, [], 'PASS'],
  ['an answer that only its game can read', menu, { entry: 'sell', answer: {} }, [], 'SELL'],
  ['nothing at all', ask('deal'), {}, [], null],
])('%s', (_, decision, answer, told, words) => {
  expect(moveInWords(wording, { decision, answer: answer as Json, view: null, told }, cast)).toBe(words);
});
