import { type CardId, type Seat, unreachable } from '@comptoir/kit';
import { cardOf, type Lasting, printedValue } from './catalogue.ts';
import type { Mode, ValueChange } from './state.ts';

/** Rule questions on what everybody sees: a state and a view answer them alike. Rules, page, terminal and bots ask here. */

/** A state keeps its mode in its configuration, a view at its top. */
export type Seating = { readonly mode: Mode } | { readonly config: { readonly mode: Mode } };
type Stalls = Seating & { readonly stalls: readonly (readonly unknown[])[] };

export const isTeamGame = (table: Seating): boolean =>
  ('config' in table ? table.config.mode : table.mode) === 'teams';

/** V-260, V-263: seats 0 and 2 share a stall against 1 and 3; otherwise everybody has a stall of their own. */
export const stallOf = (table: Seating, seat: Seat): number => (isTeamGame(table) ? seat % 2 : seat);

export const areTeammates = (table: Seating, a: Seat, b: Seat): boolean =>
  a !== b && stallOf(table, a) === stallOf(table, b);

export const teammateOf = (table: Seating, seat: Seat): Seat | null =>
  isTeamGame(table) ? (seat + 2) % 4 : null;

/** Whose stall it is: one player, or a team. */
export const seatsAt = (table: Seating & { readonly players: readonly unknown[] }, stall: number): Seat[] =>
  table.players.map((_, seat) => seat).filter((seat) => stallOf(table, seat) === stall);

/** V-170, V-264 */
export const stacksToWin = (table: Seating): number => (isTeamGame(table) ? 10 : 8);

export const stacksOf = (table: Stalls, seat: Seat): number =>
  table.stalls[stallOf(table, seat)]?.length ?? 0;

/** V-140: the number of the stack that a seat builds next. */
export const nextStack = (table: Stalls, seat: Seat): number => stacksOf(table, seat) + 1;

interface Holding extends Stalling {
  readonly players: readonly { readonly hand: readonly CardId[] | null }[];
  readonly turn: {
    readonly active: Seat;
    readonly handBonus: number;
    readonly values: readonly ValueChange[];
  };
}
interface Stalling {
  readonly stalls: readonly (readonly (readonly CardId[])[])[];
}

/** V-162: the hand limit where no card changes it. */
export const HAND_LIMIT = 5;

/** V-162: the hand limit of the active player, as far as the hand is known. */
export function handLimit(table: Seating & Holding): number {
  const { active, handBonus } = table.turn;
  let limit = HAND_LIMIT + handBonus;
  for (const card of table.players[active]?.hand ?? []) limit += raiseOf(likenessOf(table, card), 'hand');
  for (const stack of table.stalls[stallOf(table, active)] ?? [])
    for (const card of stack) limit += raiseOf(card, 'stall');
  return limit;
}

/** V-162: what one card adds to the limit from where it lies. */
export function raiseOf(card: CardId, from: 'hand' | 'stall'): number {
  const raise = cardOf(card).handLimit;
  return raise?.from === from ? raise.by : 0;
}

/** V-021, V-262: Junk at the start of the game. */
export const junkAtStart = (table: Seating): number => (isTeamGame(table) ? 24 : 20);

/** V-304: beyond the slots of the market lies its discard, which has no surcharge. */
export const DISCARD_SLOT = 5;

/** V-061: what the card of a slot costs, by what is printed on it and where it lies. */
export const priceOf = (card: CardId, slot: number): number =>
  printedValue(card) + (slot === DISCARD_SLOT ? 0 : slot);

type Planning = Seating & {
  readonly players: readonly {
    readonly planning: readonly { readonly card: CardId; readonly as?: CardId }[];
  }[];
};

const NOTHING: Lasting[] = [];
/** V-300: the lasting effects that a seat's opponents have in their planning areas. */
function imposedOn(table: Planning, seat: Seat): readonly Lasting[] {
  let found: Lasting[] = NOTHING;
  for (let other = 0; other < table.players.length; other++) {
    const planning = table.players[other]?.planning ?? [];
    if (planning.length === 0 || stallOf(table, other) === stallOf(table, seat)) continue;
    for (const { card, as } of planning) {
      const { lasting } = cardOf(as ?? card);
      if (lasting !== undefined) found = [...found, lasting];
    }
  }
  return found;
}

/** V-300: how much more market cards cost this seat. */
export function surchargeOn(table: Planning, seat: Seat): number {
  let sum = 0;
  for (const { surcharge = 0 } of imposedOn(table, seat)) sum += surcharge;
  return sum;
}

/** V-141, V-300: what the next stack of this seat must be worth. */
export function heightOfNext(table: Planning & Stalls, seat: Seat): number {
  let sum = nextStack(table, seat);
  for (const { height = 0 } of imposedOn(table, seat)) sum += height;
  return sum;
}

/** V-300: how many cards a seat draws at most when it fills its hand. */
export const fillAtMost = (table: Planning, seat: Seat): number =>
  imposedOn(table, seat).reduce(
    (least, { fillAtMost: most }) => Math.min(least, most ?? least),
    Number.POSITIVE_INFINITY,
  );

/** V-350: the coins of a seat, as a state and a view count them. */
export const coinsOf = ({ coins }: { readonly coins?: readonly number[] }, seat: Seat): number =>
  coins?.[seat] ?? 0;

/** Whether two values differ by one at most: what Replacement asks. */
export const areNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

export const ALL_CARDS = -1;

function changed(value: number, { how, amount }: ValueChange): number {
  switch (how) {
    case 'set':
      return amount;
    case 'add':
      return value + amount;
    case 'times':
      return value * amount;
    case 'copy':
      return value; // V-315: the base is what the card counts as
    case 'mirror':
      return value >= 1 && value <= 5 ? 6 - value : value;
    default:
      return unreachable(how);
  }
}

/** V-009: a value as changed by what is in force, in the order it came into force. */
export function changedValue(values: readonly ValueChange[], card: CardId, base: number): number {
  let value = base;
  for (let i = 0; i < values.length; i++) {
    const change = values[i] as ValueChange;
    if (change.card !== card && change.card !== ALL_CARDS) continue;
    value = changed(value, change);
  }
  return value;
}

/** What a state and a view say about changes in force. */
export interface Changing {
  readonly turn: { readonly values: readonly ValueChange[] };
}

/** V-315: the card that a card of the active hand counts as: mostly itself. */
export function likenessOf({ turn }: Changing, card: CardId): CardId {
  for (let at = turn.values.length - 1; at >= 0; at--) {
    const change = turn.values[at] as ValueChange;
    if (change.how === 'copy' && change.card === card) return change.amount;
  }
  return card;
}

/** V-009: what a card of the active player is worth now. */
export const effectiveValue = (table: Changing, card: CardId): number =>
  table.turn.values.length === 0
    ? printedValue(card)
    : changedValue(table.turn.values, card, printedValue(likenessOf(table, card)));

/** V-009: what a card in somebody's hand is worth: changes in force concern whoever plays, not even their teammate (V-269). */
export const worthInHand = (
  table: Changing & { readonly turn: { readonly active: Seat } },
  seat: Seat,
  card: CardId,
): number => (seat === table.turn.active ? effectiveValue(table, card) : printedValue(card));
