import { baie } from '@comptoir/baie';
import { xoshiro } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { withBudget } from '../levels.ts';
import { playOut } from '../play-out.ts';
import { plays } from '../search/budget.ts';
import { situationOf } from '../situation.ts';
import { baieBots } from './index.ts';
import { worthsOfSpaces } from './policy.ts';

// A Storm in one imagined game must not talk a Captain out of what is best on average.
test('a master with few imagined games gives little away', () => {
  const reading = baie.readOptions({ players: 2, merchants: ['K', 'H'] });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const master = withBudget(baieBots.master, () => plays(6));
  let behind = 0;
  let turns = 0;
  for (const seed of [1, 2])
    playOut(baie, reading.options, seed, [baieBots.merchant, baieBots.merchant], {
      limit: 5_000,
      each: (g, [decision]) => {
        if (decision?.id !== 'turn.space' || decision.seat !== 0) return;
        const asked = situationOf(baie, g, decision, { rng: xoshiro(turns), heard: [] });
        const chosen = String(master.answer(asked));
        const worths = worthsOfSpaces(baie.clone(g), decision, xoshiro(turns + 900), 24);
        behind += Math.max(...worths.values()) - worths.get(chosen)!;
        turns += 1;
      },
    });
  expect(behind / turns).toBeLessThan(1.5);
});
