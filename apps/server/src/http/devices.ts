import { recoveryIssued, sessionList, sessionParams } from '@comptoir/protocol';
import { z } from 'zod';
import { hashOf, newToken } from '../codes.ts';
import { type App, type Context, HttpError } from './context.ts';
import { signedIn } from './session.ts';

const tags = ['people'];
const done = z.object({ ok: z.literal(true) });
/** Half of the stored hash names a session to its owner; the token cannot be computed from it. */
const idOf = (hash: string): string => hash.slice(0, 16);

/** The devices of a person, and the link for when all of them are lost. */
export function addDevices(app: App, context: Context): void {
  const { store, sessionsSince } = context;

  async function end(person: string, hashes: readonly string[]): Promise<void> {
    await store.dropSessions(person, hashes);
    await context.endSessions(hashes);
  }

  app.get(
    '/api/me/sessions',
    { schema: { tags, summary: 'My devices', response: { 200: sessionList } } },
    async (request) => {
      const { id } = signedIn(request);
      const since = sessionsSince();
      const alive = (await store.sessionsOf(id)).filter(({ seenAt }) => seenAt > since);
      return {
        sessions: alive.map(({ hash, ...rest }) => ({
          id: idOf(hash),
          ...rest,
          here: hash === request.sessionHash,
        })),
      };
    },
  );

  app.delete(
    '/api/me/sessions',
    { schema: { tags, summary: 'Sign out on all devices but this one', response: { 200: done } } },
    async (request) => {
      const { id } = signedIn(request);
      const hashes = (await store.sessionsOf(id)).map(({ hash }) => hash);
      await end(
        id,
        hashes.filter((hash) => hash !== request.sessionHash),
      );
      return { ok: true as const };
    },
  );

  app.delete(
    '/api/me/sessions/:session',
    { schema: { tags, summary: 'Sign out on one device', params: sessionParams, response: { 200: done } } },
    async (request) => {
      const { id } = signedIn(request);
      const found = (await store.sessionsOf(id)).find(({ hash }) => idOf(hash) === request.params.session);
      if (found === undefined) throw new HttpError(404, 'not-found');
      await end(id, [found.hash]);
      return { ok: true as const };
    },
  );

  app.post(
    '/api/me/recovery',
    {
      schema: {
        tags,
        summary: 'A recovery link, which brings me back on any device; the one before stops working',
        response: { 201: recoveryIssued },
      },
    },
    async (request, reply) => {
      const { id } = signedIn(request);
      const code = newToken();
      await store.setRecovery(id, hashOf(code));
      return reply.code(201).send({ code });
    },
  );

  app.delete(
    '/api/me/recovery',
    { schema: { tags, summary: 'Withdraw the recovery link', response: { 200: done } } },
    async (request) => {
      await store.setRecovery(signedIn(request).id, null);
      return { ok: true as const };
    },
  );
}
