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
  best: z.number().meta({ description: 'Most gold of one game' }),
  games: z.number(),
  wins: z.number(),
  streak: z.number().meta({ description: 'Wins in a row up to the latest game' }),
  longest: z.number().meta({ description: 'Most wins in a row' }),
});

export const myResults = z.object({
  results: z.array(soloResult).meta({ description: 'Oldest first, the latest 500' }),
  standing,
  by: z
    .array(standing.extend({ game: z.string(), merchant: z.string(), level: z.string() }))
    .meta({ description: 'The same by game, merchant and level' }),
});

export type SoloResult = z.infer<typeof soloResult>;
export type Standing = z.infer<typeof standing>;
export type MyResults = z.infer<typeof myResults>;
