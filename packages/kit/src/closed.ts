import type { Closed } from './decision.ts';
import type { BaseState } from './effect.ts';
import type { Game } from './game.ts';
import { type Json, sameJson } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { Kinded } from './shapes.ts';

/** Questions as a person gets them: with the things that cannot be chosen now, and the reason for each. */
export function explained<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  state: S,
  decisions: readonly D[],
): readonly D[] {
  return decisions.map((decision) => {
    const closed = game.closed(state, decision);
    return closed.length === 0 ? decision : { ...decision, closed };
  });
}

/**
 * Why a question does not offer this answer; null when there is no reason. For an entry that offers no answer at all,
 * any reason given for one of its answers will do.
 */
export function reasonIn(
  { closed = [] }: { readonly closed?: readonly Closed[] },
  entry: string,
  answer: Json,
  about: 'entry' | 'answer' = 'entry',
): Refusal | null {
  const told = closed.filter((one) => one.entry === entry);
  const exact = told.find((one) => sameJson(one.answer, answer));
  return (exact ?? (about === 'entry' ? told[0] : undefined))?.refusal ?? null;
}
