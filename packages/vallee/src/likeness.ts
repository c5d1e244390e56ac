import { type CardId, type Seat, unreachable } from '@comptoir/kit';
import { type Card, cardOf, folkOf } from './catalogue.ts';
import { type Changing, likenessOf, type Seating, stallOf } from './questions.ts';
import type { ValueChange } from './state.ts';

/**
 * V-315: what a card of the active hand *is*. A chameleon that was shown counts as another card as long as that one lies
 * where it did; the likeness stands among the changes of values, in the order it came into force.
 */

/** What a card of the active hand counts as, for all purposes. */
export const cardAs = (table: Changing, card: CardId): Card =>
  cardOf(table.turn.values.length === 0 ? card : likenessOf(table, card));

export const folkAs = (table: Changing, card: CardId): string | null =>
  folkOf(table.turn.values.length === 0 ? card : likenessOf(table, card));

/** What a state and a view have in common about where models lie. */
type Models = Seating & {
  readonly players: readonly {
    readonly hand: readonly CardId[] | null;
    readonly discard: readonly CardId[];
  }[];
  readonly stalls: readonly (readonly (readonly CardId[])[])[];
  readonly market: readonly (CardId | null)[];
  readonly marketDiscard: readonly CardId[];
};

/** The cards that a card may count as now; null where the hand they would lie in is not known. */
function modelsOf(table: Models, seat: Seat, card: CardId): readonly CardId[] | null {
  const { imitates } = cardOf(card);
  switch (imitates) {
    case undefined:
      return [];
    case 'stack':
      return table.stalls[stallOf(table, seat)]?.at(-1) ?? [];
    case 'discards':
      return table.players.flatMap(({ discard }, other) => (other === seat ? [] : discard.slice(-1)));
    case 'market-discard':
      return table.marketDiscard.slice(-1);
    case 'market':
      return table.market.filter((ware): ware is CardId => ware !== null && ware >= 0);
    case 'hand':
      return table.players[seat]?.hand?.filter((other) => other !== card) ?? null;
    default:
      return unreachable(imitates);
  }
}

/** A card of the hand, and what it may count as. */
export type Imitation = { readonly card: CardId; readonly model: CardId };

const NONE: Imitation[] = [];

/** V-315: every likeness that a hand may show now. Each may be shown once while it holds, so that showing ends. */
export function imitations(table: Models & Changing, seat: Seat): readonly Imitation[] {
  let found = NONE;
  for (const card of table.players[seat]?.hand ?? []) {
    if (cardOf(card).imitates === undefined) continue;
    if (found === NONE) found = [];
    for (const model of modelsOf(table, seat, card) ?? [])
      if (
        !table.turn.values.some(
          (change) => isLikeness(change) && change.card === card && change.amount === model,
        )
      )
        found.push({ card, model });
  }
  return found;
}

const isLikeness = ({ how }: ValueChange): boolean => how === 'copy';

/** V-315: the likenesses that have ended, because their model is no longer where it was. */
export function endedLikenesses(
  table: Models & { readonly turn: { readonly active: Seat; readonly values: readonly ValueChange[] } },
): ValueChange[] {
  const { active, values } = table.turn;
  return values.filter(
    (change) => isLikeness(change) && modelsOf(table, active, change.card)?.includes(change.amount) === false,
  );
}
