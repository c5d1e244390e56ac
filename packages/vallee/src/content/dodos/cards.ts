import { folk, passive, technique } from '../../catalogue.ts';
import type { PurchaseAnswer } from '../../decisions.ts';
import { hand } from '../../places.ts';
import { coinsOf } from '../../questions.ts';
import { effect } from '../../rules/asking.ts';
import { askThrow, handOf, throwFromHand } from '../../rules/card-steps.ts';
import { changeCoins } from '../../rules/coins.ts';
import { raiseHandLimit } from '../../rules/market.ts';
import { draw } from '../../rules/moving.ts';
import { askToSpend, spend } from '../../rules/spending.ts';
import { changeValue } from '../../rules/values.ts';

/** docs/rules/vallee.md, C.2: loans, to be paid back before their card is free again (V-355). */
export const dodos = folk('dodos', [
  technique({
    id: 'eager-borrower',
    value: 1,
    copies: 4,
    bonus: true,
    coins: true,
    effect: effect({}, ({ run }) => ({
      borrow: run((g, f) => changeCoins(g, f.owner, 2, 'gained')),
    })),
    finish: { cost: 2 },
  }),

  passive({
    id: 'promising-invention',
    value: 2,
    copies: 3,
    activated: {
      usable: (g, seat) => handOf(g, seat).length - 1 + coinsOf(g, seat) > 0,
      onlyBeforeActions: true,
    },
    // V-352: like `stove`, it is paid for before the action and holds for the turn.
    effect: effect({}, ({ choose }) => ({
      spend: choose<PurchaseAnswer>(
        (g, f) => askToSpend(g, f, [1, 2, 3], [f.card]),
        (g, f, answer) => {
          spend(g, f, answer);
          changeValue(g, { card: f.card, how: 'add', amount: answer.slot });
        },
      ),
    })),
  }),

  technique({
    id: 'pet-boar',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      throw: choose<number[]>(askThrow, throwFromHand),
      borrow: run((g, f) => changeCoins(g, f.owner, 2, 'gained')),
    })),
    finish: { cost: 3 },
  }),

  technique({
    id: 'sunglasses',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      draw: run((g, f) => {
        draw(g, 2, f.owner, hand(f.owner));
      }),
    })),
    finish: { cost: 3 },
  }),

  technique({
    id: 'nesting-doll',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      spend: choose<PurchaseAnswer>((g, f) => askToSpend(g, f, [1]), spend, 'done'),
      open: run((g, f) => {
        draw(g, 2, f.owner, hand(f.owner));
        changeCoins(g, f.owner, 3, 'gained');
      }),
    })),
    finish: { cost: 4 },
  }),

  technique({
    id: 'company-share',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      raise: run((g) => raiseHandLimit(g, 2)),
    })),
    finish: { cost: 3 },
  }),
]);
