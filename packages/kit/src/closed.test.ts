import { auction } from '@comptoir/auction/rules';
import { expect, test } from 'vitest';
import { explained, reasonIn } from './closed.ts';
import type { Menu } from './decision.ts';
import { refusal } from './refusal.ts';
import { explore } from './testing/random-play.ts';

test('a question to a person says what is missing in it, and by which rule', () => {
  let found = 0;
  explore(auction, { players: 3, rounds: 3 }, 7, {
    limit: 400,
    at: ({ state }) => {
      // A seat without coins cannot do anything that costs one.
      const poor = auction.clone(state);
      poor.coins.fill(0);
      for (const decision of explained(auction, poor, auction.decisions(poor))) {
        const entries =
          decision.kind === 'menu' ? (decision as unknown as Menu).entries.map(({ id }) => id) : [];
        for (const { entry, answer, refusal: told } of decision.closed ?? []) {
          found += 1;
          expect(entries).not.toContain(entry);
          expect(told).toMatchObject({ rule: 'T-03', reason: 'no-coin' });
          expect(auction.why(poor, decision.seat, { entry, answer })).toEqual(told);
        }
      }
    },
  });
  expect(found).toBeGreaterThan(0);
});

test('the reason of the very thing goes before that of its entry', () => {
  const closed = [
    { entry: 'buy', answer: { slot: 1 }, refusal: refusal('T-1', 'dear') },
    { entry: 'buy', answer: { slot: 2 }, refusal: refusal('T-2', 'gone') },
  ];
  expect(reasonIn({ closed }, 'buy', { slot: 2 })?.rule).toBe('T-2');
  expect(reasonIn({ closed }, 'buy', null)?.rule).toBe('T-1');
  expect(reasonIn({ closed }, 'buy', null, 'answer')).toBeNull();
  expect(reasonIn({ closed }, 'buy', { slot: 2 }, 'answer')?.rule).toBe('T-2');
  expect(reasonIn({ closed }, 'sell', null)).toBeNull();
  expect(reasonIn({}, 'buy', null)).toBeNull();
});
