import { isJunk, remaster } from '../../catalogue.ts';
import { deck, hand, kept, setAside } from '../../places.ts';
import { effect, pickCards, pickOne, pickOption } from '../../rules/asking.ts';
import {
  canDrawNow,
  drawNow,
  handOf,
  lookAtTop,
  lookedAt,
  searchDeck,
  takeFromDiscard,
} from '../../rules/card-steps.ts';
import { draw, lookAway, move, shuffleDeck, throwAway } from '../../rules/moving.ts';
import { type State, zonesOf } from '../../state.ts';
import { treeKangaroos } from '../tree-kangaroos/cards.ts';

const junkInDiscard = (g: State, seat: number): number[] => zonesOf(g, seat).discard.filter(isJunk);

/** docs/rules/vallee.md, Appendix A; what is stored comes back by itself (V-394). */
export const treeKangaroosRemaster = remaster(treeKangaroos, {
  'clever-guardian': {
    type: 'technique',
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      store: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => {
          for (const card of cards) move(g, card, hand(f.owner), kept(f.owner), 'stored');
        },
      ),
    })),
  },

  barricade: {
    type: 'passive',
    bonus: false,
    activated: {
      usable: (g, seat) => junkInDiscard(g, seat).length > 0,
      onlyAtEnd: true, // V-393
    },
    effect: effect({}, ({ choose }) => ({
      take: choose<number[]>(
        (g, f) => pickCards('discard.pick', f, junkInDiscard(g, f.owner), { min: 1, max: 2 }),
        takeFromDiscard,
      ),
    })),
  },

  wheelbarrow: {
    type: 'technique',
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      look: run((g, f) => {
        lookAtTop(g, f, 1);
      }),
      decide: choose<string>(
        (g, f) =>
          g.setAside.cards.length === 0 ? null : pickOption('top.store', f, ['throw-away', 'store']),
        (g, f, wish) => {
          for (const card of g.setAside.cards.slice())
            if (wish === 'store') move(g, card, setAside, kept(f.owner), 'stored');
            else throwAway(g, card, setAside);
        },
      ),
    })),
  },

  vigilance: {
    type: 'technique',
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      search: run((g, f) => {
        searchDeck(g, f.owner); // V-392
        return g.looking === null ? 'done' : 'next';
      }),
      store: choose<number[]>(
        (g, f) => pickOne('deck.search', f, lookedAt(g)),
        (g, f, cards) => {
          lookAway(g);
          for (const card of cards) move(g, card, deck(f.owner), kept(f.owner), 'stored');
        },
      ),
      shuffle: run((g, f) => shuffleDeck(g, f.owner)),
    })),
  },

  'supply-depot': {
    type: 'technique',
    bonus: true,
    effect: effect({}, ({ run }) => ({
      store: run((g, f) => {
        draw(g, 2, f.owner, kept(f.owner), 'stored');
      }),
    })),
  },

  'tactical-measurement': {
    type: 'passive',
    bonus: false,
    activated: { usable: canDrawNow, onlyAtEnd: true }, // V-393
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        for (let i = 0; i < 2; i++) drawNow(g, f.owner);
      }),
      back: choose<number[]>(
        (g, f) => pickCards('hand.pick', f, handOf(g, f.owner), { min: 2, max: 2, ordered: true }),
        (g, f, cards) => {
          for (const card of cards) move(g, card, hand(f.owner), deck(f.owner), 'put-back');
        },
      ),
    })),
  },
});
