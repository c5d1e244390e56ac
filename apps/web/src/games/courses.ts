import { during } from '../browser/settled.ts';
import { byGame } from '../catalog/folders.ts';
import type { GameId } from '../catalog/games.ts';
import type { Course } from '../lessons/lesson.ts';

const COURSES = byGame(
  import.meta.glob<{ readonly course: Course }>([
    './*/lessons/course.ts',
    '../../../../examples/*/page/lessons/course.ts',
  ]),
  /\/([^/]+)\/lessons\/course\.ts$/,
);

/** The games that have lessons. */
export const taught = (): readonly GameId[] => [...COURSES.keys()];

/** What a game teaches, fetched when somebody wants to learn; null for a game without lessons. */
export async function loadCourse(game: GameId): Promise<Course | null> {
  const load = COURSES.get(game);
  return load === undefined ? null : (await during(load())).course;
}
