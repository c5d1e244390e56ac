import { xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { FACES } from '../events.ts';
import { table } from '../testing/table.ts';
import { branch, HARE_DIE, roll } from './die.ts';

const folks = ['hares', 'lemurs', 'monitors'];
const at = () => table(2, { folks });

describe('the die', () => {
  test('V-240 two stars, two planets, one planet with arrows, one comet, each 1/6', () => {
    const { g } = at();
    g.rng = xoshiro(99);
    const counts: Record<string, number> = {};
    for (let i = 0; i < 6000; i++) {
      const face = roll(g, 0, HARE_DIE);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual([...FACES].sort());
    for (const [face, share] of [
      ['stars', 2],
      ['planet', 2],
      ['planet-reroll', 1],
      ['comet', 1],
    ] as const)
      expect(Math.abs((counts[face] ?? 0) - share * 1000)).toBeLessThan(150);
  });

  test('V-241 17.3 only the planet with arrows may be rolled again, each time it shows; kept, it is a planet', () => {
    for (const face of ['stars', 'planet', 'comet'] as const) {
      const t = at()
        .hand(0, 'festival')
        .deck(0, 'junk')
        .marketDeck('calendar')
        .faces(face)
        .technique('festival');
      expect(t.question().id).toBe('action');
    }
    const t = at()
      .hand(0, 'festival')
      .deck(0, 'junk')
      .faces('planet-reroll', 'planet-reroll', 'stars')
      .technique('festival');
    t.answer(true);
    expect(t.question()).toMatchObject({ id: 'die.reroll', seat: 0 });
    t.answer(true);
    expect(t.handOf(0)).toEqual([]);
    expect(branch('planet-reroll')).toBe('planet');
  });

  test('V-242 the final result selects the branch', () => {
    const t = (face: 'stars' | 'planet' | 'comet') =>
      at()
        .hand(0, 'festival')
        .deck(0, 'junk')
        .marketDeck('calendar')
        .faces(face)
        .technique('festival')
        .handOf(0);
    expect([t('stars'), t('planet'), t('comet')]).toEqual([[], ['junk'], ['calendar']]);
  });

  test('V-243 rolled openly, at its step; what was done before stays done', () => {
    const t = at()
      .hand(0, 'arcane-scholar')
      .deck(0, 'festival', 'junk', 'junk')
      .faces('planet-reroll')
      .technique('arcane-scholar');
    expect(t.handOf(0)).toEqual(['festival']);
    const types = t.told();
    expect(types.indexOf('rolled')).toBeGreaterThan(types.lastIndexOf('moved'));
    t.faces('planet').answer(true);
    expect(t.handOf(0)).toEqual(['festival']);
    expect(t.events.filter((event) => event.type === 'rolled')).toHaveLength(1);
  });
});
