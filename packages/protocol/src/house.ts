import { z } from 'zod';
import { pace, tableStatus } from './tables.ts';
import { shownText } from './text.ts';

/** Somebody one has played with. */
export const companion = z.object({
  person: z.string(),
  name: z.string(),
  figure: z.string().nullable(),
  colour: z.string().nullable(),
  games: z.number().meta({ description: 'Games played together, among the latest 500 of whoever asks' }),
  lastAt: z.number(),
  lastTable: z.string(),
  lastGame: z.string(),
});
export const company = z.object({
  people: z.array(companion).meta({ description: 'The latest first' }),
  blocked: z.array(z.object({ person: z.string(), name: z.string() })),
});
export const personParams = z.object({ person: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });
export const block = z.strictObject({ blocked: z.boolean() });
export const match = z.strictObject({
  game: z.string().max(32),
  pace: pace.default({ kind: 'free' }),
});

export const newReport = z.strictObject({
  person: z
    .string()
    .max(64)
    .optional()
    .meta({ description: 'The person it is about, if it is about somebody at the table' }),
  line: z.number().int().min(0).optional().meta({ description: 'The line of talk it is about' }),
  text: shownText(500),
});

export const REGISTRATION = ['open', 'invited', 'closed'] as const;
const registration = z.enum(REGISTRATION).meta({
  description:
    'Who may come for the first time: anybody, whoever follows the link of a waiting table, or nobody',
});
const houseNotice = z.object({ fr: shownText(300), en: shownText(300) }).nullable();
const days = z.number().int().min(0).max(36_500).nullable().optional();
export const keep = z.strictObject({ talk: days, journals: days, games: days, people: days }).meta({
  description: 'For how many days things are kept; 0: for good; null: as set when the server was started',
});

/** What everybody may know of a server. */
export const house = z.object({
  registration,
  notice: houseNotice,
  host: z.boolean().meta({ description: 'Whether whoever asks is the host of this server' }),
});
export const houseSettings = z.object({ registration, notice: houseNotice, keep });
export const changeHouse = z.strictObject({
  registration: registration.optional(),
  notice: houseNotice.optional(),
  keep: keep.optional(),
});

export const guestLine = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  seenAt: z.number().nullable(),
  muted: z.boolean(),
});
export const guestQuery = z.object({
  search: z.string().max(48).default(''),
  after: z.string().max(64).default(''),
});
export const guestList = z.object({ people: z.array(guestLine), next: z.string().nullable() });
export const changeGuest = z.strictObject({ muted: z.boolean() });
export const pageQuery = z.object({ after: z.string().max(64).default('') });
export const houseTables = z.object({
  tables: z.array(
    z.object({
      table: z.string(),
      game: z.string(),
      status: tableStatus,
      seats: z.array(z.object({ name: z.string().nullable(), kind: z.string(), bot: z.string().nullable() })),
      updatedAt: z.number(),
    }),
  ),
  next: z.string().nullable(),
});
export const report = z.object({
  id: z.number(),
  at: z.number(),
  person: z.string(),
  name: z.string(),
  about: z.string().nullable(),
  aboutName: z.string().nullable(),
  table: z.string(),
  text: z.string(),
  quote: z.string().nullable().meta({ description: 'The words it is about, as they were said' }),
});
export const reportList = z.object({ reports: z.array(report) });
export const reportParams = z.object({ report: z.coerce.number().int().min(0) });

export type Company = z.infer<typeof company>;
export type House = z.infer<typeof house>;
export type HouseSettings = z.infer<typeof houseSettings>;
export type GuestLine = z.infer<typeof guestLine>;
export type HouseTables = z.infer<typeof houseTables>;
export type Report = z.infer<typeof report>;
