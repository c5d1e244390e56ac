import { baie, type Event, MERCHANT_IDS, type View } from '@comptoir/baie';
import { xoshiro } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { ledgerOf, SOURCES, sourcesOf } from './ledger.ts';
import { usualOf } from './usual.ts';

test('B-130 the lines of the final count add up to the gold, for people and for the Colporteur', () => {
  const reading = baie.readOptions({ players: 1, colporteur: 'hard', merchants: ['F'] });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const opening: Event[] = [];
  const state = baie.setup(8, reading.options, opening);
  const points: { seq: number; view: View; events: Event[] }[] = [
    { seq: 0, view: baie.view(state, 0), events: opening },
  ];
  const rng = xoshiro(3);
  for (let asked = baie.decisions(state)[0]; asked !== undefined; ) {
    const events: Event[] = [];
    const { seat, id } = asked;
    [asked] = baie.apply(state, { seat, id, answer: baie.sample(asked, rng) }, events);
    points.push({ seq: points.length, view: baie.view(state, 0), events });
  }
  const rows = ledgerOf(points);
  const gold = points.at(-1)?.view.players.map((player) => player.gold);
  expect(gold?.map((_, seat) => rows.reduce((sum, row) => sum + (row.bySeat[seat] ?? 0), 0))).toEqual(gold);
  // Whatever the day and the clan, the same gold.
  expect(gold?.map((_, seat) => sourcesOf(rows, seat).reduce((sum, coins) => sum + coins, 0))).toEqual(gold);
  expect(rows.map(({ id }) => id).slice(-5)).toEqual(['clan', 'clan', 'clan', 'clan', 'corruption']);
});

test('the usual is known for every merchant at every kind of table', () => {
  for (const players of baie.players)
    for (const merchant of MERCHANT_IDS) {
      const reading = baie.readOptions({ players, merchant1: merchant });
      if (!reading.ok) throw new Error(reading.refusal.reason);
      const usual = usualOf(baie.view(baie.setup(1, reading.options), 0), 0);
      expect(usual, `${players} ${merchant}`).toHaveLength(SOURCES.length);
      expect(usual?.reduce((sum, gold) => sum + gold, 0)).toBeGreaterThan(80);
    }
});
