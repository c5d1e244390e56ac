import { folk, passive, technique } from '../../catalogue.ts';
import { deck, discard, hand } from '../../places.ts';
import { stallOf } from '../../questions.ts';
import { effect, pickCards, pickOne } from '../../rules/asking.ts';
import { discardFromHand, handOf, lookedAt, searchDeck, thisCard } from '../../rules/card-steps.ts';
import { draw, lookAway, move, shuffleDeck, swapWithStall } from '../../rules/moving.ts';
import { zonesOf } from '../../state.ts';

/** docs/rules/vallee.md, B.7: the right card in the right place. */
export const platypuses = folk('platypuses', [
  technique({
    id: 'tireless-tinkerer',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      lift: run((g, f) => {
        const top = zonesOf(g, f.owner).discard.at(-1);
        if (top !== undefined) move(g, top, discard(f.owner), deck(f.owner), 'put-back');
      }),
    })),
  }),

  passive({ id: 'calculations', value: 2, copies: 3, payment: { arranges: true } }),

  technique({
    id: 'safety-precaution',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      swap: choose<number[]>(
        (g, f) => pickOne('stall.swap', f, (g.stalls[stallOf(g, f.owner)] ?? []).flat()),
        (g, f, cards) => {
          for (const card of cards) swapWithStall(g, f.card, thisCard(f), card, f.owner);
        },
      ),
    })),
  }),

  technique({
    id: 'magnet',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      search: run((g, f) => searchDeck(g, f.owner)),
      take: choose<number[]>(
        (g, f) => pickOne('deck.search', f, lookedAt(g)),
        (g, f, cards) => {
          lookAway(g);
          for (const card of cards) move(g, card, deck(f.owner), hand(f.owner), 'taken');
        },
        'done', // V-124: nothing is found in an empty deck, and nothing is shuffled
      ),
      shuffle: run((g, f) => shuffleDeck(g, f.owner)),
    })),
  }),

  technique({
    id: 'dangerous-test',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        draw(g, 3, f.owner, hand(f.owner));
      }),
      drop: choose<number[]>(
        (g, f) => pickCards('hand.pick', f, handOf(g, f.owner), { min: 3, max: 3, ordered: true }), // V-128
        (g, f, cards) => discardFromHand(g, f.owner, cards),
      ),
    })),
  }),

  passive({ id: 'glue', value: 5, copies: 1, payment: { keeps: true } }),
]);
