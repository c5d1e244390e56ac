import { BLACK_MARKET } from './content/tables.ts';
import type { Decision, PlayAnswer } from './decisions.ts';
import type { View } from './view.ts';

/**
 * K-216: whether passing goes without saying, so that a person is not bothered with the question: no card fits, or only
 * cards that can be played at any time and the hand is not raised. Hosts and screens pass then for the player, after the
 * same short pause as everybody's. At a table with complete windows every question is put.
 */
export function passGoesWithoutSaying(decision: Decision, view: View): boolean {
  if (decision.id !== 'window' || decision.kind !== 'menu' || view.windowMode === 'strict') return false;
  const cards = decision.entries.find(({ id }) => id === 'card');
  if (cards?.kind !== 'pick-option') return true;
  if (decision.source === 'hold') return false;
  const hold = view.players[decision.seat]?.hold ?? 'never';
  if (hold === 'calm' || hold === 'step') return false;
  return cards.options.every((play) => BLACK_MARKET[(play as unknown as PlayAnswer).card]?.timing === 'open');
}
