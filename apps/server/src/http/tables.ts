import {
  listQuery,
  newTable,
  tableInfo as tableInfoSchema,
  tableList,
  tableParams,
} from '@comptoir/protocol';
import type { TableLine } from '../storage/store.ts';
import { tableInfo } from '../table/frames.ts';
import { type App, type Context, HttpError } from './context.ts';
import { Buckets } from './limits.ts';
import { hostIn, signedIn } from './session.ts';
import { tableFor } from './table-access.ts';

const tags = ['tables'];
const LIST = 100;

const summary = (line: TableLine, person: string | null, unread = 0) => {
  const seat = line.seats.findIndex((candidate) => person !== null && candidate.person === person);
  return {
    table: line.id,
    game: line.game,
    status: line.status,
    seats: line.seats.map(({ name, kind, bot = null }) => ({ name, kind, bot })),
    awaited: [...line.awaited],
    seat: seat < 0 ? null : seat,
    isInvited: person !== null && line.seats.some(({ invited }) => invited === person),
    seq: line.seq,
    updatedAt: line.updatedAt,
    deadline: line.deadline,
    unread,
  };
};

/** Creates tables, lists them and shows one. */
export function addTables(app: App, context: Context): void {
  const { store, tables, games, options } = context;
  const creations = new Buckets(options.limits.tablesPerHour / 3600, options.limits.tablesPerHour);

  app.post(
    '/api/tables',
    { schema: { tags, summary: 'Create a table', body: newTable, response: { 201: tableInfoSchema } } },
    async (request, reply) => {
      const owner = hostIn(request);
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
      if (which === 'mine') {
        const { id } = signedIn(request);
        const lines = await store.listMine(id, LIST);
        const running = lines.filter(({ status }) => status === 'waiting' || status === 'playing');
        const unread = await store.unread(
          id,
          running.map((line) => line.id),
        );
        return { tables: lines.map((line) => summary(line, id, unread.get(line.id))) };
      }
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
