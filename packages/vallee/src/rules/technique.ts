import { type CardId, call, type Frame, listening, must, type Requirement, type Seat } from '@comptoir/kit';
import { cardOf } from '../catalogue.ts';
import { tell } from '../events.ts';
import { cardAs } from '../likeness.ts';
import { discard, hand, plannedAs, planning } from '../places.ts';
import { likenessOf } from '../questions.ts';
import { isRemastered, type Planned, type State, zonesOf } from '../state.ts';
import { effect } from './asking.ts';
import { turnClock } from './clock.ts';
import { note } from './happenings.ts';
import { spendAction, tidyMarket } from './market.ts';
import { lookAway, move } from './moving.ts';
import { settle } from './reactions.ts';

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
    holds: (g, _s, card) => cardAs(g, card).type === 'technique',
    figures: (_g, _s, card) => ({ card }),
  },
];

const plannedCard = (g: State, seat: Seat, card: CardId): Planned | undefined =>
  zonesOf(g, seat).planning.find((planned) => planned.card === card);

/** V-315: a card that is played as another one has that one's effect and icon until it is resolved. */
type Played = Frame & { as?: CardId };
const roleOf = (f: Played) => cardOf(f.as ?? f.card);

/** The card waits in the planning area while its effect is carried out (V-080 to V-086). */
export const playTechnique = effect({}, ({ run }) => ({
  show: run((g, f) => {
    if (listening()) tell({ type: 'technique', seat: f.owner, card: f.card });
    const like = likenessOf(g, f.card);
    if (like !== f.card) (f as Played).as = like;
    move(g, f.card, hand(f.owner), plannedAs(f.owner, f.card, like), 'played');
  }),
  resolve: run((_, f) => call(must(roleOf(f).effect, 'effect of a technique'), f)),
  finish: run((g, f) => {
    lookAway(g);
    const planned = plannedCard(g, f.owner, f.card);
    // V-084 to V-086, V-332: a technique waits that is delayed, has a condition, or has cards stored on it.
    const { delayed, reaction, finish, ending, bonus } = roleOf(f);
    const waits =
      delayed === true ||
      reaction?.from === 'planning' ||
      finish !== undefined || // V-355
      ending !== undefined || // V-360
      (planned?.stored.length ?? 0) > 0;
    if (planned !== undefined && (finish !== undefined || planned.coins !== undefined))
      planned.since = g.turn.number;
    if (planned !== undefined && !waits) move(g, f.card, planning(f.owner), discard(f.owner), 'resolved');
    if (!waits) note(g, 'technique', f.owner, f.card);
    if (!waits && isRemastered(g)) tidyMarket(g); // V-391
    if (g.clocks !== undefined) turnClock(g, f.owner, 1); // V-370
    spendAction(g, bonus); // V-100, V-103
  }),
  react: run(settle), // V-330
}));

/** V-110: tells all which technique it is, carries out the delayed step, then discards the technique. */
export const releaseTechnique = effect({}, ({ run }) => ({
  show: run((_, f) => {
    if (listening()) tell({ type: 'release', seat: f.owner, card: f.card });
  }),
  resolve: run((g, f) => {
    const as = plannedCard(g, f.owner, f.card)?.as;
    return call(must(cardOf(as ?? f.card).release, 'release of a storing technique'), f);
  }),
  finish: run((g, f) => {
    const planned = plannedCard(g, f.owner, f.card);
    // V-357: with coins left on it, it is released again on the next turn.
    if (planned?.coins !== undefined) planned.since = g.turn.number;
    else leavePlanning(g, f);
  }),
  react: run(settle),
}));

/** V-360: what a technique does at the end of the turn; then it is fully resolved, unless it went elsewhere by itself. */
export const endTechnique = effect({}, ({ run }) => ({
  show: run((_, f) => {
    if (listening()) tell({ type: 'release', seat: f.owner, card: f.card });
  }),
  resolve: run((g, f) => {
    const as = plannedCard(g, f.owner, f.card)?.as;
    return call(must(cardOf(as ?? f.card).ending, 'end of a technique'), f);
  }),
  finish: run((g, f) => {
    lookAway(g);
    if (plannedCard(g, f.owner, f.card) !== undefined) leavePlanning(g, f);
    else note(g, 'technique', f.owner, f.card);
  }),
  react: run(settle),
}));

/** V-084: the technique is fully resolved. */
export function leavePlanning(g: State, f: Frame): void {
  move(g, f.card, planning(f.owner), discard(f.owner), 'resolved');
  note(g, 'technique', f.owner, f.card);
  if (isRemastered(g)) tidyMarket(g); // V-391
}
