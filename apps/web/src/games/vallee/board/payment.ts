import type { CardId } from '@comptoir/kit';
import type { Offer, Purchase } from '@comptoir/vallee';
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

/** The lowest and highest value of a card in a payment. */
export function rangeOf(purchase: Purchase, card: CardId): readonly [number, number] {
  const at = purchase.cards.indexOf(card);
  return [purchase.lowest[at] ?? 0, purchase.highest[at] ?? 0];
}

/** The chosen cards with values: declared ones stay, free ones are raised just as far as the price asks. */
export function tenderFor(purchase: Purchase, picks: Picks, cost: number): Tender {
  const cards = picks.cards.filter((card) => purchase.cards.includes(card));
  const values = cards.map((card) => declared(picks, card) ?? rangeOf(purchase, card)[0]);
  let missing = cost - values.reduce((a, b) => a + b, 0);
  for (const [i, card] of cards.entries()) {
    if (missing <= 0 || declared(picks, card) !== null) continue;
    const raise = Math.min(missing, rangeOf(purchase, card)[1] - (values[i] ?? 0));
    values[i] = (values[i] ?? 0) + raise;
    missing -= raise;
  }
  return { cards, values, sum: values.reduce((a, b) => a + b, 0) };
}

export type Verdict = 'missing' | 'exact' | 'over' | 'superfluous';

export function verdictOf({ values, sum }: Tender, cost: number): Verdict {
  if (sum < cost) return 'missing';
  if (values.some((value) => sum - value >= cost)) return 'superfluous';
  return sum === cost ? 'exact' : 'over';
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
        const verdict = verdictOf(tender, offer.cost);
        return verdict === 'exact' || verdict === 'over';
      });
