import { writeRecord } from '@comptoir/kit';
import {
  adviceList,
  chatLine,
  chatLines,
  chatMessage,
  chatQuery,
  contribution,
  entry,
  journalQuery,
  listQuery,
  mute,
  newTable,
  refusal,
  replace,
  seatParams,
  sit,
  tableInfo as tableInfoSchema,
  tableList,
  tableParams,
  wish,
} from '@comptoir/protocol';
import { z } from 'zod';
import type { ChatRow, TableLine } from '../storage/store.ts';
import type { LobbyResult, TableActor } from '../table/actor.ts';
import { entryOf, tableInfo, text, viewerOf } from '../table/frames.ts';
import { recordOf } from '../table/history.ts';
import { contribute, replaceSeat, sitDown, standUp } from '../table/lobby.ts';
import { seatOf } from '../table/table-state.ts';
import { type App, type Context, HttpError } from './context.ts';
import { Buckets } from './limits.ts';
import { signedIn } from './session.ts';

const tags = ['tables'];
const changed = z.object({ seq: z.number(), seat: z.number().nullable() });
const LIST = 100;
const STATUS: Readonly<Record<string, number>> = {
  'not-found': 404,
  'no-such-seat': 404,
  'not-owner': 403,
  'not-seated': 403,
  'wrong-code': 403,
  muted: 403,
  unavailable: 503,
};

/** The table of a request, for someone who may know of it. */
export async function tableFor({ tables }: Context, id: string, person: string | null): Promise<TableActor> {
  const actor = await tables.get(id);
  if (actor === null) throw new HttpError(404, 'not-found');
  const { row, settings, state } = actor.table;
  const isInside = person !== null && (person === row.owner || seatOf(state.seats, person) !== null);
  // Before the start a table is shown to whoever has its address: they may want to sit down.
  if (!isInside && !settings.watch && state.status !== 'waiting') throw new HttpError(403, 'not-watchable');
  return actor;
}

function settled(result: LobbyResult): z.infer<typeof changed> {
  if (!result.ok) throw new HttpError(STATUS[result.denial] ?? 409, result.denial);
  return { seq: result.seq, seat: result.seat };
}

const summary = (line: TableLine, person: string | null) => {
  const seat = line.seats.findIndex((candidate) => person !== null && candidate.person === person);
  return {
    table: line.id,
    game: line.game,
    status: line.status,
    seats: line.seats.map(({ name, kind }) => ({ name, kind })),
    awaited: [...line.awaited],
    seat: seat < 0 ? null : seat,
    seq: line.seq,
    updatedAt: line.updatedAt,
    deadline: line.deadline,
  };
};

export const lineOf = ({ id, at, person, name, text }: ChatRow): z.infer<typeof chatLine> => ({
  id,
  at,
  person,
  name,
  text,
});

export function addTables(app: App, context: Context): void {
  const { store, tables, now, games, options } = context;
  const creations = new Buckets(options.limits.tablesPerHour / 3600, options.limits.tablesPerHour);
  const talk = new Buckets(1, 10);

  app.post(
    '/api/tables',
    { schema: { tags, summary: 'Create a table', body: newTable, response: { 201: tableInfoSchema } } },
    async (request, reply) => {
      const owner = signedIn(request);
      if (!creations.take(owner.id)) throw new HttpError(429, 'too-many-tables');
      const created = await tables.create(owner, request.body);
      if (!created.ok)
        throw new HttpError(created.code === 'too-many-tables' ? 429 : 422, created.code, created.refusal);
      return reply.code(201).send(tableInfo(created.actor.table, owner.id));
    },
  );

  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Tables: mine, open to all, or watchable',
        querystring: listQuery,
        response: { 200: tableList },
      },
    },
    async (request) => {
      const { which } = request.query;
      const me = request.person?.id ?? null;
      if (which === 'mine')
        return {
          tables: (await store.listMine(signedIn(request).id, LIST)).map((line) => summary(line, me)),
        };
      const lines = await store.listPublic(which === 'open' ? 'waiting' : 'playing', LIST);
      return { tables: lines.map((line) => summary(line, me)) };
    },
  );

  app.get(
    '/api/tables/:table',
    { schema: { tags, summary: 'A table', params: tableParams, response: { 200: tableInfoSchema } } },
    async (request) => {
      const me = request.person?.id ?? null;
      return tableInfo((await tableFor(context, request.params.table, me)).table, me);
    },
  );

  app.post(
    '/api/tables/:table/sit',
    { schema: { tags, summary: 'Sit down', params: tableParams, body: sit, response: { 200: changed } } },
    async (request) => {
      const me = signedIn(request);
      const actor = await tableFor(context, request.params.table, me.id);
      return settled(await actor.seats('sat', ({ state }) => sitDown(state, me, request.body), me.id));
    },
  );

  app.post(
    '/api/tables/:table/leave',
    { schema: { tags, summary: 'Leave one’s seat', params: tableParams, response: { 200: changed } } },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      return settled(await actor.seats('left', ({ state }) => standUp(state, id), id));
    },
  );

  app.post(
    '/api/tables/:table/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Give a seat to a bot, or free it',
        params: seatParams,
        body: replace,
        response: { 200: changed },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      const { seat } = request.params;
      const wished = request.body.by === 'bot' ? { bot: request.body.bot } : ('person' as const);
      const work: Parameters<TableActor['seats']>[1] = ({ row, rules, state }) => {
        if (id !== row.owner) return { ok: false, denial: 'not-owner' };
        if (wished !== 'person' && !Object.hasOwn(rules?.bots ?? {}, wished.bot))
          return { ok: false, denial: 'no-such-bot' };
        return replaceSeat(state, seat, wished);
      };
      return settled(await actor.seats('replaced', work, id));
    },
  );

  app.post(
    '/api/tables/:table/contribution',
    {
      schema: {
        tags,
        summary: 'Add to the seed of the shuffles',
        params: tableParams,
        body: contribution,
        response: { 200: changed },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      return settled(
        await actor.seats('contributed', ({ state }) => contribute(state, id, request.body.text), id),
      );
    },
  );

  app.post(
    '/api/tables/:table/start',
    { schema: { tags, summary: 'Deal', params: tableParams, response: { 200: changed } } },
    async (request) => {
      const { id } = signedIn(request);
      return settled(await (await tableFor(context, request.params.table, id)).start(id));
    },
  );

  app.post(
    '/api/tables/:table/rematch',
    { schema: { tags, summary: 'The same again', params: tableParams, response: { 201: tableInfoSchema } } },
    async (request, reply) => {
      const me = signedIn(request);
      const actor = await tableFor(context, request.params.table, me.id);
      const { row, rules, settings, state } = actor.table;
      if (seatOf(state.seats, me.id) === null) throw new HttpError(403, 'not-seated');
      if (state.rematch !== null)
        return reply.code(201).send(tableInfo((await tableFor(context, state.rematch, me.id)).table, me.id));
      if (state.status !== 'over' && state.status !== 'abandoned') throw new HttpError(409, 'not-over');
      const places = state.game ? (rules?.game.outcome(state.game)?.places ?? []) : [];
      const created = await tables.create(
        me,
        {
          game: row.game,
          options: rules?.rematch ? rules.rematch(settings.options, places) : settings.options,
          seats: state.seats.map(({ kind, bot }) => (kind === 'bot' ? { kind, bot } : { kind: 'open' })),
          visibility: row.visibility,
          watch: settings.watch,
          pace: settings.pace,
          timeout: settings.timeout,
          undo: settings.undo,
          hints: settings.hints === true,
        },
        state.seats.map(({ person, name }) =>
          person ? { id: person, name: name ?? '', createdAt: 0 } : null,
        ),
      );
      if (!created.ok) throw new HttpError(created.code === 'too-many-tables' ? 429 : 422, created.code);
      await actor.linkRematch(created.actor.table.row.id);
      return reply.code(201).send(tableInfo(created.actor.table, me.id));
    },
  );

  app.get(
    '/api/tables/:table/journal',
    {
      schema: {
        tags,
        summary: 'What happened, as far as this person may know it',
        params: tableParams,
        querystring: journalQuery,
        response: { 200: z.object({ entries: z.array(entry) }) },
      },
    },
    async (request) => {
      const me = request.person?.id ?? null;
      const { table } = await tableFor(context, request.params.table, me);
      const { since, limit } = request.query;
      const viewer = viewerOf(table, me);
      const rows = await store.rows(table.row.id, since, limit);
      return { entries: rows.map((row) => entryOf(row, table.rules?.game ?? null, viewer)) };
    },
  );

  app.get(
    '/api/tables/:table/record',
    { schema: { tags, summary: 'The record of a table that no longer plays', params: tableParams } },
    async (request, reply) => {
      const { table } = await tableFor(context, request.params.table, request.person?.id ?? null);
      const { row, rules, state, frozen } = table;
      // The record opens the secret of the shuffles.
      if (frozen === null && (state.status === 'waiting' || state.status === 'playing'))
        throw new HttpError(409, 'not-over');
      const outcome = rules && state.game ? rules.game.outcome(state.game) : null;
      const record = recordOf(table, await store.rows(row.id, 0), outcome);
      return reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="${row.game}-${row.id}.json"`)
        .send(writeRecord(record));
    },
  );

  app.post(
    '/api/tables/:table/advice',
    {
      schema: {
        tags,
        summary: 'What a master would answer from this seat, where the table allows hints',
        params: tableParams,
        response: { 200: adviceList },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      const found = await actor.advice(id);
      if ('denial' in found) throw new HttpError(found.denial === 'thinking' ? 429 : 403, found.denial);
      return found;
    },
  );

  app.post(
    '/api/tables/:table/why',
    {
      schema: {
        tags,
        summary: 'Why something cannot be done now',
        params: tableParams,
        body: wish,
        response: { 200: z.object({ refusal: refusal.nullable() }) },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const actor = await tableFor(context, request.params.table, id);
      return { refusal: actor.why(id, request.body) };
    },
  );

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
      const actor = await tableFor(context, request.params.table, request.person?.id ?? null);
      return { lines: (await store.chat(actor.table.row.id, request.query.since, LIST)).map(lineOf) };
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
      if (await store.isMuted(row.id, me.id)) throw new HttpError(403, 'muted');
      const line = lineOf(
        await store.say({ table: row.id, person: me.id, at: now(), text: request.body.text }),
      );
      if (store.kind === 'sqlite') actor.tell(text({ type: 'chat', table: row.id, line }));
      return reply.code(201).send(line);
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

  app.get('/api/games', { schema: { tags: ['games'], summary: 'The games of this server' } }, async () => ({
    games: [...games].map(([name, { game, bots }]) => ({
      name,
      rules: game.rules,
      players: game.players,
      options: game.optionSpecs,
      bots: Object.keys(bots),
    })),
  }));
}
