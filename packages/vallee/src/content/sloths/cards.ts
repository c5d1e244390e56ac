import { folk, isJunk, technique } from '../../catalogue.ts';
import { ALL_CARDS } from '../../questions.ts';
import { effect, pickCards, pickOption } from '../../rules/asking.ts';
import {
  drawToHand,
  handOf,
  takeFromDiscard,
  takeFromMarket,
  throwFromHand,
} from '../../rules/card-steps.ts';
import { occupiedSlots } from '../../rules/market.ts';
import { changeValue } from '../../rules/values.ts';
import { zonesOf } from '../../state.ts';

/** Nothing happens now: all of it waits for the start of the next turn. */
const waiting = () => effect({}, ({ run }) => ({ wait: run(() => 'next') }));

const drawOne = () =>
  effect({}, ({ run }) => ({
    draw: run((g, f) => {
      drawToHand(g, f.owner);
    }),
  }));

/** docs/rules/vallee.md, B.8: what is well done takes its time (V-085). */
export const sloths = folk('sloths', [
  technique({
    id: 'steady-achiever',
    value: 1,
    copies: 4,
    bonus: true,
    delayed: true,
    effect: waiting(),
    release: drawOne(),
  }),

  technique({
    id: 'shopping-journey',
    value: 2,
    copies: 3,
    bonus: false,
    delayed: true,
    effect: waiting(),
    release: effect({}, ({ choose }) => ({
      take: choose<number>(
        (g, f) => pickOption('market.pick', f, occupiedSlots(g)),
        (g, f, at) => takeFromMarket(g, f.owner, at),
      ),
    })),
  }),

  technique({
    id: 'housecleaning',
    value: 3,
    copies: 3,
    bonus: true,
    delayed: true,
    effect: effect({}, ({ choose }) => ({
      take: choose<number[]>(
        (g, f) =>
          pickCards('discard.pick', f, zonesOf(g, f.owner).discard.filter(isJunk), { min: 0, max: 3 }),
        takeFromDiscard,
      ),
    })),
    release: effect({}, ({ choose }) => ({
      throw: choose<number[]>(
        (g, f) => pickCards('hand.pick', f, handOf(g, f.owner), { min: 0, max: 1 }),
        throwFromHand,
      ),
    })),
  }),

  technique({
    id: 'siesta',
    value: 4,
    copies: 3,
    bonus: true,
    delayed: true,
    effect: waiting(),
    release: effect({}, ({ choose }) => ({
      take: choose<number[]>(
        (g, f) => pickCards('discard.pick', f, zonesOf(g, f.owner).discard, { min: 0, max: 1 }),
        takeFromDiscard,
      ),
    })),
  }),

  technique({
    id: 'lunch-break',
    value: 5,
    copies: 1,
    bonus: true,
    delayed: true,
    effect: drawOne(),
    release: drawOne(),
  }),

  technique({
    id: 'ironing',
    value: 5,
    copies: 1,
    bonus: true,
    delayed: true,
    effect: waiting(),
    release: effect({}, ({ run }) => ({
      smooth: run((g) => changeValue(g, { card: ALL_CARDS, how: 'add', amount: 1 })),
    })),
  }),
]);
