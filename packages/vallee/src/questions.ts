import type { CardId, Seat } from '@comptoir/kit';
import { cardOf, printedValue } from './catalogue.ts';
import type { Mode, ValueChange } from './state.ts';

/** Rule questions on what everybody sees: a state and a view answer them alike. Rules, page, terminal and robots ask here. */

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
  readonly turn: { readonly active: Seat; readonly handBonus: number };
}
interface Stalling {
  readonly stalls: readonly (readonly (readonly CardId[])[])[];
}

/** V-162: the hand limit of the active player, as far as the hand is known. */
export function handLimit(table: Seating & Holding): number {
  const { active, handBonus } = table.turn;
  let limit = 5 + handBonus;
  for (const card of table.players[active]?.hand ?? []) limit += raiseOf(card, 'hand');
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

/** V-061: what the card of a slot costs, by what is printed on it and where it lies. */
export const priceOf = (card: CardId, slot: number): number => printedValue(card) + slot;

export const ALL_CARDS = -1;

/** V-009: a value as changed by what is in force, in the order it came into force. */
export function changedValue(values: readonly ValueChange[], card: CardId, base: number): number {
  let value = base;
  for (let i = 0; i < values.length; i++) {
    const change = values[i] as ValueChange;
    if (change.card !== card && change.card !== ALL_CARDS) continue;
    value = change.how === 'set' ? change.amount : value + change.amount;
  }
  return value;
}

/** V-009: what a card of the active player is worth now. */
export const effectiveValue = (
  { turn }: { readonly turn: { readonly values: readonly ValueChange[] } },
  card: CardId,
): number => changedValue(turn.values, card, printedValue(card));
