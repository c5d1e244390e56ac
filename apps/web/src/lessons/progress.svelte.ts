import { recallText, remember } from '../browser/preferences.ts';
import type { GameId } from '../catalog/games.ts';

const key = (game: GameId): string => `lessons.${game}`;
const recallDone = (game: GameId): readonly string[] =>
  (recallText(key(game)) ?? '').split(' ').filter(Boolean);

let changes = $state(0);

/** The lessons of a game that were done in this browser. */
export function lessonsDone(game: GameId): readonly string[] {
  void changes;
  return recallDone(game);
}

export function noteDone(game: GameId, lesson: string): void {
  const done = recallDone(game);
  if (done.includes(lesson)) return;
  remember(key(game), [...done, lesson].join(' '));
  changes++;
}
