import { folk, isJunk, passive, technique } from '../../catalogue.ts';
import { effect, orderCards, pickCards, pickOne, pickOption } from '../../rules/asking.ts';
import {
  askOrder,
  keep,
  takeFromMarket,
  throwAside,
  throwFromDiscard,
  throwFromMarket,
  throwTopOfMarket,
} from '../../rules/card-steps.ts';
import { marketCards, occupiedSlots } from '../../rules/market.ts';
import { drawFromMarketDeck, fillMarket, hasMarketDrawable, setAsideFor } from '../../rules/moving.ts';

/** docs/rules/vallee.md, B.2: mastery of the market. */
export const pandas = folk('pandas', [
  technique({
    id: 'loyal-partner',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      clear: choose<number[]>(
        (g, f) => orderCards(f, marketCards(g)), // V-128
        throwFromMarket,
      ),
      fill: run((g) => fillMarket(g)),
    })),
  }),

  technique({
    id: 'prepaid-good',
    value: 2,
    copies: 3,
    bonus: false,
    effect: effect({}, ({ choose }) => ({
      take: choose<number>(
        (g, f) => pickOption('market.pick', f, occupiedSlots(g)),
        (g, f, at) => takeFromMarket(g, f.owner, at),
      ),
    })),
  }),

  passive({
    id: 'essential-purchase',
    value: 3,
    copies: 3,
    bought: effect({ paid: [] as number[] }, ({ choose }) => ({
      throw: choose<number[]>(
        (_, f) => pickCards('payment.throw', f, f.paid.filter(isJunk), { min: 0, max: 3 }),
        throwFromDiscard,
      ),
    })),
  }),

  passive({
    id: 'market-discovery',
    value: 4,
    copies: 3,
    activated: { usable: hasMarketDrawable },
    payment: { reaches: true },
    effect: effect({}, ({ run }) => ({
      throw: run(throwTopOfMarket),
    })),
  }),

  technique({
    id: 'special-offer',
    value: 5,
    copies: 1,
    bonus: false,
    setsAsideMarket: true,
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        drawFromMarketDeck(g, 3, setAsideFor(g, f.owner), 'set-aside');
      }),
      keep: choose<number[]>((g, f) => pickOne('setaside.pick', f, g.setAside.cards), keep),
      throw: choose<number[]>(
        askOrder, // V-128
        throwAside,
      ),
    })),
  }),

  passive({ id: 'stock-clearance', value: 5, copies: 1, payment: { waives: true } }),
]);
