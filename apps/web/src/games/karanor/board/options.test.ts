import type { Decision } from '@comptoir/karanor';
import { expect, test } from 'vitest';
import { cardText, soleCard } from './options.ts';

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
