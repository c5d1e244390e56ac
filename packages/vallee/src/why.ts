import { type CardId, isRecord, type Refusal, refusal, type Seat, type Wish, whyNot } from '@comptoir/kit';
import { cardOf } from './catalogue.ts';
import type { Decision, PurchaseAnswer } from './decisions.ts';
import { coinsOf, teammateOf } from './questions.ts';
import { FINISHING } from './rules/finish.ts';
import { BUYING, purchaseOf } from './rules/market.ts';
import { ACTIVATING, type QuietPoint } from './rules/passives.ts';
import { purchaseShape } from './rules/payment.ts';
import { canBuild, stackShape } from './rules/stack-choice.ts';
import { proposalOf, stackOf } from './rules/stall.ts';
import { PLAYING } from './rules/technique.ts';
import { isCapped } from './rules/turn.ts';
import { costOf, wareAt, worthsOf } from './rules/values.ts';
import { EMPTY, type State, zonesOf } from './state.ts';

/**
 * Why something is not offered, asked of the very requirements and shapes that make the options. Wishes are named like
 * the entries of `action`; a wish to buy may name the slot alone.
 */
export function whyNotOffered(g: State, seat: Seat, { entry, answer }: Wish): Refusal | null {
  const at = quietPoint(g, seat);
  if (entry === 'stall.build' && isBuildingOn(g, seat)) return whyNotBuilt(g, seat, answer);
  if (g.turn.active !== seat) return refusal('V-045', 'not-your-turn', { active: g.turn.active });
  if (at === null) return refusal('V-230', 'not-your-turn', { active: g.turn.active });
  if (entry === 'passive.use') return whyNot(ACTIVATING, g, seat, firstCard(answer), at);
  if (at !== 'Q1') return refusal('V-042', 'no-action-left');
  if (isCapped(g) && entry !== 'inventory.discard')
    return refusal('V-105', 'action-cap', { cap: g.config.actionCap ?? 0 });
  switch (entry) {
    case 'market.buy': {
      const slot = slotIn(answer);
      const impossible = whyNot(BUYING, g, slot, worthsOf(g, zonesOf(g, seat).hand).most + coinsOf(g, seat));
      if (impossible !== null || !isRecord(answer) || !Array.isArray(answer.cards)) return impossible;
      const offer = { slot, card: wareAt(g, slot), cost: costOf(g, slot) };
      return purchaseShape.check(purchaseOf(g, seat, [offer]), answer as unknown as PurchaseAnswer);
    }
    case 'technique.finish':
      return whyNot(FINISHING, g, seat, slotIn(answer));
    case 'technique.play':
      return isEmpty(answer) ? refusal('V-080', 'no-technique') : whyNot(PLAYING, g, seat, firstCard(answer));
    case 'stall.build':
      return whyNotBuilt(g, seat, answer);
    case 'stall.ask-help': {
      const teammate = teammateOf(g, seat);
      if (teammate === null) return refusal('V-265', 'no-teammate');
      if (zonesOf(g, teammate).hand.length === 0) return refusal('V-269', 'teammate-has-no-card');
      return stackShape.check(proposalOf(g, seat), answer);
    }
    default:
      return null;
  }
}

function whyNotBuilt(g: State, seat: Seat, answer: Wish['answer']): Refusal | null {
  const stack = stackOf(g, seat);
  return isEmpty(answer) && !canBuild(g, stack)
    ? refusal('V-141', 'no-stack', { total: stack.total })
    : stackShape.check(stack, answer);
}

/** V-308: the further stack is asked for whatever the hand holds, so there may be a reason why it is not offered. */
const isBuildingOn = (g: State, seat: Seat): boolean => {
  const top = g.stack.at(-1);
  return top?.effect === 'build-on' && top.owner === seat;
};

/** What a player would look for at a quiet moment: every card of the market and of the hand, and the verbs of the turn. */
export function wishes(g: State, { seat, id }: Decision): readonly Wish[] {
  if (isBuildingOn(g, seat)) return [{ entry: 'stall.build', answer: [] }];
  if (quietPoint(g, seat) === null) return [];
  const hand = zonesOf(g, seat).hand;
  const found: Wish[] = hand.map((card) => ({ entry: 'passive.use', answer: [card] }));
  if (id !== 'action') return found;
  g.market.forEach((card, slot) => {
    if (card !== EMPTY) found.push({ entry: 'market.buy', answer: { slot } });
  });
  found.push({ entry: 'technique.play', answer: [] });
  for (const card of hand) found.push({ entry: 'technique.play', answer: [card] });
  for (const { card, as } of zonesOf(g, seat).planning)
    if (cardOf(as ?? card).finish !== undefined)
      found.push({ entry: 'technique.finish', answer: { slot: card } });
  found.push({ entry: 'stall.build', answer: [] });
  if (teammateOf(g, seat) !== null) found.push({ entry: 'stall.ask-help', answer: [] });
  return found;
}
const QUIET_STEPS: Readonly<Record<string, QuietPoint>> = {
  act: 'Q1',
  beforeFilling: 'Q2',
  afterFilling: 'Q3',
  afterMarket: 'Q4',
  atEnd: 'Q5',
};

const slotIn = (answer: unknown): number =>
  isRecord(answer) && typeof answer.slot === 'number' ? answer.slot : -1;

/** No card was named: what is asked is whether any would do. */
const isEmpty = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

const firstCard = (answer: unknown): CardId =>
  Array.isArray(answer) && typeof answer[0] === 'number' ? answer[0] : -1;

/** V-044, for the active player; null when an effect is being carried out or it is another player's turn. */
function quietPoint(g: State, seat: Seat): QuietPoint | null {
  const top = g.stack[g.stack.length - 1];
  if (top === undefined || top.effect !== 'turn' || g.turn.active !== seat) return null;
  return QUIET_STEPS[top.step] ?? null;
}
