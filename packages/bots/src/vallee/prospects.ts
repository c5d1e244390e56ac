import type { CardId } from '@comptoir/kit';
import { isJunk, printedValue } from '@comptoir/vallee';
import { FOLKS, folkNumber, type Holdings, NO_FOLK } from './deck.ts';

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

/** The ways to make a sum of cards of value 1 to 5, the largest card first. */
const WAYS: readonly (readonly (readonly number[])[])[] = Array.from({ length: 11 }, (_, sum) => {
  const ways: number[][] = [];
  const extend = (left: number, most: number, parts: readonly number[]): void => {
    if (left === 0) ways.push([...parts]);
    for (let part = Math.min(left, most); part >= 1; part--) extend(left - part, part, [...parts, part]);
  };
  extend(sum, 5, []);
  return ways.filter((parts) => parts.length > 0 && parts.length <= 5);
});

/** How soon a card can be used that lies in the deck or in the discard, where there is no hurry. */
const IN_DECK = 0.75;
const IN_DISCARD = 0.55;
/** A card that is not there must be bought; those of value 1 cannot be. */
const TO_BUY = 0.3;
const ONE_TO_GET = 0.04;

// Scratch: for each folk and value, cards in hand, deck and discard. Nothing here outlives a call.
const PLACES = 3;
const VALUES = 6;
const counts = new Int8Array(FOLKS.length * VALUES * PLACES);
const used = new Int8Array(VALUES);

function count(cards: readonly CardId[], place: number): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardId;
    const folk = folkNumber(card);
    if (folk === NO_FOLK) continue;
    const at = (folk * VALUES + printedValue(card)) * PLACES + place;
    counts[at] = (counts[at] as number) + 1;
  }
}

/** How likely the parts come together; `deck`, `discard` and `missing` are the chances of a card from there. */
function together(
  folk: number,
  parts: readonly number[],
  deck: number,
  discard: number,
  isBuying: boolean,
): number {
  used.fill(0);
  let product = 1;
  for (let i = 0; i < parts.length; i++) {
    const value = parts[i] as number;
    const at = (folk * VALUES + value) * PLACES;
    const nth = used[value] as number;
    used[value] = nth + 1;
    const hand = counts[at] as number;
    if (nth < hand) continue;
    const held = hand + (counts[at + 1] as number);
    if (nth < held) product *= deck;
    else if (nth < held + (counts[at + 2] as number)) product *= discard;
    else if (!isBuying) return 0;
    else product *= value === 1 ? ONE_TO_GET : TO_BUY;
    if (product === 0) return 0;
  }
  return product;
}

let bestFolk = 0;
let bestWay: readonly number[] = [];

/** The most likely way to make a sum; remembers which. Ways of few and small cards win ties: the others are wanted later. */
function likeliest(sum: number, deck: number, discard: number, isBuying: boolean): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  const ways = WAYS[sum] as readonly (readonly number[])[];
  for (let folk = 0; folk < FOLKS.length; folk++) {
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i] as readonly number[];
      const its = together(folk, way, deck, discard, isBuying);
      if (its < best || its === 0) continue;
      let waste = 0;
      for (let j = 0; j < way.length; j++) waste += (way[j] as number) ** 2;
      if (its === best && waste >= least) continue;
      best = its;
      least = waste;
      bestFolk = folk;
      bestWay = way;
    }
  }
  return best;
}

/** Takes the cards of the way just found away: no other stack may count on them. */
function reserve(): void {
  for (let i = 0; i < bestWay.length; i++) {
    const at = (bestFolk * VALUES + (bestWay[i] as number)) * PLACES;
    for (let place = 0; place < PLACES; place++) {
      if ((counts[at + place] as number) === 0) continue;
      counts[at + place] = (counts[at + place] as number) - 1;
      break;
    }
  }
}

const sumOf = (cards: readonly CardId[]): number => {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += printedValue(cards[i] as CardId);
  return sum;
};

const junkIn = (cards: readonly CardId[]): number => {
  let junk = 0;
  for (let i = 0; i < cards.length; i++) if (isJunk(cards[i] as CardId)) junk += 1;
  return junk;
};

/** All factors at the end of the turn, before the hand is filled; in the order of FACTORS. */
export function factors(h: Holdings, out: number[] = []): number[] {
  const { hand, deck, discard, stored, next, last } = h;
  counts.fill(0);
  count(hand, 0);
  count(stored, 0);
  count(deck, 1);
  count(discard, 2);
  const draws = Math.max(0, h.limit - hand.length);
  const fromDeck = deck.length === 0 ? 0 : Math.min(1, draws / deck.length);
  const more = Math.max(0, draws - deck.length);
  const fromDiscard = discard.length === 0 ? 0 : Math.min(1, more / discard.length);

  const coming = [1, 1, 1, 1];
  let ready = 1;
  for (let i = 0; i < 4 && next + i <= last; i++) {
    if (i === 0) {
      ready = likeliest(next, fromDeck, fromDiscard, false);
      const soon = likeliest(next, IN_DECK, IN_DISCARD, true);
      coming[0] = soon;
    } else coming[i] = likeliest(next + i, IN_DECK, IN_DISCARD, true);
    if ((coming[i] as number) > 0) reserve();
  }
  const average = deck.length > 0 ? sumOf(deck) / deck.length : 1;
  const refill = discard.length > 0 ? sumOf(discard) / discard.length : 1;
  const fresh = Math.min(draws, deck.length);
  out[0] = next - 1;
  out[1] = ready;
  for (let i = 0; i < 4; i++) out[2 + i] = coming[i] as number;
  out[6] = Math.min(14, sumOf(hand) + sumOf(stored) + fresh * average + (draws - fresh) * refill);
  out[7] = junkIn(hand) + junkIn(deck) + junkIn(discard) + junkIn(stored);
  out[8] = hand.length + deck.length + discard.length + stored.length;
  return out;
}

const weights = FACTORS.map((factor) => WEIGHTS[factor]);
const scratch: number[] = [];

/** The same as one number: what a player is worth. */
export function prospects(h: Holdings): number {
  if (h.next > h.last) return FINISHED;
  factors(h, scratch);
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (scratch[i] as number);
  return sum;
}

/** Nothing is better than having won. */
const FINISHED = 1000;
/** For fitting: other weights. */
export function reweigh(to: readonly number[]): void {
  for (let i = 0; i < weights.length; i++) weights[i] = to[i] as number;
}
