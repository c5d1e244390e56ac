import type { CardId } from '@comptoir/kit';
import {
  coinsWith,
  costWith,
  type Decision,
  type Event,
  nextStack,
  type Offer,
  type Purchase,
  suggestedPayment,
  type Verdict,
  type View,
  valuesFor,
  verdictOf,
} from '@comptoir/vallee';
import type { Scene } from '../../../table/scene.svelte.ts';
import type { Picks } from '../../../table/selection.svelte.ts';

/** What chosen cards amount to as a payment; whether it is legal is the game's to say (V-062). */

export interface Tender {
  readonly cards: readonly CardId[];
  readonly values: readonly number[];
  readonly sum: number;
  /** V-351: the coins that go with them. */
  readonly coins: number;
  /** What these cards have to be worth for the offer, and what they amount to. */
  readonly cost: number;
  readonly verdict: Verdict;
}

/** The value the player declared for a card that leaves a choice (V-066), if any. */
export function declared(picks: Picks, card: CardId): number | null {
  const value = picks.things[`value ${card}`];
  return typeof value === 'number' ? value : null;
}

/** The chosen cards with values: declared ones stay, free ones are raised just as far as the price asks. */
export function tenderFor(purchase: Purchase, picks: Picks, offer: Offer): Tender {
  const cards = picks.cards.filter((card) => purchase.cards.includes(card));
  const cost = costWith(purchase, offer, cards);
  const values = valuesFor(purchase, cards, (card) => declared(picks, card), cost);
  return {
    cards,
    values,
    sum: values.reduce((a, b) => a + b, 0),
    coins: coinsWith(purchase, offer, cards, values),
    cost,
    verdict: verdictOf(purchase, offer, cards, values),
  };
}

/** The offer that was touched; what is spent for a card is mostly one amount, and need not be. */
export function chosenOffer(purchase: Purchase, picks: Picks): Offer | null {
  const touched = purchase.offers.find((offer) => offer.slot === picks.things['slot']);
  if (touched !== undefined || purchase.id === 'market.buy') return touched ?? null;
  return purchase.offers.length === 1 ? (purchase.offers[0] ?? null) : null;
}

/**
 * Touching a card of the market begins a purchase with a payment that can be changed and spares the next stack; touching it again lets go of both.
 * Cards that are chosen already stay in the payment as far as the rules let them.
 */
export function touchOffer(
  { selection, view }: Scene<Decision, Event, View>,
  purchase: Purchase,
  slot: number,
  extra: readonly CardId[] = [],
): void {
  const { picks } = selection;
  const stack = nextStack(view, purchase.seat);
  const isChosen = extra.length === 0 && picks.things['slot'] === slot;
  const kept = [...picks.cards, ...extra.filter((card) => !picks.cards.includes(card))];
  const payment =
    suggestedPayment(purchase, slot, kept, stack) ??
    suggestedPayment(purchase, slot, extra, stack) ??
    suggestedPayment(purchase, slot, [], stack);
  selection.begin(isChosen ? null : purchase.id);
  selection.set('slot', isChosen ? undefined : slot);
  selection.setCards(isChosen || payment === null ? [] : payment.cards);
}

/** The offers that the chosen cards pay for as they are. */
export const payable = (purchase: Purchase, picks: Picks): Offer[] =>
  picks.cards.length === 0
    ? []
    : purchase.offers.filter((offer) => {
        const { cards, verdict } = tenderFor(purchase, picks, offer);
        if (cards.length !== picks.cards.length) return false;
        return verdict === 'exact' || verdict === 'over';
      });
