import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import { faults } from './grammar.ts';
import type { Content } from './language.ts';
import { distance, INHABITED, neighbours, seaLinks, TERRITORIES, VILLAS } from './map.ts';

/** A copy of the content with one card changed. */
function changed(
  kind: 'quests' | 'shops' | 'blackMarket' | 'artefacts',
  id: string,
  change: object,
): Content {
  const list = content[kind] as readonly { id: string }[];
  return {
    ...content,
    [kind]: list.map((item) => (item.id === id ? { ...item, ...change } : item)),
  } as Content;
}

describe('the effect language', () => {
  test('I-20 the content has no fault', () => expect(faults(content)).toEqual([]));

  test('unknown keys, dangling references and impossible counts name the card', () => {
    const steps = (step: object) => faults(changed('shops', 'cave', { reward: [step] }));
    expect(steps({ gain: { silver: 2 } })).toEqual(['cave: unknown key "silver"']);
    expect(steps({ gain: { gold: 1 }, whom: 'self' })).toEqual(['cave: unknown key "whom"']);
    expect(steps({ grant: { gold: 1 } })).toMatchObject([/^cave: needs exactly one of/]);
    expect(steps({ gain: { badge: { pirate: 1 } } })[0]).toBe('cave: dangling badge "pirate"');
    expect(steps({ gain: { badge: { monture: 7 } } })).toEqual([
      'cave: impossible count of badge monture: 7',
    ]);
    expect(steps({ gain: { artefact: 0 } })).toEqual(['cave: impossible count of artefacts: 0']);
    expect(steps({ modify: [{ stat: 'luck', add: 1 }], until: 'turnEnd' })).toEqual([
      'cave: unknown stat "luck"',
    ]);
    expect(steps({ modify: [{ stat: 'actions' }], until: 'never' })).toEqual([
      'cave: a modifier either adds or sets',
      'cave: unknown until "never"',
    ]);
    expect(faults(changed('quests', 'pelerin', { at: { is: ['atlantide'] } }))).toEqual([
      'pelerin: dangling territory "atlantide"',
    ]);
    expect(faults(changed('quests', 'fiancee-1', { next: 'fiancee-3' }))).toEqual([
      'fiancee-1: dangling follow-up "fiancee-3"',
    ]);
    expect(faults(changed('quests', 'pont-brise', { options: [{ cost: { gold: 1 }, do: [] }] }))).toEqual([
      'pont-brise: an immediate quest needs an option without cost or condition',
    ]);
    expect(faults(changed('blackMarket', 'rumeur', { timing: 'whenever' }))).toEqual([
      'rumeur: unknown timing "whenever"',
    ]);
    expect(faults(changed('blackMarket', 'taxe', { do: [{ take: { gold: 1 }, from: 'actor' }] }))).toEqual([
      'taxe: an open card has no actor',
    ]);
    expect(faults(changed('blackMarket', 'rumeur', { cost: { artefact: 1 } }))).toEqual([
      'rumeur: unknown key "artefact"',
    ]);
    expect(
      faults(changed('artefacts', 'bourse', { abilities: [{ type: 'trigger', on: 'rain', do: [] }] })),
    ).toEqual(['bourse: unknown trigger "rain"']);
  });
});

describe('the map', () => {
  test('I-20 the map is connected', () => {
    for (const [a] of TERRITORIES.entries())
      for (const [b] of TERRITORIES.entries()) expect(distance(a, b)).toBeGreaterThanOrEqual(0);
  });

  test('chapter 1: 38 territories, 64 land and 10 sea links, 9 villas, 21 inhabitants, 20 symbols', () => {
    expect(TERRITORIES).toHaveLength(38);
    const sea = seaLinks.reduce((sum, list) => sum + list.length, 0) / 2;
    const all = neighbours.reduce((sum, list) => sum + list.length, 0) / 2;
    expect([all - sea, sea, VILLAS.length, INHABITED.filter(Boolean).length]).toEqual([64, 10, 9, 21]);
    expect(TERRITORIES.filter(({ resource }) => resource !== null)).toHaveLength(20);
  });
});
