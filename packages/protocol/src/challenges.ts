import { z } from 'zod';
import { shallowJson } from './json.ts';
import { rating } from './ratings.ts';

/** All that was played and not taken back, in order: the server plays it again. */
export const playedMoves = z
  .array(
    z.strictObject({ seat: z.number().int().min(0).max(9), id: z.string().max(64), answer: shallowJson }),
  )
  .max(2_000);

export const dailyParams = z.object({
  game: z.string().regex(/^[a-z-]{1,32}$/),
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
});
export const sentDaily = z.strictObject({
  moves: playedMoves,
  millis: z
    .number()
    .int()
    .min(0)
    .max(86_400_000)
    .meta({ description: 'How long it took by the device’s clock; it is shown and does not count' }),
});

const dailyLine = z.object({
  rank: z.number().meta({ description: 'Equal scores share a rank' }),
  name: z.string(),
  figure: z.string().nullable(),
  colour: z.string().nullable(),
  score: z.number(),
  millis: z.number(),
  you: z.boolean(),
});
export const dailyBoard = z.object({
  players: z.number(),
  counts: z
    .array(z.object({ score: z.number(), players: z.number() }))
    .meta({ description: 'How many players reached each score' }),
  lines: z.array(dailyLine).meta({ description: 'The best lines, and that of whoever asks' }),
  days: z
    .array(z.string())
    .meta({ description: 'Days on which whoever asks took up any challenge of that day' }),
});

export const puzzleParams = z.object({
  game: z.string().regex(/^[a-z-]{1,32}$/),
  puzzle: z.string().regex(/^[0-9]{1,9}-[0-9]{1,3}$/),
});
export const sentPuzzle = z.strictObject({ moves: playedMoves });
const puzzleRating = rating.extend({ tries: z.number().meta({ description: 'First tries that counted' }) });
export const puzzleBook = z.object({
  mine: puzzleRating.nullable(),
  tried: z
    .array(z.object({ puzzle: z.string(), solved: z.boolean() }))
    .meta({ description: 'My first tries' }),
  ratings: z
    .array(puzzleRating.extend({ puzzle: z.string() }))
    .meta({ description: 'Ratings of puzzles that have been tried' }),
});
export const puzzleTry = z.object({
  solved: z.boolean(),
  counted: z.boolean().meta({ description: 'Only a person’s first try at a puzzle counts' }),
  change: z.number().meta({ description: 'Points won or lost' }),
  mine: puzzleRating,
  puzzle: puzzleRating,
});

export type DailyBoard = z.infer<typeof dailyBoard>;
export type PuzzleBook = z.infer<typeof puzzleBook>;
export type PuzzleTry = z.infer<typeof puzzleTry>;
