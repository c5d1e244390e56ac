import {
  type CardId,
  type Json,
  type Kinded,
  type KitDecision,
  type Menu,
  type PickCards,
  unreachable,
} from '@comptoir/kit';
import type { Picks } from './selection.svelte.ts';

/** What follows from the shape of a question alone. */

export const isMenu = (decision: Kinded): decision is Menu<Kinded> => decision.kind === 'menu';
export const isPickCards = (decision: Kinded): decision is PickCards => decision.kind === 'pick-cards';

const KIT_KINDS: readonly string[] = [
  'pick-cards',
  'order-cards',
  'pick-seat',
  'pick-number',
  'pick-option',
  'confirm',
  'act',
] satisfies KitDecision['kind'][];

export const isKit = (decision: Kinded): decision is KitDecision => KIT_KINDS.includes(decision.kind);

/** The cards one may touch for a question of the kit. */
export function kitCards(decision: KitDecision): readonly CardId[] {
  if (decision.kind === 'pick-cards') return decision.from;
  return decision.kind === 'order-cards' ? decision.cards : [];
}

/** How many cards may lie chosen at once. */
export function mostCards(decision: Kinded): number {
  return isPickCards(decision) ? decision.max : Number.POSITIVE_INFINITY;
}

/** The answer that the picks make to a question of the kit; undefined while something is missing. */
export function composeKit(decision: KitDecision, picks: Picks): Json | undefined {
  switch (decision.kind) {
    case 'pick-cards':
      return picks.cards.length < decision.min ? undefined : picks.cards.slice();
    case 'order-cards':
      return orderOf(decision.cards, picks);
    case 'act':
      return null;
    case 'pick-seat':
    case 'pick-number':
    case 'pick-option':
    case 'confirm':
      return picks.things['value'];
    default:
      return unreachable(decision);
  }
}

/** The order chosen so far; at first the one in which the cards were offered. */
export function orderOf(cards: readonly CardId[], picks: Picks): CardId[] {
  const order = picks.things['order'];
  const chosen = Array.isArray(order) ? (order as CardId[]).filter((card) => cards.includes(card)) : [];
  return [...chosen, ...cards.filter((card) => !chosen.includes(card))];
}

/** The values one may choose among, for questions that are a short list. */
export function valuesOf(decision: KitDecision): readonly Json[] {
  switch (decision.kind) {
    case 'pick-seat':
      return decision.from;
    case 'pick-number':
      return Array.from({ length: decision.max - decision.min + 1 }, (_, i) => decision.min + i);
    case 'pick-option':
      return decision.options;
    case 'confirm':
      return [true, false];
    case 'pick-cards':
    case 'order-cards':
    case 'act':
      return [];
    default:
      return unreachable(decision);
  }
}
