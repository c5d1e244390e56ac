import { z } from 'zod';

/** A finished game of one person against the automaton of its game. */
export const soloResult = z.object({
  table: z.string(),
  game: z.string(),
  at: z.number().meta({ description: 'When it ended, in milliseconds' }),
  merchant: z.string().meta({ description: 'What the person played, as the game names it' }),
  level: z.string(),
  gold: z.number(),
  won: z.boolean(),
});

export const standing = z.object({
  best: z.number().meta({ description: 'Most gold in one game' }),
  games: z.number(),
  wins: z.number(),
  streak: z.number().meta({ description: 'Wins in a row up to the latest game' }),
  longest: z.number().meta({ description: 'Most wins in a row' }),
});

export const myResults = z.object({
  results: z.array(soloResult).meta({ description: 'The latest 500, oldest first' }),
  standing,
  by: z
    .array(standing.extend({ game: z.string(), merchant: z.string(), level: z.string() }))
    .meta({ description: 'The same by game, merchant and level' }),
});

const outcome = z.enum(['won', 'lost', 'ended', 'resigned']).meta({
  description:
    'ended: nobody won, because the game was broken off; resigned: they left, and a bot played to the end',
});

/** A page of one's finished games. */
export const historyQuery = z.object({
  game: z.string().max(32).optional(),
  result: outcome.optional(),
  person: z.string().max(64).optional().meta({ description: 'The id of somebody who took part' }),
  search: z.string().max(48).optional().meta({ description: 'Part of the name of somebody who took part' }),
  before: z
    .string()
    .regex(/^\d{1,16}\.[A-Za-z0-9_-]{16}$/)
    .optional()
    .meta({ description: '`next` of the page before' }),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

export const playedGame = z.object({
  table: z.string(),
  game: z.string(),
  endedAt: z.number(),
  beganAt: z.number(),
  moves: z.number(),
  seat: z.number().meta({ description: 'Your own' }),
  seats: z.array(
    z.object({
      name: z.string(),
      person: z.string().nullable(),
      kind: z.string(),
      bot: z.string().nullable().meta({ description: 'Which bot sat there when it ended' }),
      outcome,
      place: z.number().nullable(),
      score: z.number().nullable(),
    }),
  ),
});

export const history = z.object({
  games: z.array(playedGame).meta({ description: 'The latest first' }),
  next: z.string().nullable().meta({ description: 'Where the next page begins; null at the end' }),
  counts: z
    .array(z.object({ game: z.string(), result: outcome, count: z.number() }))
    .meta({ description: 'Counts of all finished games, whatever was asked for' }),
});
export const hideGame = z.strictObject({ hidden: z.boolean() });
export const readTo = z.strictObject({
  line: z.number().int().min(0).meta({ description: 'The id of the last line of talk that was read' }),
});

export type PlayedGame = z.infer<typeof playedGame>;
export type History = z.infer<typeof history>;
export type SoloResult = z.infer<typeof soloResult>;
export type Standing = z.infer<typeof standing>;
export type MyResults = z.infer<typeof myResults>;
