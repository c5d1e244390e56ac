import { folk, passive, technique } from '../../catalogue.ts';
import { deck, discard } from '../../places.ts';
import { effect, pickCards, pickNumber, pickOne } from '../../rules/asking.ts';
import {
  askOrder,
  canDrawNow,
  discardAside,
  discardFromHand,
  drawNow,
  handOf,
  keep,
  lookedAt,
  searchDeck,
  setFoundAside,
} from '../../rules/card-steps.ts';
import { lookAway, move, shuffleDeck, throwAway } from '../../rules/moving.ts';
import { zonesOf } from '../../state.ts';

/** docs/rules/vallee.md, 14.1: mastery of one's own discard pile. */
export const monitors = folk('monitors', [
  passive({ id: 'rigorous-chronicler', value: 1, copies: 4, payment: { upTo: 3 } }),

  passive({
    id: 'refreshing-drink',
    value: 2,
    copies: 3,
    activated: { usable: () => true },
    effect: effect({}, ({ choose }) => ({
      drop: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => discardFromHand(g, f.owner, cards),
      ),
    })),
  }),

  technique({
    id: 'duplicate-entry',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      search: run((g, f) => {
        searchDeck(g, f.owner);
        return g.looking === null ? 'done' : 'next'; // V-124
      }),
      throwOne: choose<number[]>(
        (g, f) => pickCards('deck.search', f, lookedAt(g), { min: 0, max: 1 }),
        (g, f, cards) => {
          for (const card of cards) throwAway(g, card, deck(f.owner));
        },
      ),
      shuffle: run((g, f) => {
        lookAway(g);
        shuffleDeck(g, f.owner);
      }),
    })),
  }),

  technique({
    id: 'history-lesson',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      count: choose<number>(
        (g, f) => {
          const most = Math.min(3, zonesOf(g, f.owner).discard.length);
          return most === 0 ? null : pickNumber('discard.count', f, 0, most);
        },
        (g, f, n) => {
          if (n === 0) return; // 17.10: no shuffle
          const zones = zonesOf(g, f.owner);
          for (let i = 0; i < n; i++)
            move(
              g,
              zones.discard[zones.discard.length - 1] as number,
              discard(f.owner),
              deck(f.owner),
              'put-back',
            );
          shuffleDeck(g, f.owner);
        },
      ),
    })),
  }),

  technique({
    id: 'cultural-preservation',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      search: run((g, f) => {
        searchDeck(g, f.owner);
        return g.looking === null ? 'done' : 'next';
      }),
      pick: choose<number[]>(
        (g, f) => pickCards('deck.search', f, lookedAt(g), { min: 0, max: 3 }),
        (g, f, cards) => {
          lookAway(g);
          setFoundAside(g, f, cards);
        },
      ),
      keep: choose<number[]>((g, f) => pickOne('setaside.pick', f, g.setAside.cards), keep),
      drop: choose<number[]>(askOrder, discardAside),
      shuffle: run((g, f) => shuffleDeck(g, f.owner)),
    })),
  }),

  passive({
    id: 'slice-of-life',
    value: 5,
    copies: 1,
    activated: { usable: canDrawNow },
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => (drawNow(g, f.owner) ? 'next' : 'done')),
      drop: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => discardFromHand(g, f.owner, cards),
      ),
    })),
  }),
]);
