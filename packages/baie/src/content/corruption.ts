import { CLANS } from '../pieces.ts';

/**
 * docs/rules/baie.md, 9.2: the icons of every corruption card that may be in a deck, by card number. The first sixty
 * are the deck of edition 1; the others are spares, so that a deck of another mixture keeps the numbers of its cards.
 */
const ofEachClan = (count: number, icons: string): string[] =>
  CLANS.flatMap((clan) => new Array<string>(count).fill(icons + clan));

export const CORRUPTION: readonly string[] = [
  ...new Array<string>(32).fill('!'),
  ...ofEachClan(5, '!'),
  ...ofEachClan(2, '!!'),
  ...new Array<string>(28).fill('!'),
  ...ofEachClan(5, '!'),
  ...ofEachClan(8, '!!'),
];

/** Cards with one corruption icon alone, and of each clan with one and with two corruption icons beside it. */
export interface Mixture {
  readonly alone: number;
  readonly single: number;
  readonly double: number;
}

/** The icons of a card on average in a full deck: by clan, then of corruption. */
export function meanIcons(mixture: Mixture): readonly number[] {
  let mean = means.get(mixture);
  if (mean === undefined) {
    mean = meanOf(mixture);
    means.set(mixture, mean);
  }
  return mean;
}
/** Kept, because bots ask at every question. */
const means = new WeakMap<Mixture, readonly number[]>();

function meanOf({ alone, single, double }: Mixture): readonly number[] {
  const cards = alone + CLANS.length * (single + double);
  return [...CLANS.map(() => (single + double) / cards), 1 + (CLANS.length * double) / cards];
}

/** The first cards of each kind. */
export function corruptionDeck(mixture: Mixture): number[] {
  let deck = decks.get(mixture);
  if (deck === undefined) {
    deck = deckOf(mixture);
    decks.set(mixture, deck);
  }
  return deck.slice();
}
/** Kept, because every game begins with a deck. */
const decks = new WeakMap<Mixture, readonly number[]>();

function deckOf({ alone, single, double }: Mixture): number[] {
  const left = new Map<string, number>([['!', alone]]);
  for (const clan of CLANS) left.set(`!${clan}`, single).set(`!!${clan}`, double);
  const deck: number[] = [];
  CORRUPTION.forEach((icons, card) => {
    const wanted = left.get(icons) ?? 0;
    if (wanted === 0) return;
    left.set(icons, wanted - 1);
    deck.push(card);
  });
  return deck;
}
