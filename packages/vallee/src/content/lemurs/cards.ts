import { folk, passive, printedValue, technique } from '../../catalogue.ts';
import { hand, marketDiscard, planning, setAside, slot } from '../../places.ts';
import { areNear, effectiveValue } from '../../questions.ts';
import { confirm, effect, orderCards, pickCards, pickOne, pickOption } from '../../rules/asking.ts';
import {
  folkCardsInHand,
  handOf,
  keep,
  takeFromMarket,
  throwFromHand,
  throwTopOfMarket,
} from '../../rules/card-steps.ts';
import { occupiedSlots } from '../../rules/market.ts';
import {
  drawFromMarketDeck,
  hasMarketDrawable,
  move,
  setAsideFor,
  shuffleDiscardIn,
  throwAway,
} from '../../rules/moving.ts';

/** docs/rules/vallee.md, 14.2: replacing one's cards by others. */
export const lemurs = folk('lemurs', [
  technique({
    id: 'voracious-consumer',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      shuffle: run((g, f) => shuffleDiscardIn(g, f.owner)),
    })),
  }),

  technique({
    id: 'delightful-surprise',
    value: 2,
    copies: 3,
    bonus: true,
    setsAsideMarket: true,
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        drawFromMarketDeck(g, 2, setAsideFor(g, f.owner), 'set-aside');
      }),
      keep: choose<number[]>((g, f) => pickOne('setaside.pick', f, g.setAside.cards), keep),
      // V-128: the player orders the two; the preset has this card on top (17.18).
      throw: choose<number[]>(
        (g, f) => orderCards(f, [...g.setAside.cards, f.card]),
        (g, f, cards) => {
          for (const card of cards) throwAway(g, card, card === f.card ? planning(f.owner) : setAside);
        },
      ),
    })),
  }),

  technique({
    id: 'fortunate-upgrade',
    value: 3,
    copies: 3,
    bonus: false,
    effect: effect({}, ({ run, choose }) => ({
      throw: choose<number[]>((g, f) => pickOne('hand.pick', f, handOf(g, f.owner)), throwFromHand),
      draw: run((g, f) => {
        drawFromMarketDeck(g, 1, hand(f.owner));
      }),
    })),
  }),

  technique({
    id: 'replacement',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({ value: 0 }, ({ choose }) => ({
      throw: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, folkCardsInHand(g, f.owner)),
        (g, f, cards) => {
          for (const card of cards) {
            f.value = effectiveValue(g, card);
            throwAway(g, card, hand(f.owner));
          }
        },
        'done',
      ),
      take: choose<number>(
        (g, f) =>
          pickOption(
            'market.pick',
            f,
            occupiedSlots(g).filter((at) => areNear(printedValue(g.market[at] as number), f.value)),
          ),
        (g, f, at) => takeFromMarket(g, f.owner, at),
      ),
    })),
  }),

  technique({
    id: 'fashion-hint',
    value: 5,
    copies: 1,
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
            : pickCards('hand.pick', f, folkCardsInHand(g, f.owner), { min: 0, max: 1 }),
        (g, f, [given]) => {
          if (given === undefined) return;
          move(
            g,
            g.marketDiscard[g.marketDiscard.length - 1] as number,
            marketDiscard,
            hand(f.owner),
            'swapped',
          );
          move(g, given, hand(f.owner), marketDiscard, 'swapped');
        },
      ),
    })),
  }),

  passive({
    id: 'royal-privilege',
    value: 5,
    copies: 1,
    payment: {
      afterwards: effect({}, ({ choose }) => ({
        privilege: choose<{ card: number; slot: number } | null>(
          (g, f) => {
            const cards = folkCardsInHand(g, f.owner);
            const slots = occupiedSlots(g);
            if (cards.length === 0 || slots.length === 0) return null;
            return pickOption('market.royal-privilege', f, [
              null,
              ...cards.flatMap((card) => slots.map((at) => ({ card, slot: at }))),
            ]);
          },
          (g, f, chosen) => {
            if (chosen === null) return;
            throwAway(g, chosen.card, hand(f.owner));
            move(g, g.market[chosen.slot] as number, slot(chosen.slot), hand(f.owner), 'taken');
          },
        ),
      })),
    },
  }),
]);
