import { type CardId, call, listening, type Requirement, type Seat } from '@comptoir/kit';
import { cardOf } from '../catalogue.ts';
import type { Purchase } from '../decisions.ts';
import { tell } from '../events.ts';
import { discard, hand } from '../places.ts';
import { coinsOf } from '../questions.ts';
import { type Planned, type State, zonesOf } from '../state.ts';
import { effect } from './asking.ts';
import { changeCoins, restOf } from './coins.ts';
import { lookAway, move } from './moving.ts';
import { settle } from './reactions.ts';
import { paymentFor } from './spending.ts';
import { leavePlanning } from './technique.ts';
import { effectiveValues } from './values.ts';

/** V-355, V-356: techniques that wait in the planning area until their player pays to finish them. */

const plannedAt = (g: State, seat: Seat, card: CardId): Planned | undefined =>
  zonesOf(g, seat).planning.find((planned) => planned.card === card);

const finishOf = ({ card, as }: Planned) => cardOf(as ?? card).finish;

/** What all hand cards and coins of a seat amount to. */
const purseOf = (g: State, seat: Seat): number =>
  effectiveValues(g, zonesOf(g, seat).hand).reduce((sum, value) => sum + value, coinsOf(g, seat));

export const FINISHING: readonly Requirement<[State, Seat, CardId]>[] = [
  {
    rule: 'V-355',
    reason: 'nothing-to-finish',
    holds: (g, seat, card) => {
      const planned = plannedAt(g, seat, card);
      return planned !== undefined && finishOf(planned) !== undefined;
    },
  },
  {
    rule: 'V-355',
    reason: 'played-this-turn',
    holds: (g, seat, card) => plannedAt(g, seat, card)?.since !== g.turn.number,
  },
  {
    rule: 'V-355',
    reason: 'too-dear-to-finish',
    holds: (g, seat, card) => purseOf(g, seat) >= costOf(g, seat, card),
    figures: (g, seat, card) => ({ cost: costOf(g, seat, card), purse: purseOf(g, seat) }),
  },
];

function costOf(g: State, seat: Seat, card: CardId): number {
  const planned = plannedAt(g, seat, card);
  return (planned && finishOf(planned)?.cost) ?? 0;
}

/** `technique.finish`: the planned techniques of earlier turns that can be paid for; null when there are none. */
export function finishChoice(g: State, seat: Seat, cards: readonly CardId[]): Purchase | null {
  const { planning: planned } = zonesOf(g, seat);
  if (planned.length === 0) return null;
  const offers = planned.flatMap((one) => {
    const finish = finishOf(one);
    if (finish === undefined || one.since === g.turn.number) return [];
    return [{ slot: one.card, card: one.card, cost: finish.cost }];
  });
  return offers.length === 0
    ? null
    : paymentFor(g, { id: 'technique.finish', seat, source: null }, cards, offers);
}

/** V-356: no action. The cards are spent, the rest of the effect is carried out, and the technique is fully resolved. */
export const finishTechnique = effect({ cards: [] as number[], values: [] as number[] }, ({ run }) => ({
  pay: run((g, f) => {
    const cost = costOf(g, f.owner, f.card);
    if (listening()) tell({ type: 'finished', seat: f.owner, card: f.card, cost });
    for (const card of f.cards) move(g, card, hand(f.owner), discard(f.owner), 'discarded');
    changeCoins(g, f.owner, -restOf(cost, f.values), 'spent');
  }),
  resolve: run((g, f) => {
    const planned = plannedAt(g, f.owner, f.card);
    const rest = planned && finishOf(planned)?.effect;
    return rest === undefined ? 'next' : call(rest, { owner: f.owner, card: f.card });
  }),
  leave: run((g, f) => {
    lookAway(g);
    leavePlanning(g, f);
  }),
  react: run(settle), // V-330
}));
