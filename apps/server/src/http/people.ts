import {
  codeIssued,
  deviceCode,
  guestCreated,
  myResults,
  newGuest,
  person,
  personExport,
  rename,
} from '@comptoir/protocol';
import { z } from 'zod';
import { hashOf, newDeviceCode, newPersonId, newToken } from '../codes.ts';
import { resultsOf } from '../results.ts';
import { renameSeat, standUp } from '../table/lobby.ts';
import { type App, type Context, HttpError } from './context.ts';
import { addressGroup, Buckets } from './limits.ts';
import { renewCookie, setCookie, signedIn } from './session.ts';

const CODE_LIFE = 10 * 60_000;
const tags = ['people'];
const done = z.object({ ok: z.literal(true) });

export function addPeople(app: App, context: Context): void {
  const { store, now, tables, games, options } = context;
  const guests = new Buckets(options.limits.guestsPerHour / 3600, options.limits.guestsPerHour);
  // Codes have 60 bits; ten tries a minute from one address find none.
  const tries = new Buckets(1 / 6, 10);

  app.post(
    '/api/guests',
    { schema: { tags, summary: 'Play as a guest', body: newGuest, response: { 201: guestCreated } } },
    async (request, reply) => {
      if (!guests.take(addressGroup(request.ip))) throw new HttpError(429, 'too-many-guests');
      const token = newToken();
      const created = { id: newPersonId(), name: request.body.name, createdAt: now() };
      await store.createPerson(created, hashOf(token));
      setCookie(context, request, reply, token);
      return reply.code(201).send({ person: { id: created.id, name: created.name }, token });
    },
  );

  app.post(
    '/api/session',
    {
      schema: {
        tags,
        summary: 'Come in from another device',
        body: deviceCode,
        response: { 201: guestCreated },
      },
    },
    async (request, reply) => {
      if (!tries.take(addressGroup(request.ip))) throw new HttpError(429, 'too-many-tries');
      const id = await store.takeCode(hashOf(request.body.code), now());
      if (id === null) throw new HttpError(404, 'wrong-code');
      const token = newToken();
      await store.addSession(id, hashOf(token), now());
      const found = await store.personOfSession(hashOf(token), now(), 0);
      if (found === null) throw new HttpError(404, 'wrong-code');
      setCookie(context, request, reply, token);
      return reply.code(201).send({ person: { id: found.id, name: found.name }, token });
    },
  );

  app.delete(
    '/api/session',
    { schema: { tags, summary: 'Leave this device', response: { 200: done } } },
    async (request, reply) => {
      signedIn(request);
      const ended = request.sessionHash ?? '';
      await store.dropSession(ended);
      await context.endSessions([ended]);
      setCookie(context, request, reply, null);
      return { ok: true as const };
    },
  );

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who I am', response: { 200: person } } },
    async (request, reply) => {
      const { id, name } = signedIn(request);
      renewCookie(context, request, reply);
      return { id, name };
    },
  );

  app.patch(
    '/api/me',
    { schema: { tags, summary: 'Rename', body: rename, response: { 200: person } } },
    async (request) => {
      const { id } = signedIn(request);
      const { name } = request.body;
      await store.renamePerson(id, name);
      for (const line of await store.listMine(id, 200)) {
        if (line.status !== 'waiting' && line.status !== 'playing') continue;
        const actor = await tables.get(line.id);
        await actor?.seating.change('rename', ({ state }) => renameSeat(state, id, name));
      }
      return { id, name };
    },
  );

  app.post(
    '/api/me/code',
    { schema: { tags, summary: 'A one-time code for another device', response: { 200: codeIssued } } },
    async (request) => {
      const { id } = signedIn(request);
      const code = newDeviceCode();
      const expiresAt = now() + CODE_LIFE;
      await store.putCode(hashOf(code), id, expiresAt);
      return { code, expiresAt };
    },
  );

  app.get(
    '/api/me/export',
    { schema: { tags, summary: 'Everything kept about me', response: { 200: personExport } } },
    async (request) => {
      const me = signedIn(request);
      const lines = await store.chatOf(me.id);
      return {
        person: { id: me.id, name: me.name, createdAt: me.createdAt },
        sessions: await store.sessionsOf(me.id),
        tables: await store.seatsOf(me.id),
        chat: lines.map(({ table, at, text }) => ({ table, at, text })),
      };
    },
  );

  app.get(
    '/api/me/results',
    { schema: { tags, summary: 'My finished games against an automaton', response: { 200: myResults } } },
    async (request) => resultsOf(store, games, signedIn(request).id),
  );

  app.delete(
    '/api/me',
    { schema: { tags, summary: 'Forget me', response: { 200: done } } },
    async (request, reply) => {
      const { id } = signedIn(request);
      for (const { table } of await store.seatsOf(id)) {
        const actor = await tables.get(table);
        // Seats of running games go to a bot, those of finished ones lose the name.
        const left = await actor?.seating.change('left', ({ state }) => standUp(state, id));
        if (left?.ok === false)
          await actor?.seating.change('forgotten', ({ state }) => renameSeat(state, id, '—'));
      }
      await context.endSessions(await store.deletePerson(id));
      setCookie(context, request, reply, null);
      return { ok: true as const };
    },
  );
}
