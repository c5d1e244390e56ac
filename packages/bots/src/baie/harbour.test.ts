import { baie, type Options, PRICES, ROGUE, type State } from '@comptoir/baie';
import { describe, expect, test } from 'vitest';
import { harbourOf } from './harbour.ts';

const TOWN_SQUARE = 1;

/** A market day that has come to its sales, with one Warrior and one Rogue on the Town Square. */
function market(rogue: number): State {
  const reading = baie.readOptions({ players: 2, merchants: ['F', 'K'], rogue });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const state: State = baie.setup(1, reading.options satisfies Options);
  state.phase = 'market';
  state.round = 3;
  state.sale.pier = TOWN_SQUARE;
  state.piers = [0, 1, 2].map(() => [0, 0, 0, 0, 0]);
  state.piers[TOWN_SQUARE]![0] = 1;
  state.piers[TOWN_SQUARE]![ROGUE] = 1;
  return state;
}

describe('what the harbour promises', () => {
  test('B-170 Cultists on a pier buy what its Clients buy, and what they do not', () => {
    const criminals = harbourOf(market(1)).today;
    const cultists = harbourOf(market(2)).today;
    expect([criminals[0], criminals[1]]).toEqual([PRICES[0], 0]);
    for (const good of [0, 1]) {
      expect(cultists[good]).toBeGreaterThan(criminals[good]!);
      // Each asks for a corruption card, so it is less than a whole buyer.
      expect(cultists[good]).toBeLessThan(criminals[good]! + PRICES[good]!);
    }
  });
});
