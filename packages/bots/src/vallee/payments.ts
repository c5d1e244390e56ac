import type { CardId } from '@comptoir/kit';
import type { Offer, Purchase, PurchaseAnswer } from '@comptoir/vallee';
import { keepValue } from './worth.ts';

/** The payment for an offer that hurts least: cheap cards first, nothing superfluous (V-062). */
export function bestPayment(decision: Purchase, { slot, cost }: Offer, next: number): PurchaseAnswer | null {
  const { cards, lowest, highest } = decision;
  const order = cards
    .map((_, i) => i)
    .sort((a, b) => keepValue(cards[a] as CardId, next) - keepValue(cards[b] as CardId, next));
  const chosen: number[] = [];
  const values: number[] = [];
  let paid = 0;
  for (const i of order) {
    if (paid >= cost) break;
    const value = Math.max(lowest[i] as number, Math.min(highest[i] as number, cost - paid));
    chosen.push(i);
    values.push(value);
    paid += value;
  }
  if (paid < cost) return null;
  // What turned out superfluous is left out, the most valuable first.
  for (let at = chosen.length - 1; at >= 0; at--) {
    if (paid - (values[at] as number) < cost) continue;
    paid -= values[at] as number;
    chosen.splice(at, 1);
    values.splice(at, 1);
  }
  return { slot, cards: chosen.map((i) => cards[i] as CardId), values };
}
