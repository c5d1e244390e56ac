import type { CardId } from '@comptoir/kit';
import { CARDS_OF_A_FOLK, FOLK_NUMBERS, isJunk, valueById } from '@comptoir/vallee';
import { folkNumber, type Holdings, NO_FOLK } from './deck.ts';

/**
 * How a player stands: the stacks that are built, how likely the next ones are, and how well the deck runs. All is
 * computed from which cards lie where; the weights are fitted to who won games between sound players.
 */
export const FACTORS = [
  'built',
  'ready',
  'next',
  'second',
  'third',
  'fourth',
  'purse',
  'junk',
  'size',
] as const;
export type Factor = (typeof FACTORS)[number];

export const WEIGHTS: Record<Factor, number> = {
  built: 1.74,
  ready: 0.3,
  next: 1.1,
  second: 0.95,
  third: 0.67,
  fourth: 0.3,
  purse: 0.08,
  junk: -0.35,
  size: 0.14,
};

/** A way to make a sum: how many cards of which values. */
interface Way {
  readonly values: readonly number[];
  readonly times: readonly number[];
  /** The values as bits. */
  readonly bits: number;
}

/** The ways to make each sum of cards of value 1 to 5; those of small cards first, the others are wanted later. */
const WAYS: readonly (readonly Way[])[] = Array.from({ length: 11 }, (_, sum) => {
  const found: number[][] = [];
  const extend = (left: number, most: number, parts: readonly number[]): void => {
    if (left === 0 && parts.length > 0 && parts.length <= 5) found.push([...parts]);
    for (let part = Math.min(left, most); part >= 1; part--) extend(left - part, part, [...parts, part]);
  };
  extend(sum, 5, []);
  const waste = (parts: readonly number[]): number => parts.reduce((total, part) => total + part * part, 0);
  found.sort((a, b) => waste(a) - waste(b));
  return found.map((parts) => {
    const values = [...new Set(parts)];
    return {
      values,
      times: values.map((value) => parts.filter((part) => part === value).length),
      bits: values.reduce((bits, value) => bits | (1 << value), 0),
    };
  });
});

/** As an index: the sum, the values that are there (bits 1 to 5), and whether one value may be missing. */
const fittingAt = (sum: number, held: number, mayMiss: boolean): number =>
  (sum << 6) | held | (mayMiss ? 1 : 0);

/** The ways to make a sum that have all their values there, or all but one; in the same order. */
const FITTING: readonly (readonly Way[])[] = WAYS.flatMap((ways) =>
  Array.from({ length: 64 }, (_, at) => {
    const isFitting = ({ bits }: Way): boolean => {
      const missing = bits & ~at;
      return missing === 0 || ((at & 1) === 1 && (missing & (missing - 1)) === 0);
    };
    return ways.filter(isFitting);
  }),
);

/** How soon a card in the deck or in the discard can be used where there is no hurry. */
const IN_DECK = 0.75;
const IN_DISCARD = 0.55;
/** A card of the teammate has to be in their hand when the others are in one's own, or the other way round. */
const WITH_MATE = 0.5;
/** A card that is not there must be bought; those of value 1 cannot be. */
const TO_BUY = 0.3;
const ONE_TO_GET = 0.04;

// Scratch: for each folk and value, cards in hand, deck and discard, and with the teammate. Nothing here outlives a call.
const PLACES = 4;
const MATE = 3;
const VALUES = 6;
const PER_FOLK = VALUES * PLACES;
const NUMBERS = 1 + Math.max(...Object.values(FOLK_NUMBERS));
const counts = new Int8Array(NUMBERS * PER_FOLK);
/** Values that are there of each folk, as bits. */
const held = new Int8Array(NUMBERS);
/** The folks that are there, by number: the others are passed over, however many there are. */
const present = new Int8Array(NUMBERS);
let presentCount = 0;
let junk = 0;

// What is asked of every card, by its id.
const VALUE = new Int8Array(NUMBERS * CARDS_OF_A_FOLK).map((_, card) => valueById(card));
const FOLK = VALUE.map((_, card) => folkNumber(card));

function clear(): void {
  counts.fill(0);
  held.fill(0);
  presentCount = 0;
  junk = 0;
}

function enter(folk: number): void {
  let at = presentCount++;
  for (; at > 0 && (present[at - 1] as number) > folk; at--) present[at] = present[at - 1] as number;
  present[at] = folk;
}

/** Counts cards of one place; returns the sum of their values. */
function count(cards: readonly CardId[], place: number): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardId;
    if (isJunk(card)) {
      junk += 1;
      sum += 1;
      continue;
    }
    const value = VALUE[card] as number;
    const folk = FOLK[card] as number;
    sum += value;
    if (held[folk] === 0) enter(folk);
    held[folk] = (held[folk] as number) | (1 << value);
    const at = folk * PER_FOLK + value * PLACES + place;
    counts[at] = (counts[at] as number) + 1;
  }
  return sum;
}

/** How many known cards the next draws bring, as counted last. */
let came = 0;

/** Counts cards that the next draws are known to bring with those of the hand; returns the sum of their values. */
function comeToHand({ tops, deck }: Holdings, draws: number): number {
  let sum = 0;
  came = 0;
  for (let depth = 0; depth < draws && depth < tops.length; depth++) {
    const card = tops[tops.length - 1 - depth] as CardId | null;
    // It may have been taken from below since.
    if (card === null || !deck.includes(card)) continue;
    came += 1;
    if (isJunk(card)) {
      sum += 1;
      continue;
    }
    sum += VALUE[card] as number;
    const at = (FOLK[card] as number) * PER_FOLK + (VALUE[card] as number) * PLACES;
    counts[at] = (counts[at] as number) + 1;
    counts[at + 1] = (counts[at + 1] as number) - 1;
  }
  return sum;
}

/** How likely the cards of a way come together; 0 if it is less than `least`. A chance of 0 to buy rules buying out. */
function together(
  folk: number,
  { values, times }: Way,
  deck: number,
  discard: number,
  mate: number,
  toBuy: number,
  least: number,
): number {
  let product = 1;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    const at = folk * PER_FOLK + value * PLACES;
    let need = (times[i] as number) - (counts[at] as number);
    if (need <= 0) continue;
    for (let there = counts[at + 1] as number; need > 0 && there > 0; there--, need--) product *= deck;
    for (let there = counts[at + 2] as number; need > 0 && there > 0; there--, need--) product *= discard;
    for (let there = counts[at + MATE] as number; need > 0 && there > 0; there--, need--) product *= mate;
    if (need > 0) {
      if (toBuy === 0) return 0;
      const chance = value === 1 ? ONE_TO_GET : toBuy;
      for (; need > 0; need--) product *= chance;
    }
    if (product < least) return 0;
  }
  return product;
}

let bestFolk = NO_FOLK;
let bestWay: Way | null = null;

/** The most likely way to make a sum; remembers which. */
function likeliest(sum: number, deck: number, discard: number, mate: number, toBuy: number): number {
  // Without any card of the folk: one to buy up to 5, two above.
  let best = toBuy === 0 ? 0 : sum === 1 ? ONE_TO_GET : sum <= 5 ? toBuy : toBuy * toBuy;
  bestFolk = NO_FOLK;
  bestWay = null;
  // More missing values than this cannot be better than buying everything.
  const mayMiss = toBuy > 0 && sum > 5;
  for (let at = 0; at < presentCount; at++) {
    const folk = present[at] as number;
    const ways = FITTING[fittingAt(sum, held[folk] as number, mayMiss)] as readonly Way[];
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i] as Way;
      const its = together(folk, way, deck, discard, mate, toBuy, best);
      if (its <= best) continue;
      best = its;
      bestFolk = folk;
      bestWay = way;
      if (best === 1) return 1;
    }
  }
  return best;
}

/** Takes the cards of the way just found away: no other stack may count on them. */
function reserve(): void {
  if (bestWay === null) return;
  const { values, times } = bestWay;
  for (let i = 0; i < values.length; i++) {
    const at = bestFolk * PER_FOLK + (values[i] as number) * PLACES;
    let need = times[i] as number;
    for (let place = 0; place < PLACES && need > 0; place++) {
      const taken = Math.min(need, counts[at + place] as number);
      counts[at + place] = (counts[at + place] as number) - taken;
      need -= taken;
    }
  }
}

/** All factors at the end of the turn, before the hand is filled; in the order of FACTORS. */
export function factors(h: Holdings, out: number[] = []): number[] {
  const { hand, deck, discard, stored, next, last } = h;
  clear();
  let inHand = count(hand, 0) + count(stored, 0);
  let inDeck = count(deck, 1);
  const inDiscard = count(discard, 2);
  const ownJunk = junk;
  count(h.mate, MATE);
  let draws = Math.max(0, h.limit - hand.length);
  let unknown = deck.length;
  if (h.tops.length > 0) {
    const sum = comeToHand(h, draws);
    inHand += sum;
    inDeck -= sum;
    draws -= came;
    unknown -= came;
  }
  const fromDeck = unknown === 0 ? 0 : Math.min(1, draws / unknown);
  const more = Math.max(0, draws - unknown);
  const fromDiscard = discard.length === 0 ? 0 : Math.min(1, more / discard.length);

  out[0] = next - 1;
  out[1] =
    next > last
      ? 1
      : likeliest(next, fromDeck, fromDiscard, h.mate.length === 0 ? 0 : h.mateHand / h.mate.length, 0);
  for (let i = 0; i < 4; i++) {
    if (next + i > last) {
      out[2 + i] = 1;
      continue;
    }
    out[2 + i] = likeliest(next + i, IN_DECK, IN_DISCARD, WITH_MATE, h.supply * TO_BUY);
    reserve();
  }
  const average = unknown > 0 ? inDeck / unknown : 1;
  const refill = discard.length > 0 ? inDiscard / discard.length : 1;
  const fresh = Math.min(draws, unknown);
  const purse = Math.min(14, inHand + fresh * average + (draws - fresh) * refill);
  // Money is for the market. Where that is bare, a hand that keeps what it has draws nothing.
  const turnover = Math.min(h.limit - hand.length, deck.length + discard.length);
  out[6] = h.supply * purse + (1 - h.supply) * turnover;
  out[7] = ownJunk;
  out[8] = hand.length + deck.length + discard.length + stored.length;
  return out;
}

const weights = FACTORS.map((factor) => WEIGHTS[factor]);
const scratch: number[] = [];
/** Nothing is better than having won. */
const FINISHED = 1000;

/** The same as one number: what a player is worth. */
export function prospects(h: Holdings): number {
  if (h.next > h.last) return FINISHED;
  factors(h, scratch);
  const liked = h.liking?.weights ?? weights;
  let sum = 0;
  for (let i = 0; i < liked.length; i++) sum += (liked[i] as number) * (scratch[i] as number);
  return sum;
}
