import { shuffle } from '@comptoir/kit';
import { folk, passive, printedValue, technique } from '../../catalogue.ts';
import { deck, discard, hand, setAside, slot } from '../../places.ts';
import { effectiveValue } from '../../questions.ts';
import { effect, pickCards, pickOne, pickOption } from '../../rules/asking.ts';
import {
  aim,
  folkCardsInHand,
  handOf,
  lookedAt,
  targetWithDiscard,
  targetWithDrawable,
  targetWithHand,
  thisCard,
} from '../../rules/card-steps.ts';
import { occupiedSlots } from '../../rules/market.ts';
import {
  draw,
  fillMarket,
  look,
  lookAway,
  move,
  setAsideFor,
  shuffleDeck,
  stallCards,
  swapWithStall,
  throwAway,
} from '../../rules/moving.ts';
import { zonesOf } from '../../state.ts';

/** docs/rules/vallee.md, 14.4: borrowing, always leaving something in exchange. */
export const echidnas = folk('echidnas', [
  technique({
    id: 'carefree-swapper',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      target: choose<number>(targetWithDiscard, (g, f, target) => {
        const pile = zonesOf(g, target).discard;
        move(g, pile[pile.length - 1] as number, discard(target), hand(f.owner), 'swapped');
        move(g, f.card, thisCard(f), discard(target), 'swapped');
      }),
    })),
  }),

  passive({
    id: 'bargain-seeker',
    value: 2,
    copies: 3,
    activated: { usable: (g) => occupiedSlots(g).length > 0 },
    effect: effect({}, ({ run }) => ({
      throw: run((g) => {
        const [rightmost] = occupiedSlots(g);
        if (rightmost !== undefined) throwAway(g, g.market[rightmost] as number, slot(rightmost));
      }),
      fill: run((g) => fillMarket(g)),
    })),
  }),

  technique({
    id: 'delicacy',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0 }, ({ run, choose }) => ({
      target: choose<number>(targetWithDrawable, aim, 'done'), // V-121: no legal target, no effect
      draw: run((g, f) => {
        draw(g, 2, f.target, setAsideFor(g, f.owner), 'set-aside'); // V-122, V-225
      }),
      swap: choose<number[]>(
        (g, f) => pickCards('setaside.pick', f, g.setAside.cards, { min: 0, max: 1 }),
        (g, f, [wanted]) => {
          if (wanted === undefined) return;
          move(g, wanted, setAside, hand(f.owner), 'swapped');
          move(g, f.card, thisCard(f), setAside, 'swapped'); // this card takes its place
        },
      ),
      back: run((g, f) => {
        for (const card of g.setAside.cards.slice()) move(g, card, setAside, deck(f.target), 'put-back');
        shuffleDeck(g, f.target); // V-126
      }),
    })),
  }),

  technique({
    id: 'umbrella',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0 }, ({ run, choose }) => ({
      target: choose<number>(targetWithHand, aim, 'done'),
      look: run((g, f) => {
        const cards = shuffle(g.rng, handOf(g, f.target).slice()).slice(0, 2);
        look(g, f.owner, f.target, cards, false); // V-226
      }),
      swap: choose<number[]>(
        (g, f) => pickCards('setaside.pick', f, lookedAt(g), { min: 0, max: 1 }),
        (g, f, [wanted]) => {
          lookAway(g);
          if (wanted === undefined) return;
          move(g, wanted, hand(f.target), hand(f.owner), 'swapped');
          move(g, f.card, thisCard(f), hand(f.target), 'swapped');
        },
      ),
    })),
  }),

  technique({
    id: 'velocipede',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      swap: choose<number[]>(
        (g, f) =>
          pickOne(
            'stall.swap',
            f,
            stallCards(g, null).map(({ card }) => card),
          ),
        (g, f, cards) => {
          for (const card of cards) swapWithStall(g, f.card, thisCard(f), card, f.owner);
        },
      ),
    })),
  }),

  technique({
    id: 'matching-colours',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      swap: choose<{ give: number; take: number }>(
        (g, f) => {
          const theirs = stallCards(g, f.owner);
          const pairs = folkCardsInHand(g, f.owner).flatMap((give) =>
            theirs
              .filter(({ card }) => printedValue(card) === effectiveValue(g, give))
              .map(({ card }) => ({ give, take: card })),
          );
          return pickOption('stall.swap', f, pairs);
        },
        (g, f, { give, take }) => swapWithStall(g, give, hand(f.owner), take, f.owner),
      ),
    })),
  }),
]);
