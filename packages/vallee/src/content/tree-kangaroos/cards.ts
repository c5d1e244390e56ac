import { folk, isJunk, passive, technique } from '../../catalogue.ts';
import { deck, hand, store } from '../../places.ts';
import { effect, pickCards, pickOne, pickOption } from '../../rules/asking.ts';
import {
  canDrawNow,
  drawNow,
  handOf,
  lookedAt,
  releaseToHand,
  searchDeck,
  storedOn,
  storeFromDeck,
  storeFromHand,
  takeFromDiscard,
} from '../../rules/card-steps.ts';
import { draw, lookAway, move, shuffleDeck, throwAway } from '../../rules/moving.ts';
import { type State, zonesOf } from '../../state.ts';

const junkInDiscard = (g: State, seat: number): number[] => zonesOf(g, seat).discard.filter(isJunk);

/** V-110: the stored cards go to the hand. */
const toHand = () => effect({}, ({ run }) => ({ release: run((g, f) => releaseToHand(g, f)) }));

/** docs/rules/vallee.md, 14.6: hiding and protecting cards. */
export const treeKangaroos = folk('tree-kangaroos', [
  technique({
    id: 'clever-guardian',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      store: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => storeFromHand(g, f, cards),
      ),
    })),
    release: toHand(),
  }),

  passive({
    id: 'barricade',
    value: 2,
    copies: 3,
    activated: { usable: (g, seat) => zonesOf(g, seat).discard.some(isJunk), onlyAfterFilling: true },
    effect: effect({}, ({ choose }) => ({
      take: choose<number[]>(
        (g, f) => pickCards('discard.pick', f, junkInDiscard(g, f.owner), { min: 1, max: 2 }),
        takeFromDiscard,
      ),
    })),
  }),

  technique({
    id: 'wheelbarrow',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      store: run((g, f) => {
        draw(g, 1, f.owner, store(f.owner, f.card), 'stored');
      }),
    })),
    release: effect({}, ({ choose }) => ({
      decide: choose<string>(
        (_, f) => pickOption('start.wheelbarrow', f, ['throw-away', 'keep']),
        (g, f, wish) => {
          if (wish === 'keep') releaseToHand(g, f);
          else for (const card of storedOn(g, f).slice()) throwAway(g, card, store(f.owner, f.card));
        },
      ),
    })),
  }),

  technique({
    id: 'vigilance',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      search: run((g, f) => {
        searchDeck(g, f.owner);
        return g.looking === null ? 'done' : 'next';
      }),
      store: choose<number[]>(
        (g, f) => pickOne('deck.search', f, lookedAt(g)),
        (g, f, cards) => {
          lookAway(g);
          storeFromDeck(g, f, cards);
        },
      ),
      shuffle: run((g, f) => shuffleDeck(g, f.owner)),
    })),
    release: toHand(),
  }),

  technique({
    id: 'supply-depot',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      store: choose<number[]>(
        (g, f) => pickCards('hand.pick', f, handOf(g, f.owner), { min: 0, max: 2 }),
        (g, f, cards) => storeFromHand(g, f, cards),
      ),
    })),
    release: toHand(),
  }),

  passive({
    id: 'tactical-measurement',
    value: 5,
    copies: 1,
    activated: { usable: canDrawNow },
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => (drawNow(g, f.owner) ? 'next' : 'done')),
      back: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => {
          for (const card of cards) move(g, card, hand(f.owner), deck(f.owner), 'put-back');
        },
      ),
    })),
  }),
]);
