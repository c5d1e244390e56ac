import type { Seat } from '@comptoir/kit';
import { folk, passive, technique } from '../../catalogue.ts';
import { deck, discard, hand, setAside } from '../../places.ts';
import { confirm, effect, pickCards } from '../../rules/asking.ts';
import {
  aim,
  anyPlayer,
  discardFromHand,
  handOf,
  lookAtTop,
  putBackOn,
  randomFromHand,
  someOfHand,
} from '../../rules/card-steps.ts';
import { draw, everybody, hasDrawable, move, shuffleDeck, shuffleDiscard } from '../../rules/moving.ts';
import { type State, zonesOf } from '../../state.ts';

const hasHand = (g: State, seat: Seat): boolean => handOf(g, seat).length > 0;

/** docs/rules/vallee.md, C.13: disruption, of anybody (V-012). */
export const tasmanianDevils = folk('tasmanian-devils', [
  passive({
    id: 'shrewd-trickster',
    value: 1,
    copies: 4,
    activated: { usable: (g, seat) => everybody(g, seat).some((other) => hasDrawable(g, other)) },
    effect: effect({ target: 0 }, ({ choose }) => ({
      look: choose<number>(
        (g, f) => anyPlayer(g, f, (seat) => hasDrawable(g, seat)),
        (g, f, target) => {
          f.target = target;
          lookAtTop(g, f, 1, target);
        },
        'done',
      ),
      drop: choose<boolean>(
        (_, f) => confirm('top.discard', f),
        (g, f, isDropped) => {
          for (const card of g.setAside.cards.slice())
            if (isDropped) move(g, card, setAside, discard(f.target), 'discarded');
            else putBackOn(g, f.target, [card]);
        },
      ),
    })),
  }),

  technique({
    id: 'disruptive-speech',
    value: 2,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      disrupt: choose<number>(
        (g, f) => anyPlayer(g, f, (seat) => hasHand(g, seat)),
        (g, _, target) => {
          const dropped = someOfHand(g, target, 2);
          discardFromHand(g, target, dropped);
          draw(g, dropped.length, target, hand(target));
        },
      ),
    })),
  }),

  technique({
    id: 'tit-for-tat',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0 }, ({ choose }) => ({
      target: choose<number>(
        (g, f) => anyPlayer(g, f, (seat) => zonesOf(g, seat).discard.length > 0),
        aim,
        'done',
      ),
      shuffle: choose<number[]>(
        (g, f) => pickCards('discard.return', f, zonesOf(g, f.target).discard, { min: 2, max: 2 }),
        (g, f, cards) => {
          for (const card of cards) move(g, card, discard(f.target), deck(f.target), 'put-back');
          shuffleDeck(g, f.target); // V-126
        },
      ),
    })),
  }),

  technique({
    id: 'shameless-rummage',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0 }, ({ run, choose }) => ({
      look: choose<number>(
        (g, f) => anyPlayer(g, f, (seat) => hasDrawable(g, seat)),
        (g, f, target) => {
          f.target = target;
          lookAtTop(g, f, 3, target);
        },
        'done',
      ),
      drop: choose<number[]>(
        (g, f) => pickCards('setaside.drop', f, g.setAside.cards, { min: 0, max: 3, ordered: true }), // V-128
        (g, f, cards) => {
          for (const card of cards) move(g, card, setAside, discard(f.target), 'discarded');
        },
      ),
      shuffle: run((g, f) => {
        putBackOn(g, f.target, g.setAside.cards.slice());
        if (zonesOf(g, f.target).deck.length > 0) shuffleDeck(g, f.target);
      }),
    })),
  }),

  passive({
    id: 'public-humiliation',
    value: 5,
    copies: 1,
    activated: { usable: (g, seat) => everybody(g, seat).some((other) => hasHand(g, other)) },
    effect: effect({}, ({ choose }) => ({
      humiliate: choose<number>(
        (g, f) => anyPlayer(g, f, (seat) => hasHand(g, seat)),
        (g, _, target) => discardFromHand(g, target, [randomFromHand(g, target)]),
      ),
    })),
  }),

  technique({
    id: 'equality',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      swap: choose<number>(
        (g, f) => anyPlayer(g, f, (seat) => hasHand(g, seat) && zonesOf(g, seat).discard.length > 0),
        (g, _, target) => {
          const pile = zonesOf(g, target).discard;
          if (pile.length > 1) shuffleDiscard(g, target); // V-373
          const given = someOfHand(g, target, Math.min(3, pile.length)); // V-120
          const taken = zonesOf(g, target).discard.slice(-given.length);
          for (const card of taken) move(g, card, discard(target), hand(target), 'swapped');
          for (const card of given) move(g, card, hand(target), discard(target), 'swapped');
        },
      ),
    })),
  }),
]);
