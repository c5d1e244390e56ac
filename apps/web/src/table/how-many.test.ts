import { afterAll, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['fr'] });
vi.stubGlobal('document', { documentElement: {} });
const { setLanguage } = await import('../i18n/language.svelte.ts');
const { howMany } = await import('./how-many.ts');
afterAll(() => {
  setLanguage('fr');
  vi.unstubAllGlobals();
});

const said = (min: number, max: number): string => howMany({ min, max, from: [1, 2, 3, 4] });

test('how many cards a question wants is said in words that people use', () => {
  expect([said(1, 1), said(2, 2)]).toEqual(['Une carte à choisir', '2 cartes à choisir']);
  expect([said(0, 1), said(0, 3)]).toEqual(['Au plus une carte', 'Au plus 3 cartes']);
  expect([said(0, 4), said(1, 4)]).toEqual(['Autant de cartes que vous voulez', 'Au moins une carte']);
  expect(said(1, 3)).toBe('De 1 à 3 cartes');
  setLanguage('en');
  expect([said(0, 1), said(0, 4), said(2, 4)]).toEqual([
    'At most one card',
    'As many cards as you like',
    'At least 2 cards',
  ]);
});
