import type { CardId, Seat } from '@comptoir/kit';
import { folk, type Lasting, technique } from '../../catalogue.ts';
import { deck, discard, hand, setAside } from '../../places.ts';
import { effect, pickOne, pickOption } from '../../rules/asking.ts';
import { handOf, targetWithDrawable } from '../../rules/card-steps.ts';
import { draw, move, opponents, others, setAsideFor } from '../../rules/moving.ts';

/** V-300: the card lies in the planning area, and what it says holds until it leaves it. */
const threat = (lasting: Lasting) => ({
  bonus: true,
  delayed: true as const,
  lasting,
  effect: effect({}, ({ run }) => ({ threaten: run(() => 'next') })),
  release: effect({}, ({ run }) => ({ relent: run(() => 'next') })),
});

/** docs/rules/vallee.md, B.9: threats. */
export const crocodiles = folk('crocodiles', [
  technique({
    id: 'little-villain',
    value: 1,
    copies: 4,
    bonus: true,
    effect: effect({}, ({ run }) => ({
      rob: run((g, f) => {
        // One by one: a card that was discarded may be reshuffled for the next (V-122).
        for (const seat of opponents(g, f.owner))
          for (let i = 0; i < 2; i++) draw(g, 1, seat, discard(seat), 'discarded');
      }),
    })),
  }),

  technique({ id: 'scary-gunfight', value: 2, copies: 3, ...threat({ surcharge: 2 }) }),

  technique({
    id: 'night-shift',
    value: 3,
    copies: 3,
    bonus: true,
    effect: effect({ seats: [] as number[] }, ({ run, choose }) => ({
      collect: run((g, f) => {
        const aside = setAsideFor(g, f.owner); // V-225
        f.seats = [f.owner, ...others(g, f.owner)].filter(
          (seat) => draw(g, 1, seat, aside, 'set-aside').length > 0,
        );
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
          move(g, card, setAside, deck(seat), 'put-back');
          return 'again';
        },
      ),
    })),
  }),

  technique({
    id: 'ruthless-competition',
    value: 4,
    copies: 3,
    bonus: true,
    effect: effect({ target: 0 }, ({ choose }) => ({
      target: choose<number>(
        targetWithDrawable,
        (g, f, target) => {
          f.target = target;
          draw(g, 1, target, hand(f.owner), 'stolen');
        },
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

  technique({ id: 'nasty-threat', value: 5, copies: 1, ...threat({ height: 1 }) }),

  technique({ id: 'lost-shipments', value: 5, copies: 1, ...threat({ fillAtMost: 1 }) }),
]);
