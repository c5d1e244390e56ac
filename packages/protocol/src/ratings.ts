import { z } from 'zod';

/** A rating in points: 1500 is a sound bot; 400 points more win ten of eleven games between two. */
export const rating = z.object({
  rating: z.number(),
  spread: z
    .number()
    .meta({ description: '19 times out of 20 the true strength is no further than this from the rating' }),
  sure: z.boolean().meta({ description: 'Whether enough is known to stand on a leaderboard' }),
});

export const gameRating = rating.extend({
  game: z.string(),
  games: z.number().meta({ description: 'Number of rated games' }),
  monthChange: z.number().meta({ description: 'Points won or lost this month' }),
  curve: z
    .array(z.object({ at: z.number(), rating: z.number() }))
    .meta({ description: 'After each rated game, oldest first, the latest hundred' }),
});
export const myRatings = z.object({ ratings: z.array(gameRating) });

/** The ratings of the seats of a table, before and after a rated game. */
export const tableRatings = z.object({
  rated: z.boolean(),
  seats: z.array(
    rating
      .extend({
        change: z
          .number()
          .nullable()
          .meta({ description: 'Points won or lost by this game; null until it is rated' }),
      })
      .nullable()
      .meta({ description: 'Null for whoever has no rating in this game' }),
  ),
});

export const gameParams = z.object({ game: z.string().regex(/^[a-z-]{1,32}$/) });
export const boardQuery = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .meta({ description: 'Those who played in this month, as they stood at its end; left out: all time' }),
  after: z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,6})?\/[A-Za-z0-9_-]{1,64}$/)
    .optional()
    .meta({ description: '`next` of the page before' }),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const boardLine = rating.extend({
  person: z.string(),
  name: z.string(),
  figure: z.string().nullable(),
  colour: z.string().nullable(),
  games: z.number().meta({ description: 'Number of rated games: of the month, or of all time' }),
  monthChange: z.number(),
});
export const leaderboard = z.object({
  lines: z.array(boardLine).meta({ description: 'Ordered by what each is most likely worth at least' }),
  next: z.string().nullable(),
  months: z.array(z.string()).meta({ description: 'Months with rated games, the latest first' }),
  robots: z.array(rating.extend({ bot: z.string() })).meta({ description: 'Where the bots stand' }),
});

export const recountRatings = z.strictObject({
  after: z
    .string()
    .max(64)
    .nullable()
    .default('')
    .meta({ description: 'Read the tables after this one; null: all have been read, rate the next games' }),
});
export const recounted = z.object({
  next: z
    .string()
    .nullable()
    .meta({ description: 'Send it as `after` to go on; null: all tables have been read' }),
  waiting: z.number().meta({ description: 'Games not rated yet' }),
});

export type GameRating = z.infer<typeof gameRating>;
export type MyRatings = z.infer<typeof myRatings>;
export type TableRatings = z.infer<typeof tableRatings>;
export type BoardLine = z.infer<typeof boardLine>;
export type Leaderboard = z.infer<typeof leaderboard>;
