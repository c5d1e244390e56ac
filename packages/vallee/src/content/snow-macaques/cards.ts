import { folk, isJunk, passive, technique } from '../../catalogue.ts';
import { deck, discard, hand } from '../../places.ts';
import { effect, pickCards } from '../../rules/asking.ts';
import {
  discardFromHand,
  drawNow,
  handOf,
  lookedAt,
  searchDeck,
  takeFromDiscard,
} from '../../rules/card-steps.ts';
import { bringJunk } from '../../rules/clean-up.ts';
import { draw, lookAway, move, shuffleDeck, throwAway } from '../../rules/moving.ts';
import { zonesOf } from '../../state.ts';

/** docs/rules/vallee.md, C.7: living with Junk (V-362, V-363). */
export const snowMacaques = folk('snow-macaques', [
  technique({
    id: 'pristine-owner',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      draw: run((g, f) => {
        draw(g, 2, f.owner, hand(f.owner));
        bringJunk(g, deck(f.owner), 'put-back');
      }),
    })),
  }),

  passive({
    id: 'bonsai',
    value: 2,
    copies: 3,
    activated: { usable: (g, seat) => handOf(g, seat).filter(isJunk).length > 1, onlyAtEnd: true },
    // All Junk is alike, so there is nothing to choose.
    effect: effect({}, ({ run }) => ({
      prune: run((g, f) => {
        discardFromHand(g, f.owner, handOf(g, f.owner).filter(isJunk).slice(0, 2));
        for (let n = 0; n < 3; n++) drawNow(g, f.owner); // V-164
      }),
    })),
  }),

  technique({
    id: 'rake',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      search: run((g, f) => {
        searchDeck(g, f.owner);
        return g.looking === null ? 'done' : 'next'; // V-124
      }),
      throw: choose<number[]>(
        (g, f) => pickCards('deck.throw', f, lookedAt(g), { min: 0, max: 1 }),
        (g, f, cards) => {
          lookAway(g);
          for (const card of cards) throwAway(g, card, deck(f.owner));
          searchDeck(g, f.owner);
        },
      ),
      drop: choose<number[]>(
        (g, f) => pickCards('deck.search', f, lookedAt(g), { min: 0, max: 2, ordered: true }),
        (g, f, cards) => {
          lookAway(g);
          for (const card of cards) move(g, card, deck(f.owner), discard(f.owner), 'discarded');
        },
      ),
      shuffle: run((g, f) => {
        if (zonesOf(g, f.owner).deck.length > 0) shuffleDeck(g, f.owner);
      }),
    })),
  }),

  technique({
    id: 'slot-machine',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      // V-122: what was drawn before is in hand, and no part of a renewed deck.
      pull: run((g, f) => {
        const junk: number[] = [];
        for (;;) {
          const [card] = draw(g, 1, f.owner, hand(f.owner));
          if (card === undefined || !isJunk(card)) break;
          junk.push(card);
        }
        discardFromHand(g, f.owner, junk);
      }),
    })),
  }),

  technique({
    id: 'generation-change',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      take: choose<number[]>(
        (g, f) => pickCards('discard.pick', f, zonesOf(g, f.owner).discard, { min: 2, max: 2 }),
        takeFromDiscard,
      ),
      put: run((g, f) => {
        for (let n = 0; n < 2; n++) bringJunk(g, deck(f.owner), 'put-back');
      }),
    })),
  }),

  passive({
    id: 'warm-embrace',
    value: 5,
    copies: 1,
    stallJunk: 1,
  }),
]);
