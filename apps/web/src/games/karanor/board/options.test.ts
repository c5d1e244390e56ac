import { content, type Decision, noWares, type View } from '@comptoir/karanor';
import type { Cast, Json } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { cardText, optionRow, soleCard } from './options.ts';

const ask = (id: string, ...options: object[]): Decision =>
  ({ kind: 'pick-option', id, seat: 0, source: null, options }) as unknown as Decision;

test('where all options are of one card, the question is how, or against whom', () => {
  const twice = ask('quest', { card: 1, option: 1 }, { card: 1, option: 2 });
  expect(soleCard(twice, 'fr')).toMatchObject({ of: 'quest', id: expect.any(String) });
  expect(soleCard(ask('card', { card: 3, target: 1 }, { card: 3, target: 2 }), 'fr')?.name).toBe(
    'Monte-en-l’air',
  );
  expect(
    soleCard(ask('build', { card: 0, withBonus: false }, { card: 0, withBonus: true }), 'en')?.name,
  ).toBe('Fruit Stall');
  for (const other of [
    ask('quest', { card: 1 }, { card: 2 }),
    ask('quest', { card: 1 }),
    ask('recruit', {}, {}),
  ])
    expect(soleCard(other, 'fr')).toBeNull();
});

test('a card that asks for tokens is told beside', () => {
  expect(cardText('monte-en-l-air', 'fr')).toMatch(/1\sressource/);
  expect(cardText('feu-de-camp', 'fr')).toBe('');
  expect(cardText(null, 'fr')).toBe('');
});

test('what a shop costs is said in words that agree', () => {
  const player = { ...noWares(), modifiers: [] };
  const view = { players: [player], modifiers: [] } as unknown as View;
  const card = content.shops.findIndex(({ id }) => id === 'chapellerie');
  const built = { card, withBonus: false, waive: [] };
  const row = optionRow(ask('build', built), built as unknown as Json, view, {} as Cast);
  expect(row?.text).toBe('−5\u00a0or, −1 fruit, −2 tissus · sans bonus');
});
