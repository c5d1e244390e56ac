import { momentsAreSetUp, strangersAreRefused, whatIsLaidIsSound } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { karanor } from '../game.ts';
import { positions } from '../lessons/positions.ts';
import type { State } from '../state.ts';
import { study } from './study.ts';

describe('a position of Karanor that is set up', () => {
  test.each([
    [2, 11],
    [3, 37],
    [6, 97],
  ])('can be any moment of a game for %i', (players, every) => {
    const reading = karanor.readOptions({ players });
    if (!reading.ok) throw new Error(reading.refusal.reason);
    expect(momentsAreSetUp(karanor, study, reading.options, 5, every)).toBeGreaterThan(3);
  });

  test('I-01 to I-05: what is accepted is sound, and no card or token lies in two places', () => {
    let accepted = 0;
    for (let seed = 1; seed <= 24; seed++) if (whatIsLaidIsSound(karanor, study, seed)) accepted += 1;
    expect(accepted).toBeGreaterThan(8);
  });

  test('strange positions are refused with a reason', () => {
    strangersAreRefused(study, [
      { 'gold.0': -1 },
      { 'gold.0': 1e9 },
      { 'place.0': 'nowhere' },
      { 'goods.0': Array.from({ length: 16 }, () => 'wine') },
      { display: ['etal-fruits'] },
      { market: Array.from({ length: 4 }, () => 'wine') },
      { 'origin.0': ['kien'], 'origin.1': ['kien'] },
      { 'quest-hand.0': ['fiancee-2'], 'quest-hand.1': ['fiancee-1'] },
      {
        'shops.0': ['kien', 'kien', 'kien', 'orival', 'orival', 'orival', 'mirefont'],
        'villas.0': [],
        'villas.1': ['kien'],
      },
    ]);
  });

  test('the rest is completed by rule', () => {
    const built = study.build({
      'goods.0': ['wine', 'wine'],
      'gold.0': 9,
      'quest-hand.0': ['fiancee-2'],
      'prestige.0': 4,
    });
    if (!built.ok) throw new Error(JSON.stringify(built.flaws));
    const { state } = built;
    expect(state.players[0]).toMatchObject({ gold: 9, prestige: 4, thresholds: 1, questHand: { length: 1 } });
    // Two lie with the player, one on the market of two.
    expect(state.supply[0]).toBe(12);
    expect(state.shopDeck.length + state.display.length + 4).toBe(34);
  });

  test('every lesson is a starting point', () => {
    for (const text of Object.values(positions)) {
      const setUp = study.of(JSON.parse(text) as State);
      expect(setUp && study.build(setUp)).toMatchObject({ ok: true });
    }
  });
});
