import { folk, passive, technique } from '../../catalogue.ts';
import type { PurchaseAnswer } from '../../decisions.ts';
import { effect, pickOne } from '../../rules/asking.ts';
import { askThrow, canDrawNow, drawNow, takeFromDiscard, throwFromHand } from '../../rules/card-steps.ts';
import { changeCoins, changeCoinsOn } from '../../rules/coins.ts';
import { raiseHandLimit } from '../../rules/market.ts';
import { amountsUpTo, askToSpend, canSpend, spend } from '../../rules/spending.ts';
import { zonesOf } from '../../state.ts';

/** docs/rules/vallee.md, C.1: coins (V-350 to V-357). */
export const tuataras = folk('tuataras', [
  technique({
    id: 'avid-financier',
    value: 1,
    copies: 4,
    bonus: true,
    coins: true,
    delayed: true,
    effect: effect({}, ({ run }) => ({
      lay: run((g, f) => changeCoinsOn(g, f.owner, f.card, 2)),
    })),
    // V-357: it is released once more while a coin is left on it.
    release: effect({}, ({ run }) => ({
      take: run((g, f) => {
        changeCoinsOn(g, f.owner, f.card, -1);
        changeCoins(g, f.owner, 1, 'gained');
      }),
    })),
  }),

  passive({
    id: 'greed',
    value: 2,
    copies: 3,
    activated: { usable: (g, seat) => canSpend(g, seat) && canDrawNow(g, seat) },
    effect: effect({}, ({ run, choose }) => ({
      spend: choose<PurchaseAnswer>((g, f) => askToSpend(g, f, [1]), spend, 'done'),
      draw: run((g, f) => {
        drawNow(g, f.owner);
      }),
    })),
  }),

  technique({
    id: 'golden-opportunity',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      throw: choose<number[]>(askThrow, throwFromHand),
      gain: run((g, f) => changeCoins(g, f.owner, 1, 'gained')),
    })),
  }),

  technique({
    id: 'cache',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      spend: choose<PurchaseAnswer>((g, f) => askToSpend(g, f, [2]), spend, 'done'),
      take: choose<number[]>(
        (g, f) => pickOne('discard.pick', f, zonesOf(g, f.owner).discard),
        takeFromDiscard,
      ),
    })),
  }),

  technique({
    id: 'display-of-power',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      spend: choose<PurchaseAnswer>((g, f) => askToSpend(g, f, [2]), spend, 'done'),
      raise: run((g) => raiseHandLimit(g, 2)),
    })),
  }),

  technique({
    id: 'safe-profits',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      invest: choose<PurchaseAnswer>(
        (g, f) => askToSpend(g, f, amountsUpTo(g, f, 10)),
        (g, f, answer) => {
          spend(g, f, answer);
          changeCoins(g, f.owner, Math.ceil(answer.slot / 2), 'gained');
        },
      ),
    })),
  }),
]);
