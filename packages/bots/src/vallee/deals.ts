import type { CardId } from '@comptoir/kit';
import {
  buildable,
  type Card,
  cardOf,
  coinsOf,
  effectiveValue,
  heightOfNext,
  isPlainBuild,
  isSuperfluous,
  nextStack,
  type PurchaseAnswer,
  priceOf,
  type State,
  setsWorth,
  stackOf,
  surchargeOn,
  vallee,
  worthsOf,
} from '@comptoir/vallee';
import { building, discarding, folkNumber, gaining, type Holdings, NO_FOLK } from './deck.ts';
import { COIN } from './finishing.ts';
import { declare, type Purse } from './payment.ts';
import { prospects } from './prospects.ts';

/** What one turn's main action can be, judged by how its player stands afterwards. */

export interface Deal {
  readonly answer: PurchaseAnswer;
  readonly after: number;
}

/** What buying a further card without paying is worth, if a folk card can be given up for it. */
const PRIVILEGE = 0.4;

/** How a player stands after laying one card of the hand on the discard. */
type Dropping = (card: CardId) => number;

/** Copies of a card are alike, and purchases and tidying up need the same figures: each is computed once. */
function droppingFrom(h: Holdings): Dropping {
  const known = new Map<Card, number>();
  return (card) => {
    const like = cardOf(card);
    let after = known.get(like);
    if (after === undefined) {
      after = prospects(discarding(h, [card]));
      known.set(like, after);
    }
    return after;
  };
}

/** No more cards of a hand than this are considered for a payment. */
const MOST_CARDS = 12;
// Scratch: what each set of cards of a purse is worth, its smallest card, and what it costs to lose them.
const lows = new Int16Array(1 << MOST_CARDS);
const highs = new Int16Array(1 << MOST_CARDS);
const smallests = new Int16Array(1 << MOST_CARDS);
const lost = new Float64Array(1 << MOST_CARDS);
smallests[0] = 9;

/** Sums up all sets of a purse; returns how many there are. */
function reckonSets({ cards, lowest, highest }: Purse, losing: readonly number[]): number {
  const size = Math.min(cards.length, MOST_CARDS);
  for (let i = 0; i < size; i++) {
    const [low, high] = [lowest[i] as number, highest[i] as number];
    // A small cost per card: of equal payments, prefer the one with fewer cards.
    const loss = (losing[i] as number) + 0.001;
    const bit = 1 << i;
    for (let others = 0; others < bit; others++) {
      lows[bit | others] = (lows[others] as number) + low;
      highs[bit | others] = (highs[others] as number) + high;
      smallests[bit | others] = Math.min(smallests[others] as number, low);
      lost[bit | others] = (lost[others] as number) + loss;
    }
  }
  return 1 << size;
}

/** The cards of a purse with which none is superfluous, as bits (V-303). */
function waivers({ cards }: Purse): number {
  let bits = 0;
  for (let i = 0; i < cards.length && i < MOST_CARDS; i++)
    if (cardOf(cards[i] as CardId).payment?.waives === true) bits |= 1 << i;
  return bits;
}

/** The payment that costs least (V-062); a flexible card pays what is needed (V-066). Null if there is none. */
function cheapest(
  purse: Purse,
  sets: number,
  cost: number,
  coins: number,
  waived: number,
): PurchaseAnswer | null {
  if (coins > 0) return cheapestWithCoins(purse, sets, cost, coins, waived);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let set = 1; set < sets; set++) {
    if ((highs[set] as number) < cost || (lost[set] as number) >= least) continue;
    if ((set & waived) === 0 && isSuperfluous(lows[set] as number, smallests[set] as number, cost)) continue;
    least = lost[set] as number;
    best = set;
  }
  return best === 0 ? null : { slot: 0, ...declare(purse, cost, best) };
}

/** The same where coins pay what the cards leave open (V-351). */
function cheapestWithCoins(
  purse: Purse,
  sets: number,
  cost: number,
  coins: number,
  waived: number,
): PurchaseAnswer | null {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let set = 0; set < sets; set++) {
    const missing = Math.max(0, cost - (highs[set] as number));
    const loss = (lost[set] as number) + COIN * missing;
    if (missing > coins || loss >= least) continue;
    if ((set & waived) === 0 && isSuperfluous(lows[set] as number, smallests[set] as number, cost)) continue;
    least = loss;
    best = set;
  }
  return best < 0 ? null : { slot: 0, ...declare(purse, cost, best) };
}

/** How a player stands after a purchase. */
function afterBuying(h: Holdings, card: CardId, { cards }: PurchaseAnswer): number {
  let limit = h.limit;
  let extra = 0;
  for (const paid of cards) {
    const { payment } = cardOf(paid);
    if (payment?.handLimit !== undefined) limit += payment.handLimit;
    if (payment?.afterwards !== undefined) extra = PRIVILEGE;
  }
  const liked = h.liking !== null && isAimed(card) ? h.liking.aimed : 0;
  return prospects({ ...gaining(discarding(h, cards), card), limit }) + extra + liked;
}

/** Whether the card asks whom it is meant for. */
const isAimed = (card: CardId): boolean => 'target' in (cardOf(card).effect?.locals ?? {});

/** One purchase for every card that can be paid for, the best first. */
export function dealsOf(
  g: State,
  h: Holdings,
  base = prospects(h),
  dropping: Dropping = droppingFrom(h),
): Deal[] {
  const { hand } = h;
  const { lowest, highest, most } = worthsOf(g, hand);
  const purse = { cards: hand, lowest, highest };
  const losing = hand.map((card) => base - dropping(card));
  const sets = reckonSets(purse, losing);
  const waived = waivers(purse);
  const surcharge = surchargeOn(g, g.turn.active); // V-300
  const coins = coinsOf(g, g.turn.active); // V-351
  const deals: Deal[] = [];
  for (let slot = 0; slot < g.market.length; slot++) {
    const card = g.market[slot] as CardId;
    if (card < 0) continue;
    const cost = priceOf(card, slot) + surcharge;
    const payment = most + coins < cost ? null : cheapest(purse, sets, cost, coins, waived);
    if (payment !== null) deals.push({ answer: { ...payment, slot }, after: afterBuying(h, card, payment) });
  }
  return deals.sort((a, b) => b.after - a.after);
}

export interface Stack {
  readonly cards: readonly CardId[];
  readonly after: number;
}

/** The stacks that can be built from the hand (V-141), the best first. */
export function stacksFrom(g: State, h: Holdings): Stack[] {
  const sets = isPlainBuild(g, g.turn.active, h.hand)
    ? fitting(g, h.hand, h.next + extraHeight(g))
    : licensed(g, h);
  return sets
    .map((cards) => ({ cards, after: prospects(building(h, cards)) }))
    .sort((a, b) => b.after - a.after);
}

/** More unusual stacks than this are not looked at. */
const MANY_SETS = 60;

/** Where something allows more than V-141 does, the rules themselves say what fits. */
function licensed(g: State, { hand }: Holdings): CardId[][] {
  const found: CardId[][] = [];
  const seat = g.turn.active;
  for (const cards of vallee.answers(stackOf(g, seat, buildable(g, seat, hand.slice())))) {
    found.push(cards as CardId[]);
    if (found.length === MANY_SETS) break;
  }
  return found;
}

/** V-300: how much more than its number the next stack must be worth. */
const extraHeight = (g: State): number => heightOfNext(g, g.turn.active) - nextStack(g, g.turn.active);

/** V-141, where cards are of the folk that is printed on them. */
function fitting(g: State, cards: readonly CardId[], total: number): CardId[][] {
  const values = cards.slice();
  const folks: (number | null)[] = [];
  for (let i = 0; i < cards.length; i++) {
    const folk = folkNumber(cards[i] as CardId);
    folks.push(folk === NO_FOLK ? null : folk);
    values[i] = effectiveValue(g, cards[i] as CardId);
  }
  return setsWorth(cards, values, folks, total);
}

/** The main action of a turn: what is built, bought or else laid on the discard, and how its player stands then. */
export type Main =
  | { readonly kind: 'build'; readonly cards: readonly CardId[]; readonly after: number }
  | { readonly kind: 'buy'; readonly answer: PurchaseAnswer; readonly after: number }
  | { readonly kind: 'tidy'; readonly cards: readonly CardId[]; readonly after: number };

/** A purchase that brings this much is not compared with tidying up. */
const GOOD_DEAL = 0.6;

export function mainAction(g: State, h: Holdings): Main {
  const [stack] = stacksFrom(g, h);
  if (stack !== undefined) return { kind: 'build', ...stack };
  const base = prospects(h);
  const dropping = droppingFrom(h);
  const [deal] = dealsOf(g, h, base, dropping);
  if (deal !== undefined && deal.after > base + GOOD_DEAL) return { kind: 'buy', ...deal };
  const tidy = toDiscard(h, base, dropping);
  return deal === undefined || tidy.after > deal.after ? { kind: 'tidy', ...tidy } : { kind: 'buy', ...deal };
}

/** The cards best laid on the discard before the hand is filled: as long as it helps, the one that helps most. */
export function toDiscard(
  h: Holdings,
  base = prospects(h),
  dropping: Dropping = droppingFrom(h),
): { cards: CardId[]; after: number } {
  const cards: CardId[] = [];
  let now = h;
  let after = base;
  for (let drop = dropping; ; drop = droppingFrom(now)) {
    let best: CardId | null = null;
    let most = after + 1e-6;
    for (const card of now.hand) {
      const its = drop(card);
      if (its <= most) continue;
      most = its;
      best = card;
    }
    if (best === null) return { cards, after };
    cards.push(best);
    now = discarding(now, [best]);
    after = most;
  }
}
