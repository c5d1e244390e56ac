import { folk, passive, printedValue, technique } from '../../catalogue.ts';
import { deck, discard, hand, marketDiscard } from '../../places.ts';
import { effect, pickCards, pickOne } from '../../rules/asking.ts';
import {
  askOrder,
  discardAside,
  discardFromHand,
  drawToHand,
  handOf,
  lookedAt,
  putBack,
  searchDeck,
  takeFromDiscard,
  throwAside,
} from '../../rules/card-steps.ts';
import { branch, rolling } from '../../rules/die.ts';
import {
  draw,
  drawFromMarketDeck,
  hasMarketDrawable,
  lookAway,
  move,
  setAsideFor,
  shuffleDeck,
} from '../../rules/moving.ts';
import { changeValue } from '../../rules/values.ts';
import { EVERYBODY, zonesOf } from '../../state.ts';

/** docs/rules/vallee.md, 14.5: prediction and luck. */
export const hares = folk('hares', [
  technique({
    id: 'arcane-scholar',
    value: 1,
    copies: 4,
    rolls: true,
    bonus: true,
    effect: effect({ face: '' }, (steps) => ({
      draw: steps.run((g, f) => {
        drawToHand(g, f.owner);
      }),
      ...rolling(steps),
      comet: steps.choose<number[]>(
        (g, f) =>
          branch(f.face) === 'comet'
            ? pickCards('hand.pick', f, handOf(g, f.owner), { min: 2, max: 2, ordered: true })
            : null,
        (g, f, cards) => discardFromHand(g, f.owner, cards),
      ),
      stars: steps.run((g, f) => {
        if (branch(f.face) === 'stars') draw(g, 2, f.owner, setAsideFor(g, EVERYBODY), 'set-aside');
      }),
      order: steps.choose<number[]>(
        askOrder, // 17.8
        discardAside,
      ),
    })),
  }),

  passive({
    id: 'barometer',
    value: 2,
    copies: 3,
    activated: { usable: hasMarketDrawable },
    effect: effect({}, ({ run }) => ({
      read: run((g, f) => {
        for (const card of drawFromMarketDeck(g, 1, marketDiscard, 'thrown-away')) {
          changeValue(g, { card: f.card, how: 'set', amount: printedValue(card) });
        }
      }),
    })),
  }),

  technique({
    id: 'bad-omen',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        draw(g, 3, f.owner, setAsideFor(g, f.owner), 'set-aside');
      }),
      throw: choose<number[]>(
        (g, f) => pickCards('setaside.pick', f, g.setAside.cards, { min: 0, max: 1 }),
        throwAside,
      ),
      // The first card of the answer is laid back first: the last one ends on top.
      back: choose<number[]>(askOrder, putBack),
    })),
  }),

  technique({
    id: 'festival',
    value: 4,
    copies: 3,
    rolls: true,
    bonus: true,
    effect: effect({ face: '' }, (steps) => ({
      ...rolling(steps),
      branch: steps.run((g, f) => {
        const face = branch(f.face);
        if (face === 'comet') drawFromMarketDeck(g, 1, hand(f.owner));
        if (face === 'planet') drawToHand(g, f.owner);
      }),
    })),
  }),

  technique({
    id: 'celestial-guidance',
    value: 5,
    copies: 1,
    rolls: true,
    bonus: true,
    effect: effect({ face: '' }, (steps) => ({
      ...rolling(steps),
      search: steps.run((g, f) => {
        if (branch(f.face) === 'planet') searchDeck(g, f.owner); // V-124: an empty deck stays empty
      }),
      planet: steps.choose<number[]>(
        (g, f) => pickOne('deck.search', f, lookedAt(g)),
        (g, f, cards) => {
          lookAway(g);
          for (const card of cards) move(g, card, deck(f.owner), hand(f.owner), 'taken');
          shuffleDeck(g, f.owner);
        },
      ),
      stars: steps.choose<number[]>(
        (g, f) =>
          branch(f.face) === 'stars' ? pickOne('discard.pick', f, zonesOf(g, f.owner).discard) : null,
        takeFromDiscard,
      ),
    })),
  }),

  passive({
    id: 'calendar',
    value: 5,
    copies: 1,
    activated: { usable: (g, seat) => zonesOf(g, seat).discard.length > 0 },
    effect: effect({}, ({ run }) => ({
      shuffle: run((g, f) => {
        const pile = zonesOf(g, f.owner).discard;
        move(g, pile[pile.length - 1] as number, discard(f.owner), deck(f.owner), 'put-back');
        shuffleDeck(g, f.owner);
      }),
    })),
  }),
]);
