import { expect, test } from 'vitest';
import type { Json } from './json.ts';
import { moveInWords } from './move-words.ts';
import type { Kinded } from './shapes.ts';
import type { Wording } from './wording.ts';

const wording = {
  option: (_: Kinded, option: Json) => `<${String(option)}>`,
  entry: ({ id }: Kinded) => id.toUpperCase(),
  event: (event: string) => (event === 'silent' || event === 'let them go on' ? null : `You ${event}`),
  weight: (event: string) =>
    event === 'cross the sea'
      ? { headline: 0 }
      : event === 'are robbed'
        ? { headline: 1 }
        : event === 'want to build'
          ? { headline: 0, isIntent: true }
          : event === 'are paid'
            ? 'housekeeping'
            : event === 'let them go on'
              ? { owner: 1 }
              : 'change',
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
    'the deed, not its price',
    menu,
    { entry: 'buy', answer: 2 },
    ['pay 2', 'cross the sea'],
    'You cross the sea',
  ],
  [
    'the deed, not its announcement',
    menu,
    { entry: 'buy', answer: 2 },
    ['want to build', 'cross the sea'],
    'You cross the sea',
  ],
  ['an announcement that is open', menu, { entry: 'buy', answer: 2 }, ['want to build'], 'You want to build'],
  ['not the deed of another', menu, { entry: 'buy', answer: 2 }, ['pay 2', 'are robbed'], 'You pay 2'],
  ['a figure: what is told of it', ask('pick-number'), 5, ['guess 5'], 'You guess 5'],
  ['a figure of which nothing is told', ask('pick-number'), 5, [], '<5>'],
  [
    'a menu of which nothing is told: verb and option',
    menu,
    { entry: 'buy', answer: 2 },
    ['silent'],
    'BUY – <2>',
  ],
  ['a verb alone', menu, { entry: 'pass', answer: null }, [], 'PASS'],
  ['not what follows by itself', menu, { entry: 'pass', answer: null }, ['are paid'], 'PASS'],
  ['not what others had begun', menu, { entry: 'pass', answer: null }, ['let them go on', 'pay 4'], 'PASS'],
  [
    'a deed, whatever others had begun',
    menu,
    { entry: 'pass', answer: null },
    ['let them go on', 'pay 4', 'cross the sea'],
    'You cross the sea',
  ],
  ['an answer that only its game can read', menu, { entry: 'sell', answer: {} }, [], 'SELL'],
  ['nothing at all', ask('deal'), {}, [], null],
])('%s', (_, decision, answer, told, words) => {
  expect(moveInWords(wording, { decision, answer: answer as Json, view: null, told }, cast)).toBe(words);
});
