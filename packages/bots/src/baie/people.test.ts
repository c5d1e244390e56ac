import { baie, numbersOfEdition, withNumbers } from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { baieBots } from './index.ts';

/** What merchants choose where a hand begins, in a few games with the numbers of an edition. */
function waysTaken(edition: number): Set<Json> {
  const reading = baie.readOptions({ players: 2 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const { options } = reading;
  const taken = new Set<Json>();
  withNumbers(numbersOfEdition(edition), () => {
    for (const seed of [1, 2, 3])
      playOut(baie, options, seed, [baieBots.merchant, baieBots.merchant], {
        limit: 5_000,
        moved: ({ id, answer }) => {
          if (id === 'clock.hand') taken.add(answer === 'ring' ? 'ring' : 'hand');
        },
      });
  });
  return taken;
}

test('B-023 a hand that gives an hour is taken or not; one that takes an hour never is', () => {
  expect(waysTaken(4)).toEqual(new Set(['ring', 'hand']));
  expect(waysTaken(3)).toEqual(new Set(['ring']));
});
