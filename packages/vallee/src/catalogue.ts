import { type CardId, type Effect, must } from '@comptoir/kit';
import type { Decision } from './decisions.ts';
import type { State } from './state.ts';

/** What a card is. Its steps are in the file of its folk, its row in docs/rules/vallee.md section 14. */
export interface Card<Id extends string = string> {
  readonly id: Id;
  /** The folk, or null for Junk (V-004). */
  readonly folk: string | null;
  /** Printed value (V-009). */
  readonly value: number;
  readonly copies: number;
  readonly type: 'technique' | 'passive' | 'junk';
  /** V-100: playing it gives one more action. */
  readonly bonus: boolean;
  /** What the technique does when played (V-080), or the passive when activated (V-181). */
  readonly effect?: Effect<State, Decision>;
  /** V-085: its release is due even when nothing is stored on it. */
  readonly delayed?: true;
  /** V-162: how much it adds to the hand limit of its holder, from the hand or from the stall. */
  readonly handLimit?: { readonly from: 'hand' | 'stall'; readonly by: number };
  /** V-085: what a storing technique does at the start of its player's next turn. */
  readonly release?: Effect<State, Decision>;
  /** V-181, V-185: when an activated passive may be used. */
  readonly activated?: Activation;
  /** V-182: what the card does as part of a payment. */
  readonly payment?: PaymentPassive;
}

export interface Activation {
  /** V-185: its first step can do something. */
  readonly usable: (g: State, seat: number) => boolean;
  /** V-181: `barricade` works only once the hand has been filled. */
  readonly onlyAfterFilling?: true;
}

export interface PaymentPassive {
  /** V-066: the highest value its owner may declare; the lowest is the printed one. */
  readonly upTo?: number;
  /** V-162: how much it adds to the hand limit of this turn. */
  readonly handLimit?: number;
  /** V-064 step 4, after the bought card has reached the hand. */
  readonly afterwards?: Effect<State, Decision>;
}

/** The cards of one folk, in the order of the rules document. */
export interface CardSet<Id extends string = string> {
  readonly folk: string;
  /** The folk's number never changes: the ids of its cards count from it. */
  readonly number: number;
  readonly cards: readonly Card<Id>[];
}

type Written<Id extends string> = Omit<Card<Id>, 'folk' | 'type' | 'bonus'>;
type Unsorted<Id extends string> = Omit<Card<Id>, 'folk'>;

export const technique = <const Id extends string>(card: Written<Id> & { bonus: boolean }): Unsorted<Id> => ({
  type: 'technique',
  ...card,
});
export const passive = <const Id extends string>(card: Written<Id>): Unsorted<Id> => ({
  type: 'passive',
  bonus: false,
  ...card,
});

export function folk<const Id extends string>(
  id: string,
  number: number,
  cards: readonly Unsorted<Id>[],
): CardSet<Id> {
  return { folk: id, number, cards: cards.map((card) => ({ ...card, folk: id })) };
}

/** 14.0: value 1, no folk, no effect, and as many of them as needed (V-165). */
export const JUNK: Card = { id: 'junk', folk: null, value: 1, copies: 20, type: 'junk', bonus: false };

export const CARDS_OF_A_FOLK = 15;

/** Junk may be created without end, so its ids start above those of all folks there will ever be. */
export const FIRST_JUNK = 1000;

/** The card of each id, filled once when the game is assembled: rules look cards up here without knowing any of them. */
const cards: Card[] = [];
const sets: CardSet[] = [];

export function fillCatalogue(content: readonly CardSet[]): void {
  if (sets.length > 0) return;
  for (const set of content) {
    sets.push(set);
    let id = set.number * CARDS_OF_A_FOLK;
    for (const card of set.cards) for (let copy = 0; copy < card.copies; copy++) cards[id++] = card;
  }
}

export const allSets = (): readonly CardSet[] => sets;

export function cardOf(id: CardId): Card {
  return id >= FIRST_JUNK ? JUNK : (cards[id] as Card);
}

export const isJunk = (id: CardId): boolean => id >= FIRST_JUNK;
export const isFolkCard = (id: CardId): boolean => id < FIRST_JUNK;
export const printedValue = (id: CardId): number => (id >= FIRST_JUNK ? 1 : (cards[id] as Card).value);
export const folkOf = (id: CardId): string | null => (id >= FIRST_JUNK ? null : (cards[id] as Card).folk);

/** Every id of a folk, in the order of its cards. */
export function idsOfFolk(folk: string): CardId[] {
  const first = setOf(folk).number * CARDS_OF_A_FOLK;
  return Array.from({ length: CARDS_OF_A_FOLK }, (_, at) => first + at);
}

export const setOf = (folk: string): CardSet =>
  must(
    sets.find((set) => set.folk === folk),
    `folk ${folk}`,
  );
