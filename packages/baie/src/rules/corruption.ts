import { listening, type Seat } from '@comptoir/kit';
import { tell } from '../events.ts';
import { isColporteur } from '../questions.ts';
import { playerAt, type State } from '../state.ts';
import { takeRandom } from './drawing.ts';

/** Chapter 4.3. */

/** B-062 */
export const canDrawCorruption = (g: State): boolean =>
  g.corruptionDeck.length > 0 || g.corruptionDiscard.length > 0;

/** B-060, B-062: a draw that is impossible is skipped. */
export function drawCorruption(g: State, seat: Seat, count = 1): void {
  for (let i = 0; i < count; i++) {
    if (g.corruptionDeck.length === 0) {
      if (g.corruptionDiscard.length === 0) return;
      g.corruptionDeck.push(...g.corruptionDiscard);
      g.corruptionDiscard.length = 0;
      tell({ type: 'corruption-reshuffled' });
    }
    const card = takeRandom(g.rng, g.corruptionDeck);
    playerAt(g, seat).corruption.push(card);
    if (listening()) tell({ type: 'corruption-drawn', seat, card, hidden: isColporteur(g, seat) }); // C-006
  }
}

/** B-063 */
export function discardCorruption(g: State, seat: Seat, card: number): void {
  const { corruption } = playerAt(g, seat);
  corruption.splice(corruption.indexOf(card), 1);
  g.corruptionDiscard.push(card);
  tell({ type: 'corruption-discarded', seat, card });
}
