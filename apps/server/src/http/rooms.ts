import type { Language } from '@comptoir/kit';
import {
  newLead,
  newRoom,
  type RoomBoard,
  roomBoard,
  roomCode,
  roomFound,
  roomOpened,
  roomParams,
  type ToldBoard,
} from '@comptoir/protocol';
import { z } from 'zod';
import { newInvitation, newTableId, readWords } from '../codes.ts';
import { signed } from '../rooms.ts';
import { type App, type Context, HttpError } from './context.ts';
import { addressGroup, Buckets } from './limits.ts';
import { languageOf, signedIn } from './session.ts';

const tags = ['rooms'];
const done = z.object({ ok: z.literal(true) });
const DONE = { ok: true } as const;
const ROOM = /^[A-Za-z0-9_-]{16}$/;
const SPELLED = /^[a-z]+-[a-z]+-[a-z]+$/;
/** A whole game as moves, and a tree of lines beside it. */
const GAME = 262_144;
const BOARD = 65_536;
/** The most rooms at a time, of the server and of one person: full ones would take some 150 MB. */
const MOST = { ofAll: 500, ofOwner: 3 };

/**
 * Boards that several look at. Who is let in knows the address or the words; what is shown travels by `room` frames. No
 * running game can get here: the secret of its deal, without which no page plays it, is told when it is over.
 */
export function addRooms(app: App, { store, rooms, now }: Context): void {
  const openings = new Buckets(12 / 3600, 12);
  const showings = new Buckets(5, 30);
  const leads = new Buckets(1, 10);
  const tries = new Buckets(30 / 3600, 30);

  /** Three words that lead nowhere else. */
  async function freeWords(language: Language): Promise<string> {
    for (;;) {
      const words = newInvitation(language);
      const taken = (await store.roomOfWords(words)) ?? (await store.tableOfInvitation(words));
      if (taken === null) return words;
    }
  }

  /** Names the author of every note. */
  const written = ({ notes, ...board }: RoomBoard, by: string): ToldBoard => ({
    ...board,
    notes: notes.map((note) => ({ ...note, by })),
  });

  app.post(
    '/api/rooms',
    {
      bodyLimit: GAME + BOARD,
      schema: {
        tags,
        summary: 'Show the board of a finished game to others, and lead',
        body: newRoom,
        response: { 201: roomOpened },
      },
    },
    async (request, reply) => {
      const { id: me } = signedIn(request);
      if (!openings.take(me)) throw new HttpError(429, 'too-many-rooms');
      const { game, plays, board } = request.body;
      const room = {
        id: newTableId(),
        words: await freeWords(languageOf(request)),
        owner: me,
        leader: me,
        game: JSON.stringify(game),
        plays,
        board: JSON.stringify(written(board, me)),
        createdAt: now(),
      };
      if (!(await store.createRoom(room, MOST))) throw new HttpError(429, 'too-many-rooms');
      return reply.code(201).send({ room: room.id, words: room.words });
    },
  );

  app.get(
    '/api/rooms/:code',
    {
      schema: {
        tags,
        summary: 'What a link or three words lead to',
        params: roomCode,
        response: { 200: roomFound },
      },
    },
    async ({ params: { code }, ip }) => {
      // Three words may look like an address; an address with a capital or a digit is no words.
      const isAddress = ROOM.test(code);
      const words = isAddress && !SPELLED.test(code) ? null : readWords(code);
      if (words !== null && !tries.take(addressGroup(ip))) throw new HttpError(429, 'too-many-tries');
      const meant = (words && (await store.roomOfWords(words))) ?? (isAddress ? code : null);
      const row = meant === null ? null : await store.room(meant);
      if (row === null) throw new HttpError(404, 'wrong-code');
      const here = (await store.roomPeople(row.id, rooms.since)).filter(({ isHere }) => isHere);
      return {
        room: row.id,
        words: row.words,
        game: (JSON.parse(row.game) as { game: string }).game,
        leader: (await store.person(row.leader))?.name ?? null,
        people: here.length,
      };
    },
  );

  app.put(
    '/api/rooms/:room/board',
    {
      bodyLimit: BOARD,
      schema: {
        tags,
        summary: 'Show this to everybody in the room; for the leader',
        params: roomParams,
        body: roomBoard,
        response: { 200: done },
      },
    },
    async (request) => {
      const { id: me } = signedIn(request);
      const { room } = request.params;
      if (!showings.take(me)) throw new HttpError(429, 'too-many-requests');
      const row = await store.room(room);
      if (row === null) throw new HttpError(404, 'room-over');
      if (row.leader !== me) throw new HttpError(403, 'not-leader');
      const board = await signed(store, request.body, JSON.parse(row.board) as ToldBoard, me);
      if (!(await store.showInRoom(room, me, JSON.stringify(board), now())))
        throw new HttpError(403, 'not-leader');
      await rooms.look(room);
      return DONE;
    },
  );

  app.post(
    '/api/rooms/:room/lead',
    {
      schema: {
        tags,
        summary: 'Hand over the lead, or take it when the leader has gone',
        params: roomParams,
        body: newLead,
        response: { 200: done },
      },
    },
    async (request) => {
      const { id: me } = signedIn(request);
      const { room } = request.params;
      const { person } = request.body;
      if (!leads.take(me)) throw new HttpError(429, 'too-many-requests');
      const who = { room, person: me, now: now(), since: rooms.since };
      const isTaking = person === me;
      const isDone = isTaking ? await store.takeLead(who) : await store.handLead(who, person);
      if (!isDone) {
        const row = await store.room(room);
        if (row === null) throw new HttpError(404, 'room-over');
        if (!isTaking && row.leader !== me) throw new HttpError(403, 'not-leader');
        // Somebody who is not in the room gets the same answer whether or not it has a leader.
        throw isTaking ? new HttpError(409, 'is-led') : new HttpError(404, 'not-found');
      }
      await rooms.look(room);
      return DONE;
    },
  );

  app.delete(
    '/api/rooms/:room',
    {
      schema: { tags, summary: 'Close my room', params: roomParams, response: { 200: done } },
    },
    async (request) => {
      const { id: me } = signedIn(request);
      const { room } = request.params;
      if (!(await store.endRoom(room, me))) throw new HttpError(404, 'not-found');
      await rooms.look(room);
      return DONE;
    },
  );
}
