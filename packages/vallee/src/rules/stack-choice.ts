import { below, type CardId, MALFORMED, type Refusal, refusal, type Shape } from '@comptoir/kit';
import { folkOf } from '../catalogue.ts';
import type { StackChoice } from '../decisions.ts';
import { effectiveValue } from '../questions.ts';
import type { State } from '../state.ts';

/** What makes a set of cards fit for a stack (V-141, V-269), as the shape of the questions about stalls. */

const sameSet = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

function check(decision: StackChoice, answer: unknown): Refusal | null {
  if (!Array.isArray(answer) || !answer.every(Number.isInteger)) return MALFORMED;
  const { cards, values, folks, total, below: isProposal, declined } = decision;
  if (answer.length === 0) return refusal('V-141', 'no-card', { total });
  let sum = 0;
  let folk: string | null = null;
  for (const [i, card] of answer.entries()) {
    const at = cards.indexOf(card);
    if (at < 0) return refusal('V-141', 'not-in-hand', { card });
    if (answer.indexOf(card) !== i) return refusal('V-141', 'card-twice', { card });
    const its = folks[at] as string | null;
    if (its === null) return refusal('V-003', 'junk-in-stack', { card });
    if (folk !== null && folk !== its) return refusal('V-141', 'several-folks', { first: folk, second: its });
    folk = its;
    sum += values[at] as number;
  }
  if (isProposal) {
    if (sum >= total) return refusal('V-269', 'proposal-too-large', { total, sum });
    if (declined.some((set) => sameSet(set, answer))) return refusal('V-269', 'already-declined');
    return null;
  }
  return sum === total ? null : refusal('V-141', 'wrong-sum', { total, sum });
}

/**
 * Whether any set at all has the sum: reachable sums as bits, folk by folk. Asked before the question is put together,
 * with the values that the question will have.
 */
export function canReach(
  g: State,
  cards: readonly CardId[],
  total: number,
  worthOf: (g: State, card: CardId) => number = effectiveValue,
): boolean {
  for (let i = 0; i < cards.length; i++) {
    const folk = folkOf(cards[i] as CardId);
    if (folk === null) continue;
    let reachable = 1;
    for (let j = i; j < cards.length; j++)
      if (folkOf(cards[j] as CardId) === folk) reachable |= reachable << worthOf(g, cards[j] as CardId);
    if ((reachable >> total) & 1) return true;
  }
  return false;
}

/** Whether there is anything left to propose (V-269). */
export function canPropose(decision: StackChoice): boolean {
  const { values, folks, total, declined } = decision;
  return declined.length === 0
    ? folks.some((folk, i) => folk !== null && (values[i] as number) < total)
    : sets(decision).length > 0;
}

/** Every fitting set, in hand order. A hand is small: the list is too. */
function sets(decision: StackChoice): CardId[][] {
  const { cards, values, folks, total, below: isProposal, declined } = decision;
  const found: CardId[][] = [];
  const chosen: CardId[] = [];
  const extend = (from: number, folk: string | null, sum: number): void => {
    const fits = chosen.length > 0 && (isProposal || sum === total);
    if (fits && !declined.some((set) => sameSet(set, chosen))) found.push(chosen.slice());
    for (let i = from; i < cards.length; i++) {
      const its = folks[i] as string | null;
      const next = sum + (values[i] as number);
      if (its === null || (folk !== null && its !== folk) || next > total || (isProposal && next === total))
        continue;
      chosen.push(cards[i] as CardId);
      extend(i + 1, its, next);
      chosen.pop();
    }
  };
  extend(0, null, 0);
  return found;
}

/** V-141: the cards that still lead to a stack when these are part of it, in hand order. */
export function cardsThatFit(decision: StackChoice, chosen: readonly CardId[]): CardId[] {
  const all = sets(decision).filter((set) => chosen.every((card) => set.includes(card)));
  return decision.cards.filter((card) => !chosen.includes(card) && all.some((set) => set.includes(card)));
}

export const stackShape: Shape<StackChoice> = {
  check,
  answers: sets,
  sample(decision, rng) {
    const all = sets(decision);
    return all[below(rng, all.length)] as CardId[];
  },
  only: () => undefined,
};
