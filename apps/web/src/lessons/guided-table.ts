import type { Game, Json, Kinded } from '@comptoir/kit';
import type { Localized } from '../i18n/localized.ts';
import type { Table } from '../table/table.ts';
import type { Lesson, Moment } from './lesson.ts';

type AnyGame = Pick<Game<never, Kinded, unknown, unknown, never>, 'answers'>;

export const momentOf = ({ now }: Table): Moment<Kinded, unknown, unknown> => ({
  view: now.view,
  viewer: now.viewer,
  decisions: now.decisions,
  events: now.story.flatMap(({ events }) => [...events]),
});

/** What the lesson has against an answer at this moment. */
export const objectionOf = (
  lesson: Lesson,
  { now }: Table,
  decision: Kinded,
  answer: Json,
): Localized | null => lesson.hold({ decision, answer, view: now.view, viewer: now.viewer });

/**
 * The table of a lesson: an answer that does not lead to the task is not played. `onheld` hears what the lesson says to it,
 * or null when an answer went through; `onover` hears answers after the task is done, which have nothing to lead to.
 */
export function guidedTable(
  table: Table,
  lesson: Lesson,
  onheld: (said: Localized | null) => void,
  onover: () => void,
): Table {
  return {
    ...table,
    get now() {
      return table.now;
    },
    isThrough: () => lesson.isDone(momentOf(table)),
    // The lesson shows what to do, so there is no advice.
    advise: null,
    async answer(decision, answer) {
      if (lesson.isDone(momentOf(table))) {
        onover();
        return null;
      }
      const held = objectionOf(lesson, table, decision, answer);
      onheld(held);
      return held === null ? table.answer(decision, answer) : null;
    },
  };
}

/** How many legal answers of one question are tried: positions of lessons are small. */
const MOST_ANSWERS = 2_000;

/** The next answer on the way to the task: the first legal one that the lesson does not hold back. */
export function nextStep(
  game: AnyGame,
  lesson: Lesson,
  table: Table,
): { readonly decision: Kinded; readonly answer: Json } | null {
  const asked = [...table.now.decisions].sort(
    (a, b) => Number(a.standing ?? false) - Number(b.standing ?? false),
  );
  for (const decision of asked) {
    let looked = 0;
    for (const answer of game.answers(decision)) {
      if (objectionOf(lesson, table, decision, answer) === null) return { decision, answer };
      if (++looked >= MOST_ANSWERS) break;
    }
  }
  return null;
}
