import { z } from 'zod';
import { shallowJson } from './json.ts';
import { pace } from './tables.ts';
import { shownText } from './text.ts';

export const tournamentSystem = z.enum(['round-robin', 'swiss', 'knock-out']).meta({
  description: 'round-robin: everybody meets everybody; swiss: equals meet; knock-out: whoever loses is out',
});

export const newTournament = z.strictObject({
  name: shownText(48),
  game: z.string().max(32),
  system: tournamentSystem.default('swiss'),
  seats: z.number().int().min(2).max(6).default(2).meta({ description: 'How many entrants meet at a table' }),
  options: shallowJson.default({}).meta({ description: 'Options of the game, without `players`' }),
  pace: pace.default({ kind: 'free' }),
  most: z
    .number()
    .int()
    .min(1)
    .max(20)
    .nullable()
    .default(null)
    .meta({ description: 'At most this many rounds; null: as many as the system needs' }),
  rated: z.boolean().default(false),
  duplicate: z.boolean().default(false).meta({
    description: 'All tables of a round get the same deal and are compared seat by seat; not in a knock-out',
  }),
  fill: z
    .number()
    .int()
    .min(2)
    .max(64)
    .nullable()
    .default(null)
    .meta({ description: 'Bots fill up to this many entrants' }),
  bot: z.string().max(32).default('merchant'),
});

export const tournamentParams = z.object({ tournament: z.string().regex(/^[A-Za-z0-9_-]{16}$/) });
export const joinTournament = z.strictObject({
  team: shownText(24)
    .optional()
    .meta({ description: 'Where teams play: those who give the same name play together' }),
});

export const standingLine = z.object({
  entrant: z.string(),
  rank: z.number(),
  points: z.number(),
  company: z.number().meta({ description: 'First tie-break: average points of those they met' }),
  margin: z
    .number()
    .meta({ description: 'Second tie-break: scores against the average of the table, added up' }),
  wins: z
    .number()
    .meta({ description: 'Third tie-break: tables won alone; the order of joining comes last' }),
  rounds: z.array(z.number().nullable()),
  byes: z.number(),
});
export const tournament = z.object({
  tournament: z.string(),
  version: z.number(),
  name: z.string(),
  game: z.string(),
  system: tournamentSystem,
  seats: z.number(),
  pace,
  rated: z.boolean(),
  duplicate: z.boolean(),
  owner: z.string(),
  status: z.enum(['open', 'playing', 'over']),
  planned: z.number().nullable().meta({ description: 'How many rounds there are; null before the start' }),
  entrants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      people: z.array(z.string()).meta({ description: 'Their ids; none for a bot' }),
      gone: z.boolean(),
    }),
  ),
  rounds: z.array(
    z.object({
      tables: z.array(
        z.object({
          table: z.string().nullable(),
          entrants: z.array(z.string()),
          points: z.array(z.number()).nullable(),
          scores: z.array(z.number()).nullable(),
        }),
      ),
      byes: z.array(z.string()),
      commitment: z
        .string()
        .nullable()
        .meta({ description: 'The commitment to the one deal of all its tables, where they share it' }),
    }),
  ),
  standings: z.array(standingLine),
});
export const tournamentList = z.object({
  tournaments: z.array(tournament.pick({ tournament: true, name: true, game: true, status: true })),
});

export type NewTournament = z.infer<typeof newTournament>;
export type TournamentSystem = z.infer<typeof tournamentSystem>;
export type TournamentView = z.infer<typeof tournament>;
