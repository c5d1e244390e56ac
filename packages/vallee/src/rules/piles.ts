import { type CardId, type Seat, shuffle } from '@comptoir/kit';
import type { Pile, Reason } from '../events.ts';
import { deck, discard, hand, type Place } from '../places.ts';
import { type State, zonesOf } from '../state.ts';
import { draw, hasDrawable, move } from './moving.ts';

/** V-375, V-376: the piles that the dice of the pangolins name. */

const PLACES: Readonly<Record<Pile, (seat: Seat) => Place>> = { deck, discard, hand };

export const placeOf = (seat: Seat, pile: Pile): Place => PLACES[pile](seat);

/** How many cards could be taken there; a deck is renewed from its discard (V-122). */
export function sizeOf(g: State, seat: Seat, pile: Pile): number {
  const zones = zonesOf(g, seat);
  return pile === 'deck' ? zones.deck.length + zones.discard.length : zones[pile].length;
}

export const hasCard = (g: State, seat: Seat, pile: Pile): boolean =>
  pile === 'deck' ? hasDrawable(g, seat) : zonesOf(g, seat)[pile].length > 0;

/** V-376: from the top of a deck or discard, at random from a hand. */
export function takeFrom(g: State, seat: Seat, pile: Pile, count: number, to: Place): CardId[] {
  const why: Reason = to.zone === 'set-aside' ? to.zone : to.zone === 'discard' ? 'discarded' : 'given';
  if (pile === 'deck') return draw(g, count, seat, to, why);
  const cards = zonesOf(g, seat)[pile];
  const taken = pile === 'hand' ? shuffle(g.rng, cards.slice()).slice(0, count) : cards.slice(-count);
  for (const card of taken) move(g, card, placeOf(seat, pile), to, why);
  return taken;
}
