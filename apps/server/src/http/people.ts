import {
  codeIssued,
  deviceCode,
  guestCreated,
  type Me,
  me as meSchema,
  myResults,
  type NoticeKind,
  newGuest,
  personExport,
  profile,
} from '@comptoir/protocol';
import { z } from 'zod';
import { hashOf, newDeviceCode, newPersonId, newToken } from '../codes.ts';
import { deviceOf } from '../device.ts';
import { readHouse } from '../house.ts';
import { readSettings } from '../notices/settings.ts';
import { shown } from '../ratings/scale.ts';
import { resultsOf } from '../results.ts';
import { isFull, renameSeat } from '../table/lobby.ts';
import { type App, type Context, HttpError } from './context.ts';
import { forget } from './forget.ts';
import { addressGroup, Buckets } from './limits.ts';
import { shownChannel } from './notices.ts';
import { renewCookie, setCookie, signedIn, signIn } from './session.ts';

const CODE_LIFE = 10 * 60_000;
const tags = ['people'];
const done = z.object({ ok: z.literal(true) });

/** The fields that were sent, without those that are undefined. */
const defined = <T extends object>(said: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

export function addPeople(app: App, context: Context): void {
  const { store, now, tables, games, options } = context;
  const guests = new Buckets(options.limits.guestsPerHour / 3600, options.limits.guestsPerHour);
  // Codes have 60 bits; ten tries a minute from one address find none.
  const tries = new Buckets(1 / 6, 10);
  // All the talk of a person may be long, and is written out in one piece.
  const exports = new Buckets(1 / 60, 5);

  /** Refuses somebody new whom the host does not let in. */
  async function mayCome(invitedTo: string | undefined): Promise<void> {
    const { registration } = await readHouse(store);
    if (registration === 'closed') throw new HttpError(403, 'registration-closed');
    if (registration === 'open') return;
    const table = invitedTo === undefined ? null : await tables.readable(invitedTo);
    const { status, seats } = table?.table.state ?? { status: 'over', seats: [] };
    if (status !== 'waiting' || isFull(seats)) throw new HttpError(403, 'invitation-needed');
  }

  app.post(
    '/api/guests',
    { schema: { tags, summary: 'Play as a guest', body: newGuest, response: { 201: guestCreated } } },
    async (request, reply) => {
      if (!guests.take(addressGroup(request.ip))) throw new HttpError(429, 'too-many-guests');
      await mayCome(request.body.table);
      const token = newToken();
      const created = { id: newPersonId(), name: request.body.name, createdAt: now() };
      await store.createPerson(created, hashOf(token), deviceOf(request.headers['user-agent']));
      setCookie(context, request, reply, token);
      return reply.code(201).send({ person: { id: created.id, name: created.name }, token });
    },
  );

  app.post(
    '/api/session',
    {
      schema: {
        tags,
        summary: 'Sign in on another device, with a one-time code or a recovery link',
        body: deviceCode,
        response: { 201: guestCreated },
      },
    },
    async (request, reply) => {
      if (!tries.take(addressGroup(request.ip))) throw new HttpError(429, 'too-many-tries');
      const { code } = request.body;
      const isRecovery = code.length > 12;
      const id = isRecovery
        ? await store.personOfRecovery(hashOf(code))
        : await store.takeCode(hashOf(code), now());
      const found = id === null ? null : await store.person(id);
      if (found === null) throw new HttpError(404, 'wrong-code');
      return reply.code(201).send(await signIn(context, request, reply, found));
    },
  );

  app.delete(
    '/api/session',
    { schema: { tags, summary: 'Sign out on this device', response: { 200: done } } },
    async (request, reply) => {
      const { id } = signedIn(request);
      const ended = request.sessionHash ?? '';
      await store.dropSessions(id, [ended]);
      await context.endSessions([ended]);
      setCookie(context, request, reply, null);
      return { ok: true as const };
    },
  );

  const meNow = async (id: string): Promise<Me> => {
    const found = await store.person(id);
    if (found === null) throw new HttpError(401, 'not-signed-in');
    const { hasRecovery, figure, colour, language } = await store.profileOf(id);
    const passkeys = await store.passkeysOf(id);
    return {
      ...found,
      figure,
      colour: colour as Me['colour'],
      language: language as Me['language'],
      member: hasRecovery || passkeys.length > 0,
      recovery: hasRecovery,
    };
  };

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who I am', response: { 200: meSchema } } },
    async (request, reply) => {
      const { id } = signedIn(request);
      renewCookie(context, request, reply);
      return meNow(id);
    },
  );

  app.patch(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Change name, figure, colour or language',
        body: profile,
        response: { 200: meSchema },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { name, ...look } = request.body;
      await store.changeProfile(id, defined(look));
      if (look.language) await speakTo(id, look.language);
      if (name !== undefined) await rename(id, name);
      return meNow(id);
    },
  );

  /** Messages come in the language that somebody has chosen for the page. */
  async function speakTo(id: string, language: 'fr' | 'en'): Promise<void> {
    const settings = readSettings(await store.noticeSettings(id));
    if (settings.language !== language)
      await store.putNoticeSettings(id, JSON.stringify({ ...settings, language }));
  }

  async function rename(id: string, name: string): Promise<void> {
    await store.renamePerson(id, name);
    for (const line of await store.listMine(id, 200)) {
      if (line.status !== 'waiting' && line.status !== 'playing') continue;
      const actor = await tables.readable(line.id);
      await actor?.seating.change('rename', ({ state }) => renameSeat(state, id, name));
    }
  }

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
      if (!exports.take(me.id)) throw new HttpError(429, 'too-many-requests');
      const lines = await store.chatOf(me.id);
      const { hasRecovery: _link, ...look } = await store.profileOf(me.id);
      const sessions = await store.sessionsOf(me.id);
      const passkeys = await store.passkeysOf(me.id);
      return {
        person: { ...me, ...look },
        sessions: sessions.map(({ hash: _hash, ...rest }) => rest),
        passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
        tables: await store.seatsOf(me.id),
        blocked: await store.blocksOf(me.id),
        ratings: (await store.ratingsOf(me.id)).map(({ game, rating, games: played }) => {
          const { rating: points, spread } = shown(rating);
          return { game, rating: points, spread, games: played };
        }),
        challenges: {
          days: (await store.dailiesOf(me.id)).map(({ person: _me, ...day }) => day),
          puzzles: (await store.triesOf(me.id)).map(({ game, puzzle, isSolved }) => ({
            game,
            puzzle,
            solved: isSolved,
          })),
        },
        notices: {
          settings: readSettings(await store.noticeSettings(me.id)),
          channels: (await store.channelsOf(me.id))
            .map((row) => shownChannel(row, { sessions, here: null }))
            .map(({ id: _id, here: _here, ...rest }) => rest),
          tables: (await store.allTableNotices(me.id)).map(({ table, kinds }) => ({
            table,
            kinds: JSON.parse(kinds) as NoticeKind[],
          })),
        },
        reports: await store.reportsOf(me.id),
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
      await forget(context, id);
      setCookie(context, request, reply, null);
      return { ok: true as const };
    },
  );
}
