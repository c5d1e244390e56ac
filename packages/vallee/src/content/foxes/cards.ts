import { below, goto, type Seat } from '@comptoir/kit';
import { folk, technique } from '../../catalogue.ts';
import { deck, discard, hand, setAside, slot } from '../../places.ts';
import { askedOf, confirm, effect, pickOne, pickOption } from '../../rules/asking.ts';
import { handOf, lookedAt, searchDeck, targetWithHand, thisCard } from '../../rules/card-steps.ts';
import { occupiedSlots } from '../../rules/market.ts';
import { everybody, look, lookAway, move, setAsideFor, shuffleDeck } from '../../rules/moving.ts';
import { type State, zonesOf } from '../../state.ts';

const SIDES = ['left', 'right'] as const;

/** V-027: play goes to the left. Between two players both sides are the same, and no question. */
const neighbour = (g: State, seat: Seat, side: string): Seat =>
  (seat + (side === 'left' ? 1 : g.config.players - 1)) % g.config.players;

/** Everybody from the active player on, towards the chosen side. */
function around(g: State, from: Seat, side: string): Seat[] {
  const [first, ...rest] = everybody(g, from);
  return [first as Seat, ...(side === 'left' ? rest : rest.reverse())];
}

const holders = (g: State, from: Seat): Seat[] =>
  everybody(g, from).filter((seat) => handOf(g, seat).length > 0);

/** docs/rules/vallee.md, B.10: mutual help. Others choose for themselves (V-320). */
export const foxes = folk('foxes', [
  technique({
    id: 'cunning-neighbour',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ choose }) => ({
      target: choose<number>(targetWithHand, (g, f, target) => {
        look(g, f.owner, target, handOf(g, target), false); // V-226
      }),
      keep: choose<boolean>(
        (_, f) => confirm('card.to-deck', f),
        (g, f, isKept) => {
          if (isKept) move(g, f.card, thisCard(f), deck(f.owner), 'put-back');
        },
      ),
    })),
  }),

  technique({
    id: 'cheer',
    value: 2,
    copies: 3,
    bonus: true,
    effect: effect({ at: 0 }, ({ run, choose }) => ({
      look: run((g, f) => searchDeck(g, everybody(g, f.owner)[f.at] as Seat)),
      take: choose<number[]>(
        (g, f) => pickOne('deck.search', askedOf(f, everybody(g, f.owner)[f.at] as Seat), lookedAt(g)),
        (g, f, cards) => {
          const seat = everybody(g, f.owner)[f.at] as Seat;
          for (const card of cards) move(g, card, deck(seat), hand(seat), 'taken');
        },
      ),
      next: run((g, f) => {
        lookAway(g);
        f.at += 1;
        return f.at < g.config.players ? goto('look') : 'next';
      }),
      shuffle: run((g, f) => {
        for (const seat of everybody(g, f.owner)) if (zonesOf(g, seat).deck.length > 0) shuffleDeck(g, seat);
      }),
    })),
  }),

  technique({
    id: 'raffle',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({ side: 'left' }, ({ run, choose }) => ({
      side: choose<string>(
        (g, f) =>
          g.config.players > 2 && holders(g, f.owner).length > 0 ? pickOption('choose.side', f, SIDES) : null,
        (_, f, side) => {
          f.side = side;
        },
      ),
      // V-132: all cards are determined before any of them moves.
      take: run((g, f) => {
        const drawn = everybody(g, f.owner).flatMap((to) => {
          const from = neighbour(g, to, f.side);
          const cards = handOf(g, from);
          return cards.length === 0 ? [] : [{ from, to, card: cards[below(g.rng, cards.length)] as number }];
        });
        for (const { card, from, to } of drawn) move(g, card, hand(from), hand(to), 'taken');
      }),
    })),
  }),

  technique({
    id: 'charity',
    value: 4,
    copies: 3,
    bonus: true,
    // The active player comes last: what is left over is theirs.
    effect: effect({ to: [] as number[], at: 0 }, ({ run, choose }) => ({
      take: run((g, f) => {
        const givers = holders(g, f.owner);
        for (const seat of givers) {
          const cards = handOf(g, seat);
          const drawn = cards[below(g.rng, cards.length)] as number;
          move(g, drawn, hand(seat), setAsideFor(g, f.owner), 'set-aside');
        }
        f.to = [...givers.filter((seat) => seat !== f.owner), ...givers.filter((seat) => seat === f.owner)];
      }),
      give: choose<{ card: number; seat: number }>(
        (g, f) =>
          g.setAside.cards.length < 2
            ? null
            : pickOption(
                'setaside.give',
                f,
                g.setAside.cards.map((card) => ({ card, seat: f.to[f.at] as Seat })),
              ),
        (g, f, { card, seat }) => {
          move(g, card, setAside, hand(seat), 'given');
          f.at += 1;
          return 'again';
        },
      ),
      rest: run((g, f) => {
        for (const card of g.setAside.cards.slice())
          move(g, card, setAside, hand(f.to[f.at] as Seat), 'given');
      }),
    })),
  }),

  technique({
    id: 'tasters',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({ side: 'left', at: 0 }, ({ choose }) => ({
      side: choose<string>(
        (g, f) =>
          g.config.players > 2 && occupiedSlots(g).length > 0 ? pickOption('choose.side', f, SIDES) : null,
        (_, f, side) => {
          f.side = side;
        },
      ),
      take: choose<number>(
        (g, f) =>
          pickOption('market.pick', askedOf(f, around(g, f.owner, f.side)[f.at] as Seat), occupiedSlots(g)),
        (g, f, at) => {
          const seat = around(g, f.owner, f.side)[f.at] as Seat;
          move(g, g.market[at] as number, slot(at), hand(seat), 'taken'); // V-133
          f.at += 1;
          return f.at < g.config.players ? 'again' : 'next';
        },
      ),
    })),
  }),

  technique({
    id: 'rumours',
    value: 5,
    copies: 1,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      spread: run((g, f) => {
        for (const seat of everybody(g, f.owner)) {
          for (const card of zonesOf(g, seat).discard.slice(-2).reverse())
            move(g, card, discard(seat), deck(seat), 'put-back');
        }
      }),
    })),
  }),
]);
