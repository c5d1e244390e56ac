import type { CardId, Frame } from '@comptoir/kit';
import { folk, passive, technique } from '../../catalogue.ts';
import type { PurchaseAnswer } from '../../decisions.ts';
import { bottomOf, deck, discard, hand } from '../../places.ts';
import { ALL_CARDS, coinsOf } from '../../questions.ts';
import { effect, pickCards, pickNumber, pickOne } from '../../rules/asking.ts';
import { discardFromHand, handOf, throwFromHand } from '../../rules/card-steps.ts';
import { draw, drawFromMarketDeck, hasMarketDrawable, move } from '../../rules/moving.ts';
import { amountsUpTo, askToSpend, spend } from '../../rules/spending.ts';
import { changeValue, effectiveValues } from '../../rules/values.ts';
import { type State, zonesOf } from '../../state.ts';

/** V-340: cards alone, where there are no coins; V-352: otherwise an amount, paid with both. */
type Spent = readonly CardId[] | PurchaseAnswer;
const isCards = (answer: Spent): answer is readonly CardId[] => Array.isArray(answer);
function spent(g: State, f: Frame, answer: Spent): void {
  if (isCards(answer)) discardFromHand(g, f.owner, answer);
  else spend(g, f, answer);
}

/** V-340: spending 1 takes one card, whatever it is worth: a second one would be superfluous. */
const spendOne = (g: State, f: Frame) =>
  g.coins === undefined ? pickOne('hand.spend', f, handOf(g, f.owner)) : askToSpend(g, f, [1]);

/** V-340: whoever may name the amount may spend any cards: all of them are needed for their sum. */
function spendAny(g: State, f: Frame, kept: readonly CardId[] = []) {
  if (g.coins !== undefined) return askToSpend(g, f, amountsUpTo(g, f), kept);
  const cards = handOf(g, f.owner).filter((card) => !kept.includes(card));
  return pickCards('hand.spend', f, cards, { min: 1, max: cards.length, ordered: true });
}

/** V-341: the values that spending these cards can give: half of an amount for which none of them is superfluous. */
function halves(g: State, cards: readonly CardId[]): { least: number; most: number } {
  const values = effectiveValues(g, cards);
  const sum = values.reduce((total, value) => total + value, 0);
  return { least: Math.ceil((sum - Math.min(...values) + 1) / 2), most: Math.ceil(sum / 2) };
}

/** docs/rules/vallee.md, B.14: spending (V-340). */
export const penguins = folk('penguins', [
  technique({
    id: 'resourceful-ally',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      put: choose<number[]>(
        (g, f) => pickOne('discard.pick', f, zonesOf(g, f.owner).discard),
        (g, f, cards) => {
          for (const card of cards) move(g, card, discard(f.owner), bottomOf(deck(f.owner)), 'put-back');
        },
      ),
    })),
  }),

  technique({
    id: 'ice-trade',
    value: 2,
    copies: 3,
    bonus: false,
    effect: effect({}, ({ run, choose }) => ({
      spend: choose<Spent>(
        (g, f) => (hasMarketDrawable(g) ? spendAny(g, f) : null),
        spent,
        'done', // V-340: what is not paid for does not happen
      ),
      draw: run((g, f) => {
        drawFromMarketDeck(g, 1, hand(f.owner));
      }),
    })),
  }),

  technique({
    id: 'traveling-equipment',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      spend: choose<Spent>(spendOne, spent, 'done'),
      draw: run((g, f) => {
        draw(g, 2, f.owner, hand(f.owner));
      }),
      throw: choose<number[]>((g, f) => pickOne('hand.throw', f, handOf(g, f.owner)), throwFromHand),
      drop: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => discardFromHand(g, f.owner, cards),
      ),
    })),
  }),

  passive({
    id: 'stove',
    value: 4,
    copies: 3,
    activated: {
      usable: (g, seat) => handOf(g, seat).length - 1 + coinsOf(g, seat) > 0,
      onlyBeforeActions: true,
    },
    effect: effect({ least: 0, most: 0 }, ({ run, choose }) => ({
      spend: choose<Spent>(
        (g, f) => spendAny(g, f, [f.card]),
        (g, f, answer) => {
          const half = isCards(answer) ? null : Math.ceil(answer.slot / 2);
          Object.assign(f, isCards(answer) ? halves(g, answer) : { least: half, most: half });
          spent(g, f, answer);
        },
        'done',
      ),
      value: choose<number>(
        (_, f) => (f.least === f.most ? null : pickNumber('spend.value', f, f.least, f.most)),
        (_, f, value) => {
          f.most = value;
        },
      ),
      heat: run((g, f) => changeValue(g, { card: f.card, how: 'set', amount: f.most })),
    })),
  }),

  technique({
    id: 'fishing',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      spend: choose<Spent>(spendOne, spent, 'done'),
      put: choose<number[]>(
        (g, f) =>
          pickCards('discard.pick', f, zonesOf(g, f.owner).discard, { min: 0, max: 3, ordered: true }),
        (g, f, cards) => {
          for (const card of cards) move(g, card, discard(f.owner), deck(f.owner), 'put-back');
        },
      ),
    })),
  }),

  technique({
    id: 'practical-values',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      turn: run((g) => changeValue(g, { card: ALL_CARDS, how: 'mirror', amount: 0 })),
    })),
  }),
]);
