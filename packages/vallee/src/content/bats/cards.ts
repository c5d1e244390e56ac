import type { CardId, Frame, Seat } from '@comptoir/kit';
import { folk, technique } from '../../catalogue.ts';
import { discard, hand, marketDiscard } from '../../places.ts';
import { confirm, effect, pickOption } from '../../rules/asking.ts';
import {
  anyPlayer,
  askOrder,
  discardFromHand,
  handOf,
  lookAtTop,
  type PileChoice,
  putBackOn,
  randomFromHand,
} from '../../rules/card-steps.ts';
import { timeOf } from '../../rules/clock.ts';
import {
  draw,
  drawFromMarketDeck,
  hasDrawable,
  hasMarketDrawable,
  move,
  others,
  throwAway,
} from '../../rules/moving.ts';
import { type State, zonesOf } from '../../state.ts';

/** V-370: by night the others are within reach. */
const isWithinReach = (g: State, f: Frame, seat: Seat): boolean =>
  seat === f.owner || timeOf(g, f.owner) === 'night';

const pickDeck = (g: State, f: Frame) =>
  anyPlayer(g, f, (seat) => isWithinReach(g, f, seat) && hasDrawable(g, seat));

/** One's own deck, and by night what the card names beside it. */
const ownDeckOr = (g: State, f: Frame, byNight: readonly PileChoice[]): PileChoice[] => [
  ...(hasDrawable(g, f.owner) ? [{ zone: 'deck' as const, seat: f.owner }] : []),
  ...(timeOf(g, f.owner) === 'night' ? byNight : []),
];

/** What may be captured. */
const prey = (g: State, f: Frame): PileChoice[] => [
  ...(hasMarketDrawable(g) ? [{ zone: 'market-deck' as const }] : []),
  ...(g.marketDiscard.length > 0 ? [{ zone: 'market-discard' as const }] : []),
  ...others(g, f.owner)
    .filter((seat) => isWithinReach(g, f, seat))
    .flatMap((seat) => [
      ...(hasDrawable(g, seat) ? [{ zone: 'deck' as const, seat }] : []),
      ...(zonesOf(g, seat).discard.length > 0 ? [{ zone: 'discard' as const, seat }] : []),
    ]),
];

/** docs/rules/vallee.md, C.16: what is done by night (V-370). */
export const bats = folk('bats', [
  technique({
    id: 'sneaky-scout',
    value: 1,
    copies: 4,
    bonus: true,
    timed: true,
    effect: effect({ target: 0 }, ({ choose }) => ({
      target: choose<number>(
        pickDeck,
        (g, f, target) => {
          f.target = target;
          lookAtTop(g, f, 2, target);
        },
        'done',
      ),
      back: choose<number[]>(askOrder, (g, f, cards) => putBackOn(g, f.target, cards)),
    })),
  }),

  technique({
    id: 'false-alarm',
    value: 2,
    copies: 3,
    bonus: true,
    timed: true,
    effect: effect({}, ({ choose }) => ({
      take: choose<PileChoice>(
        (g, f) =>
          pickOption(
            'pile.pick',
            f,
            ownDeckOr(
              g,
              f,
              zonesOf(g, f.owner).discard.length > 0 ? [{ zone: 'discard', seat: f.owner }] : [],
            ),
          ),
        (g, f, { zone }) => {
          const [bottom] = zonesOf(g, f.owner).discard;
          if (zone === 'deck') draw(g, 1, f.owner, hand(f.owner));
          else move(g, bottom as CardId, discard(f.owner), hand(f.owner), 'taken');
        },
      ),
    })),
  }),

  technique({
    id: 'heroic-deed',
    value: 3,
    copies: 3,
    bonus: true,
    timed: true,
    effect: effect({}, ({ choose }) => ({
      draw: choose<number>(pickDeck, (g, f, target) => {
        draw(g, 1, target, hand(f.owner), target === f.owner ? 'drawn' : 'stolen');
      }),
    })),
  }),

  technique({
    id: 'secret-mission',
    value: 4,
    copies: 3,
    bonus: true,
    timed: true,
    effect: effect({}, ({ choose }) => ({
      take: choose<PileChoice>(
        (g, f) =>
          pickOption(
            'pile.pick',
            f,
            ownDeckOr(
              g,
              f,
              others(g, f.owner)
                .filter((seat) => handOf(g, seat).length > 0)
                .map((seat) => ({ zone: 'hand', seat })),
            ),
          ),
        (g, f, { zone, seat = f.owner }) => {
          if (zone === 'deck') draw(g, 1, f.owner, hand(f.owner));
          else move(g, randomFromHand(g, seat), hand(seat), hand(f.owner), 'stolen');
        },
      ),
    })),
  }),

  technique({
    id: 'capture',
    value: 5,
    copies: 1,
    bonus: false,
    timed: true,
    effect: effect({}, ({ choose }) => ({
      take: choose<PileChoice>(
        (g, f) => pickOption('pile.pick', f, prey(g, f)),
        (g, f, { zone, seat = f.owner }) => {
          const to = hand(f.owner);
          if (zone === 'market-deck') drawFromMarketDeck(g, 1, to);
          else if (zone === 'market-discard')
            move(g, g.marketDiscard.at(-1) as CardId, marketDiscard, to, 'taken');
          else if (zone === 'deck') draw(g, 1, seat, to, 'stolen');
          else move(g, zonesOf(g, seat).discard.at(-1) as CardId, discard(seat), to, 'taken');
        },
      ),
    })),
  }),

  technique({
    id: 'provocation',
    value: 5,
    copies: 1,
    bonus: true,
    timed: true,
    effect: effect({ target: 0, dropped: -1 }, ({ choose }) => ({
      drop: choose<number>(
        (g, f) => anyPlayer(g, f, (seat) => isWithinReach(g, f, seat) && handOf(g, seat).length > 0),
        (g, f, target) => {
          f.target = target;
          f.dropped = randomFromHand(g, target);
          discardFromHand(g, target, [f.dropped]);
        },
        'done',
      ),
      throw: choose<boolean>(
        (_, f) => confirm('card.throw', f),
        (g, f, isThrown) => {
          if (isThrown) throwAway(g, f.dropped, discard(f.target));
        },
      ),
    })),
  }),
]);
