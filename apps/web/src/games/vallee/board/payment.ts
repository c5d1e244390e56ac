import type { CardId } from '@comptoir/kit';
import { type Offer, type Purchase, valuesFor, verdictOf } from '@comptoir/vallee';
import type { Picks } from '../../../table/selection.svelte.ts';

/** What chosen cards amount to as a payment; whether it is legal is the game's to say (V-062). */

export interface Tender {
  readonly cards: readonly CardId[];
  readonly values: readonly number[];
  readonly sum: number;
}

/** The value the player declared for a card that leaves a choice (V-066), if any. */
export function declared(picks: Picks, card: CardId): number | null {
  const value = picks.things[`value ${card}`];
  return typeof value === 'number' ? value : null;
}

/** The chosen cards with values: declared ones stay, free ones are raised just as far as the price asks. */
export function tenderFor(purchase: Purchase, picks: Picks, cost: number): Tender {
  const cards = picks.cards.filter((card) => purchase.cards.includes(card));
  const values = valuesFor(purchase, cards, (card) => declared(picks, card), cost);
  return { cards, values, sum: values.reduce((a, b) => a + b, 0) };
}

export const chosenOffer = (purchase: Purchase, picks: Picks): Offer | null =>
  purchase.offers.find((offer) => offer.slot === picks.things['slot']) ?? null;

/** The offers that the chosen cards pay for as they are. */
export const payable = (purchase: Purchase, picks: Picks): Offer[] =>
  picks.cards.length === 0
    ? []
    : purchase.offers.filter((offer) => {
        const tender = tenderFor(purchase, picks, offer.cost);
        if (tender.cards.length !== picks.cards.length) return false;
        const verdict = verdictOf(tender.values, offer.cost);
        return verdict === 'exact' || verdict === 'over';
      });
