import type { Json, Kinded } from '@comptoir/kit';
import { isMenu, isPickCards } from './asks.ts';
import type { AnyScreen } from './game-screen.ts';

/** What an answer is about, on the table: places by their `data-spot`, cards by their `data-card`. */
export interface Mark {
  readonly kind: 'played' | 'better';
  readonly spots: readonly string[];
  readonly cards: readonly number[];
}

/** Cards that are named by the answer itself: nothing needs to be told of them. */
function cardsIn(decision: Kinded, answer: Json): readonly number[] {
  if (isMenu(decision) && typeof answer === 'object' && answer !== null && 'entry' in answer) {
    const entry = decision.entries.find(({ id }) => id === answer['entry']);
    return entry === undefined ? [] : cardsIn(entry, answer['answer'] ?? null);
  }
  if (!isPickCards(decision) || !Array.isArray(answer)) return [];
  return answer.filter((card) => typeof card === 'number');
}

/** Marks an answer before it is given: what it names, and what is certain to follow. */
export function markOf(
  screen: AnyScreen,
  kind: Mark['kind'],
  {
    decision,
    answer,
    told,
    view,
  }: { decision: Kinded; answer: Json; told: readonly unknown[]; view: unknown },
): Mark {
  // What follows by itself is not part of the move: the first thing that is told names it.
  const about = told.slice(0, 3);
  const spots = about.flatMap((event) => screen.spotsOf?.(event, view).lit ?? []);
  const cards = about.flatMap((event) => screen.picture?.(event).cards ?? []);
  return {
    kind,
    spots: [...new Set(spots.filter((name) => !name.startsWith('seat-')))],
    cards: [...new Set([...cardsIn(decision, answer), ...cards])],
  };
}
