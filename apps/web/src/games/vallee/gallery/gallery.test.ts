import { ANY_TASTE, FOLK_IDS, NAMED_FOLKS } from '@comptoir/vallee';
import { beforeAll, expect, test } from 'vitest';
import { fetchFolks } from '../art/folks.ts';
import { companyOf, type FolkRates, RATES, standings, usualRate } from './rates.ts';
import { shown, type Wish } from './shown.ts';

beforeAll(() => fetchFolks(FOLK_IDS));
const all: Wish = { query: '', taste: ANY_TASTE, mechanism: null, edition: 'first' };

test('all folks are found by text, box, mood and mechanism, together too', () => {
  expect(shown(all, 'fr')).toEqual(NAMED_FOLKS);
  expect(shown({ ...all, query: 'serenade' }, 'fr')).toEqual(['mongooses']);
  expect(shown({ ...all, mechanism: 'coins' }, 'fr').sort()).toEqual(['capuchins', 'dodos', 'tuataras']);
  const box = { ...ANY_TASTE, boxes: [6 as const] };
  expect(shown({ ...all, taste: box, mechanism: 'clock' }, 'fr').sort()).toEqual([
    'bats',
    'junglefowls',
    'mongooses',
  ]);
  const calm = { ...box, most: { ...ANY_TASTE.most, nastiness: 1 } };
  expect(shown({ ...all, taste: calm, mechanism: 'clock' }, 'fr')).toEqual(['junglefowls']);
});

test('V-390 the six folks of our box are shown in either edition', () => {
  const remastered = shown({ ...all, edition: 'remaster' }, 'en');
  expect(remastered).toHaveLength(36);
  expect(remastered.filter((folk) => folk.endsWith('-remaster'))).toHaveLength(6);
});

const few: FolkRates = {
  robots: 'merchant',
  players: 3,
  games: 10,
  folks: { hares: [6, 0.5, 0.2, 0.8], bats: [2, 1, 0.3, 1] },
  pairs: { 'hares+bats': [4, 0.25, 0.1, 0.6], 'lemurs+hares': [3, 0.667, 0.2, 0.9] },
};
test('folks stand from the strongest, and know their company whichever comes first in a pair', () => {
  expect(standings(few).map(({ folk }) => folk)).toEqual(['bats', 'hares']);
  expect(companyOf('hares', few).map(({ folk, rate }) => [folk, rate])).toEqual([
    ['lemurs', 0.667],
    ['bats', 0.25],
  ]);
  expect(usualRate(few)).toBeCloseTo(5 / 8);
});

test('the measured table has every folk and every pair, and intervals that hold their rates', () => {
  expect(Object.keys(RATES.folks).sort()).toEqual([...NAMED_FOLKS].sort());
  expect(Object.keys(RATES.pairs)).toHaveLength((36 * 35) / 2);
  for (const [games, rate, low, high] of [...Object.values(RATES.folks), ...Object.values(RATES.pairs)]) {
    expect(games).toBeGreaterThan(0);
    expect([low <= rate, rate <= high]).toEqual([true, true]);
  }
});
