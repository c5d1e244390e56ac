import { below, type CardId, MALFORMED, type Refusal, refusal, type Shape, shuffle } from '@comptoir/kit';
import type { StackChoice } from '../decisions.ts';
import { folkAs } from '../likeness.ts';
import { effectiveValue } from '../questions.ts';
import type { State } from '../state.ts';

/** What makes a set of cards fit for a stack (V-141, V-269), as the shape of the questions about stalls. */

const sameSet = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

const holds = (listed: readonly CardId[], cards: readonly CardId[]): boolean =>
  listed.some((card) => cards.includes(card));

function check(decision: StackChoice, answer: unknown): Refusal | null {
  if (!Array.isArray(answer) || !answer.every(Number.isInteger)) return MALFORMED;
  const { cards, values, folks, total, below: isProposal, declined, license } = decision;
  if (answer.length === 0) return refusal('V-141', 'no-card', { total });
  let sum = 0;
  let most = 0;
  let folk: string | null = null;
  let found = 0;
  let junk = 0;
  const slack = decision.slack ?? 0;
  const loose = license?.loose;
  for (const [i, card] of answer.entries()) {
    const at = cards.indexOf(card);
    if (at < 0) return refusal('V-141', 'not-in-hand', { card });
    if (answer.indexOf(card) !== i) return refusal('V-141', 'card-twice', { card });
    sum += values[at] as number;
    most += (license?.highest ?? values)[at] as number;
    // V-306: a card of the discard may be anything.
    if (license?.found.includes(card)) {
      found += 1;
      continue;
    }
    const its = folks[at] as string | null;
    if (its === null) {
      junk += 1;
      if (license !== undefined && (holds(license.junk, answer) || junk <= (loose?.junk ?? 0))) continue;
      return refusal('V-003', 'junk-in-stack', { card });
    }
    const mayMix = loose?.mixes === true || (license !== undefined && holds(license.mixes, answer));
    if (folk !== null && folk !== its && !mayMix)
      return refusal('V-141', 'several-folks', { first: folk, second: its });
    folk = its;
  }
  // V-380: a stack is never of Junk alone.
  if (junk === answer.length) return refusal('V-003', 'junk-in-stack', { card: answer[0] });
  if (license !== undefined && found > 0) {
    const allowed = license.reaches.filter((card) => answer.includes(card)).length;
    if (found > allowed) return refusal('V-306', 'too-many-from-discard', { allowed, chosen: found });
  }
  if (isProposal) {
    if (sum >= total) return refusal('V-269', 'proposal-too-large', { total, sum });
    if (declined.some((set) => sameSet(set, answer))) return refusal('V-269', 'already-declined');
    return null;
  }
  if (sum <= total + slack && total - slack <= most) return null;
  return slack === 0
    ? refusal('V-141', 'wrong-sum', { total, sum })
    : refusal('V-381', 'sum-out-of-range', { least: total - slack, most: total + slack, sum });
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
    const folk = folkAs(g, cards[i] as CardId);
    if (folk === null) continue;
    let reachable = 1;
    for (let j = i; j < cards.length; j++)
      if (folkAs(g, cards[j] as CardId) === folk) reachable |= reachable << worthOf(g, cards[j] as CardId);
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

/** V-306, V-307: every fitting set where cards allow more than V-141 does. Lazily: a discard may be large. */
function* licensedSets(decision: StackChoice, order = decision.cards): Generator<CardId[]> {
  const { cards, values, total, license, slack = 0 } = decision;
  const most = license?.reaches.length ?? 0;
  const chosen: CardId[] = [];
  function* extend(from: number, sum: number, found: number): Generator<CardId[]> {
    if (chosen.length > 0 && check(decision, chosen) === null) yield chosen.slice();
    for (let i = from; i < order.length; i++) {
      const card = order[i] as CardId;
      const next = sum + (values[cards.indexOf(card)] as number);
      const isFound = license?.found.includes(card) === true;
      if (next > total + slack || (isFound && found === most)) continue;
      chosen.push(card);
      yield* extend(i + 1, next, found + (isFound ? 1 : 0));
      chosen.pop();
    }
  }
  yield* extend(0, 0, 0);
}

/** Whether a stack can be built at all. */
export const canBuild = (g: State, decision: StackChoice): boolean =>
  decision.license === undefined
    ? canReach(g, decision.cards, decision.total)
    : licensedSets(decision).next().done !== true;

/** Sets of one folk, in hand order, that are worth this much, or anything up to it. A hand is small: the list is too. */
function setsOfOneFolk(
  cards: readonly CardId[],
  values: readonly number[],
  folks: readonly (string | number | null)[],
  most: number,
  isExact: boolean,
): CardId[][] {
  const found: CardId[][] = [];
  const chosen: CardId[] = [];
  const extend = (from: number, folk: string | number | null, sum: number): void => {
    if (chosen.length > 0 && (!isExact || sum === most)) found.push(chosen.slice());
    for (let i = from; i < cards.length; i++) {
      const its = folks[i] as string | number | null;
      const next = sum + (values[i] as number);
      if (its === null || (folk !== null && its !== folk) || next > most) continue;
      chosen.push(cards[i] as CardId);
      extend(i + 1, its, next);
      chosen.pop();
    }
  };
  extend(0, null, 0);
  return found;
}

/** V-141: every set of one folk with this sum; Junk, which has no folk, is in none. */
export const setsWorth = (
  cards: readonly CardId[],
  values: readonly number[],
  folks: readonly (string | number | null)[],
  total: number,
): CardId[][] => setsOfOneFolk(cards, values, folks, total, true);

/** Every fitting set, in hand order. */
function sets(decision: StackChoice): CardId[][] {
  if (decision.license !== undefined) return [...licensedSets(decision)];
  const { cards, values, folks, total, below: isProposal, declined } = decision;
  const found = isProposal
    ? setsOfOneFolk(cards, values, folks, total - 1, false)
    : setsWorth(cards, values, folks, total);
  return declined.length === 0
    ? found
    : found.filter((chosen) => !declined.some((set) => sameSet(set, chosen)));
}

/** V-141: the cards that still lead to a stack when these are part of it, in hand order. */
export function cardsThatFit(decision: StackChoice, chosen: readonly CardId[]): CardId[] {
  const all = sets(decision).filter((set) => chosen.every((card) => set.includes(card)));
  return decision.cards.filter((card) => !chosen.includes(card) && all.some((set) => set.includes(card)));
}

export const stackShape: Shape<StackChoice> = {
  check,
  answers: (decision) => (decision.license === undefined ? sets(decision) : licensedSets(decision)),
  sample(decision, rng) {
    if (decision.license !== undefined) {
      const order = shuffle(rng, decision.cards.slice());
      return licensedSets(decision, order).next().value as CardId[];
    }
    const all = sets(decision);
    return all[below(rng, all.length)] as CardId[];
  },
  only: () => undefined,
};
