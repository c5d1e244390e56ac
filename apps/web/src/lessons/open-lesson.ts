import type { GameId } from '../catalog/games.ts';
import type { LocalSeat } from '../local/shelf.ts';
import type { WorkerLink } from '../local/worker-link.ts';
import type { Lesson } from './lesson.ts';

/** The bots of a lesson never move: the luck of its table is never used. */
const SECRET = '1e550'.padEnd(64, '0');

const playersOf = ({ options }: Lesson): number => (options as { readonly players: number }).players;

/** Lays the position of a lesson and returns the id of its table. The first seat is the learner's. */
export async function openLesson(
  link: WorkerLink,
  game: GameId,
  lesson: Lesson,
  learner: string,
  rivals: readonly { readonly name: string; readonly bot: string }[],
): Promise<string> {
  const seats = Array.from({ length: playersOf(lesson) }, (_, seat): LocalSeat => {
    const rival = rivals[seat - 1];
    return rival === undefined
      ? { name: learner, kind: 'me', bot: null, contribution: null }
      : { ...rival, kind: 'bot', contribution: null };
  });
  const { options, position } = lesson;
  const made = await link.ask({ type: 'create', table: { game, options, seats, secret: SECRET, position } });
  if (!('id' in made)) throw new Error(`the lesson ${lesson.id} has options that its game refuses`);
  return made.id;
}
