import { remaster } from '../../catalogue.ts';
import { effect, pickCards, pickOne } from '../../rules/asking.ts';
import {
  askOrder,
  canDrawNow,
  discardAside,
  discardFromHand,
  drawNow,
  handOf,
  keep,
  lookAtTop,
  lookedAt,
  putBackOn,
  searchDeck,
  setFoundAside,
  throwAside,
} from '../../rules/card-steps.ts';
import { layDiscardOnDeck, lookAway, shuffleDeck } from '../../rules/moving.ts';
import { easeStacks } from '../../rules/stall.ts';
import { zonesOf } from '../../state.ts';
import { monitors } from '../monitors/cards.ts';

/** docs/rules/vallee.md, Appendix A. */
export const monitorsRemaster = remaster(monitors, {
  'rigorous-chronicler': {
    type: 'technique',
    bonus: true,
    effect: effect({}, ({ run }) => ({ lay: run((g, f) => layDiscardOnDeck(g, f.owner)) })),
  },

  'refreshing-drink': {
    type: 'passive',
    bonus: false,
    activated: { usable: canDrawNow },
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => (drawNow(g, f.owner) ? 'next' : 'done')),
      drop: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => discardFromHand(g, f.owner, cards),
      ),
    })),
  },

  'duplicate-entry': {
    type: 'technique',
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      search: run((g, f) => {
        searchDeck(g, f.owner, 2); // V-392
        return g.looking === null ? 'done' : 'next';
      }),
      find: choose<number[]>(
        (g, f) => pickCards('deck.search', f, lookedAt(g), { min: 2, max: 2 }),
        (g, f, cards) => {
          lookAway(g);
          setFoundAside(g, f, cards);
        },
      ),
      throw: choose<number[]>(
        (g, f) => pickCards('setaside.throw', f, g.setAside.cards, { min: 0, max: 1 }),
        throwAside,
      ),
      shuffle: run((g, f) => {
        if (zonesOf(g, f.owner).deck.length > 0) shuffleDeck(g, f.owner);
      }),
      back: choose<number[]>(askOrder, (g, f, cards) => putBackOn(g, f.owner, cards)),
    })),
  },

  'history-lesson': {
    type: 'technique',
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      look: run((g, f) => {
        lookAtTop(g, f, 3);
      }),
      keep: choose<number[]>((g, f) => pickOne('setaside.pick', f, g.setAside.cards), keep),
      drop: choose<number[]>(
        askOrder, // V-128
        discardAside,
      ),
    })),
  },

  'cultural-preservation': {
    type: 'technique',
    bonus: true,
    eases: { mixes: false, junk: 0, fromDiscard: true },
    effect: effect({}, ({ run }) => ({
      open: run((g) => easeStacks(g, { mixes: false, junk: 0, fromDiscard: true })), // V-395
    })),
  },

  'slice-of-life': { type: 'passive', bonus: false, endsInDiscard: 1 }, // V-396
});
