import type { Puzzle, PuzzleFile } from '@comptoir/challenges';
import type { PuzzleBook } from '@comptoir/protocol';
import { recallText, remember } from '../../browser/preferences.ts';
import type { GameId } from '../../catalog/games.ts';

/** Where the puzzles of each game lie. They are fetched when somebody wants them, and not kept for later: they are large. */
const FILES = import.meta.glob<string>('../../../../../packages/challenges/data/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fileOf = (game: GameId): string | undefined =>
  FILES[`../../../../../packages/challenges/data/${game}.json`];

export const hasPuzzles = (game: GameId): boolean => fileOf(game) !== undefined;

/** The puzzles of a game; null where it has none. */
export async function loadPuzzles(game: GameId): Promise<PuzzleFile | null> {
  const file = fileOf(game);
  return file === undefined ? null : ((await (await fetch(file)).json()) as PuzzleFile);
}

/** First tries in this browser: 12-3 solved, !12-3 missed. */
const key = (game: GameId): string => `puzzles.${game}`;

function triedHere(game: GameId): ReadonlyMap<string, boolean> {
  const words = (recallText(key(game)) ?? '').split(' ').filter(Boolean);
  return new Map(words.map((one) => [one.replace('!', ''), !one.startsWith('!')]));
}

export function noteTry(game: GameId, puzzle: string, isSolved: boolean): void {
  if (triedHere(game).has(puzzle)) return;
  remember(key(game), [recallText(key(game)) ?? '', `${isSolved ? '' : '!'}${puzzle}`].join(' ').trim());
}

/** What is known of first tries: of this browser and of the server. */
export const triedOf = (game: GameId, book: PuzzleBook | null): ReadonlyMap<string, boolean> =>
  new Map([
    ...triedHere(game),
    ...(book?.tried.map(({ puzzle, solved }): [string, boolean] => [puzzle, solved]) ?? []),
  ]);

/** How hard a puzzle is: as tries have shown, or as its size lets one guess. */
export const levelOf = ({ id, level }: Puzzle, book: PuzzleBook | null): number =>
  book?.ratings.find(({ puzzle }) => puzzle === id)?.rating ?? level;

/** The untried puzzle that is nearest to this strength. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  tried: ReadonlyMap<string, boolean>,
  rating: number,
  book: PuzzleBook | null,
): Puzzle | null {
  const away = (puzzle: Puzzle): number => Math.abs(levelOf(puzzle, book) - rating);
  return (
    puzzles
      .filter(({ id }) => !tried.has(id))
      .sort((a, b) => away(a) - away(b) || (a.id < b.id ? -1 : 1))[0] ?? null
  );
}
