import { allows, type CardId, call, listening, must, type Requirement, type Seat } from '@comptoir/kit';
import { cardOf } from '../catalogue.ts';
import { tell } from '../events.ts';
import { type State, zonesOf } from '../state.ts';

/** Chapter 10. */

/** V-044: before an action (Q1), before the hand is filled (Q2), each time it has been filled (Q3). */
export type QuietPoint = 'Q1' | 'Q2' | 'Q3';

/** V-180 to V-185 */
export const ACTIVATING: readonly Requirement<[State, Seat, CardId, QuietPoint]>[] = [
  {
    rule: 'V-180',
    reason: 'not-in-hand',
    holds: (g, seat, card) => zonesOf(g, seat).hand.includes(card),
    figures: (_g, _s, card) => ({ card }),
  },
  {
    rule: 'V-181',
    reason: 'not-activated',
    holds: (_g, _s, card) => cardOf(card).activated !== undefined,
    figures: (_g, _s, card) => ({ card }),
  },
  {
    rule: 'V-183',
    reason: 'used-this-turn',
    holds: (g, _, card) => !g.turn.used.includes(card),
    figures: (_g, _s, card) => ({ card }),
  },
  {
    rule: 'V-181',
    reason: 'only-after-filling',
    holds: (_g, _s, card, at) => at === 'Q3' || cardOf(card).activated?.onlyAfterFilling !== true,
    figures: (_g, _s, card) => ({ card }),
  },
  {
    rule: 'V-185',
    reason: 'nothing-to-do',
    holds: (g, seat, card) => cardOf(card).activated?.usable(g, seat) === true,
    figures: (_g, _s, card) => ({ card }),
  },
];

/** The cards that may be activated now. */
export function usablePassives(g: State, seat: Seat, at: QuietPoint): CardId[] {
  const usable: CardId[] = [];
  for (const card of zonesOf(g, seat).hand) {
    // Most cards are no passives: they are left out before the whole list is asked.
    if (cardOf(card).activated !== undefined && allows(ACTIVATING, g, seat, card, at)) usable.push(card);
  }
  return usable;
}

/** V-183, V-184: marks the card and carries out its ability. */
export function usePassive(g: State, seat: Seat, card: CardId) {
  g.turn.used.push(card);
  if (listening()) tell({ type: 'passive-used', seat, card });
  return call(must(cardOf(card).effect, 'effect of a passive'), { owner: seat, card });
}
