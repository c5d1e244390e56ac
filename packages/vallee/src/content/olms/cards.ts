import { type CardId, type Frame, type Seat, shuffle } from '@comptoir/kit';
import { folk, isFolkCard, passive, technique } from '../../catalogue.ts';
import { deck, discard, hand, setAside, slot } from '../../places.ts';
import { effect, pickCards, pickOne, pickOption, pickPlayer } from '../../rules/asking.ts';
import {
  aim,
  askOrder,
  askThrow,
  handOf,
  lookedAt,
  takeFromMarket,
  throwFromHand,
  throwFromMarket,
  throwTopOfMarket,
} from '../../rules/card-steps.ts';
import { marketCards, occupiedSlots } from '../../rules/market.ts';
import {
  draw,
  everybody,
  hasDrawable,
  hasMarketDrawable,
  look,
  lookAway,
  move,
  opponents,
  setAsideFor,
  throwAway,
} from '../../rules/moving.ts';
import { EMPTY, type State, zonesOf } from '../../state.ts';

/** V-024: the middle of the five. */
const MIDDLE = 2;

const askMarket = (g: State, f: Frame) => pickOption('market.pick', f, occupiedSlots(g));

/** docs/rules/vallee.md, C.4: breaking things. */
export const olms = folk('olms', [
  passive({
    id: 'blind-examiner',
    value: 1,
    copies: 4,
    activated: { usable: hasMarketDrawable },
    payment: { reaches: true },
    effect: effect({}, ({ run }) => ({
      throw: run(throwTopOfMarket),
    })),
  }),

  technique({
    id: 'softness-shroud',
    value: 2,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      throw: choose<number[]>(
        (g, f) =>
          g.market[MIDDLE] === EMPTY
            ? null // V-121
            : pickOne('discard.throw', f, zonesOf(g, f.owner).discard.filter(isFolkCard)),
        (g, f, cards) => {
          for (const card of cards) throwAway(g, card, discard(f.owner));
          takeFromMarket(g, f.owner, MIDDLE); // V-133
        },
      ),
    })),
  }),

  technique({
    id: 'medicine-masher',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      throw: choose<number[]>(askThrow, throwFromHand),
      mash: choose<number[]>(
        (g, f) => pickCards('market.throw', f, marketCards(g), { min: 0, max: 2, ordered: true }),
        throwFromMarket,
      ),
    })),
  }),

  technique({
    id: 'opener-sticks',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0, cards: [] as number[] }, ({ run, choose }) => ({
      target: choose<number>(
        (g, f) =>
          pickPlayer(
            'target.player',
            f,
            opponents(g, f.owner).filter((seat) => hasDrawable(g, seat)),
          ),
        aim,
        'done',
      ),
      open: run((g, f) => {
        f.cards = draw(g, 3, f.target, setAsideFor(g, f.owner), 'set-aside');
      }),
      drop: choose<number[]>(
        askOrder, // V-128
        (g, f, cards) => {
          for (const card of cards) move(g, card, setAside, discard(f.target), 'discarded');
        },
      ),
      // What is thrown away buys a market card: without one there is nothing to throw for (V-121).
      throw: choose<number[]>(
        (g, f) =>
          occupiedSlots(g).length === 0 ? null : pickCards('discard.throw', f, f.cards, { min: 0, max: 1 }),
        (g, f, cards) => {
          for (const card of cards) throwAway(g, card, discard(f.target));
          return cards.length === 0 ? 'done' : 'next';
        },
        'done',
      ),
      take: choose<number>(askMarket, (g, f, at) => takeFromMarket(g, f.owner, at)),
    })),
  }),

  technique({
    id: 'song-making-stone',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({ target: 0 }, ({ run, choose }) => ({
      target: choose<number>(
        (g, f) =>
          pickPlayer(
            'target.player',
            f,
            opponents(g, f.owner).filter((seat) => handOf(g, seat).length > 0),
          ),
        aim,
        'done',
      ),
      look: run((g, f) => {
        const cards = shuffle(g.rng, handOf(g, f.target).slice()).slice(0, 3);
        look(g, f.owner, f.target, cards, false); // V-226
      }),
      throw: choose<number[]>(
        (g, f) => pickCards('setaside.pick', f, lookedAt(g), { min: 0, max: 1 }),
        (g, f, cards) => {
          lookAway(g);
          for (const card of cards) throwAway(g, card, hand(f.target));
          return cards.length === 0 ? 'done' : 'next';
        },
      ),
      give: choose<number>(askMarket, (g, f, at) =>
        move(g, g.market[at] as CardId, slot(at), hand(f.target), 'given'),
      ),
    })),
  }),

  technique({
    id: 'cave-banquet',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({ at: 0 }, ({ choose }) => ({
      serve: choose<{ card: number; seat: number }>(
        (g, f) => {
          const seat = everybody(g, f.owner)[f.at] as Seat;
          return pickOption(
            'market.give',
            f,
            marketCards(g).map((card) => ({ card, seat })),
          );
        },
        (g, f, { card, seat }) => {
          move(g, card, slot(g.market.indexOf(card)), deck(seat), 'given');
          f.at += 1;
          return f.at < g.config.players ? 'again' : 'next';
        },
      ),
    })),
  }),
]);
