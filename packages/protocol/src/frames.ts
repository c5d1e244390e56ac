import { z } from 'zod';
import { plainJson, shallowJson } from './json.ts';
import { person } from './people.ts';
import { roomFrame } from './rooms.ts';
import { chatLine, clocks, proposal, proposalKind, tableInfo } from './tables.ts';

export const TABLE = /^[A-Za-z0-9_-]{16}$/;
export const KEY = /^[A-Za-z0-9_.:-]{1,40}$/;

const table = z.string().regex(TABLE);
const seq = z.number().int().min(0);
/** Chosen by the client, new for each command; the same key sent twice is carried out once. */
export const commandKey = z.string().regex(KEY);

/** What a client may send. */
export const clientFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('subscribe'),
    table,
    since: seq
      .optional()
      .meta({ description: 'The last seq seen; entries after it follow. Without it the view is sent.' }),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), table }),
  z.strictObject({
    type: z.literal('play'),
    table,
    seq: seq.meta({ description: 'The seq of the frame that is answered' }),
    key: commandKey,
    id: z.string().max(64).meta({ description: 'The id of the decision' }),
    answer: shallowJson,
  }),
  z.strictObject({ type: z.literal('undo'), table, seq, key: commandKey, to: seq }),
  z.strictObject({
    type: z.literal('propose'),
    table,
    key: commandKey,
    what: proposalKind,
    to: seq.optional().meta({ description: 'For undo: the seq to return to' }),
    seat: z.number().int().min(0).max(7).optional().meta({ description: 'For robot and friend: whose seat' }),
  }),
  z.strictObject({ type: z.literal('vote'), table, key: commandKey, proposal: seq, agree: z.boolean() }),
  z.strictObject({ type: z.literal('enter'), room: table }).meta({
    description: 'Look at a board together: `room` frames follow',
  }),
  z.strictObject({ type: z.literal('exit'), room: table }),
  z.strictObject({ type: z.literal('ping') }),
]);

/** What happened to a table. Its events are those this viewer may know. */
export const entry = z.object({
  seq,
  at: z.number(),
  kind: z.enum(['seats', 'start', 'move', 'undo', 'proposal', 'vote', 'clock', 'end', 'rules']),
  seat: z.number().nullable(),
  to: seq.optional().meta({ description: 'For an undo: the seq to which the table returned' }),
  by: z
    .enum(['bot', 'timeout'])
    .optional()
    .meta({ description: 'For a move that no person made: a bot made it, or silence counted as an answer' }),
  cause: z.string().optional().meta({
    description:
      'Why seats or clocks changed or the game ended (sat, left, timeout, back, given-up, pause, abandon …), what was proposed, and whether a vote was agreed or refused',
  }),
  key: commandKey
    .optional()
    .meta({ description: 'The key of your own command, which this entry acknowledges' }),
  events: z.array(plainJson),
});

const now = {
  table,
  seq,
  awaited: z.array(z.number()).meta({ description: 'Seats the game waits for' }),
  decisions: z
    .array(plainJson)
    .meta({ description: 'Questions to this seat; those with `standing` may be left unanswered' }),
  undo: z.array(seq).nullable().meta({
    description:
      'The seqs to which this seat may return without asking anybody, latest first. Null until they have been worked out: they follow in a frame without entries once the table has come to rest.',
  }),
  clocks,
  proposals: z.array(proposal),
};

export const refusal = z.object({
  code: z.enum([
    'not-awaited',
    'stale',
    'not-an-option',
    'game-over',
    'forbidden',
    'unavailable',
    'frozen',
    'paused',
  ]),
  rule: z.string().nullable(),
  reason: z.string(),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
});

/** What the server sends. */
export const serverFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    version: z.number().meta({ description: 'The protocol that this server speaks' }),
    page: z
      .string()
      .nullable()
      .meta({ description: 'The version of the page that this server hands out, if it has one' }),
    person: person.nullable(),
  }),
  z.object({
    type: z.literal('table'),
    ...now,
    info: tableInfo,
    seat: z.number().nullable(),
    view: plainJson,
    entries: z.array(entry).meta({
      description:
        'The entries that the subscriber has not seen: those after `since`, or the whole journal without it',
    }),
    outcome: plainJson,
  }),
  z.object({
    type: z.literal('entries'),
    ...now,
    entries: z.array(entry),
    info: tableInfo
      .optional()
      .meta({ description: 'Present when seats, status or anything else in it has changed' }),
    outcome: plainJson,
  }),
  z.object({ type: z.literal('ack'), table, key: commandKey, seq }).meta({
    description:
      'A command was carried out and stored. Sent where no entry with its key says so: to clients that do not follow the table, and for a command that is repeated.',
  }),
  z.object({ type: z.literal('refused'), table, key: commandKey, seq, refusal }),
  z.object({ type: z.literal('chat'), table, line: chatLine }),
  z.object({
    type: z.literal('presence'),
    table,
    online: z.array(z.boolean()).meta({
      description:
        'By seat: whether its person has the table open now; bots are always there. Sent after the first frame of a subscription and whenever it changes.',
    }),
    watching: z.number().meta({ description: 'How many others have the table open' }),
  }),
  roomFrame,
  z.object({
    type: z.literal('error'),
    code: z.string(),
    table: table.optional(),
    room: table.optional(),
    key: commandKey
      .optional()
      .meta({ description: 'The key of the command that was not understood or not accepted' }),
  }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('bye'), reason: z.string() }),
]);

export type ClientFrame = z.infer<typeof clientFrame>;
export type ServerFrame = z.infer<typeof serverFrame>;
export type Entry = z.infer<typeof entry>;
export type EntryKind = Entry['kind'];
export type FrameRefusal = z.infer<typeof refusal>;
export type TableFrame = Extract<ServerFrame, { type: 'table' }>;
export type EntriesFrame = Extract<ServerFrame, { type: 'entries' }>;
