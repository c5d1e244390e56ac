import { folk, isFolkCard, passive, printedValue, technique } from '../../catalogue.ts';
import { tell } from '../../events.ts';
import { deck, hand, setAside } from '../../places.ts';
import { effect, pickCards, pickNumber, pickOne } from '../../rules/asking.ts';
import { handOf, lookedAt, searchDeck, setFoundAside, throwFromMarket } from '../../rules/card-steps.ts';
import { POLECAT_DIE, roll } from '../../rules/die.ts';
import { marketCards } from '../../rules/market.ts';
import {
  drawFromMarketDeck,
  fillMarket,
  hasMarketDrawable,
  move,
  setAsideFor,
  shuffleDeck,
  throwAway,
} from '../../rules/moving.ts';
import { changeValue } from '../../rules/values.ts';
import { EVERYBODY, zonesOf } from '../../state.ts';

/** docs/rules/vallee.md, B.11: risks, and a die from 1 to 3. */
export const polecats = folk('polecats', [
  technique({
    id: 'daring-adventurer',
    value: 1,
    copies: 4,
    rolls: true,
    bonus: true,
    effect: effect({ rolled: 0 }, ({ run, choose }) => ({
      roll: run((g, f) => {
        f.rolled = roll(g, f.owner, POLECAT_DIE);
      }),
      throw: choose<number[]>(
        (g, f) =>
          pickCards('market.throw', f, marketCards(g), { min: f.rolled, max: f.rolled, ordered: true }),
        throwFromMarket,
      ),
      fill: run(fillMarket), // V-134
    })),
  }),

  technique({
    id: 'rare-artefact',
    value: 2,
    copies: 3,
    rolls: true,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      show: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, [card]) => {
          if (card === undefined) return;
          tell({ type: 'shown', owner: f.owner, card });
          changeValue(g, { card, how: 'times', amount: roll(g, f.owner, POLECAT_DIE) });
        },
      ),
    })),
  }),

  technique({
    id: 'swank',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      throw: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => {
          for (const card of cards) {
            throwAway(g, card, hand(f.owner));
            if (isFolkCard(card)) drawFromMarketDeck(g, 1, hand(f.owner));
          }
        },
      ),
    })),
  }),

  technique({
    id: 'risky-business',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      guess: choose<number>(
        (g, f) => (hasMarketDrawable(g) ? pickNumber('guess.value', f, 1, 5) : null), // V-121
        (g, f, value) => {
          tell({ type: 'guessed', seat: f.owner, owner: null, value });
          for (const card of drawFromMarketDeck(g, 1, setAsideFor(g, EVERYBODY), 'set-aside')) {
            if (printedValue(card) === value) move(g, card, setAside, hand(f.owner), 'taken');
            else throwAway(g, card, setAside);
          }
        },
      ),
    })),
  }),

  technique({
    id: 'natural-survivor',
    value: 5,
    copies: 1,
    rolls: true,
    bonus: true,
    effect: effect({ rolled: 0 }, ({ run, choose }) => ({
      roll: run((g, f) => {
        f.rolled = roll(g, f.owner, POLECAT_DIE);
        searchDeck(g, f.owner, f.rolled);
      }),
      take: choose<number[]>((g, f) => {
        const count = Math.min(f.rolled, handOf(g, f.owner).length);
        return pickCards('deck.search', f, lookedAt(g), { min: count, max: count });
      }, setFoundAside),
      give: choose<number[]>(
        (g, f) => {
          const count = g.setAside.cards.length;
          return pickCards('hand.pick', f, handOf(g, f.owner), { min: count, max: count });
        },
        (g, f, cards) => {
          for (const card of cards) move(g, card, hand(f.owner), deck(f.owner), 'swapped');
          for (const card of g.setAside.cards.slice()) move(g, card, setAside, hand(f.owner), 'kept');
        },
      ),
      shuffle: run((g, f) => {
        if (zonesOf(g, f.owner).deck.length > 0) shuffleDeck(g, f.owner); // V-124
      }),
    })),
  }),

  passive({ id: 'sofa', value: 5, copies: 1, handLimit: { from: 'stall', by: 1 } }),
]);
