import { folk, passive, technique } from '../../catalogue.ts';
import { effect, pickOne } from '../../rules/asking.ts';
import { thisCard } from '../../rules/card-steps.ts';
import { stallCards, swapWithStall } from '../../rules/moving.ts';

/** docs/rules/vallee.md, B.4: stacks that others cannot build. */
export const squirrels = folk('squirrels', [
  passive({ id: 'stashing-vendor', value: 1, copies: 4, stack: { junk: true } }),
  passive({ id: 'empty-chest', value: 2, copies: 3, stack: { mixes: true } }),
  passive({ id: 'nostalgic-item', value: 3, copies: 3, stack: { reaches: true } }),

  technique({
    id: 'acorn',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      swap: choose<number[]>(
        (g, f) =>
          pickOne(
            'stall.swap',
            f,
            stallCards(g, f.owner).map(({ card }) => card),
          ),
        (g, f, cards) => {
          for (const card of cards) swapWithStall(g, f.card, thisCard(f), card, f.owner);
        },
      ),
    })),
  }),

  passive({ id: 'accordion', value: 5, copies: 1, stack: { range: [4, 6] } }),
  passive({ id: 'winter-is-coming', value: 5, copies: 1, stack: { again: true } }),
]);
