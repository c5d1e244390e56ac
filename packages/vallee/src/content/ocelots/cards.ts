import { type CardId, listening, type Seat, shuffle } from '@comptoir/kit';
import { folk, isFolkCard, passive, printedValue, technique } from '../../catalogue.ts';
import { tell } from '../../events.ts';
import { hand, setAside } from '../../places.ts';
import { effect, pickNumber, pickOne, pickPlayer } from '../../rules/asking.ts';
import {
  aim,
  askWholeHand,
  discardCounting,
  discardFromHand,
  drawAsMany,
  handOf,
  someOfHand,
  targetWithHand,
  throwFromDiscard,
} from '../../rules/card-steps.ts';
import { OCELOT_DIE, roll } from '../../rules/die.ts';
import { drawFromMarketDeck, move, opponents, setAsideFor, throwAway } from '../../rules/moving.ts';
import { stackShape } from '../../rules/stack-choice.ts';
import { layStack, stackOf } from '../../rules/stall.ts';
import { changeValue } from '../../rules/values.ts';
import { EVERYBODY, NOBODY, type State, zonesOf } from '../../state.ts';

/** Two hands are shuffled together, unseen, and dealt out again: each gets as many cards as before. */
function mixHands(g: State, one: Seat, other: Seat): void {
  const count = handOf(g, one).length;
  const aside = setAsideFor(g, NOBODY);
  for (const seat of [one, other])
    for (const card of handOf(g, seat).slice()) move(g, card, hand(seat), aside, 'set-aside');
  shuffle(g.rng, g.setAside.cards.slice()).forEach((card, at) => {
    move(g, card, setAside, hand(at < count ? one : other), 'given');
  });
}

/** docs/rules/vallee.md, B.5: luck, good and bad. */
export const ocelots = folk('ocelots', [
  passive({
    id: 'bold-haggler',
    value: 1,
    copies: 4,
    rolls: true,
    activated: { usable: () => true },
    effect: effect({}, ({ run }) => ({
      haggle: run((g, f) => {
        const amount = roll(g, f.owner, OCELOT_DIE);
        if (amount > 0) changeValue(g, { card: f.card, how: 'add', amount });
      }),
    })),
  }),

  technique({
    id: 'new-season',
    value: 2,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      throw: choose<number[]>(
        (g, f) => pickOne('discard.pick', f, zonesOf(g, f.owner).discard.filter(isFolkCard)),
        throwFromDiscard,
        'done',
      ),
      draw: run((g, f) => {
        drawFromMarketDeck(g, 1, hand(f.owner));
      }),
    })),
  }),

  technique({
    id: 'whirligig',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({ count: 0 }, ({ run, choose }) => ({
      drop: choose<number[]>(askWholeHand, discardCounting, 'done'),
      draw: run(drawAsMany),
      mix: choose<number>(targetWithHand, (g, f, target) => mixHands(g, f.owner, target)),
    })),
  }),

  technique({
    id: 'charm',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      draw: run((g) => {
        drawFromMarketDeck(g, 1, setAsideFor(g, EVERYBODY), 'set-aside');
      }),
      build: run((g, f) => {
        const [card] = g.setAside.cards;
        if (card === undefined) return 'next';
        if (stackShape.check(stackOf(g, f.owner, [card]), [card]) === null)
          return layStack(g, f.owner, [{ card, from: setAside }]);
        throwAway(g, card, setAside);
        return 'next';
      }),
    })),
  }),

  technique({
    id: 'gamble',
    value: 5,
    copies: 1,
    rolls: true,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      swap: choose<number>(
        (g, f) => (handOf(g, f.owner).length === 0 ? null : targetWithHand(g, f)),
        (g, f, target) => {
          const rolled = roll(g, f.owner, OCELOT_DIE);
          const count = Math.min(rolled, handOf(g, f.owner).length, handOf(g, target).length); // V-120
          const [given, taken] = [someOfHand(g, f.owner, count), someOfHand(g, target, count)];
          for (const card of given) move(g, card, hand(f.owner), hand(target), 'swapped');
          for (const card of taken) move(g, card, hand(target), hand(f.owner), 'swapped');
        },
      ),
    })),
  }),

  technique({
    id: 'blindfold',
    value: 5,
    copies: 1,
    bonus: true,
    // Keep the place in the hand, not the card: the guesser must not be able to tell which one it is.
    effect: effect({ at: 0, target: 0, isRight: false }, ({ choose }) => ({
      card: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, [card]) => {
          f.at = handOf(g, f.owner).indexOf(card as CardId);
        },
        'done',
      ),
      target: choose<number>((g, f) => pickPlayer('target.player', f, opponents(g, f.owner)), aim),
      guess: choose<number>(
        (_, f) => pickNumber('guess.value', f, 1, 5, f.target), // V-310
        (g, f, value) => {
          const card = handOf(g, f.owner)[f.at] as CardId;
          f.isRight = printedValue(card) === value; // V-131
          if (listening()) tell({ type: 'guessed', seat: f.target, owner: f.owner, value });
          if (listening()) tell({ type: 'shown', owner: f.owner, card }); // V-130
          if (f.isRight) discardFromHand(g, f.owner, [card]);
        },
      ),
      value: choose<number>(
        (_, f) => (f.isRight ? null : pickNumber('value.set', f, 1, 5)),
        (g, f, amount) => changeValue(g, { card: handOf(g, f.owner)[f.at] as CardId, how: 'set', amount }),
      ),
    })),
  }),
]);
