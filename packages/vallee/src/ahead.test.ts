import { type Json, type MenuAnswer, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { carryOver, foresee } from './ahead.ts';
import type { Decision } from './decisions.ts';
import { vallee } from './game.ts';
import type { State } from './state.ts';
import { table } from './testing/table.ts';

/** Entries that depend on cards the view does not show. */
const UNSEEN = ['passive.use', 'stall.ask-help'];

const known = (decision: Decision): Decision =>
  decision.kind === 'menu'
    ? { ...decision, entries: decision.entries.filter(({ id }) => !UNSEEN.includes(id)) }
    : decision;

describe('the next turn, foreseen', () => {
  test.each([2, 3, 4])('is what is asked at the start of a turn (%i players)', (players) => {
    const rng = xoshiro(players);
    let compared = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const options = {
        players,
        mode: 'solo-stalls',
        folks: 'random',
        firstPlayer: 0,
        previousLosers: [],
        actionCap: 40,
      };
      const g = vallee.setup(seed, options as never) as State;
      for (let moves = 0; moves < 400; moves++) {
        const [decision] = vallee.decisions(g);
        if (decision === undefined) break;
        const { turn } = g;
        const isFresh = turn.actionsDone === 0 && turn.values.length === 0;
        if (decision.id === 'action' && isFresh && g.players[decision.seat]?.planning.length === 0) {
          expect(foresee(vallee.view(g, decision.seat), decision.seat)).toEqual(known(decision));
          compared += 1;
        }
        vallee.apply(g, {
          seat: decision.seat,
          id: decision.id,
          answer: vallee.sample(decision, rng) as Json,
        });
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('nothing is foreseen for somebody whose hand is hidden', () => {
    const t = table(2, { folks: ['echidnas', 'hares', 'monitors'] }).hand(1, 'junk');
    expect(foresee(vallee.view(t.g, 0), 1)).toBeNull();
  });

  test('V-166 a purchase follows its card to another slot, and is let go when the card is gone', () => {
    const t = table(2, { folks: ['echidnas', 'hares', 'monitors'] })
      .hand(0, 'junk', 'junk', 'junk', 'junk', 'junk')
      .market(null, 'delicacy');
    const view = vallee.view(t.g, 0);
    const delicacy = view.market[1] as number;
    const before = foresee(view, 0) as Decision;
    const after = foresee({ ...view, market: [delicacy] }, 0) as Decision;
    const wish: MenuAnswer = { entry: 'market.buy', answer: { slot: 1, cards: [1], values: [5] } };
    expect(carryOver(wish, before, after)).toMatchObject({ answer: { slot: 0, cards: [1] } });
    expect(carryOver(wish, before, foresee({ ...view, market: [] }, 0) as Decision)).toBeNull();
    const discard = { entry: 'inventory.discard', answer: [3] };
    expect(carryOver(discard, before, after)).toBe(discard);
  });
});
