import type { CardId, Seat } from '@comptoir/kit';
import {
  cardOf,
  folkOf,
  isFolkCard,
  nextStack,
  printedValue,
  stacksToWin,
  type View,
} from '@comptoir/vallee';

/** What cards are worth to one seat, from what its view tells. Scores are small numbers: 1 is a card that builds a stack. */
export interface Appraisal {
  readonly view: View;
  readonly seat: Seat;
  /** The stack to build next, and the last one. */
  readonly next: number;
  readonly last: number;
  /** Sums that one's own cards of each folk can make, as bits. */
  readonly sums: ReadonlyMap<string, number>;
}

const NO_SUMS = 1;

/** The cards known to be one's own: the deck is hidden, so it does not count. */
function ownCards(view: View, seat: Seat): CardId[] {
  const own = view.players[seat];
  if (own === undefined) return [];
  const kept = own.kept?.filter((card) => card !== null) ?? []; // V-394
  const stored = own.planning.flatMap((planned) => planned.stored.filter((card) => card !== null));
  return [...(own.hand ?? []), ...own.discard, ...own.planning.map(({ card }) => card), ...stored, ...kept];
}

function sumsByFolk(cards: readonly CardId[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const card of cards) {
    const folk = folkOf(card);
    if (folk === null) continue;
    const before = sums.get(folk) ?? NO_SUMS;
    sums.set(folk, before | (before << printedValue(card)));
  }
  return sums;
}

export function appraise(view: View, seat: Seat): Appraisal {
  const sums = sumsByFolk(ownCards(view, seat));
  return { view, seat, next: nextStack(view, seat), last: stacksToWin(view), sums };
}

const canMake = (sums: number, total: number): boolean => ((sums >> total) & 1) === 1;

/** How much closer a card brings the coming stacks; near ones count more, and those already in sight less. */
export function worth(card: CardId, { next, last, sums }: Appraisal): number {
  const folk = folkOf(card);
  if (folk === null) return 0;
  const value = printedValue(card);
  const held = sums.get(folk) ?? NO_SUMS;
  let best = 0;
  for (let stack = next; stack <= last; stack++) {
    if (value > stack) continue;
    const nearness = 1 / (1 + 0.35 * (stack - next));
    let inSight = false;
    for (const made of sums.values()) inSight ||= canMake(made, stack);
    const fit = value === stack ? 1 : canMake(held, stack - value) ? 0.9 : (0.35 * value) / stack;
    best = Math.max(best, fit * nearness * (inSight ? 0.55 : 1));
  }
  return best + 0.05 * value;
}

/** What a card in hand is worth if it stays there: Junk pays, the others also build. */
export const keeping = (card: CardId, appraisal: Appraisal): number =>
  isFolkCard(card) ? worth(card, appraisal) : 0;

export function mostOf(cards: readonly CardId[], score: (card: CardId) => number): CardId | undefined {
  let best: CardId | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    const its = score(card);
    if (its > most) {
      most = its;
      best = card;
    }
  }
  return best;
}

export const leastOf = (cards: readonly CardId[], score: (card: CardId) => number): CardId | undefined =>
  mostOf(cards, (card) => -score(card));

export const nameOf = (card: CardId): string => cardOf(card).id;
