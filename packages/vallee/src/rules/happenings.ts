import type { CardId, Seat } from '@comptoir/kit';
import { cardOf, setOf } from '../catalogue.ts';
import type { Config, Happening, State, What } from '../state.ts';

/** V-330: what happened since the last window for reactions. It is noted only where a folk in play listens to it. */

const listeners = new WeakMap<Config, ReadonlySet<What>>();

/** Whether anybody could ever react to anything in this game. */
export const hasListeners = ({ config }: State): boolean => heardIn(config).size > 0;

function heardIn(config: Config): ReadonlySet<What> {
  let heard = listeners.get(config);
  if (heard === undefined) {
    heard = new Set(
      config.folks.flatMap((id) => setOf(id).cards.flatMap(({ reaction }) => reaction?.on ?? [])),
    );
    listeners.set(config, heard);
  }
  return heard;
}

/** `card` is the card it is about, `cards` are those that took part: a payment. */
export function note(
  g: State,
  what: What,
  seat: Seat,
  card: CardId = -1,
  cards: readonly CardId[] = [],
): void {
  if (!heardIn(g.config).has(what)) return;
  g.turn.happened ??= [];
  g.turn.happened.push({ what, seat, card, cards: [...cards] });
}

/** V-379: the card was put on the discard of the active player. */
export function noteDiscarded(g: State, seat: Seat, card: CardId): void {
  if (seat === g.turn.active && cardOf(card).reaction?.on === 'discarded') note(g, 'discarded', seat, card);
}

/** V-331, V-334: a card that says so has come to a hand or left it. */
export function noteHand(g: State, card: CardId, hasCome: boolean): void {
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
