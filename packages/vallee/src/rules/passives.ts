import { allows, type CardId, call, listening, must, type Requirement, type Seat } from '@comptoir/kit';
import { type Card, cardOf, setOf } from '../catalogue.ts';
import { tell } from '../events.ts';
import { type Config, type State, zonesOf } from '../state.ts';

/** Chapter 10. */

/** V-044: before an action (Q1), before the hand is filled (Q2), each time it (Q3) or the market (Q4) has been filled. */
export type QuietPoint = 'Q1' | 'Q2' | 'Q3' | 'Q4';

const isAfterFilling = (at: QuietPoint): boolean => at === 'Q3' || at === 'Q4';

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
    holds: (_g, _s, card, at) => isAfterFilling(at) || cardOf(card).activated?.onlyAfterFilling !== true,
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

/**
 * V-044: whether this seat could use an ability now or later in this clean-up, as far as everybody can tell. The pause must
 * not depend on the hand: whoever is awaited would be known to hold such a card.
 */
export function mayUsePassives(g: State, seat: Seat, at: QuietPoint): boolean {
  const { actionCap } = g.config;
  if (actionCap !== null && g.turn.passivesUsed >= actionCap) return false; // V-105
  return at !== 'Q4'
    ? activatedInPlay(g.config).length > 0
    : zonesOf(g, seat).hand.length > 0 &&
        activatedInPlay(g.config).some(({ activated }) => activated?.usable(g, seat));
}

/** What can be activated never changes during a game: it is listed once for each. */
const listed = new WeakMap<Config, readonly Card[]>();
function activatedInPlay(config: Config): readonly Card[] {
  let cards = listed.get(config);
  if (cards === undefined) {
    cards = config.folks.flatMap((id) => setOf(id).cards.filter(({ activated }) => activated !== undefined));
    listed.set(config, cards);
  }
  return cards;
}

/** V-183, V-184: marks the card and carries out its ability. */
export function usePassive(g: State, seat: Seat, card: CardId) {
  g.turn.used.push(card);
  g.turn.passivesUsed += 1;
  if (listening()) tell({ type: 'passive-used', seat, card });
  return call(must(cardOf(card).effect, 'effect of a passive'), { owner: seat, card });
}
