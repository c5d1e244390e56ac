import { chatLine, chatLines, chatMessage, chatQuery, mute, readTo, tableParams } from '@comptoir/protocol';
import { z } from 'zod';
import type { Notice } from '../storage/outbox.ts';
import type { ChatRow } from '../storage/store.ts';
import type { TableActor } from '../table/actor.ts';
import { mayRead } from '../table/admission.ts';
import { text } from '../table/frames.ts';
import { seatOf } from '../table/table-state.ts';
import { type App, type Context, HttpError } from './context.ts';
import { Buckets } from './limits.ts';
import { signedIn } from './session.ts';
import { tableFor } from './table-access.ts';

const tags = ['tables'];
const LIST = 100;

const lineOf = ({ id, at, person, name, text }: ChatRow): z.infer<typeof chatLine> => ({
  id,
  at,
  person,
  name,
  text,
});

/** The chat of a table. */
export function addTalk(app: App, context: Context): void {
  const { store, now, options } = context;
  const talk = new Buckets(1, 10);

  app.get(
    '/api/tables/:table/chat',
    {
      schema: {
        tags,
        summary: 'The chat',
        params: tableParams,
        querystring: chatQuery,
        response: { 200: chatLines },
      },
    },
    async (request) => {
      const me = request.person?.id ?? null;
      const actor = await tableFor(context, request.params.table, me);
      if (!mayRead(actor.table, me)) throw new HttpError(403, 'not-seated');
      return { lines: (await store.chat(actor.table.row.id, request.query.since, LIST, me)).map(lineOf) };
    },
  );

  app.post(
    '/api/tables/:table/chat',
    {
      schema: {
        tags,
        summary: 'Say something',
        params: tableParams,
        body: chatMessage,
        response: { 201: chatLine },
      },
    },
    async (request, reply) => {
      const me = signedIn(request);
      const actor = await tableFor(context, request.params.table, me.id);
      const { row, state } = actor.table;
      if (me.id !== row.owner && seatOf(state.seats, me.id) === null) throw new HttpError(403, 'not-seated');
      if (!talk.take(me.id)) throw new HttpError(429, 'too-much-talk');
      if ((await store.isMuted(row.id, me.id)) || (await store.isGuestMuted(me.id)))
        throw new HttpError(403, 'muted');
      const deaf = await store.blockersOf(me.id);
      const line = lineOf(
        await store.say(
          { table: row.id, person: me.id, at: now(), text: request.body.text },
          talkNotices(actor, [me.id, ...deaf], now() + options.noticePause),
        ),
      );
      if (store.kind === 'sqlite') actor.audience.tellTalk(text({ type: 'chat', table: row.id, line }), deaf);
      return reply.code(201).send(line);
    },
  );

  app.post(
    '/api/tables/:table/read',
    {
      schema: {
        tags,
        summary: 'Tell how far I have read the chat',
        params: tableParams,
        body: readTo,
        response: { 200: z.object({ ok: z.literal(true) }) },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { table } = await tableFor(context, request.params.table, id);
      if (seatOf(table.state.seats, id) === null) throw new HttpError(403, 'not-seated');
      await store.markRead(id, table.row.id, request.body.line);
      return { ok: true as const };
    },
  );

  app.post(
    '/api/tables/:table/mute',
    {
      schema: {
        tags,
        summary: 'Mute someone',
        params: tableParams,
        body: mute,
        response: { 200: z.object({ ok: z.literal(true) }) },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { table } = await tableFor(context, request.params.table, id);
      if (id !== table.row.owner) throw new HttpError(403, 'not-owner');
      await store.mute(table.row.id, request.body.person, request.body.muted);
      return { ok: true as const };
    },
  );
}

/** People of the table who are elsewhere, except the speaker and those who blocked them. */
function talkNotices(actor: TableActor, without: readonly string[], due: number): Notice[] {
  return actor.table.state.seats.flatMap(({ kind, person }) =>
    kind === 'person' && person !== null && !without.includes(person) && !actor.audience.isHere(person)
      ? [{ person, kind: 'talk', due }]
      : [],
  );
}

/** A line of chat that another node (or this one) stored in Postgres. */
export async function tellChat({ store, tables }: Context, table: string, id: number): Promise<void> {
  try {
    const line = await store.chatLine(table, id);
    const actor = await tables.get(table);
    if (line === null || actor === null) return;
    actor.audience.tellTalk(
      text({ type: 'chat', table, line: lineOf(line) }),
      await store.blockersOf(line.person),
    );
  } catch {
    // It will be found when the chat is read again.
  }
}
