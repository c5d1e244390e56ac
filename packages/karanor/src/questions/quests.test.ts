import { below, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { QUESTS } from '../content/tables.ts';
import { karanor } from '../game.ts';
import { alone, matching } from '../rules/conditions.ts';
import { pawnsLeft } from '../rules/goods.ts';
import type { State } from '../state.ts';
import { placesFor } from './quests.ts';
import { pawnsLeftOf, sitesFor } from './shops.ts';

/** Positions of random games, every tenth decision. */
function* randomStates(games: number): Generator<State> {
  for (let seed = 1; seed <= games; seed++) {
    const reading = karanor.readOptions({ players: 3 });
    if (!reading.ok) throw new Error(reading.refusal.reason);
    const rng = xoshiro(seed);
    const g = karanor.setup(seed, reading.options);
    for (let i = 0; i < 200; i++) {
      const decisions = karanor.decisions(g).filter(({ standing }) => standing !== true);
      const decision = decisions[below(rng, decisions.length)];
      if (decision === undefined) break;
      karanor.apply(g, { seat: decision.seat, id: decision.id, answer: karanor.sample(decision, rng) });
      if (i % 10 === 0) yield g;
    }
  }
}

describe('places of quests and shops', () => {
  test('K-110 the question gives the territories that the rules give, from a state and from a view', () => {
    for (const g of randomStates(1)) {
      for (let seat = 0; seat < g.config.players; seat++) {
        const view = karanor.view(g, seat);
        for (const [card, { spot }] of QUESTS.entries()) {
          const wanted = spot === null ? [] : matching(g, spot, alone(seat));
          expect([...placesFor(g, seat, card)].sort((a, b) => a - b)).toEqual(wanted);
          expect(placesFor(view, seat, card)).toEqual(placesFor(g, seat, card));
        }
      }
    }
  });

  test('K-090, K-124 state and view agree about sites and pawns', () => {
    for (const g of randomStates(5)) {
      for (let seat = 0; seat < g.config.players; seat++) {
        const view = karanor.view(g, seat);
        expect(pawnsLeftOf(g, seat)).toBe(pawnsLeft(g, seat));
        expect(pawnsLeftOf(view, seat)).toBe(pawnsLeft(g, seat));
        expect(sitesFor(view, seat)).toEqual(sitesFor(g, seat));
      }
    }
  });
});
