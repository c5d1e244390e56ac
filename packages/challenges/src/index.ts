export { CHALLENGER, type Challenge, challengedGames, challengeOf, rowOf } from './daily/challenges.ts';
export {
  type Day,
  dayAfter,
  dayOf,
  FIRST_DAY,
  isPlayable,
  secretOf,
  startOf,
  streakAt,
} from './daily/day.ts';
export { isLeftOut, puzzlesOf } from './puzzles/aims.ts';
export type { Puzzle, PuzzleFile } from './puzzles/puzzle.ts';
