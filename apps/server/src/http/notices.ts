import {
  type Channel,
  channelParams,
  channel as channelSchema,
  type NewChannel,
  newChannel,
  noticeSettings,
  notices as noticesSchema,
  noticeToken,
  tableNotices,
  tableParams,
} from '@comptoir/protocol';
import { z } from 'zod';
import { newMailToken, newSecret, newTableId } from '../codes.ts';
import { addressOf } from '../notices/mail.ts';
import { mayGoTo } from '../notices/outward.ts';
import { readSettings } from '../notices/settings.ts';
import type { ChannelRow } from '../storage/outbox.ts';
import { type App, type Context, HttpError } from './context.ts';
import { addressGroup, Buckets } from './limits.ts';
import { signedIn } from './session.ts';
import { tableFor } from './table-access.ts';

const tags = ['notices'];
const done = z.object({ ok: z.literal(true) });
/** The most channels a person may have. */
const LIMIT = 12;

/** The devices of somebody, and in which of them they ask. */
interface Devices {
  readonly sessions: readonly { readonly hash: string; readonly device: string | null }[];
  readonly here: string | null;
}

/** What is shown of an address. That of a push service is secret, and its name tells nobody which device it means. */
function labelOf(row: ChannelRow, { sessions }: Devices): string {
  if (row.kind === 'mail') return addressOf(row);
  const { url, endpoint } = JSON.parse(row.address) as { url?: string; endpoint?: string };
  const device = row.session && sessions.find(({ hash }) => hash === row.session)?.device;
  return url ?? (device || new URL(endpoint ?? '').host);
}

export const shownChannel = (row: ChannelRow, devices: Devices): Channel => ({
  id: row.id,
  kind: row.kind,
  label: labelOf(row, devices),
  here: row.kind === 'push' && row.session !== null && row.session === devices.here,
  confirmed: row.pending === null,
  broken: row.isBroken,
  table: row.table,
  createdAt: row.createdAt,
});

/** Turns that began while nothing could be sent to somebody: their reminders can be from now on. */
async function remindOf({ store, tables }: Context, person: string): Promise<void> {
  for (const { id, status, awaited, seats } of await store.listMine(person, 200)) {
    if (status !== 'playing' || !awaited.some((seat) => seats[seat]?.person === person)) continue;
    const reminder = (await tables.readable(id))?.reminderOf(person);
    if (reminder) await store.remind(reminder);
  }
}

/** Whether a request asks for a channel that is there already. */
const isSame = (row: ChannelRow, wished: NewChannel): boolean =>
  row.kind === wished.kind && row.address === addressIn(wished) && row.table === tableIn(wished);

/** What people are told while they are away from the table, and through which channels. */
export function addNotices(app: App, context: Context): void {
  const { store, tables, postman, options, now } = context;
  // Each of them makes this server write to an address that may be a stranger's.
  const sent = new Buckets(1 / 60, 5);
  // Enough for a trial message to every channel at once, and then one every ten seconds.
  const trials = new Buckets(1 / 10, LIMIT);
  // Tokens have 192 bits and cannot be guessed: the limit protects the store.
  const tries = new Buckets(1, 20);

  const own = async (person: string, id: string): Promise<ChannelRow> => {
    const found = await store.channelBy('id', id);
    if (found === null || found.person !== person) throw new HttpError(404, 'not-found');
    return found;
  };
  const devicesOf = async (person: string, here: string | null): Promise<Devices> => ({
    sessions: await store.sessionsOf(person),
    here,
  });
  const languageOf = async (person: string) => readSettings(await store.noticeSettings(person)).language;

  app.get(
    '/api/me/notices',
    { schema: { tags, summary: 'What I am told, and where', response: { 200: noticesSchema } } },
    async (request) => {
      const { id } = signedIn(request);
      const devices = await devicesOf(id, request.sessionHash);
      return {
        settings: readSettings(await store.noticeSettings(id)),
        channels: (await store.channelsOf(id)).map((row) => shownChannel(row, devices)),
        offers: {
          push: postman.push.publicKey,
          mail: postman.mail !== null,
          webhook: options.outward !== 'none',
        },
      };
    },
  );

  app.put(
    '/api/me/notices',
    {
      schema: {
        tags,
        summary: 'Choose what I am told, and where',
        body: noticeSettings,
        response: { 200: noticeSettings },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      await store.putNoticeSettings(id, JSON.stringify(request.body));
      for (const line of await store.listMine(id, 200))
        if (line.status === 'playing') await (await tables.readable(line.id))?.seating.refreshRests();
      return request.body;
    },
  );

  app.post(
    '/api/me/notices/channels',
    { schema: { tags, summary: 'Add a channel', body: newChannel, response: { 201: channelSchema } } },
    async (request, reply) => {
      const { id: person } = signedIn(request);
      const wished = request.body;
      const table = tableIn(wished);
      const target = targetIn(wished);
      if (target !== null && !mayGoTo(target, options.outward)) throw new HttpError(422, 'forbidden-target');
      if (wished.kind === 'mail' && postman.mail === null) throw new HttpError(422, 'no-mail');
      const owner = table && (await tableFor(context, table, person)).table.row.owner;
      if (table !== null && owner !== person) throw new HttpError(403, 'not-owner');
      const mine = await store.channelsOf(person);
      const known = mine.find((row) => isSame(row, wished));
      const session = wished.kind === 'push' ? request.sessionHash : null;
      const devices = await devicesOf(person, request.sessionHash);
      // A browser may subscribe again at any time, and a channel that failed before may work again.
      if (known && !known.isBroken && wished.kind !== 'mail' && known.session === session)
        return reply.code(201).send(shownChannel(known, devices));
      if (known) await store.removeChannel(known.id);
      if (mine.length >= LIMIT) throw new HttpError(409, 'too-many-channels');
      if (wished.kind === 'mail' && !sent.take(person)) throw new HttpError(429, 'too-many-tries');
      const row: ChannelRow = {
        id: newTableId(),
        person,
        kind: wished.kind,
        address: addressIn(wished),
        secret: wished.kind === 'webhook' ? newSecret() : newMailToken(),
        pending: wished.kind === 'mail' ? newMailToken() : null,
        isBroken: false,
        createdAt: now(),
        session,
        table,
      };
      await store.addChannel(row);
      if (table === null) await remindOf(context, person);
      if (row.kind === 'mail') {
        const language = await languageOf(person);
        // The request does not wait for the mail server. People who get no mail ask again.
        void postman.mail
          ?.sendConfirmation(row, language)
          .catch((error: unknown) => context.failed('mail', error));
      }
      const secret = row.kind === 'webhook' ? { secret: row.secret } : {};
      return reply.code(201).send({ ...shownChannel(row, devices), ...secret });
    },
  );

  app.delete(
    '/api/me/notices/channels/:channel',
    { schema: { tags, summary: 'Remove a channel', params: channelParams, response: { 200: done } } },
    async (request) => {
      const { id } = await own(signedIn(request).id, request.params.channel);
      await store.removeChannel(id);
      return { ok: true as const };
    },
  );

  app.post(
    '/api/me/notices/channels/:channel/try',
    {
      schema: {
        tags,
        summary: 'Send a message to a channel now',
        params: channelParams,
        response: { 200: z.object({ outcome: z.enum(['sent', 'again', 'refused']) }) },
      },
    },
    async (request) => {
      const { id: person } = signedIn(request);
      const row = await own(person, request.params.channel);
      if (row.pending !== null) throw new HttpError(409, 'not-confirmed');
      if (!trials.take(person)) throw new HttpError(429, 'too-many-tries');
      return { outcome: await postman.attempt(row) };
    },
  );

  app.get(
    '/api/tables/:table/notices',
    {
      schema: {
        tags,
        summary: 'What I am told of a table',
        params: tableParams,
        response: { 200: tableNotices },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      await tableFor(context, request.params.table, id);
      const kinds = await store.tableNotices(id, request.params.table);
      return tableNotices.parse({ kinds: kinds === null ? null : JSON.parse(kinds) });
    },
  );

  app.put(
    '/api/tables/:table/notices',
    {
      schema: {
        tags,
        summary: 'Choose what I am told of a table',
        params: tableParams,
        body: tableNotices,
        response: { 200: tableNotices },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      await tableFor(context, request.params.table, id);
      const { kinds } = request.body;
      await store.putTableNotices(id, request.params.table, kinds && JSON.stringify(kinds));
      return request.body;
    },
  );

  app.post(
    '/api/notices/confirm',
    {
      schema: {
        tags,
        summary: 'Follow the link in a mail',
        body: noticeToken,
        response: { 200: channelSchema },
      },
    },
    async (request) => {
      if (!tries.take(addressGroup(request.ip))) throw new HttpError(429, 'too-many-tries');
      const found = await store.channelBy('pending', request.body.token);
      if (found === null) throw new HttpError(404, 'wrong-code');
      await store.confirmChannel(found.id);
      return shownChannel({ ...found, pending: null }, { sessions: [], here: null });
    },
  );

  // RFC 8058: the mail program of the person posts here, with a form and without a session.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, parsed) => parsed(null, {}),
    );
    (scope as unknown as App).post(
      '/api/notices/unsubscribe/:token',
      {
        schema: {
          tags,
          summary: 'Send nothing more to an e-mail address',
          params: noticeToken,
          response: { 200: done },
        },
      },
      async (request) => {
        if (!tries.take(addressGroup(request.ip))) throw new HttpError(429, 'too-many-tries');
        const found = await store.channelBy('secret', request.params.token);
        if (found === null || found.kind !== 'mail') throw new HttpError(404, 'wrong-code');
        await store.removeChannel(found.id);
        return { ok: true as const };
      },
    );
  });
}

function addressIn(wished: NewChannel): string {
  switch (wished.kind) {
    case 'mail':
      return JSON.stringify({ to: wished.address });
    case 'push': {
      const { endpoint, keys } = wished.subscription;
      return JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
    }
    case 'webhook':
      return JSON.stringify({ url: wished.url, shape: wished.shape });
  }
}

const tableIn = (wished: NewChannel): string | null =>
  wished.kind === 'webhook' ? (wished.table ?? null) : null;

const targetIn = (wished: NewChannel): string | null =>
  wished.kind === 'mail' ? null : wished.kind === 'push' ? wished.subscription.endpoint : wished.url;
