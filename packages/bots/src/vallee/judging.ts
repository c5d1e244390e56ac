import type { CardId } from '@comptoir/kit';
import type { State } from '@comptoir/vallee';
import { mainAction } from './deals.ts';
import { gaining, type Holdings, nameOf, without } from './deck.ts';
import { bestOf } from './effects.ts';
import { prospects } from './prospects.ts';

/** How an answer in the middle of a turn is judged. */

const isDuring = (g: State): boolean => g.turn.phase === 'action';

/** How a player with these cards stands. In the middle of a turn, an action is still to come. */
export const standing = (g: State, h: Holdings): number =>
  isDuring(g) ? mainAction(g, h).after : prospects(h);

/** Judges one of several cards that are alike. */
export function bestByName(cards: readonly CardId[], worth: (card: CardId) => number): CardId | null {
  const known = new Map<string, number>();
  return bestOf(cards, (card) => {
    const name = nameOf(card);
    let its = known.get(name);
    if (its === undefined) {
      its = worth(card);
      known.set(name, its);
    }
    return its;
  });
}

/** A card of one's own deck or discard comes to the hand. */
export const fetch = (h: Holdings, card: CardId): Holdings => ({
  ...gaining(h, card),
  deck: without(h.deck, [card]),
  discard: without(h.discard, [card]),
});
