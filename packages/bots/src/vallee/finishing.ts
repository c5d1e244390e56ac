import type { CardId } from '@comptoir/kit';
import {
  cardOf,
  coinsWith,
  HINTS,
  isJunk,
  type Offer,
  type Purchase,
  type PurchaseAnswer,
  suggestedPayment,
} from '@comptoir/vallee';

/** What is spent for techniques that wait to be finished (V-355), and for amounts that cards ask for (V-352). */

/** What a coin that is kept is worth to bots; drawing a card is worth 0.2. */
export const COIN = 0.12;
/** What it costs to be without a folk card until it comes round again, by its value; Junk costs nothing. */
const MISSED = 0.08;

interface Payment {
  readonly answer: PurchaseAnswer;
  readonly loss: number;
}

function paymentOf(purchase: Purchase, offer: Offer): Payment | null {
  const answer = suggestedPayment(purchase, offer.slot);
  if (answer === null) return null;
  const { cards, values } = answer;
  const missed = cards.reduce((sum, card, i) => sum + (isJunk(card) ? 0 : MISSED * (values[i] as number)), 0);
  return { answer, loss: missed + COIN * coinsWith(purchase, offer, cards, values) };
}

const hintOf = (card: CardId) => {
  const hint = HINTS.get(cardOf(card).id);
  return typeof hint === 'object' ? hint : undefined;
};

/** The technique best finished now, if that is worth what it costs and needs none of the cards that are to be kept. */
export function bestFinish(purchase: Purchase | undefined, kept: readonly CardId[]): PurchaseAnswer | null {
  let best: PurchaseAnswer | null = null;
  let most = 0.02;
  for (const offer of purchase?.offers ?? []) {
    const payment = paymentOf(purchase as Purchase, offer);
    if (payment === null || payment.answer.cards.some((card) => kept.includes(card))) continue;
    const gain = (hintOf(offer.card)?.finish ?? 0) - payment.loss;
    if (gain <= most) continue;
    most = gain;
    best = payment.answer;
  }
  return best;
}

/** V-352: what an amount brings beyond being paid; where the card asks for one amount only, there is nothing to weigh. */
const gainOf = (source: string | null, amount: number): number =>
  source === 'safe-profits' ? COIN * Math.ceil(amount / 2) : 0;

/** The amount and the payment that lose least for what they bring. */
export function bestSpending(purchase: Purchase): PurchaseAnswer | null {
  let best: PurchaseAnswer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of purchase.offers) {
    const payment = paymentOf(purchase, offer);
    if (payment === null) continue;
    const gain = gainOf(purchase.source, offer.cost) - payment.loss;
    if (gain <= most) continue;
    most = gain;
    best = payment.answer;
  }
  return best;
}
