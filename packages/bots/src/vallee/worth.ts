import type { CardId, Seat } from '@comptoir/kit';
import { cardOf, folkOf, isJunk, printedValue, type State } from '@comptoir/vallee';

/** What cards are worth to a player who still has to build the stacks from `next` on. */

export const stallIndex = (g: State, seat: Seat): number => (g.config.mode === 'teams' ? seat % 2 : seat);
export const builtBy = (g: State, seat: Seat): number => (g.stalls[stallIndex(g, seat)] ?? []).length;
export const stacksToWin = (g: State): number => (g.config.mode === 'teams' ? 10 : 8);

/** The sums that the cards of one folk can make, as bits; by folk. */
export function reachable(cards: readonly CardId[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const card of cards) {
    const folk = folkOf(card);
    if (folk === null) continue;
    const before = sums.get(folk) ?? 1;
    sums.set(folk, before | (before << printedValue(card)));
  }
  return sums;
}

export function canMake(sums: ReadonlyMap<string, number>, total: number): boolean {
  for (const bits of sums.values()) if ((bits >> total) & 1) return true;
  return false;
}

/** All cards a player owns outside the stall. */
export function ownedBy(g: State, seat: Seat): CardId[] {
  const zones = g.players[seat];
  if (zones === undefined) return [];
  const cards = [...zones.deck, ...zones.hand, ...zones.discard];
  for (const { card, stored } of zones.planning) cards.push(card, ...stored);
  return cards;
}

/** How far a seat has come, in stacks: those built, and how ready its cards are for the next ones. */
export function progress(g: State, seat: Seat): number {
  const built = builtBy(g, seat);
  const owned = ownedBy(g, seat);
  const goal = stacksToWin(g);
  if (built >= goal) return goal + 2;
  const sums = reachable(owned);
  let score = built;
  let weight = 0.55;
  for (let stack = built + 1; stack <= Math.min(goal, built + 4); stack++) {
    if (canMake(sums, stack)) score += weight;
    weight *= 0.6;
  }
  const hand = g.players[seat]?.hand ?? [];
  if (canMake(reachable(hand), built + 1)) score += 0.25;
  let junk = 0;
  let pips = 0;
  for (const card of owned) {
    if (isJunk(card)) junk += 1;
    else pips += printedValue(card);
  }
  const size = Math.max(1, owned.length);
  // A deck of few strong cards turns over fast; Junk slows it down.
  return score + 0.35 * Math.min(1, pips / (size * 3)) - 0.45 * (junk / size);
}

/** What losing a card from the hand for now costs: cards for the next stacks are kept, Junk goes first. */
export function keepValue(card: CardId, next: number): number {
  if (isJunk(card)) return 0;
  const value = printedValue(card);
  return (
    0.3 +
    (value <= next ? 0.5 * (value / Math.max(1, next)) : 0.2) +
    (cardOf(card).type === 'passive' ? 0.05 : 0)
  );
}

/** How much a new card helps: it completes sums that the owned cards cannot make yet. */
export function wantValue(owned: readonly CardId[], card: CardId, next: number, goal: number): number {
  const before = reachable(owned);
  const after = reachable([...owned, card]);
  let want = 0.12 * printedValue(card);
  let weight = 1;
  for (let stack = next; stack <= Math.min(goal, next + 3); stack++) {
    if (!canMake(before, stack) && canMake(after, stack)) want += weight;
    else if (printedValue(card) <= stack) want += 0.08 * weight;
    weight *= 0.75;
  }
  return want;
}
