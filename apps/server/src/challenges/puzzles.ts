import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Puzzle, type PuzzleFile, puzzlesOf } from '@comptoir/challenges';
import { rate } from 'openskill';
import type { Rating } from '../ratings/rate-game.ts';
import { kept, UNKNOWN } from '../ratings/scale.ts';
import type { RateTry } from '../storage/challenges.ts';

/** The puzzles of a game, as they are shipped. */
export interface Puzzles {
  readonly rules: number;
  readonly byId: ReadonlyMap<string, Puzzle>;
}

const require = createRequire(import.meta.url);
const books = new Map<string, Puzzles>();

/** Read when somebody asks for them; null for a game that has none. */
export function puzzleBookOf(game: string): Puzzles | null {
  if (puzzlesOf(game) === undefined) return null;
  let book = books.get(game);
  if (book === undefined) {
    const path = join(dirname(require.resolve('@comptoir/challenges/package.json')), 'data', `${game}.json`);
    if (!existsSync(path)) return null;
    const { rules, puzzles } = JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile;
    book = { rules, byId: new Map(puzzles.map((puzzle) => [puzzle.id, puzzle])) };
    books.set(game, book);
  }
  return book;
}

/** A new puzzle is rated by its size, with the uncertainty of a new player. */
const levelOf = ({ level }: Puzzle): Rating => ({
  mu: kept(UNKNOWN.mu + (level - 1500) / 30),
  sigma: UNKNOWN.sigma,
});

/** A try is rated as a game between solver and puzzle. */
export const rateTry =
  (puzzle: Puzzle, isSolved: boolean): RateTry =>
  (mine, its) => {
    const before = mine ?? UNKNOWN;
    const [[solver], [other]] = rate([[before], [its ?? levelOf(puzzle)]], {
      rank: isSolved ? [1, 2] : [2, 1],
    }) as [[Rating], [Rating]];
    const rounded = ({ mu, sigma }: Rating): Rating => ({ mu: kept(mu), sigma: kept(sigma) });
    return { before, mine: rounded(solver), puzzle: rounded(other) };
  };
