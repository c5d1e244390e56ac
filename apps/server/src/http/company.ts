import {
  block,
  company,
  match,
  newReport,
  personParams,
  tableInfo as tableInfoSchema,
  tableParams,
} from '@comptoir/protocol';
import { z } from 'zod';
import { archive } from '../archive.ts';
import { seatAnywhere } from '../match.ts';
import { isInside, mayRead } from '../table/admission.ts';
import { tableInfo } from '../table/frames.ts';
import { sitDown } from '../table/lobby.ts';
import { type App, type Context, HttpError } from './context.ts';
import { Buckets } from './limits.ts';
import { sameAgain } from './seats.ts';
import { hostIn, signedIn } from './session.ts';
import { tableFor } from './table-access.ts';

const tags = ['people'];
const done = z.object({ ok: z.literal(true) });

/** Companions, blocks and the quick match. */
export function addCompany(app: App, context: Context): void {
  const { store, tables, games, now, options } = context;
  const creations = new Buckets(options.limits.tablesPerHour / 3600, options.limits.tablesPerHour);
  const reports = new Buckets(1 / 60, 5);

  app.get(
    '/api/people',
    { schema: { tags, summary: 'Whom I have played with', response: { 200: company } } },
    async (request) => {
      const { id } = signedIn(request);
      await archive(store, games, id);
      const blocked = await store.blocksOf(id);
      const isBlocked = new Set(blocked.map(({ person }) => person));
      const people = (await store.companions(id)).filter(({ person }) => !isBlocked.has(person));
      return { people, blocked };
    },
  );

  app.post(
    '/api/people/:person/block',
    {
      schema: {
        tags,
        summary: 'Keep somebody away from my tables, or let them come again',
        params: personParams,
        body: block,
        response: { 200: done },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { person } = request.params;
      if (person === id || (await store.person(person)) === null) throw new HttpError(404, 'not-found');
      await store.block(id, person, request.body.blocked);
      return { ok: true as const };
    },
  );

  app.post(
    '/api/people/:person/invite',
    {
      schema: {
        tags,
        summary: 'The table of our last game again, with seats kept for all who were there',
        params: personParams,
        response: { 201: tableInfoSchema },
      },
    },
    async (request, reply) => {
      const me = hostIn(request);
      const { person } = request.params;
      if ((await store.blockedAmong(me.id, [person])).length > 0) throw new HttpError(403, 'blocked');
      if (!creations.take(me.id)) throw new HttpError(429, 'too-many-tables');
      const [last] = await store.history(me.id, { person }, 1);
      if (last === undefined) throw new HttpError(404, 'not-found');
      const again = await sameAgain(context, await tableFor(context, last.table, me.id), me);
      await again.seating.change('sat', ({ state }) => sitDown(state, me, {}), me.id);
      return reply.code(201).send(tableInfo(again.table, me.id));
    },
  );

  app.post(
    '/api/match',
    {
      schema: {
        tags,
        summary: 'Seat me at any table of this game and pace; bots fill in after a minute',
        body: match,
        response: { 201: tableInfoSchema },
      },
    },
    async (request, reply) => {
      const me = hostIn(request);
      if (!creations.take(me.id)) throw new HttpError(429, 'too-many-tables');
      const found = await seatAnywhere({ store, tables, now }, me, request.body);
      if (!found.ok)
        throw new HttpError(found.code === 'too-many-tables' ? 429 : 422, found.code, found.refusal);
      return reply.code(201).send(tableInfo(found.actor.table, me.id));
    },
  );

  app.post(
    '/api/tables/:table/report',
    {
      schema: {
        tags: ['tables'],
        summary: 'Report something to the host of the server',
        params: tableParams,
        body: newReport,
        response: { 201: done },
      },
    },
    async (request, reply) => {
      const { id } = signedIn(request);
      const { table } = await tableFor(context, request.params.table, id);
      if (!reports.take(id)) throw new HttpError(429, 'too-much-talk');
      const { person, line, text } = request.body;
      // The reported words are copied from the talk, so that nobody can invent them.
      const said = line === undefined ? null : await store.chatLine(table.row.id, line);
      if (line !== undefined && said === null) throw new HttpError(404, 'not-found');
      if (said !== null && !mayRead(table, id)) throw new HttpError(403, 'not-seated');
      const about = said?.person ?? person ?? null;
      if (about !== null && !isInside(table, about) && said === null) throw new HttpError(404, 'not-found');
      await store.report({
        at: now(),
        person: id,
        about,
        table: table.row.id,
        text,
        quote: said?.text ?? null,
      });
      return reply.code(201).send({ ok: true as const });
    },
  );
}
