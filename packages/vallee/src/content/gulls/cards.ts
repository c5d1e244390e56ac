import type { Frame } from '@comptoir/kit';
import { folk, technique } from '../../catalogue.ts';
import { deck, discard, hand, setAside } from '../../places.ts';
import { effect, pickCards, pickOne, pickOption, pickPlayer } from '../../rules/asking.ts';
import {
  askOrder,
  discardAside,
  handOf,
  lookedAt,
  putBack,
  searchDeck,
  throwFromDiscard,
} from '../../rules/card-steps.ts';
import { bringJunk, hasNewJunk } from '../../rules/clean-up.ts';
import { draw, everybody, lookAway, move, setAsideFor, shuffleDeck } from '../../rules/moving.ts';
import { type State, zonesOf } from '../../state.ts';

/** V-012: any player, the active one among them. */
const anyone = (g: State, f: Frame) => pickPlayer('target.player', f, everybody(g, f.owner));

/** The top cards of one's own deck, seen by their owner only (V-225). */
const lookAtTop = (count: number) => (g: State, f: Frame) => {
  draw(g, count, f.owner, setAsideFor(g, f.owner), 'set-aside');
};

/** docs/rules/vallee.md, C.8: gifts, most of them Junk (V-362). */
export const gulls = folk('gulls', [
  technique({
    id: 'meddling-marketeer',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      look: run(lookAtTop(3)),
      drop: choose<number[]>(
        (g, f) => pickCards('setaside.pick', f, g.setAside.cards, { min: 0, max: 3, ordered: true }),
        discardAside,
      ),
      back: choose<number[]>(askOrder, putBack),
    })),
  }),

  technique({
    id: 'goodwill-presents',
    value: 2,
    copies: 3,
    bonus: true,
    effect: effect({ first: -1 }, ({ choose }) => ({
      first: choose<number>(
        (g, f) => (hasNewJunk(g) ? anyone(g, f) : null),
        (g, f, target) => {
          f.first = target;
          bringJunk(g, discard(target), 'given');
        },
        'done',
      ),
      second: choose<number | null>(
        (g, f) =>
          hasNewJunk(g)
            ? pickOption('target.maybe', f, [
                null,
                ...everybody(g, f.owner).filter((seat) => seat !== f.first),
              ])
            : null,
        (g, _, target) => {
          if (target !== null) bringJunk(g, discard(target), 'given');
        },
      ),
    })),
  }),

  technique({
    id: 'alternative-plan',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      throw: choose<number[]>(
        (g, f) => pickOne('discard.throw', f, zonesOf(g, f.owner).discard),
        throwFromDiscard,
      ),
    })),
  }),

  technique({
    id: 'anchor',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({ gift: [] as number[] }, ({ run, choose }) => ({
      look: run(lookAtTop(3)),
      gift: choose<number[]>(
        (g, f) => pickOne('setaside.pick', f, g.setAside.cards),
        (_, f, cards) => {
          f.gift = cards;
        },
        'done',
      ),
      give: choose<number>(anyone, (g, f, target) => {
        for (const card of f.gift) move(g, card, setAside, discard(target), 'discarded');
      }),
      back: choose<number[]>(askOrder, putBack),
    })),
  }),

  technique({
    id: 'manufactured-joy',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({ gift: [] as number[] }, ({ run, choose }) => ({
      search: run((g, f) => searchDeck(g, f.owner)),
      take: choose<number[]>(
        (g, f) => pickOne('deck.search', f, lookedAt(g)),
        (g, f, cards) => {
          lookAway(g);
          for (const card of cards) move(g, card, deck(f.owner), hand(f.owner), 'taken');
          shuffleDeck(g, f.owner);
        },
      ),
      gift: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (_, f, cards) => {
          f.gift = cards;
        },
        'done',
      ),
      give: choose<number>(anyone, (g, f, target) => {
        for (const card of f.gift) move(g, card, hand(f.owner), discard(target), 'discarded');
      }),
    })),
  }),

  technique({
    id: 'shaky-enterprise',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({ cards: [] as number[], gift: -1 }, ({ choose }) => ({
      take: choose<number[]>(
        (g, f) =>
          pickCards('discard.pick', f, zonesOf(g, f.owner).discard.slice(-3), {
            min: 0,
            max: 3,
            ordered: true,
          }),
        (_, f, cards) => {
          f.cards = cards;
          return cards.length === 0 ? 'done' : 'next';
        },
        'done',
      ),
      gift: choose<number[]>(
        (_, f) => pickOne('discard.give', f, f.cards),
        (_, f, [gift]) => {
          f.gift = gift as number;
        },
      ),
      // The others go on the deck in the order in which they were named.
      give: choose<number>(anyone, (g, f, target) => {
        move(g, f.gift, discard(f.owner), discard(target), 'discarded');
        for (const card of f.cards)
          if (card !== f.gift) move(g, card, discard(f.owner), deck(f.owner), 'put-back');
      }),
    })),
  }),
]);
