import { hideGame, historyQuery, history as historySchema, tableParams } from '@comptoir/protocol';
import { z } from 'zod';
import { archive } from '../archive.ts';
import type { PlayedGame } from '../storage/store.ts';
import { type App, type Context, HttpError } from './context.ts';
import { signedIn } from './session.ts';

const tags = ['people'];

function readCursor(text: string | undefined): { at: number; table: string } | undefined {
  const [at, table] = text?.split('.') ?? [];
  return at === undefined || table === undefined ? undefined : { at: Number(at), table };
}
const cursorOf = ({ endedAt, table }: PlayedGame): string => `${endedAt}.${table}`;

/** The finished games of a person. */
export function addHistory(app: App, context: Context): void {
  const { store, games } = context;

  app.get(
    '/api/me/history',
    {
      schema: {
        tags,
        summary: 'My finished games, page by page',
        querystring: historyQuery,
        response: { 200: historySchema },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { game, result, person, search, before, limit } = request.query;
      // A game that has just ended is in the list at once.
      await archive(store, games, id);
      const wish = { game, outcome: result, person, search, before: readCursor(before) };
      const [found, counts] = await Promise.all([
        store.history(id, wish, limit + 1),
        store.historyCounts(id),
      ]);
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return {
        games: page.map(({ seats, ...rest }) => ({
          ...rest,
          seats: seats.map(({ seat: _seat, ...seat }) => seat),
        })),
        next: found.length > limit && last ? cursorOf(last) : null,
        counts: counts.map(({ outcome, ...rest }) => ({ ...rest, result: outcome })),
      };
    },
  );

  app.post(
    '/api/me/history/:table',
    {
      schema: {
        tags,
        summary: 'Take a finished game out of my list, or put it back',
        params: tableParams,
        body: hideGame,
        response: { 200: z.object({ ok: z.literal(true) }) },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      if (!(await store.hideGame(id, request.params.table, request.body.hidden)))
        throw new HttpError(404, 'not-found');
      return { ok: true as const };
    },
  );
}
