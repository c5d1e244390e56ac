import type { Json, Seat } from '@comptoir/kit';
import type { WindowKind } from './content/language.ts';
import { BLACK_MARKET } from './content/tables.ts';
import type { Decision, PlayAnswer } from './decisions.ts';
import { isCalm } from './rules/pending.ts';
import type { View } from './view.ts';

/**
 * K-216: whether to pass without asking the person. That is so when no card fits. In windows that the raised hand does
 * not name it is also so when only open cards fit, and with the hand down in the two windows of every turn while
 * somebody other than the active player is the one to beat: such chances come again soon. Hosts and screens then pass
 * for the player, after the same short pause as for everybody. At a table with complete windows every question is put.
 */
export function passGoesWithoutSaying(decision: Decision, view: View): boolean {
  if (decision.id !== 'window' || decision.kind !== 'menu' || view.windowMode === 'strict') return false;
  const cards = decision.entries.find(({ id }) => id === 'card');
  if (cards?.kind !== 'pick-option') return true;
  if (decision.source === 'hold') return false;
  const hold = view.players[decision.seat]?.hold ?? 'never';
  const calm = isCalm(decision.source as WindowKind);
  if (hold === 'step' || (hold !== 'never' && calm)) return false;
  const isOpen = (play: Json): boolean =>
    BLACK_MARKET[(play as unknown as PlayAnswer).card]?.timing === 'open';
  return cards.options.every(isOpen) || (calm && !leads(decision.seat, view));
}

/** The answer of a question that a person need not be asked; undefined where they are asked. */
export const settledAnswer = (decision: Decision, view: View): Json | undefined =>
  passGoesWithoutSaying(decision, view) ? { entry: 'pass', answer: null } : undefined;

/** Whether the turn belongs to the one to beat: none of the other players has more prestige. */
function leads(own: Seat, { players, active }: View): boolean {
  const most = Math.max(...players.map(({ prestige }, seat) => (seat === own ? 0 : prestige)));
  return (players[active]?.prestige ?? 0) >= most;
}
