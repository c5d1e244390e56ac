import type { CardId, Frame } from '@comptoir/kit';
import { folk, passive, technique } from '../../catalogue.ts';
import { deck, discard, hand, slot } from '../../places.ts';
import { stallOf } from '../../questions.ts';
import { effect, orderCards, pickCards, pickOne, pickOption } from '../../rules/asking.ts';
import {
  askOrder,
  discardFromHand,
  drawNow,
  handOf,
  keep,
  thisCard,
  throwAside,
} from '../../rules/card-steps.ts';
import { byTime, timeOf, turnClock } from '../../rules/clock.ts';
import { occupiedSlots } from '../../rules/market.ts';
import {
  draw,
  drawFromMarketDeck,
  move,
  setAsideFor,
  stallCards,
  swapWithStall,
  throwAway,
} from '../../rules/moving.ts';
import { type State, zonesOf } from '../../state.ts';

/** V-370: a clock has no more than three places. */
const ways = (g: State, f: Frame): ('forward' | 'back')[] =>
  byTime(g, f.owner, [['forward'], ['forward', 'back'], ['back']]);

/** The top cards of one's own discard that the time of day gives. */
const contracts = (g: State, f: Frame): CardId[] =>
  zonesOf(g, f.owner).discard.slice(-byTime(g, f.owner, [2, 4, 1]));

/** Where a bouquet may be laid: one's own stall at dawn, those of opponents by day. */
const beds = (g: State, f: Frame): CardId[] =>
  timeOf(g, f.owner) === 'day'
    ? stallCards(g, f.owner).map(({ card }) => card)
    : (g.stalls[stallOf(g, f.owner)] ?? []).flat();

/** docs/rules/vallee.md, C.15: at their best by day (V-370). */
export const mongooses = folk('mongooses', [
  passive({
    id: 'dramatic-romantic',
    value: 1,
    copies: 4,
    timed: true,
    activated: { usable: () => true },
    effect: effect({}, ({ choose }) => ({
      turn: choose<string>(
        (g, f) => pickOption('clock.move', f, ways(g, f)),
        (g, f, way) => turnClock(g, f.owner, way === 'forward' ? 1 : -1),
      ),
    })),
  }),

  technique({
    id: 'serenade',
    value: 2,
    copies: 3,
    bonus: true,
    timed: true,
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        draw(g, byTime(g, f.owner, [2, 3, 1]), f.owner, hand(f.owner));
      }),
      back: choose<number[]>(
        (g, f) => pickCards('hand.pick', f, handOf(g, f.owner), { min: 2, max: 2, ordered: true }),
        (g, f, cards) => {
          for (const card of cards) move(g, card, hand(f.owner), deck(f.owner), 'put-back');
        },
      ),
    })),
  }),

  technique({
    id: 'selecting-contracts',
    value: 3,
    copies: 3,
    bonus: true,
    timed: true,
    effect: effect({ rest: [] as number[] }, ({ choose }) => ({
      throw: choose<number[]>(
        (g, f) => pickOne('discard.pick', f, contracts(g, f)),
        (g, f, cards) => {
          f.rest = contracts(g, f).filter((card) => !cards.includes(card));
          for (const card of cards) throwAway(g, card, discard(f.owner));
        },
        'done',
      ),
      back: choose<number[]>(
        (_, f) => orderCards(f, f.rest),
        (g, f, cards) => {
          for (const card of cards) move(g, card, discard(f.owner), deck(f.owner), 'put-back');
        },
      ),
    })),
  }),

  technique({
    id: 'bouquets',
    value: 4,
    copies: 3,
    bonus: true,
    timed: true,
    effect: effect({}, ({ choose }) => ({
      market: choose<number>(
        (g, f) => (timeOf(g, f.owner) === 'night' ? pickOption('market.pick', f, occupiedSlots(g)) : null),
        (g, f, at) => {
          move(g, g.market[at] as CardId, slot(at), hand(f.owner), 'swapped'); // V-133
          move(g, f.card, thisCard(f), slot(at), 'swapped');
          return 'done';
        },
      ),
      stall: choose<number[]>(
        (g, f) => (timeOf(g, f.owner) === 'night' ? null : pickOne('stall.swap', f, beds(g, f))),
        (g, f, cards) => {
          for (const card of cards) swapWithStall(g, f.card, thisCard(f), card, f.owner); // V-145
        },
      ),
    })),
  }),

  passive({
    id: 'spinning-wheel',
    value: 5,
    copies: 1,
    timed: true,
    activated: { usable: () => true },
    effect: effect({ count: 0 }, ({ run, choose }) => ({
      drop: choose<number[]>(
        (g, f) => pickCards('hand.pick', f, handOf(g, f.owner), { min: 1, max: 3, ordered: true }),
        (g, f, cards) => {
          f.count = byTime(g, f.owner, [1, cards.length, 1]);
          discardFromHand(g, f.owner, cards);
        },
      ),
      draw: run((g, f) => {
        for (let i = 0; i < f.count; i++) drawNow(g, f.owner); // V-164
      }),
    })),
  }),

  technique({
    id: 'inheritance',
    value: 5,
    copies: 1,
    bonus: false,
    timed: true,
    setsAsideMarket: true,
    effect: effect({}, ({ run, choose }) => ({
      look: run((g, f) => {
        drawFromMarketDeck(g, byTime(g, f.owner, [2, 5, 1]), setAsideFor(g, f.owner), 'set-aside');
      }),
      take: choose<number[]>((g, f) => pickOne('setaside.pick', f, g.setAside.cards), keep),
      throw: choose<number[]>(
        askOrder, // V-128
        throwAside,
      ),
    })),
  }),
]);
