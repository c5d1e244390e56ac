import { printedValue, remaster } from '../../catalogue.ts';
import { hand, marketDiscard, slot } from '../../places.ts';
import { effectiveValue } from '../../questions.ts';
import { confirm, effect, pickCards, pickOption } from '../../rules/asking.ts';
import { folkCardsInHand, throwTopOfMarket } from '../../rules/card-steps.ts';
import { occupiedSlots } from '../../rules/market.ts';
import {
  drawFromMarketDeck,
  hasMarketDrawable,
  move,
  stallCards,
  swapWithStall,
  throwAway,
} from '../../rules/moving.ts';
import { echidnas } from '../echidnas/cards.ts';

/** docs/rules/vallee.md, Appendix A. */
export const echidnasRemaster = remaster(echidnas, {
  'bargain-seeker': {
    type: 'passive',
    bonus: false,
    activated: { usable: (g) => occupiedSlots(g).length > 0 },
    effect: effect({}, ({ run }) => ({
      seek: run((g) => {
        const [rightmost] = occupiedSlots(g);
        if (rightmost === undefined) return;
        throwAway(g, g.market[rightmost] as number, slot(rightmost));
        drawFromMarketDeck(g, 1, slot(rightmost), 'laid-out');
      }),
    })),
  },

  velocipede: {
    type: 'technique',
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      throw: choose<boolean>(
        (g, f) => (hasMarketDrawable(g) ? confirm('market-deck.throw', f) : null),
        (g, _, wanted) => {
          if (wanted) throwTopOfMarket(g);
        },
      ),
      swap: choose<number[]>(
        (g, f) =>
          g.marketDiscard.length === 0
            ? null
            : pickCards('hand.swap', f, folkCardsInHand(g, f.owner), { min: 0, max: 1 }),
        (g, f, cards) => {
          for (const card of cards) {
            move(g, g.marketDiscard.at(-1) as number, marketDiscard, hand(f.owner), 'swapped');
            move(g, card, hand(f.owner), marketDiscard, 'swapped');
          }
        },
      ),
    })),
  },

  'matching-colours': {
    type: 'technique',
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      swap: choose<{ give: number; take: number }>(
        (g, f) =>
          pickOption(
            'stall.swap',
            f,
            folkCardsInHand(g, f.owner).flatMap((give) =>
              stallCards(g, null)
                .filter(({ card }) => printedValue(card) === effectiveValue(g, give))
                .map(({ card }) => ({ give, take: card })),
            ),
          ),
        (g, f, { give, take }) => swapWithStall(g, give, hand(f.owner), take, f.owner),
      ),
    })),
  },
});
