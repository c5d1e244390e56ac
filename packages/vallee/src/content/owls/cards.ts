import type { Seat } from '@comptoir/kit';
import { folk, passive } from '../../catalogue.ts';
import { deck, discard, hand } from '../../places.ts';
import { confirm, effect, pickCards, pickOne } from '../../rules/asking.ts';
import {
  askOrder,
  canDrawNow,
  discardFromHand,
  drawNow,
  drawToHand,
  folkCardsInHand,
  handOf,
  lookedAt,
  putBack,
  searchDeck,
} from '../../rules/card-steps.ts';
import {
  draw,
  hasDrawable,
  lookAway,
  move,
  setAsideFor,
  shuffleDeck,
  throwAway,
} from '../../rules/moving.ts';
import { type State, zonesOf } from '../../state.ts';

const hasDiscard = (g: State, seat: Seat): boolean => zonesOf(g, seat).discard.length > 0;

/** docs/rules/vallee.md, B.12: reactions to what others do (V-330, V-331). */
export const owls = folk('owls', [
  passive({
    id: 'wise-spy',
    value: 1,
    copies: 4,
    activated: { usable: canDrawNow },
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        draw(g, 3, f.owner, setAsideFor(g, f.owner), 'set-aside');
      }),
      back: choose<number[]>(askOrder, putBack),
    })),
  }),

  passive({
    id: 'ancient-knowledge',
    value: 2,
    copies: 3,
    reaction: {
      on: 'technique',
      from: 'hand',
      can: (g, seat) => zonesOf(g, seat).deck.length > 0,
      effect: effect({}, ({ run, choose }) => ({
        search: choose<boolean>(
          (_, f) => confirm('react', f),
          (g, f, isWanted) => {
            if (!isWanted) return 'done';
            searchDeck(g, f.owner);
            return 'next';
          },
        ),
        drop: choose<number[]>(
          (g, f) => pickCards('deck.search', f, lookedAt(g), { min: 0, max: 1 }),
          (g, f, cards) => {
            for (const card of cards) move(g, card, deck(f.owner), discard(f.owner), 'discarded');
          },
        ),
        shuffle: run((g, f) => {
          lookAway(g);
          shuffleDeck(g, f.owner);
        }),
      })),
    },
  }),

  passive({
    id: 'quality-inspection',
    value: 3,
    copies: 3,
    activated: { usable: (g, seat) => handOf(g, seat).length > 0, onlyFresh: true },
    effect: effect({}, ({ choose }) => ({
      throw: choose<number[]>(
        (g, f) => pickOne('hand.throw', f, handOf(g, f.owner)),
        (g, f, cards) => {
          for (const card of cards) {
            throwAway(g, card, hand(f.owner));
            drawNow(g, f.owner); // V-164
          }
        },
      ),
    })),
  }),

  passive({
    id: 'binoculars',
    value: 4,
    copies: 3,
    reaction: {
      on: 'purchase',
      from: 'hand',
      can: hasDrawable,
      effect: effect({}, ({ choose }) => ({
        draw: choose<boolean>(
          (_, f) => confirm('react', f),
          (g, f, isWanted) => {
            if (!isWanted) return 'done';
            drawToHand(g, f.owner);
            return 'next';
          },
        ),
        drop: choose<number[]>(
          (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
          (g, f, cards) => discardFromHand(g, f.owner, cards),
        ),
      })),
    },
  }),

  passive({
    id: 'balancing',
    value: 5,
    copies: 1,
    reaction: {
      on: 'shuffle',
      from: 'hand',
      can: hasDiscard,
      effect: effect({ wanted: -1 }, ({ choose }) => ({
        want: choose<number[]>(
          (g, f) => pickCards('discard.pick', f, zonesOf(g, f.owner).discard, { min: 0, max: 1 }),
          (_, f, [card]) => {
            if (card === undefined) return 'done';
            f.wanted = card;
            return 'next';
          },
        ),
        // The card itself is in hand: there is always a folk card to give.
        give: choose<number[]>(
          (g, f) => pickOne('hand.pick', f, folkCardsInHand(g, f.owner)),
          (g, f, cards) => {
            move(g, f.wanted, discard(f.owner), hand(f.owner), 'swapped');
            for (const card of cards) move(g, card, hand(f.owner), discard(f.owner), 'swapped');
          },
        ),
      })),
    },
  }),

  passive({
    id: 'extra-remarks',
    value: 5,
    copies: 1,
    reaction: {
      on: 'build',
      from: 'hand',
      can: hasDiscard,
      effect: effect({}, ({ choose }) => ({
        put: choose<number[]>(
          (g, f) => pickCards('discard.pick', f, zonesOf(g, f.owner).discard, { min: 0, max: 1 }),
          (g, f, cards) => {
            for (const card of cards) move(g, card, discard(f.owner), deck(f.owner), 'put-back');
          },
        ),
      })),
    },
  }),
]);
