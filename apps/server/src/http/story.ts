import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeRecord } from '@comptoir/kit';
import { adviceList, entry, journalQuery, refusal, tableParams, wish } from '@comptoir/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FairQueue } from '../bots/fair-queue.ts';
import { entryOf } from '../table/entries.ts';
import { viewerOf } from '../table/frames.ts';
import { recordOf } from '../table/history.ts';
import { isSealed } from '../table/table-state.ts';
import { type App, type Context, HttpError } from './context.ts';
import { addressGroup, Places } from './limits.ts';
import { signedIn } from './session.ts';
import { tableFor } from './table-access.ts';

const tags = ['tables'];
/** For how many pages of journals and records somebody may wait at a time. */
const STORIES = 8;

/** What happened at a table, what could happen, and why something cannot. */
export function addStory(app: App, context: Context): void {
  const { store } = context;
  const stories = new FairQueue(1);
  const asked = new Places(STORIES);

  /** A record plays its game again, and a page has many entries: one at a time, and of those who ask each in their turn. */
  async function inTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const owner = request.person?.id ?? addressGroup(request.ip);
    if (!asked.take(owner)) throw new HttpError(429, 'too-many-requests');
    try {
      return await stories.run({ owner, isAwaited: true }, new AbortController().signal, async () => {
        await nextTurn();
        return work();
      });
    } finally {
      asked.leave(owner);
    }
  }

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
      const hearer = { viewer: viewerOf(table, me), person: me };
      return inTurn(request, async () => {
        const rows = await store.rows(table.row.id, since, limit);
        return { entries: rows.map((row) => entryOf(row, table.rules?.game ?? null, hearer)) };
      });
    },
  );

  app.get(
    '/api/tables/:table/record',
    { schema: { tags, summary: 'The record of a game that has ended', params: tableParams } },
    async (request, reply) => {
      const { table } = await tableFor(context, request.params.table, request.person?.id ?? null);
      const { row, rules, state } = table;
      // The record opens the secret of the shuffles. A table that is frozen or was stopped by a defect may be played on.
      if (state.status !== 'over' && state.status !== 'abandoned') throw new HttpError(409, 'not-over');
      if (isSealed(table)) throw new HttpError(409, 'shared-deal');
      const record = await inTurn(request, async () => {
        const rows = await store.rows(row.id, 0);
        if (rows.length === 0) throw new HttpError(410, 'no-longer-kept');
        const outcome = rules && state.game ? rules.game.outcome(state.game) : null;
        return recordOf(table, rows, outcome);
      });
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
      const found = await actor.counsel.advice(id);
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
      return { refusal: actor.counsel.why(id, request.body) };
    },
  );
}
