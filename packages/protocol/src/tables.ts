import { z } from 'zod';
import { plainJson, shallowJson } from './json.ts';
import { shownText } from './text.ts';

/** How time runs. `live`: a bank of seconds and an increment per turn. `slow`: a number of hours per turn. */
export const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.number().int().min(1).max(86_400).meta({ description: 'Seconds for the whole game' }),
    increment: z.number().int().min(0).max(3_600).meta({ description: 'Seconds added after each turn' }),
    cap: z
      .number()
      .int()
      .min(1)
      .max(86_400)
      .optional()
      .meta({ description: 'The most seconds that a bank can hold; left out, there is no limit' }),
    window: z
      .number()
      .int()
      .min(1)
      .max(600)
      .default(8)
      .meta({ description: 'Seconds to answer in a response window' }),
    decision: z
      .number()
      .int()
      .min(1)
      .max(600)
      .optional()
      .meta({ description: 'Seconds for a choice in the middle of an effect; 30 if left out' }),
  }),
  z.strictObject({
    kind: z.literal('slow'),
    hours: z
      .number()
      .min(0.01)
      .max(24 * 30)
      .meta({ description: 'Hours for each turn' }),
    reserve: z
      .number()
      .min(0)
      .max(24 * 30)
      .optional()
      .meta({
        description:
          'Hours that every seat has in reserve; what a turn leaves over refills it, up to this much',
      }),
    rest: z
      .boolean()
      .optional()
      .meta({ description: 'Whether clocks stand still in the quiet hours and holidays of their person' }),
  }),
]);

export const timeoutPolicy = z.enum(['bot', 'default', 'wait']).meta({
  description: 'On time-out: a bot plays this turn, the default answer is given, or everybody waits',
});

export const giveUp = z
  .number()
  .int()
  .min(1)
  .max(20)
  .nullable()
  .meta({ description: 'After this many missed turns in a row the seat goes to a bot; null for never' });

export const undoPolicy = z.enum(['none', 'free', 'consent']).meta({
  description: 'free: as long as nothing new has been revealed; consent: beyond that too, if all agree',
});

/** A seat of a new table: for anyone, for whoever has its code, or for a bot. */
export const newSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('reserved') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(32) }),
]);

export const newTable = z.strictObject({
  game: z.string().max(32),
  options: shallowJson
    .default({})
    .meta({ description: 'Options of the game; `players` is the number of seats' }),
  seats: z.array(newSeat).min(1).max(8).optional(),
  visibility: z.enum(['private', 'public']).default('private'),
  watch: z.boolean().default(true).meta({ description: 'Whether spectators are welcome' }),
  pace: pace.default({ kind: 'free' }),
  timeout: timeoutPolicy.default('bot'),
  giveUp: giveUp.default(null),
  undo: undoPolicy.default('consent'),
  hints: z.boolean().default(false).meta({ description: 'Whether seats may ask for advice' }),
  rated: z.boolean().default(false).meta({
    description: 'Whether the game counts for the ratings of its players; a rated table gives no advice',
  }),
});

const seatNumber = z.number().int().min(0).max(7);

export const sit = z.strictObject({ seat: seatNumber.optional(), code: z.string().max(64).optional() });
export const back = z.strictObject({
  let: z.boolean().optional().meta({ description: 'true: a bot plays this turn, you play the next' }),
});
export const replace = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('bot'), bot: z.string().max(32) }),
  z.strictObject({ by: z.literal('person') }),
]);
/** First the seal; the text under it once all seats are taken. */
export const contribution = z.union([
  z.strictObject({
    seal: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: 'SHA-256 of "comptoir contribution " and the text, in hexadecimal' }),
  }),
  z.strictObject({
    text: z.string().min(1).max(128).meta({ description: 'Part of it should be impossible to guess' }),
  }),
]);
export const chatMessage = z.strictObject({ text: shownText(500) });
export const mute = z.strictObject({ person: z.string().max(64), muted: z.boolean() });

export const wish = z.strictObject({ entry: z.string().max(64), answer: shallowJson });

export const tableParams = z.object({ table: z.string().regex(/^[A-Za-z0-9_-]{16}$/) });
export const seatParams = tableParams.extend({ seat: z.coerce.number().int().min(0).max(7) });
export const journalQuery = z.object({
  since: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export const chatQuery = z.object({ since: z.coerce.number().int().min(0).default(0) });
export const listQuery = z.object({ which: z.enum(['mine', 'open', 'watch']).default('mine') });

export const TABLE_STATUS = ['waiting', 'playing', 'over', 'abandoned', 'stopped'] as const;
export const tableStatus = z.enum(TABLE_STATUS).meta({
  description: 'stopped: because of a defect; the journal is kept',
});

export const seatInfo = z.object({
  seat: z.number(),
  kind: z.enum(['open', 'reserved', 'person', 'bot']),
  name: z.string().nullable(),
  person: z.string().nullable(),
  bot: z.string().nullable(),
  /** A bot plays this turn for a person who ran out of time. */
  substituted: z.boolean(),
  away: z
    .object({
      since: z.number().meta({ description: 'When the time first ran out' }),
      from: z.number().meta({ description: 'The seq of that entry' }),
      misses: z.number().meta({ description: 'Turns missed in a row' }),
    })
    .nullable()
    .meta({ description: 'For a person whose time ran out and who has not come back since' }),
  seal: z
    .string()
    .nullable()
    .meta({ description: 'The seal of the text that this seat adds to the seed; null if it adds none' }),
  contributed: z.boolean().meta({ description: 'Whether that text has been opened' }),
  /** Only for the owner of the table: what opens a reserved seat. */
  code: z.string().optional(),
});

export const clocks = z.object({
  kind: z.enum(['free', 'live', 'slow']),
  now: z.number().meta({ description: 'Time of the server, in milliseconds' }),
  paused: z.boolean(),
  left: z.array(z.number()).meta({ description: 'Milliseconds left at `now`, by seat' }),
  running: z.array(z.number()).meta({ description: 'Seats whose clock runs' }),
  timed: z.array(z.number()).optional().meta({
    description: 'Running seats whose question has a timer of its own: what they have left stands still',
  }),
  deadline: z.number().nullable().meta({ description: 'When the next time-out happens' }),
  reserve: z.array(z.number()).optional().meta({
    description:
      'By seat: for one whose clock runs, the milliseconds of `left` that are its reserve; for others, what they have in reserve',
  }),
  resting: z
    .array(z.object({ seat: z.number(), until: z.number() }))
    .optional()
    .meta({ description: 'Seats whose clock stands still now, and until when' }),
});

/** What is decided together: all other persons agree to it. */
export const PROPOSALS = ['undo', 'pause', 'resume', 'abandon', 'robot', 'friend'] as const;
export const proposalKind = z.enum(PROPOSALS).meta({
  description: 'robot, friend: another person’s seat goes to a bot, or to whoever has its new code',
});

export const proposal = z.object({
  id: z.number(),
  what: proposalKind,
  to: z.number().nullable(),
  seat: z.number().nullable().meta({ description: 'For robot and friend: whose seat' }),
  by: z.number(),
  agreed: z.array(z.number()),
  needed: z.array(z.number()),
});

export const talkDoor = z
  .enum(['all', 'seats'])
  .meta({ description: 'Who may read the talk: spectators too, or only those at the table' });
export const doors = z.strictObject({ watch: z.boolean().optional(), talk: talkDoor.optional() });

export const tableInfo = z.object({
  table: z.string(),
  seq: z.number(),
  game: z.string(),
  rules: z.number(),
  options: plainJson,
  status: tableStatus,
  frozen: z
    .string()
    .nullable()
    .meta({ description: 'Why this server cannot play the table; null when it can' }),
  visibility: z.enum(['private', 'public']),
  watch: z.boolean(),
  talk: talkDoor,
  hints: z.boolean(),
  rated: z.boolean(),
  pace,
  timeout: timeoutPolicy,
  giveUp,
  undo: undoPolicy,
  owner: z.string(),
  invitation: z.string().optional().meta({ description: 'Three words that lead to this table' }),
  sealed: z
    .boolean()
    .optional()
    .meta({ description: 'Other tables play the same deal: its record stays closed until all have ended' }),
  cup: z
    .object({ tournament: z.string(), name: z.string() })
    .optional()
    .meta({ description: 'The tournament that this table belongs to' }),
  commitment: z.string(),
  seats: z.array(seatInfo),
  createdAt: z.number(),
  rematch: z.string().nullable(),
  opening: z.boolean().meta({
    description:
      'The owner wants to start: seats that sealed a contribution open it now, and the last one deals',
  }),
});

/** The answer, or `leave` for a question that nobody waits for. */
const reply = z.union([z.literal('leave'), z.object({ answer: plainJson })]);

/** The best few replies for a seat: the chance to win after each, what speaks for it, what it would be told. */
export const adviceList = z.object({
  seq: z.number(),
  advice: z.array(
    z.object({
      reply,
      chance: z.number(),
      before: z.number().meta({ description: 'The chance as it stands, the same for all' }),
      isEqual: z.boolean().meta({ description: 'Imagined games could not tell it from the first one' }),
      reasons: z.array(z.object({ aim: z.string(), gain: z.number() })).readonly(),
      told: z.array(z.unknown()).readonly(),
    }),
  ),
});

export const tableSummary = z.object({
  table: z.string(),
  game: z.string(),
  status: tableStatus,
  seats: z.array(
    z.object({
      name: z.string().nullable(),
      kind: z.string(),
      bot: z.string().nullable().meta({ description: 'Which bot sits there' }),
    }),
  ),
  awaited: z.array(z.number()),
  /** The seat of whoever asks, null if they have none. */
  seat: z.number().nullable(),
  isInvited: z.boolean().meta({ description: 'Whether a seat is kept there for whoever asks' }),
  seq: z.number(),
  updatedAt: z.number(),
  deadline: z.number().nullable(),
  unread: z
    .number()
    .meta({ description: 'Lines of talk that whoever asks has not read; 0 where they have no seat' }),
});
export const tableList = z.object({ tables: z.array(tableSummary) });

export const chatLine = z.object({
  id: z.number(),
  at: z.number(),
  person: z.string(),
  name: z.string(),
  text: z.string(),
});
export const chatLines = z.object({ lines: z.array(chatLine) });

export type Pace = z.infer<typeof pace>;
export type NewTable = z.infer<typeof newTable>;
export type NewSeat = z.infer<typeof newSeat>;
export type TableStatus = z.infer<typeof tableStatus>;
export type TimeoutPolicy = z.infer<typeof timeoutPolicy>;
export type UndoPolicy = z.infer<typeof undoPolicy>;
export type SeatInfo = z.infer<typeof seatInfo>;
export type Clocks = z.infer<typeof clocks>;
export type Doors = z.infer<typeof doors>;
export type ProposalKind = z.infer<typeof proposalKind>;
export type Proposal = z.infer<typeof proposal>;
export type TableInfo = z.infer<typeof tableInfo>;
export type TableSummary = z.infer<typeof tableSummary>;
export type ChatLine = z.infer<typeof chatLine>;
