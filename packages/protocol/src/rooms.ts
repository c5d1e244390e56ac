import { z } from 'zod';
import { shallowJson } from './json.ts';
import { clean, shownText } from './text.ts';

const address = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
const seat = z.number().int().min(0).max(9);
/** The name of a question is short; the form of an answer is the game's own. */
const move = [seat, z.string().max(64), shallowJson] as const;
/** A moment of the game by its number. Moves that were tried count down from -1. */
const place = z.number().int().min(-400).max(100_000);

/** A game that is over, as little of it as is needed to play it again. */
export const roomGame = z.strictObject({
  game: z.string().regex(/^[a-z-]{1,32}$/),
  rules: z.number().int().min(1).max(100_000),
  options: shallowJson,
  secret: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({
      description:
        'The secret of the deal; the server reveals that of one of its own tables when the game is over',
    }),
  seats: z
    .array(
      z.strictObject({
        name: z.string().max(192).overwrite(clean).max(48),
        contribution: z.string().max(128).nullable(),
      }),
    )
    .min(1)
    .max(10),
  moves: z
    .array(z.tuple(move))
    .max(4_000)
    .meta({ description: 'Seat, id of the decision, answer; in order' }),
});

const shown = {
  tried: z
    .array(z.tuple([place, ...move]))
    .max(400)
    .meta({ description: 'Where it was tried, then seat, id of the decision and answer' }),
  place: place.meta({ description: 'The place that is looked at' }),
  eyes: z.union([z.literal('mover'), z.number().int().min(-1).max(9)]).meta({
    description: 'Whose view is shown: that of a seat, -1 for nobody’s, `mover` for whoever is to move',
  }),
  open: z.boolean().meta({ description: 'Whether all hands are shown' }),
};

/** What the leader of a room shows: lines, notes, place and view. */
export const roomBoard = z.strictObject({
  ...shown,
  notes: z.array(z.strictObject({ place, text: shownText(500) })).max(100),
});

/** The same as it is sent out, with the author of each note. */
export const toldBoard = z.object({
  ...shown,
  notes: z.array(z.object({ place, text: z.string(), by: z.string() })),
});

export const newRoom = z.strictObject({
  game: roomGame,
  plays: z
    .number()
    .int()
    .min(1)
    .max(100_000)
    .meta({ description: 'The rules number by which its pages play lines' }),
  board: roomBoard,
});

export const roomParams = z.object({ room: address });
/** Three words, in any case and with anything between them, or the address of a room. */
export const roomCode = z.object({ code: z.string().min(3).max(80) });
export const newLead = z.strictObject({
  person: z.string().max(32).meta({
    description:
      'From the leader: somebody who is present; from anybody else, when nobody leads any more: oneself',
  }),
});

export const roomOpened = z.object({ room: z.string(), words: z.string() });
export const roomFound = roomOpened.extend({
  game: z.string(),
  leader: z.string().nullable().meta({ description: 'The leader’s name' }),
  people: z.number().meta({ description: 'How many are there' }),
});

export const roomPerson = z.object({
  id: z.string(),
  name: z.string(),
  here: z.boolean().meta({ description: 'Whether they have the room open now' }),
});

/** A room as it is told to those in it. */
export const roomFrame = z.object({
  type: z.literal('room'),
  room: address,
  version: z.number().int(),
  words: z.string(),
  owner: z.string(),
  leader: z.string(),
  people: z.array(roomPerson),
  board: toldBoard,
  plays: z.number(),
  game: roomGame.optional().meta({ description: 'In the first frame only' }),
});

export type RoomGame = z.infer<typeof roomGame>;
export type RoomBoard = z.infer<typeof roomBoard>;
export type ToldBoard = z.infer<typeof toldBoard>;
export type NewRoom = z.infer<typeof newRoom>;
export type RoomOpened = z.infer<typeof roomOpened>;
export type RoomFound = z.infer<typeof roomFound>;
export type RoomPerson = z.infer<typeof roomPerson>;
export type RoomFrame = z.infer<typeof roomFrame>;
