import { folk, technique } from '../../catalogue.ts';
import { deck, discard, hand, slot } from '../../places.ts';
import { confirm, effect, pickCards, pickOption } from '../../rules/asking.ts';
import { handOf, throwFromDiscard } from '../../rules/card-steps.ts';
import { occupiedSlots } from '../../rules/market.ts';
import { move } from '../../rules/moving.ts';
import { type State, zonesOf } from '../../state.ts';

/** Nothing happens now: the card waits for its condition (V-332). */
const waiting = () => effect({}, ({ run }) => ({ wait: run(() => 'next') }));

const discardOf = (g: State, seat: number): readonly number[] => zonesOf(g, seat).discard;

/** docs/rules/vallee.md, B.13: the next time something happens (V-332). */
export const beavers = folk('beavers', [
  technique({
    id: 'master-builder',
    value: 1,
    copies: 4,
    bonus: true,
    effect: waiting(),
    reaction: {
      on: 'purchase',
      from: 'planning',
      effect: effect({ cards: [] as number[] }, ({ choose }) => ({
        put: choose<number[]>(
          (g, f) =>
            pickCards(
              'discard.pick',
              f,
              discardOf(g, f.owner).filter((card) => f.cards.includes(card)),
              { min: 0, max: 1 },
            ),
          (g, f, cards) => {
            for (const card of cards) move(g, card, discard(f.owner), deck(f.owner), 'put-back');
          },
        ),
      })),
    },
  }),

  technique({
    id: 'snack',
    value: 2,
    copies: 3,
    bonus: false,
    effect: waiting(),
    reaction: {
      on: 'build',
      from: 'planning',
      effect: effect({}, ({ choose }) => ({
        take: choose<number | null>(
          (g, f) => {
            const slots = occupiedSlots(g);
            return slots.length === 0 ? null : pickOption('market.maybe', f, [null, ...slots]);
          },
          (g, f, at) => {
            if (at !== null) move(g, g.market[at] as number, slot(at), hand(f.owner), 'taken'); // V-133
          },
        ),
      })),
    },
  }),

  technique({
    id: 'wind-of-change',
    value: 3,
    copies: 3,
    bonus: true,
    effect: waiting(),
    reaction: {
      on: 'purchase',
      from: 'planning',
      effect: effect({}, ({ choose }) => ({
        throw: choose<number[]>(
          (g, f) => pickCards('discard.throw', f, discardOf(g, f.owner), { min: 0, max: 1 }),
          throwFromDiscard,
        ),
      })),
    },
  }),

  technique({
    id: 'overtime',
    value: 4,
    copies: 3,
    bonus: true,
    effect: waiting(),
    buildsFromDiscard: true,
    reaction: { on: 'build', from: 'planning', effect: waiting() },
  }),

  technique({
    id: 'order-in-chaos',
    value: 5,
    copies: 1,
    bonus: true,
    effect: waiting(),
    reaction: {
      on: 'shuffle',
      from: 'planning',
      effect: effect({ size: 0 }, ({ choose }) => ({
        gather: choose<boolean>(
          (_, f) => confirm('deck.gather', f),
          (g, f, isWanted) => {
            if (!isWanted) return 'done';
            f.size = handOf(g, f.owner).length;
            for (const card of zonesOf(g, f.owner).deck.slice())
              move(g, card, deck(f.owner), hand(f.owner), 'taken');
            for (const card of discardOf(g, f.owner).slice())
              move(g, card, discard(f.owner), hand(f.owner), 'taken');
            return 'next';
          },
        ),
        // Down to the former size: what is given up is chosen in the order in which it will lie.
        drop: choose<number[]>(
          (g, f) => {
            const cards = handOf(g, f.owner);
            const count = cards.length - f.size;
            return pickCards('hand.drop', f, cards, { min: count, max: count, ordered: true });
          },
          (g, f, cards) => {
            for (const card of cards) move(g, card, hand(f.owner), discard(f.owner), 'discarded');
          },
        ),
      })),
    },
  }),

  technique({
    id: 'practice',
    value: 5,
    copies: 1,
    bonus: true,
    effect: waiting(),
    reaction: {
      on: 'technique',
      from: 'planning',
      effect: effect({ about: 0 }, ({ choose }) => ({
        take: choose<boolean>(
          (g, f) => (discardOf(g, f.owner).includes(f.about) ? confirm('card.to-hand', f) : null),
          (g, f, isWanted) => {
            if (isWanted) move(g, f.about, discard(f.owner), hand(f.owner), 'taken');
          },
        ),
      })),
    },
  }),
]);
