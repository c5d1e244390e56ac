import { folk, isFolkCard, passive, technique } from '../../catalogue.ts';
import { deck, discard, hand, planning } from '../../places.ts';
import { effect, pickCards, pickOne } from '../../rules/asking.ts';
import {
  askThrow,
  discardFromHand,
  drawNow,
  handOf,
  lookedAt,
  searchDeck,
  throwFromHand,
} from '../../rules/card-steps.ts';
import { draw, drawFromMarketDeck, lookAway, move, shuffleDeck, throwAway } from '../../rules/moving.ts';
import { zonesOf } from '../../state.ts';

/** Nothing happens now: it waits for the end of the turn (V-360). */
const waiting = () => effect({}, ({ run }) => ({ wait: run(() => 'next') }));

const drawing = (count: number) =>
  effect({}, ({ run }) => ({
    draw: run((g, f) => {
      draw(g, count, f.owner, hand(f.owner));
    }),
  }));

/** docs/rules/vallee.md, C.6: the end of the turn (V-360, V-361). */
export const skinks = folk('skinks', [
  technique({
    id: 'erratic-assistant',
    value: 1,
    copies: 4,
    bonus: true,
    effect: waiting(),
    ending: effect({}, ({ choose }) => ({
      change: choose<number[]>(
        (g, f) => pickCards('hand.drop', f, handOf(g, f.owner), { min: 1, max: 2, ordered: true }),
        (g, f, cards) => {
          discardFromHand(g, f.owner, cards);
          for (let n = 0; n < cards.length; n++) drawNow(g, f.owner); // V-164
        },
      ),
    })),
  }),

  technique({
    id: 'mint-pastilles',
    value: 2,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      draw: run((g, f) => {
        drawFromMarketDeck(g, 1, hand(f.owner));
      }),
    })),
    // Always asked: the card itself may be the one that goes.
    ending: effect({}, ({ choose }) => ({
      throw: choose<number[]>(
        (g, f) => pickOne('end.throw', f, [f.card, ...handOf(g, f.owner).filter(isFolkCard)]),
        (g, f, cards) => {
          for (const card of cards) throwAway(g, card, card === f.card ? planning(f.owner) : hand(f.owner));
        },
      ),
    })),
  }),

  technique({
    id: 'matches',
    value: 3,
    copies: 3,
    bonus: true,
    effect: drawing(2),
    ending: effect({}, ({ choose }) => ({
      throw: choose<number[]>(askThrow, throwFromHand),
    })),
  }),

  technique({
    id: 'pie',
    value: 4,
    copies: 3,
    bonus: true,
    effect: waiting(),
    ending: effect({}, ({ run, choose }) => ({
      search: run((g, f) => {
        searchDeck(g, f.owner);
        return g.looking === null ? 'done' : 'next'; // V-124
      }),
      take: choose<number[]>(
        (g, f) => pickOne('deck.search', f, lookedAt(g)),
        (g, f, cards) => {
          lookAway(g);
          for (const card of cards) move(g, card, deck(f.owner), hand(f.owner), 'taken');
        },
      ),
      shuffle: run((g, f) => shuffleDeck(g, f.owner)),
    })),
  }),

  technique({
    id: 'saxophone',
    value: 5,
    copies: 1,
    bonus: true,
    effect: drawing(3),
    ending: effect({}, ({ choose }) => ({
      drop: choose<number[]>(
        (g, f) => pickCards('hand.drop', f, handOf(g, f.owner), { min: 2, max: 2, ordered: true }),
        (g, f, cards) => discardFromHand(g, f.owner, cards),
      ),
    })),
  }),

  passive({
    id: 'smoke-grenade',
    value: 5,
    copies: 1,
    activated: { usable: (g, seat) => zonesOf(g, seat).discard.length > 0, onlyAtEnd: true },
    effect: effect({}, ({ choose }) => ({
      swap: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => {
          const top = zonesOf(g, f.owner).discard.at(-1) as number;
          for (const card of cards) {
            move(g, top, discard(f.owner), hand(f.owner), 'swapped');
            move(g, card, hand(f.owner), discard(f.owner), 'swapped');
          }
        },
      ),
    })),
  }),
]);
