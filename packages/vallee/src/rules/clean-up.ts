import { type CardId, listening, type Seat } from '@comptoir/kit';
import { type Reason, tell } from '../events.ts';
import { hand, junkReserve, nowhere, type Place } from '../places.ts';
import { fillAtMost, handLimit, likenessOf, raiseOf } from '../questions.ts';
import { type State, zonesOf } from '../state.ts';
import { draw, move, newJunk } from './moving.ts';

/** Chapter 8, part 1: only the active player fills their hand (V-160, V-163). */
export function fillHand(g: State, seat: Seat): void {
  const zones = zonesOf(g, seat);
  const limit = Math.min(handLimit(g), zones.hand.length + fillAtMost(g, seat)); // V-300
  if (zones.hand.length >= limit) return;
  // V-180: whoever draws more for a card in hand shows it.
  if (listening())
    for (const card of zones.hand)
      if (raiseOf(likenessOf(g, card), 'hand') > 0) tell({ type: 'shown', owner: seat, card });
  draw(g, limit - zones.hand.length, seat, hand(seat), 'filled');
  while (zones.hand.length < limit && hasNewJunk(g)) takeJunk(g, seat);
}

/** V-164: no card of one's own is left; Junk takes its place. */
export const takeJunk = (g: State, seat: Seat): void => bringJunk(g, hand(seat), 'filled');

/** V-165, V-362: whether there is Junk to be had, in the reserve or new. */
export const hasNewJunk = ({ junkReserve, junkCreated, config }: State): boolean =>
  junkReserve.length > 0 || config.lentJunk === undefined || junkCreated < config.lentJunk;

/** One Junk of the reserve, else a new one, if there is one left. */
export function bringJunk(g: State, to: Place, why: Reason): void {
  if (g.junkReserve.length > 0) move(g, Math.min(...g.junkReserve) as CardId, junkReserve, to, why);
  else if (hasNewJunk(g)) move(g, newJunk(g), nowhere, to, why);
}
