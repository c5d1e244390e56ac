import { below, type Seat } from '@comptoir/kit';
import { folk, passive, technique } from '../../catalogue.ts';
import type { PurchaseAnswer } from '../../decisions.ts';
import { discard, hand, setAside } from '../../places.ts';
import { coinsOf } from '../../questions.ts';
import { effect, pickCards, pickOne, pickPlayer } from '../../rules/asking.ts';
import {
  aim,
  askOrder,
  handOf,
  lookedAt,
  targetWithDiscard,
  targetWithDrawable,
  targetWithHand,
} from '../../rules/card-steps.ts';
import { changeCoins, passCoins } from '../../rules/coins.ts';
import {
  draw,
  hasDrawable,
  look,
  lookAway,
  move,
  opponents,
  others,
  setAsideFor,
} from '../../rules/moving.ts';
import { askToSpend, spend } from '../../rules/spending.ts';
import { type State, zonesOf } from '../../state.ts';

/** V-121: nothing is spent where nobody has what it is spent for. */
const someone = (g: State, seat: Seat, has: (other: Seat) => boolean): boolean => others(g, seat).some(has);

/** docs/rules/vallee.md, C.3: coins and cards that belonged to others. */
export const capuchins = folk('capuchins', [
  technique({
    id: 'deceptive-guide',
    value: 1,
    copies: 4,
    bonus: true,
    coins: true,
    effect: effect({}, ({ run, choose }) => ({
      gain: run((g, f) => changeCoins(g, f.owner, 3, 'gained')),
      give: choose<number>(
        (g, f) => pickPlayer('target.player', f, opponents(g, f.owner)),
        (g, f, target) => passCoins(g, f.owner, target, 1, 'given'),
      ),
    })),
  }),

  passive({
    id: 'coin-keeper',
    value: 2,
    copies: 3,
    activated: { usable: () => true },
    effect: effect({}, ({ run }) => ({
      gain: run((g, f) => changeCoins(g, f.owner, 1, 'gained')),
    })),
  }),

  technique({
    id: 'cocktail',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0 }, ({ run, choose }) => ({
      target: choose<number>(
        (g, f) => {
          const hasCard = handOf(g, f.owner).length > 0;
          const able = others(g, f.owner).filter((seat) => hasCard || coinsOf(g, seat) > 0);
          return pickPlayer('target.player', f, able);
        },
        aim,
        'done', // V-121
      ),
      give: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => {
          for (const card of cards) move(g, card, hand(f.owner), hand(f.target), 'given');
        },
      ),
      take: run((g, f) => passCoins(g, f.target, f.owner, 1, 'taken')),
    })),
  }),

  technique({
    id: 'fishing-pole',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0 }, ({ run, choose }) => ({
      spend: choose<PurchaseAnswer>(
        (g, f) => (someone(g, f.owner, (seat) => handOf(g, seat).length > 0) ? askToSpend(g, f, [2]) : null),
        spend,
        'done',
      ),
      target: choose<number>(targetWithHand, aim, 'done'),
      look: run((g, f) => {
        const cards = handOf(g, f.target);
        look(g, f.owner, f.target, [cards[below(g.rng, cards.length)] as number], false); // V-226
      }),
      take: choose<number[]>(
        (g, f) => pickCards('setaside.pick', f, lookedAt(g), { min: 0, max: 1 }),
        (g, f, cards) => {
          lookAway(g);
          for (const card of cards) move(g, card, hand(f.target), hand(f.owner), 'stolen');
        },
      ),
    })),
  }),

  technique({
    id: 'crowbar',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({ target: 0 }, ({ run, choose }) => ({
      spend: choose<PurchaseAnswer>(
        (g, f) => (someone(g, f.owner, (seat) => hasDrawable(g, seat)) ? askToSpend(g, f, [2]) : null),
        spend,
        'done',
      ),
      target: choose<number>(targetWithDrawable, aim, 'done'),
      draw: run((g, f) => {
        draw(g, 2, f.target, setAsideFor(g, f.owner), 'set-aside'); // V-225
      }),
      take: choose<number[]>(
        (g, f) => pickCards('setaside.pick', f, g.setAside.cards, { min: 0, max: 1 }),
        (g, f, cards) => {
          for (const card of cards) move(g, card, setAside, hand(f.owner), 'stolen');
        },
      ),
      drop: choose<number[]>(
        askOrder, // V-128
        (g, f, cards) => {
          for (const card of cards) move(g, card, setAside, discard(f.target), 'discarded');
        },
      ),
    })),
  }),

  technique({
    id: 'unattended-property',
    value: 5,
    copies: 1,
    bonus: false,
    effect: effect({ target: 0 }, ({ choose }) => ({
      spend: choose<PurchaseAnswer>(
        (g, f) =>
          someone(g, f.owner, (seat) => zonesOf(g, seat).discard.length > 0) ? askToSpend(g, f, [2]) : null,
        spend,
        'done',
      ),
      target: choose<number>(targetWithDiscard, aim, 'done'),
      take: choose<number[]>(
        (g, f) => pickOne('discard.pick', f, zonesOf(g, f.target).discard.slice(-2)),
        (g, f, cards) => {
          for (const card of cards) move(g, card, discard(f.target), hand(f.owner), 'stolen');
        },
      ),
    })),
  }),
]);
