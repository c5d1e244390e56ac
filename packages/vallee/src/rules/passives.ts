import { allows, type CardId, call, listening, must, type Requirement, type Seat } from '@comptoir/kit';
import { tell } from '../events.ts';
import { cardAs, type Imitation } from '../likeness.ts';
import { type State, zonesOf } from '../state.ts';
import { effect } from './asking.ts';
import { hasListeners } from './happenings.ts';
import { inPlay } from './in-play.ts';
import { settle } from './reactions.ts';
import { changeValue } from './values.ts';

/** Chapter 10. */

/**
 * V-044: before an action (Q1), before the hand is filled (Q2), each time it (Q3) or the market (Q4) has been filled; V-361: at
 * the end of the turn (Q5).
 */
export type QuietPoint = 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'Q5';

const isAfterFilling = (at: QuietPoint): boolean => at !== 'Q1' && at !== 'Q2';

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
    holds: (g, _s, card) => cardAs(g, card).activated !== undefined,
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
    holds: (g, _s, card, at) => isAfterFilling(at) || cardAs(g, card).activated?.onlyAfterFilling !== true,
    figures: (_g, _s, card) => ({ card }),
  },
  {
    rule: 'V-334',
    reason: 'used-since-it-came',
    holds: (g, _, card) => cardAs(g, card).activated?.onlyFresh !== true || g.fresh?.includes(card) === true,
    figures: (_g, _s, card) => ({ card }),
  },
  {
    rule: 'V-341',
    reason: 'only-before-actions',
    holds: (g, _s, card, at) => at === 'Q1' || cardAs(g, card).activated?.onlyBeforeActions !== true,
    figures: (_g, _s, card) => ({ card }),
  },
  {
    rule: 'V-361',
    reason: 'only-at-end',
    holds: (g, _s, card, at) => at === 'Q5' || cardAs(g, card).activated?.onlyAtEnd !== true,
    figures: (_g, _s, card) => ({ card }),
  },
  {
    rule: 'V-361',
    reason: 'not-at-end',
    holds: (g, _s, card, at) => at !== 'Q5' || cardAs(g, card).activated?.onlyAtEnd === true,
    figures: (_g, _s, card) => ({ card }),
  },
  {
    rule: 'V-185',
    reason: 'nothing-to-do',
    holds: (g, seat, card) => cardAs(g, card).activated?.usable(g, seat) === true,
    figures: (_g, _s, card) => ({ card }),
  },
];

const NONE: CardId[] = [];

/** The cards that may be activated now. */
export function usablePassives(g: State, seat: Seat, at: QuietPoint): readonly CardId[] {
  let usable = NONE;
  for (const card of zonesOf(g, seat).hand) {
    // Most cards are no passives: they are left out before the whole list is asked.
    if (cardAs(g, card).activated === undefined || !allows(ACTIVATING, g, seat, card, at)) continue;
    if (usable === NONE) usable = [];
    usable.push(card);
  }
  return usable;
}

/**
 * V-044: whether this seat could use an ability now or later in this clean-up, as far as everybody can tell. A pause
 * that depended on the hand would betray such a card.
 */
export function mayUsePassives(g: State, seat: Seat, at: QuietPoint): boolean {
  const { actionCap } = g.config;
  if (actionCap !== null && g.turn.passivesUsed >= actionCap) return false; // V-105
  const { inCleanUp, atEnd } = inPlay(g);
  if (at === 'Q5') return atEnd && zonesOf(g, seat).hand.length > 0;
  if (at !== 'Q4') return inCleanUp.length > 0;
  if (zonesOf(g, seat).hand.length === 0) return false;
  for (const { activated, imitates } of inCleanUp)
    if (imitates !== undefined || activated?.usable(g, seat)) return true;
  return false;
}

const abilityOf = (g: State, card: CardId) => must(cardAs(g, card).effect, 'effect of a passive');

export const heardPassive = effect({}, ({ run }) => ({
  use: run((g, f) => call(abilityOf(g, f.card), f)),
  react: run(settle),
}));

/** V-315: a card is shown, and counts as another one from now on. */
export function imitate(g: State, { card, model }: Imitation): void {
  g.turn.passivesUsed += 1;
  changeValue(g, { card, how: 'copy', amount: model });
}

/** V-183, V-184: marks the card and carries out its ability. */
export function usePassive(g: State, seat: Seat, card: CardId) {
  g.turn.used.push(card);
  g.turn.passivesUsed += 1;
  if (g.fresh?.includes(card)) g.fresh.splice(g.fresh.indexOf(card), 1);
  if (listening()) tell({ type: 'passive-used', seat, card });
  // V-330: others may react to what an ability did.
  return call(hasListeners(g) ? heardPassive : abilityOf(g, card), { owner: seat, card });
}
