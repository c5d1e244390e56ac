import { listening } from '@comptoir/kit';
import { remaster } from '../../catalogue.ts';
import { tell } from '../../events.ts';
import { hand, setAside } from '../../places.ts';
import { confirm, effect, pickOne } from '../../rules/asking.ts';
import { discardFromHand, drawNow, folkCardsInHand } from '../../rules/card-steps.ts';
import { drawFromMarketDeck, hasMarketDrawable, move, setAsideFor, throwAway } from '../../rules/moving.ts';
import { lemurs } from '../lemurs/cards.ts';

/** docs/rules/vallee.md, Appendix A. */
export const lemursRemaster = remaster(lemurs, {
  'voracious-consumer': { type: 'passive', bonus: false, payment: { upTo: 3 } },

  'fashion-hint': {
    type: 'passive',
    bonus: false,
    setsAsideMarket: true,
    activated: { usable: hasMarketDrawable, onlyBeforeActions: true }, // V-398
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        drawFromMarketDeck(g, 1, setAsideFor(g, f.owner), 'set-aside');
      }),
      keep: choose<boolean>(
        (_, f) => confirm('card.keep', f),
        (g, f, isKept) => {
          for (const card of g.setAside.cards.slice())
            if (isKept) move(g, card, setAside, hand(f.owner), 'kept');
            else throwAway(g, card, setAside);
          if (!isKept) return;
          g.turn.pendingActions = 0;
          if (listening()) tell({ type: 'actions-counted', pending: 0, done: g.turn.actionsDone });
        },
      ),
    })),
  },

  'royal-privilege': {
    type: 'passive',
    bonus: false,
    activated: {
      usable: () => true, // it may discard itself
      onlyAtEnd: true, // V-393
    },
    effect: effect({}, ({ run, choose }) => ({
      drop: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, folkCardsInHand(g, f.owner)),
        (g, f, cards) => discardFromHand(g, f.owner, cards),
        'done',
      ),
      draw: run((g, f) => {
        for (let i = 0; i < 2; i++) drawNow(g, f.owner); // V-164
      }),
    })),
  },
});
