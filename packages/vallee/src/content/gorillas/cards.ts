import type { CardId } from '@comptoir/kit';
import { folk, isFolkCard, technique } from '../../catalogue.ts';
import { deck, discard, hand, setAside } from '../../places.ts';
import { ALL_CARDS } from '../../questions.ts';
import { effect, orderCards, pickCards, pickOne, pickOption } from '../../rules/asking.ts';
import {
  discardFromHand,
  handOf,
  takeFromDiscard,
  takeFromMarket,
  throwFromMarket,
} from '../../rules/card-steps.ts';
import { marketCards, occupiedSlots } from '../../rules/market.ts';
import { draw, drawFromMarketDeck, fillMarket, move, setAsideFor, throwAway } from '../../rules/moving.ts';
import { changeValue } from '../../rules/values.ts';
import { EVERYBODY, zonesOf } from '../../state.ts';

/** The two ends of a pile; one where it has a single card. */
const ends = (cards: readonly CardId[]): CardId[] => [...new Set([...cards.slice(0, 1), ...cards.slice(-1)])];

/** docs/rules/vallee.md, C.11: strength. */
export const gorillas = folk('gorillas', [
  technique({
    id: 'stubborn-isolationist',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      // Turned over as it lies: the bottom card of the deck ends on top of the discard.
      turn: run((g, f) => {
        for (const card of zonesOf(g, f.owner).deck.slice().reverse())
          move(g, card, deck(f.owner), discard(f.owner), 'discarded');
      }),
      take: choose<number[]>(
        (g, f) => pickOne('discard.pick', f, ends(zonesOf(g, f.owner).discard)),
        takeFromDiscard,
      ),
    })),
  }),

  technique({
    id: 'teacher-of-fables',
    value: 2,
    copies: 3,
    bonus: false,
    effect: effect({}, ({ choose }) => ({
      drop: choose<number[]>(
        (g, f) => orderCards(f, handOf(g, f.owner)), // V-128
        (g, f, cards) => discardFromHand(g, f.owner, cards),
      ),
      take: choose<number>(
        (g, f) => pickOption('market.pick', f, occupiedSlots(g)),
        (g, f, at) => takeFromMarket(g, f.owner, at),
      ),
    })),
  }),

  technique({
    id: 'pure-strength',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      throw: run((g, f) => {
        // V-123: seen only when it is thrown away.
        for (const card of draw(g, 1, f.owner, setAsideFor(g, EVERYBODY), 'set-aside')) {
          throwAway(g, card, setAside);
          if (isFolkCard(card)) drawFromMarketDeck(g, 1, hand(f.owner));
        }
      }),
    })),
  }),

  technique({
    id: 'blunt-education',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      teach: run((g) => changeValue(g, { card: ALL_CARDS, how: 'set', amount: 4 })),
    })),
  }),

  technique({
    id: 'bar-of-soap',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        draw(g, 5, f.owner, hand(f.owner));
      }),
      drop: choose<number[]>(
        (g, f) => pickCards('hand.pick', f, handOf(g, f.owner), { min: 6, max: 6, ordered: true }),
        (g, f, cards) => discardFromHand(g, f.owner, cards),
      ),
    })),
  }),

  technique({
    id: 'crown-of-sorrow',
    value: 5,
    copies: 1,
    bonus: false,
    effect: effect({}, ({ run, choose }) => ({
      clear: choose<number[]>(
        (g, f) => orderCards(f, marketCards(g)), // V-128
        throwFromMarket,
      ),
      fill: run((g) => fillMarket(g)),
      take: choose<number>(
        (g, f) => pickOption('market.pick', f, occupiedSlots(g)),
        (g, f, at) => takeFromMarket(g, f.owner, at),
      ),
    })),
  }),
]);
