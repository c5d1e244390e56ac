import { NONE, PIERS, priceAt, type View } from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';

/** The pier that pays most for a good, and how much. */
export interface Buyer {
  readonly pier: number;
  readonly price: number;
}
type Market = Pick<View, 'piers' | 'sale'>;

/**
 * B-104: clients stay on their piers, so a good can wait for its best price. Of equal piers take the first: the Black
 * Market costs a card.
 */
export function buyerOf(view: Market, good: number): Buyer | null {
  let best: Buyer | null = null;
  for (let pier = Math.max(0, view.sale.pier); pier < PIERS.length; pier++) {
    const price = priceAt(view, pier, good);
    if (price > (best?.price ?? 0)) best = { pier, price };
  }
  return best;
}

/** The stall of a seat, each good at the pier that pays most for it from now on. */
export const buyersOf = (view: Market & Pick<View, 'players'>, seat: Seat): readonly Buyer[] =>
  (view.players[seat]?.stall ?? []).flatMap((good) => {
    const buyer = good === NONE ? null : buyerOf(view, good);
    return buyer === null ? [] : [buyer];
  });

export const priceHere = (view: Market, good: number): number => priceAt(view, view.sale.pier, good);

/** What is sold here next if every good goes where it brings most; null where nothing has its best buyer here. */
export function nextHere(view: Market, goods: readonly number[]): number | null {
  const here = goods.filter((good) => buyerOf(view, good)?.pier === view.sale.pier);
  const dearer = (one: number, other: number): number =>
    priceHere(view, other) > priceHere(view, one) ? other : one;
  return here.length === 0 ? null : here.reduce(dearer);
}
