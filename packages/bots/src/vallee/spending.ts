import type { CardId } from '@comptoir/kit';
import {
  cardOf,
  costWith,
  type Offer,
  type Purchase,
  type PurchaseAnswer,
  printedValue,
  type StackChoice,
  verdictOf,
} from '@comptoir/vallee';
import { type Appraisal, keeping, worth } from './appraisal.ts';
import { type Declared, declare } from './payment.ts';

/** Which cards go: into a stack, into a payment. */

/** Big cards are wanted for later stacks, so a stack of small ones is the better one. */
const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0);

export function bestStack(decision: StackChoice, sets: Iterable<unknown>): CardId[] | null {
  let best: CardId[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const answer of sets) {
    const cards = answer as CardId[];
    const loss = squares(cards.map((card) => decision.values[decision.cards.indexOf(card)] as number));
    if (loss < least) {
      least = loss;
      best = cards;
    }
  }
  return best;
}

interface Payment extends Declared {
  readonly loss: number;
}

/** The cheapest minimal payment (V-062), in what its cards would be worth in hand; flexible cards pay what is needed (V-066). */
function bestPayment(
  decision: Purchase,
  offer: Offer,
  without: number,
  appraisal: Appraisal,
): Payment | null {
  const { cards, highest } = decision;
  const least = offer.rearranged ?? offer.cost;
  const losses = cards.map((card) => keeping(card, appraisal) - bonus(card));
  let best: Payment | null = null;
  for (let set = 1; set < 1 << cards.length; set++) {
    if ((set & without) !== 0) continue;
    let most = 0;
    let loss = 0;
    for (let i = 0; i < cards.length; i++) {
      if (((set >> i) & 1) === 0) continue;
      most += highest[i] as number;
      loss += losses[i] as number;
    }
    if (most < least || (best !== null && loss >= best.loss)) continue;
    const chosen = cards.filter((_, i) => (set >> i) & 1);
    const payment = declare(decision, costWith(decision, offer, chosen), set);
    const verdict = verdictOf(decision, offer, payment.cards, payment.values);
    if (verdict === 'exact' || verdict === 'over') best = { ...payment, loss };
  }
  return best;
}

/** A card that does something as part of a payment is best used there. */
const bonus = (card: CardId): number => {
  const { payment } = cardOf(card);
  return payment?.handLimit ? 0.5 : payment?.afterwards ? 0.4 : 0;
};

export interface Deal {
  readonly answer: PurchaseAnswer;
  readonly score: number;
}

/** The purchase that helps most after what it takes from the hand; `spared` is a card that must not be spent. */
export function bestDeal(
  decision: Purchase,
  appraisal: Appraisal,
  spared: CardId | null = null,
): Deal | null {
  const without = spared === null ? 0 : 1 << decision.cards.indexOf(spared);
  let best: Deal | null = null;
  for (const offer of decision.offers) {
    const { slot, card } = offer;
    const gain = worth(card, appraisal) + 0.06 * printedValue(card);
    if (best !== null && gain <= best.score) continue;
    const payment = bestPayment(decision, offer, without, appraisal);
    if (payment === null) continue;
    const score = gain - 0.35 * payment.loss;
    if (best === null || score > best.score)
      best = { answer: { slot, cards: payment.cards, values: payment.values }, score };
  }
  return best;
}
