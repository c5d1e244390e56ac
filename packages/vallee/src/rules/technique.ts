import { type CardId, call, listening, must, type Requirement, type Seat } from '@comptoir/kit';
import { cardOf } from '../catalogue.ts';
import { tell } from '../events.ts';
import { discard, hand, planning } from '../places.ts';
import { type Planned, type State, zonesOf } from '../state.ts';
import { effect } from './asking.ts';
import { spendAction } from './market.ts';
import { lookAway, move } from './moving.ts';

/** Chapter 5, the technique action, and the releases of chapter 3. */

/** V-080 */
export const PLAYING: readonly Requirement<[State, Seat, CardId]>[] = [
  {
    rule: 'V-080',
    reason: 'not-in-hand',
    holds: (g, seat, card) => zonesOf(g, seat).hand.includes(card),
    figures: (_g, _s, card) => ({ card }),
  },
  {
    rule: 'V-080',
    reason: 'not-a-technique',
    holds: (_g, _s, card) => cardOf(card).type === 'technique',
    figures: (_g, _s, card) => ({ card }),
  },
];

const plannedCard = (g: State, seat: Seat, card: CardId): Planned | undefined =>
  zonesOf(g, seat).planning.find((planned) => planned.card === card);

/** The card waits in the planning area while its effect is carried out (V-080 to V-086). */
export const playTechnique = effect({}, ({ run }) => ({
  show: run((g, f) => {
    if (listening()) tell({ type: 'technique', seat: f.owner, card: f.card });
    move(g, f.card, hand(f.owner), planning(f.owner), 'played');
  }),
  resolve: run((_, f) => call(must(cardOf(f.card).effect, 'effect of a technique'), f)),
  finish: run((g, f) => {
    lookAway(g);
    const planned = plannedCard(g, f.owner, f.card);
    // V-084, V-086; V-085: a delayed technique, and one with cards stored on it, waits for its release.
    if (planned !== undefined && planned.stored.length === 0 && cardOf(f.card).delayed !== true)
      move(g, f.card, planning(f.owner), discard(f.owner), 'resolved');
    spendAction(g, cardOf(f.card).bonus); // V-100, V-103
  }),
}));

/** V-110: the delayed step, then the technique goes to the discard. */
export const releaseTechnique = effect({}, ({ run }) => ({
  resolve: run((_, f) => call(must(cardOf(f.card).release, 'release of a storing technique'), f)),
  finish: run((g, f) => move(g, f.card, planning(f.owner), discard(f.owner), 'resolved')),
}));
