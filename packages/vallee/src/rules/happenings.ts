import type { CardId, Seat } from '@comptoir/kit';
import { cardOf } from '../catalogue.ts';
import type { Happening, State, What } from '../state.ts';
import { inPlay } from './in-play.ts';

/** V-330: what happened since the last window for reactions. It is noted only where a folk in play listens to it. */

/** Whether anybody could ever react to anything in this game. */
export const hasListeners = (g: State): boolean => inPlay(g).heard.size > 0;

/** `card` is the card it is about, `cards` are those that took part: a payment. */
export function note(
  g: State,
  what: What,
  seat: Seat,
  card: CardId = -1,
  cards: readonly CardId[] = [],
): void {
  if (!inPlay(g).heard.has(what)) return;
  g.turn.happened ??= [];
  g.turn.happened.push({ what, seat, card, cards: [...cards] });
}

/** V-379: the card was put on the discard of the active player. */
export function noteDiscarded(g: State, seat: Seat, card: CardId): void {
  if (!inPlay(g).heard.has('discarded')) return;
  if (seat === g.turn.active && cardOf(card).reaction?.on === 'discarded') note(g, 'discarded', seat, card);
}

/** V-331, V-334: a card that says so has come to a hand or left it. */
export function noteHand(g: State, card: CardId, hasCome: boolean): void {
  if (!inPlay(g).mindsHands) return;
  const { reaction, activated } = cardOf(card);
  if (hasCome && reaction?.from === 'hand') {
    g.turn.arrived ??= [];
    g.turn.arrived.push(card);
  }
  if (activated?.onlyFresh !== true) return;
  g.fresh = (g.fresh ?? []).filter((other) => other !== card);
  if (hasCome) g.fresh.push(card);
}

/** The window closes: from now on those that arrived react like the others. */
export function forgetArrivals({ turn }: State): void {
  if (turn.arrived !== undefined && turn.arrived.length > 0) turn.arrived = [];
}

export const isPending = ({ turn }: State): boolean => (turn.happened?.length ?? 0) > 0;

/** Takes the oldest one. */
export const takeHappening = ({ turn }: State): Happening | undefined => turn.happened?.shift();
