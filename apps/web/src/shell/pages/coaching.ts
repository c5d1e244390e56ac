import { loadCourse } from '../../games/courses.ts';
import CoachNote from '../../lessons/CoachNote.svelte';
import { Coach } from '../../lessons/coach.svelte.ts';
import type { Table } from '../../table/table.ts';

/** The coach of a table and what draws it; null where its game has no lessons, or nobody here gives advice. */
export async function coachOf(table: Table): Promise<{ coach: Coach; Note: typeof CoachNote } | null> {
  const course = await loadCourse(table.now.info.game);
  if (course === null || table.advise === null) return null;
  return { coach: new Coach(table, course.first), Note: CoachNote };
}
