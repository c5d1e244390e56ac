import { folk, passive, technique } from '../../catalogue.ts';
import { hand, slot } from '../../places.ts';
import { effect, pickOption } from '../../rules/asking.ts';
import { thisCard, throwTopOfMarket } from '../../rules/card-steps.ts';
import { occupiedSlots } from '../../rules/market.ts';
import { hasMarketDrawable, move } from '../../rules/moving.ts';

/** docs/rules/vallee.md, B.6: cards that count as others (V-315). */
export const chameleons = folk('chameleons', [
  passive({ id: 'flexible-shopkeeper', value: 1, copies: 4, imitates: 'stack' }),
  passive({ id: 'reflection', value: 2, copies: 3, imitates: 'discards' }),

  passive({
    id: 'good-old-times',
    value: 3,
    copies: 3,
    imitates: 'market-discard',
    activated: { usable: hasMarketDrawable },
    effect: effect({}, ({ run }) => ({
      throw: run(throwTopOfMarket),
    })),
  }),

  technique({
    id: 'gift-voucher',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      swap: choose<number>(
        (g, f) => pickOption('market.pick', f, occupiedSlots(g)),
        (g, f, at) => {
          move(g, g.market[at] as number, slot(at), hand(f.owner), 'swapped');
          move(g, f.card, thisCard(f), slot(at), 'swapped');
        },
      ),
    })),
  }),

  passive({ id: 'trendsetting', value: 5, copies: 1, imitates: 'market' }),
  passive({ id: 'seeing-doubles', value: 5, copies: 1, imitates: 'hand' }),
]);
