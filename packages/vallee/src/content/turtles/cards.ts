import { folk, technique } from '../../catalogue.ts';
import { deck, discard, hand } from '../../places.ts';
import { ALL_CARDS } from '../../questions.ts';
import { confirm, effect, pickOne } from '../../rules/asking.ts';
import { takeFromDiscard, takeFromMarket, throwFromDiscard } from '../../rules/card-steps.ts';
import { occupiedSlots } from '../../rules/market.ts';
import { draw, hasDrawable, move } from '../../rules/moving.ts';
import { changeValue } from '../../rules/values.ts';
import { zonesOf } from '../../state.ts';

/** Nothing happens now: the idea waits to be finished (V-355). */
const idea = () => effect({}, ({ run }) => ({ wait: run(() => 'next') }));

const drawing = (count: number) =>
  effect({}, ({ run }) => ({
    draw: run((g, f) => {
      draw(g, count, f.owner, hand(f.owner));
    }),
  }));

/** docs/rules/vallee.md, C.5: unfinished ideas. */
export const turtles = folk('turtles', [
  technique({
    id: 'impulsive-visionary',
    value: 1,
    copies: 4,
    bonus: true,
    effect: idea(),
    finish: { cost: 1, effect: drawing(1) },
  }),

  technique({
    id: 'collectors-desire',
    value: 2,
    copies: 3,
    bonus: false,
    effect: idea(),
    finish: {
      cost: 2,
      effect: effect({}, ({ run }) => ({
        take: run((g, f) => {
          const leftmost = occupiedSlots(g).at(-1);
          if (leftmost !== undefined) takeFromMarket(g, f.owner, leftmost); // V-133
        }),
      })),
    },
  }),

  technique({
    id: 'groundbreaking-idea',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      throw: choose<number[]>(
        (g, f) => pickOne('discard.throw', f, zonesOf(g, f.owner).discard),
        throwFromDiscard,
      ),
    })),
    finish: {
      cost: 2,
      effect: effect({}, ({ choose }) => ({
        put: choose<number[]>(
          (g, f) => pickOne('discard.pick', f, zonesOf(g, f.owner).discard),
          (g, f, cards) => {
            for (const card of cards) move(g, card, discard(f.owner), deck(f.owner), 'put-back');
          },
        ),
      })),
    },
  }),

  technique({
    id: 'inspiration',
    value: 4,
    copies: 3,
    bonus: true,
    effect: idea(),
    finish: { cost: 2, effect: drawing(2) },
  }),

  technique({
    id: 'insight',
    value: 5,
    copies: 1,
    bonus: true,
    // V-128: one by one, the next after the one before has been seen.
    effect: effect({ count: 0 }, ({ run, choose }) => ({
      drop: run((g, f) => {
        draw(g, 1, f.owner, discard(f.owner), 'discarded');
        f.count += 1;
      }),
      more: choose<boolean>(
        (g, f) => (f.count < 3 && hasDrawable(g, f.owner) ? confirm('deck.more', f) : null),
        (g, f, isWanted) => {
          if (!isWanted) return 'done';
          draw(g, 1, f.owner, discard(f.owner), 'discarded');
          f.count += 1;
          return 'again';
        },
      ),
    })),
    finish: {
      cost: 3,
      effect: effect({}, ({ choose }) => ({
        take: choose<number[]>(
          (g, f) => pickOne('discard.pick', f, zonesOf(g, f.owner).discard),
          takeFromDiscard,
        ),
      })),
    },
  }),

  technique({
    id: 'perfect-move',
    value: 5,
    copies: 1,
    bonus: true,
    effect: idea(),
    finish: {
      cost: 3,
      effect: effect({}, ({ run }) => ({
        move: run((g) => changeValue(g, { card: ALL_CARDS, how: 'add', amount: 1 })),
      })),
    },
  }),
]);
