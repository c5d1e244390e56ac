import { xoshiro } from '@comptoir/kit';
import { expect, test, vi } from 'vitest';
import { FOLK_IDS, NAMED_FOLKS } from './numbers.ts';

vi.mock('#folks', () => import('./none.ts'));

/** As in the page: no folk is known before its folder is loaded. */
test('V-020 a game is dealt and played with the folks it brings into play, and no others', async () => {
  const { addSet, allSets, dealtFolks, vallee } = await import('../index.ts');
  expect(allSets()).toEqual([]);
  for (const seed of [1, 2]) {
    const reading = vallee.readOptions({ players: 2, among: NAMED_FOLKS });
    if (!reading.ok) throw new Error(reading.refusal.reason);
    const folks = dealtFolks(seed, reading.options);
    expect(folks).toHaveLength(3);
    for (const folk of folks) addSet((await import(`./${folk}/index.ts`)).cards);
    const state = vallee.setup(seed, reading.options);
    expect(vallee.view(state, 0).folks).toEqual(folks);
    const rng = xoshiro(1);
    for (let [asked] = vallee.decisions(state); asked !== undefined; [asked] = vallee.decisions(state))
      vallee.apply(state, { seat: asked.seat, id: asked.id, answer: vallee.sample(asked, rng) });
    expect(vallee.outcome(state)).not.toBeNull();
  }
  expect(allSets().length).toBeLessThan(FOLK_IDS.length);
});
