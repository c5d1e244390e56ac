import type { CardId, Frame, Seat } from '@comptoir/kit';
import { folk, passive, technique } from '../../catalogue.ts';
import type { Pile } from '../../events.ts';
import { discard, hand, setAside } from '../../places.ts';
import { effect, pickNumber, pickOne, pickOption, pickPlayer } from '../../rules/asking.ts';
import { aim, anyPlayer, folkCardsInHand, throwFromHand } from '../../rules/card-steps.ts';
import { rollPair } from '../../rules/die.ts';
import {
  draw,
  drawFromMarketDeck,
  everybody,
  hasDrawable,
  move,
  others,
  setAsideFor,
} from '../../rules/moving.ts';
import { hasCard, placeOf, sizeOf, takeFrom } from '../../rules/piles.ts';
import { NOBODY, type State } from '../../state.ts';

/** What a card knows that rolls both dice. */
const PAIR = { source: '', destination: '', from: 0 };
type Rolled = Frame & { source: string; destination: string; from: number };

const roll =
  (mustDiffer: boolean) =>
  (g: State, f: Rolled): void => {
    Object.assign(f, rollPair(g, f.owner, mustDiffer));
  };

const source = (f: Rolled): Pile => f.source as Pile;
const destination = (f: Rolled): Pile => f.destination as Pile;

/** V-121: the other players with whom a swap would move a card. */
const partners = (g: State, f: Rolled, seat: Seat): Seat[] =>
  others(g, seat).filter((other) => hasCard(g, other, destination(f)));

/** V-376: as many cards as both can give change places, unseen by those who give them. */
function swapPiles(g: State, f: Rolled, other: Seat): void {
  const count = Math.min(2, sizeOf(g, f.from, source(f)), sizeOf(g, other, destination(f)));
  const aside = setAsideFor(g, NOBODY);
  const given = takeFrom(g, f.from, source(f), count, aside);
  const taken = takeFrom(g, other, destination(f), count, aside);
  for (const card of given) move(g, card, setAside, placeOf(other, destination(f)), 'swapped');
  for (const card of taken) move(g, card, setAside, placeOf(f.from, source(f)), 'swapped');
}

/** docs/rules/vallee.md, C.9: absent-minded, with two dice (V-375). */
export const pangolins = folk('pangolins', [
  technique({
    id: 'fumbling-dreamer',
    value: 1,
    copies: 4,
    rolls: true,
    bonus: true,
    effect: effect(PAIR, ({ run, choose }) => ({
      roll: run(roll(true)),
      move: choose<number>(
        (g, f) => anyPlayer(g, f, (seat) => hasCard(g, seat, source(f))),
        (g, f, seat) => {
          takeFrom(g, seat, source(f), 1, placeOf(seat, destination(f)));
        },
      ),
    })),
  }),

  passive({
    id: 'coffee-grinder',
    value: 2,
    copies: 3,
    activated: { usable: (g, seat) => everybody(g, seat).some((other) => hasDrawable(g, other)) },
    effect: effect({ target: 0 }, ({ choose }) => ({
      target: choose<number>((g, f) => anyPlayer(g, f, (seat) => hasDrawable(g, seat)), aim, 'done'),
      grind: choose<number>(
        (_, f) => pickNumber('deck.count', f, 1, 3),
        (g, f, count) => {
          // One by one: a card that was discarded may be reshuffled for the next (V-122).
          for (let i = 0; i < count; i++) draw(g, 1, f.target, discard(f.target), 'discarded');
        },
      ),
    })),
  }),

  technique({
    id: 'accident',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({}, ({ run, choose }) => ({
      draw: run((g, f) => {
        drawFromMarketDeck(g, 1, hand(f.owner));
      }),
      throw: choose<number[]>((g, f) => pickOne('hand.throw', f, folkCardsInHand(g, f.owner)), throwFromHand),
    })),
  }),

  technique({
    id: 'loose-marbles',
    value: 4,
    copies: 3,
    rolls: true,
    bonus: true,
    effect: effect(PAIR, ({ run, choose }) => ({
      roll: run(roll(false)),
      from: choose<number>(
        (g, f) => anyPlayer(g, f, (seat) => hasCard(g, seat, source(f))),
        (_, f, seat) => {
          f.from = seat;
        },
        'done',
      ),
      to: choose<number>(
        (g, f) =>
          pickPlayer(
            'target.receiver',
            f,
            everybody(g, f.owner).filter((seat) => seat !== f.from),
          ),
        (g, f, seat) => {
          takeFrom(g, f.from, source(f), 1, placeOf(seat, destination(f)));
        },
      ),
    })),
  }),

  technique({
    id: 'another-fine-mess',
    value: 5,
    copies: 1,
    rolls: true,
    bonus: true,
    effect: effect(PAIR, ({ run, choose }) => ({
      roll: run(roll(false)),
      from: choose<number>(
        (g, f) => anyPlayer(g, f, (seat) => hasCard(g, seat, source(f)) && partners(g, f, seat).length > 0),
        (_, f, seat) => {
          f.from = seat;
        },
        'done',
      ),
      to: choose<number>((g, f) => pickPlayer('target.receiver', f, partners(g, f, f.from)), swapPiles),
    })),
  }),

  technique({
    id: 'souvenirs',
    value: 5,
    copies: 1,
    bonus: true,
    setsAsideMarket: true,
    effect: effect({ seats: [] as number[] }, ({ run, choose }) => ({
      draw: run((g, f) => {
        drawFromMarketDeck(g, g.config.players, setAsideFor(g, f.owner), 'set-aside'); // V-225
        // The last card is one's own.
        f.seats = [...others(g, f.owner), f.owner];
      }),
      give: choose<{ card: CardId; seat: Seat }>(
        (g, f) =>
          pickOption(
            'setaside.give',
            f,
            g.setAside.cards.map((card) => ({ card, seat: f.seats[0] as Seat })),
          ),
        (g, f, { card, seat }) => {
          f.seats = f.seats.slice(1);
          move(g, card, setAside, hand(seat), 'given');
          return 'again';
        },
      ),
    })),
  }),
]);
