import { below, type Frame, type Seat } from '@comptoir/kit';
import { folk, technique } from '../../catalogue.ts';
import { deck, discard, hand, setAside } from '../../places.ts';
import { effect, pickOne, pickOption, pickPlayer } from '../../rules/asking.ts';
import {
  aim,
  handOf,
  targetWithDiscard,
  targetWithDrawable,
  targetWithHand,
  throwAside,
} from '../../rules/card-steps.ts';
import { draw, move, others, setAsideFor, shuffleDiscardIn } from '../../rules/moving.ts';
import { EVERYBODY, type State, zonesOf } from '../../state.ts';

/** Players with a hand who were not chosen yet. */
const victims = (g: State, f: Frame & { first: number }): Seat[] =>
  others(g, f.owner).filter((seat) => seat !== f.first && handOf(g, seat).length > 0);

/** Nobody, or one of them. */
const askVictim = (g: State, f: Frame & { first: number }) => {
  const seats = victims(g, f);
  return seats.length === 0 ? null : pickOption('target.maybe', f, [null, ...seats]);
};

/** V-132 */
function dropAtRandom(g: State, seat: Seat): void {
  const cards = handOf(g, seat);
  move(g, cards[below(g.rng, cards.length)] as number, hand(seat), discard(seat), 'discarded');
}

/** docs/rules/vallee.md, B.3: direct conflict. */
export const raccoons = folk('raccoons', [
  technique({
    id: 'wily-fellow',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      // The deck is turned over as it lies: its top card ends at the bottom of the discard.
      turn: run((g, f) => {
        const aside = setAsideFor(g, EVERYBODY);
        for (const card of zonesOf(g, f.owner).deck.slice().reverse())
          move(g, card, deck(f.owner), aside, 'set-aside');
      }),
      exchange: run((g, f) => {
        shuffleDiscardIn(g, f.owner);
        for (const card of g.setAside.cards.slice()) move(g, card, setAside, discard(f.owner), 'discarded');
      }),
    })),
  }),

  technique({
    id: 'nuisance',
    value: 2,
    copies: 3,
    bonus: true,
    effect: effect({ first: -1 }, ({ choose }) => ({
      first: choose<number | null>(
        askVictim,
        (g, f, seat) => {
          if (seat === null) return 'done';
          f.first = seat;
          dropAtRandom(g, seat);
          return 'next';
        },
        'done',
      ),
      second: choose<number | null>(askVictim, (g, _, seat) => {
        if (seat !== null) dropAtRandom(g, seat);
      }),
    })),
  }),

  technique({
    id: 'rotten-food',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0 }, ({ choose }) => ({
      target: choose<number>(
        (g, f) =>
          handOf(g, f.owner).length === 0 ? null : pickPlayer('target.player', f, others(g, f.owner)),
        aim,
        'done',
      ),
      give: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => {
          for (const card of cards) move(g, card, hand(f.owner), deck(f.target), 'given');
        },
      ),
    })),
  }),

  technique({
    id: 'dirty-exchange',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0 }, ({ choose }) => ({
      target: choose<number>(
        targetWithHand,
        (g, f, target) => {
          f.target = target;
          const cards = handOf(g, target);
          move(g, cards[below(g.rng, cards.length)] as number, hand(target), hand(f.owner), 'stolen');
        },
        'done',
      ),
      give: choose<number[]>(
        (g, f) => pickOne('hand.pick', f, handOf(g, f.owner)),
        (g, f, cards) => {
          for (const card of cards) move(g, card, hand(f.owner), hand(f.target), 'given');
        },
      ),
    })),
  }),

  technique({
    id: 'sabotage',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({ target: 0 }, ({ run, choose }) => ({
      target: choose<number>(targetWithDrawable, aim, 'done'),
      draw: run((g, f) => {
        draw(g, 2, f.target, setAsideFor(g, f.owner), 'set-aside');
      }),
      throw: choose<number[]>((g, f) => pickOne('setaside.pick', f, g.setAside.cards), throwAside),
      drop: run((g, f) => {
        for (const card of g.setAside.cards.slice()) move(g, card, setAside, discard(f.target), 'discarded');
      }),
    })),
  }),

  technique({
    id: 'treasure-hunter',
    value: 5,
    copies: 1,
    bonus: false,
    effect: effect({}, ({ choose }) => ({
      target: choose<number>(targetWithDiscard, (g, f, target) => {
        const top = zonesOf(g, target).discard.at(-1) as number;
        move(g, top, discard(target), hand(f.owner), 'taken');
      }),
    })),
  }),
]);
