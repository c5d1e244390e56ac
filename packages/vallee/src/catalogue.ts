import { type CardId, type Effect, type EffectTable, effectTable, must } from '@comptoir/kit';
import { FOLK_IDS, FOLK_NUMBERS, type FolkId, remasteredAs } from './content/numbers.ts';
import type { Decision } from './decisions.ts';
import type { Permits, State, What } from './state.ts';

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
  /** V-355: what it costs to finish it on a later turn, and what that brings. */
  readonly finish?: { readonly cost: number; readonly effect?: Effect<State, Decision> };
  /** V-360: what it does at the end of the turn on which it was played. */
  readonly ending?: Effect<State, Decision>;
  /** V-350: its folk brings coins to the table. */
  readonly coins?: true;
  /** V-181, V-185: when an activated passive may be used. */
  readonly activated?: Activation;
  /** V-332: while it waits, cards of the discard may be built with. */
  readonly buildsFromDiscard?: true;
  /** V-330: what it does when something happens. */
  readonly reaction?: Reaction;
  /** V-182: what the card does as part of a payment. */
  readonly payment?: PaymentPassive;
  /** V-363: how many Junk it lets into each new stack while it lies in one's own stall. */
  readonly stallJunk?: number;
  /** V-315: in the hand it may count as a card that lies there. */
  readonly imitates?: Model;
  /** V-306 to V-308: what the card does as part of a stack. */
  readonly stack?: StackPassive;
  /** V-301: what happens when the card is bought, after the passives of the payment. Its local `paid` is the payment. */
  readonly bought?: Effect<State, Decision>;
  /** V-300: what it imposes on opponents from the planning area, until its player's next turn begins. */
  readonly lasting?: Lasting;
  /** V-380: what it allows in the stacks of this turn. */
  readonly eases?: Readonly<Permits>;
  /** V-396: how many cards are drawn at the end of a turn while it lies in the active player's discard. */
  readonly endsInDiscard?: number;
  /** V-382: it raises the hand limit of a turn in which nothing is built. */
  readonly hoards?: true;
  /** V-370: its effect asks what time it is. */
  readonly timed?: true;
  /** V-240, V-375: its effect rolls a die, or two. */
  readonly rolls?: true;
  /** V-225: set if the cards that its effect sets aside come from the market deck: no Junk is among them. */
  readonly setsAsideMarket?: true;
}

/** V-315: one's own last stack, the tops of other discards, the top of the market discard, the market, one's own hand. */
export type Model = 'stack' | 'discards' | 'market-discard' | 'market' | 'hand';

/** V-306 to V-308 */
export interface StackPassive {
  /** The stack may hold Junk. */
  readonly junk?: true;
  /** The stack may mix folks. */
  readonly mixes?: true;
  /** One card of one's own discard may be part of the stack, whatever it is. */
  readonly reaches?: true;
  /** V-307: its value may be anything from the first to the second number. */
  readonly range?: readonly [number, number];
  /** V-308: the next stack may be built at once. */
  readonly again?: true;
  /** V-381: how far the next stack may be from its number while this card lies in the last one. */
  readonly slack?: number;
}

/** V-300 */
export interface Lasting {
  /** Market cards cost this much more. */
  readonly surcharge?: number;
  /** Stacks must be worth this much more. */
  readonly height?: number;
  /** The most cards that filling a hand may draw. */
  readonly fillAtMost?: number;
}

export interface Reaction {
  readonly on: What;
  /**
   * From the hand when another player does it (V-331), from the planning area the next time one does it (V-332), or from
   * the discard when the card itself has come there (V-379).
   */
  readonly from: 'hand' | 'planning' | 'discard';
  /** V-121: whether it could do something. */
  readonly can?: (g: State, seat: number) => boolean;
  readonly effect: Effect<State, Decision>;
}

export interface Activation {
  /** V-185: its first step can do something. */
  readonly usable: (g: State, seat: number) => boolean;
  /** V-181: `barricade` works only once the hand has been filled. */
  readonly onlyAfterFilling?: true;
  /** V-334: usable once each time the card has come to the hand. */
  readonly onlyFresh?: true;
  /** V-341: what it does is for an action of this turn: of no use in clean-up. */
  readonly onlyBeforeActions?: true;
  /** V-361, V-393: it works at the end of the turn. */
  readonly onlyAtEnd?: true;
}

export interface PaymentPassive {
  /** V-066: the highest value its owner may declare; the lowest is the printed one. */
  readonly upTo?: number;
  /** V-162: how much it adds to the hand limit of this turn. */
  readonly handLimit?: number;
  /** V-064 step 4, after the bought card has reached the hand. */
  readonly afterwards?: Effect<State, Decision>;
  /** V-302: it may be kept in hand instead of being discarded. */
  readonly keeps?: true;
  /** V-303: no other card of the payment is superfluous. */
  readonly waives?: true;
  /** V-304: the top card of the market discard may be bought. */
  readonly reaches?: true;
  /** V-305: the cards of the market may be rearranged before the purchase. */
  readonly arranges?: true;
}

/** The cards of one folk, in the order of the rules document. */
export interface CardSet<Id extends string = string> {
  readonly folk: FolkId;
  readonly cards: readonly Card<Id>[];
}

/**
 * A card that does nothing. It has every field, so that all cards have the same shape, which makes them fast to read.
 */
const BLANK: { readonly [K in keyof Card]-?: Card[K] | undefined } = {
  id: '',
  folk: null,
  value: 0,
  copies: 0,
  type: 'junk',
  bonus: false,
  effect: undefined,
  delayed: undefined,
  handLimit: undefined,
  release: undefined,
  finish: undefined,
  ending: undefined,
  coins: undefined,
  activated: undefined,
  buildsFromDiscard: undefined,
  reaction: undefined,
  payment: undefined,
  stallJunk: undefined,
  imitates: undefined,
  stack: undefined,
  bought: undefined,
  lasting: undefined,
  eases: undefined,
  endsInDiscard: undefined,
  hoards: undefined,
  timed: undefined,
  rolls: undefined,
  setsAsideMarket: undefined,
};
const printed = <C extends Card>(card: C): C => ({ ...BLANK, ...card });

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

export function folk<const Id extends string>(id: FolkId, cards: readonly Unsorted<Id>[]): CardSet<Id> {
  return { folk: id, cards: cards.map((card) => printed({ ...card, folk: id })) };
}

/** What the remastered edition changes of a card: everything but its name, value and copies. */
type Remastered = Pick<Card, 'type' | 'bonus'> & Partial<Omit<Card, 'id' | 'folk' | 'value' | 'copies'>>;

/** Effects are named after their cards, so another card needs copies of its own. */
const ownEffects = ({ effect, release, payment, bought, reaction, ...card }: Card): Omit<Card, 'id'> => ({
  ...card,
  ...(effect && { effect: { ...effect } }),
  ...(release && { release: { ...release } }),
  ...(payment && {
    payment: { ...payment, ...(payment.afterwards && { afterwards: { ...payment.afterwards } }) },
  }),
  ...(bought && { bought: { ...bought } }),
  ...(reaction && { reaction: { ...reaction, effect: { ...reaction.effect } } }),
});

/** V-390: a folk as the remastered edition has it; what is not named here is as it was. */
export function remaster<const Id extends string>(
  first: CardSet<Id>,
  changes: Partial<Record<Id, Remastered>>,
): CardSet<`${Id}-r`> {
  const id = remasteredAs(first.folk);
  const cards = first.cards.map((card) => {
    const change = changes[card.id];
    const { value, copies } = card;
    const text = change === undefined ? ownEffects(card) : { ...change, value, copies };
    return printed({ ...text, id: `${card.id}-r` as const, folk: id });
  });
  return { folk: id, cards };
}

/** 14.0: value 1, no folk, no effect, and as many of them as needed (V-165). */
export const JUNK: Card = printed({
  id: 'junk',
  folk: null,
  value: 1,
  copies: 20,
  type: 'junk',
  bonus: false,
});

/** V-001: the printed values of a folk's cards, in the order of their ids. */
export const FOLK_VALUES: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5];
export const CARDS_OF_A_FOLK = FOLK_VALUES.length;

/** Junk may be created without end, so its ids start above those of all folks there will ever be. */
export const FIRST_JUNK = 1000;

/** The card of each id. Rules look cards up here without knowing any of them. */
const cards: Card[] = [];
const sets: CardSet[] = [];
const byName = new Map<string, Card>();
/** What cards do, under their names; the game adds the effects of the rules. */
export const effects: EffectTable<State, Decision> = new Map();

/**
 * Makes the cards of a folk known to the rules, once: all folks at the start, or those of a table as they are loaded.
 */
export function addSet(set: CardSet): void {
  if (hasSet(set.folk)) return;
  sets.push(set);
  sets.sort((a, b) => FOLK_NUMBERS[a.folk] - FOLK_NUMBERS[b.folk]);
  let id = FOLK_NUMBERS[set.folk] * CARDS_OF_A_FOLK;
  for (const card of set.cards) {
    byName.set(card.id, card);
    for (let copy = 0; copy < card.copies; copy++) cards[id++] = card;
    const { effect, release, finish, ending, payment, bought, reaction } = card;
    effectTable(
      {
        ...(effect && { [card.id]: effect }),
        ...(release && { [`${card.id}.release`]: release }),
        ...(finish?.effect && { [`${card.id}.finish`]: finish.effect }),
        ...(ending && { [`${card.id}.ending`]: ending }),
        ...(payment?.afterwards && { [`${card.id}.payment`]: payment.afterwards }),
        ...(bought && { [`${card.id}.bought`]: bought }),
        ...(reaction && { [`${card.id}.reaction`]: reaction.effect }),
      },
      effects,
    );
  }
}

/** The folks that are loaded, in the order of their numbers. */
export const allSets = (): readonly CardSet[] => sets;
export const hasSet = (folk: string): boolean => sets.some((set) => set.folk === folk);

/** V-041: released at the start of its player's turn, not by a condition (V-332) or for a price (V-355). */
export const isDueAtStart = ({ reaction, finish }: Card): boolean =>
  reaction?.from !== 'planning' && finish === undefined;

export function cardOf(id: CardId): Card {
  return id >= FIRST_JUNK ? JUNK : (cards[id] as Card);
}

/** The card of a name; effects have the names of their cards. */
export const cardNamed = (name: string): Card | undefined => byName.get(name);

export const isJunk = (id: CardId): boolean => id >= FIRST_JUNK;
export const isFolkCard = (id: CardId): boolean => id < FIRST_JUNK;
export const printedValue = (id: CardId): number => (id >= FIRST_JUNK ? 1 : (cards[id] as Card).value);
const FOLK_OF: FolkId[] = [];
for (const folk of FOLK_IDS)
  for (let at = 0; at < CARDS_OF_A_FOLK; at++) FOLK_OF[FOLK_NUMBERS[folk] * CARDS_OF_A_FOLK + at] = folk;
/** By its number, so the folk need not be loaded. */
export const folkOf = (id: CardId): string | null => (id >= FIRST_JUNK ? null : (FOLK_OF[id] ?? null));
/** Ids of folk cards count from the number of their folk: both are known before the folk is loaded. */
export const folkNumberOf = (id: CardId): number => Math.trunc(id / CARDS_OF_A_FOLK);
export const valueById = (id: CardId): number => FOLK_VALUES[id % CARDS_OF_A_FOLK] as number;

/** Every id of a folk, in the order of its cards. */
export function idsOfFolk(folk: string): CardId[] {
  const first = FOLK_NUMBERS[folk as FolkId] * CARDS_OF_A_FOLK;
  return Array.from({ length: CARDS_OF_A_FOLK }, (_, at) => first + at);
}

export const setOf = (folk: string): CardSet =>
  must(
    sets.find((set) => set.folk === folk),
    `folk ${folk}`,
  );
