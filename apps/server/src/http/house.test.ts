import type { Report } from '@comptoir/protocol';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { Guest, request } from '../testing/client.ts';
import { startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

const TOKEN = 'only-the-host-knows';
let server: TestServer;
afterEach(() => server.close());

const asHost = (method: string, path: string, body?: unknown) =>
  request(server.url, method, `/api/house${path}`, body, { authorization: `Bearer ${TOKEN}` });
const newcomer = (table?: string) =>
  request(server.url, 'POST', '/api/guests', { name: 'New', ...(table ? { table } : {}) });

test('the host is whoever was named at the start, or shows the token; nobody else', async () => {
  server = await testServer();
  const eve = await Guest.come(server.url, 'Eve');
  const { folder, remove } = server;
  onTestFinished(remove);
  await server.stop();
  server = { ...(await testServer({ data: folder, owners: [eve.id] })), folder };
  const named = eve.at(server.url);
  const other = await Guest.come(server.url, 'Bob');
  expect((await named.ask('GET', '/api/house')).body).toEqual({
    registration: 'open',
    notice: null,
    host: true,
  });
  expect((await other.ask('GET', '/api/house')).body).toMatchObject({ host: false });
  expect((await named.ask('GET', '/api/house/people')).status).toBe(200);
  const routes: [string, string, unknown?][] = [
    ['GET', '/settings'],
    ['PATCH', '/settings', { registration: 'closed' }],
    ['GET', '/people'],
    ['POST', `/people/${eve.id}`, { muted: true }],
    ['DELETE', `/people/${eve.id}`],
    ['GET', '/tables'],
    ['DELETE', '/tables/AAAAAAAAAAAAAAAA'],
    ['GET', '/reports'],
    ['POST', '/reports/1'],
  ];
  for (const [method, path, body] of routes) {
    expect([path, (await other.ask(method, `/api/house${path}`, body)).body]).toEqual([
      path,
      { error: 'not-host' },
    ]);
    expect([path, (await request(server.url, method, `/api/house${path}`, body)).status]).toEqual([
      path,
      401,
    ]);
    // Without a configured token, no token is accepted.
    expect((await asHost(method, path, body)).status).toBe(401);
  }
  expect((await other.ask('GET', '/api/house')).body).toMatchObject({ registration: 'open' });
});

test('a house is closed, opened to the invited, and tells its guests something', async () => {
  server = await testServer({ adminToken: TOKEN });
  const ana = await Guest.come(server.url, 'Ana');
  const { table } = await ana.createTable({ game: 'vallee', options: { players: 2 } });
  const notice = { fr: 'Fermé lundi', en: 'Closed on Monday' };
  expect((await asHost('PATCH', '/settings', { registration: 'closed', notice })).body).toEqual({
    registration: 'closed',
    notice,
    keep: {},
  });
  expect((await newcomer(table)).body).toEqual({ error: 'registration-closed' });
  expect((await ana.ask('GET', '/api/me')).status).toBe(200);
  await asHost('PATCH', '/settings', { registration: 'invited' });
  expect((await newcomer()).body).toEqual({ error: 'invitation-needed' });
  expect((await newcomer('AAAAAAAAAAAAAAAA')).body).toEqual({ error: 'invitation-needed' });
  const { body } = await newcomer(table);
  await new Guest(server.url, String(body.token), '').post(table, 'sit', {});
  expect((await newcomer(table)).body).toEqual({ error: 'invitation-needed' });
  expect((await request(server.url, 'GET', '/api/house')).body).toEqual({
    registration: 'invited',
    notice,
    host: false,
  });
  for (const wrong of [{ registration: 'maybe' }, { notice: { fr: 'x' } }, { keep: { talk: -1 } }, { x: 1 }])
    expect((await asHost('PATCH', '/settings', wrong)).status).toBe(400);
  expect((await asHost('PATCH', '/settings', { keep: { talk: 30 }, notice: null })).body).toEqual({
    registration: 'invited',
    notice: null,
    keep: { talk: 30 },
  });
});

test('the host hears reports, mutes everywhere, removes people and tables', async () => {
  server = await testServer({ adminToken: TOKEN });
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const table = await startedTable(ana, bob);
  expect((await ana.post(table, 'report', { person: bob.id, text: 'grossier' })).status).toBe(201);
  const reports = async () => (await asHost('GET', '/reports')).body.reports as Report[];
  expect(await reports()).toMatchObject([{ name: 'Ana', aboutName: 'Bob', table, text: 'grossier' }]);
  await asHost('POST', `/reports/${(await reports())[0]?.id}`);
  expect(await reports()).toEqual([]);
  expect((await asHost('POST', '/reports/99')).status).toBe(404);

  await asHost('POST', `/people/${bob.id}`, { muted: true });
  expect((await bob.post(table, 'chat', { text: 'x' })).body).toEqual({ error: 'muted' });
  expect((await asHost('GET', '/people?search=bo')).body).toMatchObject({
    people: [{ id: bob.id, name: 'Bob', muted: true }],
    next: null,
  });
  await asHost('POST', `/people/${bob.id}`, { muted: false });
  expect((await bob.post(table, 'chat', { text: 'x' })).status).toBe(201);

  const line = await bob.live();
  expect((await asHost('DELETE', `/people/${bob.id}`)).status).toBe(200);
  await expect.poll(() => line.isOpen).toBe(false);
  expect((await bob.ask('GET', '/api/me')).status).toBe(401);
  expect((await asHost('GET', '/tables')).body).toMatchObject({
    tables: [{ table, status: 'playing', seats: [{ name: 'Ana' }, { name: null, kind: 'bot' }] }],
  });
  expect((await asHost('DELETE', `/tables/${table}`)).status).toBe(200);
  expect((await ana.ask('GET', `/api/tables/${table}`)).status).toBe(404);
});

test('a report keeps the words it is about, as they were said', async () => {
  server = await testServer({ adminToken: TOKEN });
  const [ana, bob, eve] = await Promise.all(
    ['Ana', 'Bob', 'Eve'].map((name) => Guest.come(server.url, name)),
  );
  if (!ana || !bob || !eve) throw new Error('nobody came');
  const table = await startedTable(ana, bob);
  const { body } = await bob.post(table, 'chat', { text: 'pas gentil' });
  expect((await ana.post(table, 'report', { line: body.id, text: 'voyez' })).status).toBe(201);
  expect((await ana.post(table, 'report', { person: bob.id, text: 'encore' })).status).toBe(201);
  expect((await ana.post(table, 'report', { line: 999, text: 'rien' })).body).toEqual({ error: 'not-found' });
  expect((await ana.post(table, 'report', { person: eve.id, text: 'rien' })).body).toEqual({
    error: 'not-found',
  });
  const { reports } = (await asHost('GET', '/reports')).body as { reports: Report[] };
  expect(reports).toMatchObject([
    { name: 'Ana', about: bob.id, aboutName: 'Bob', text: 'voyez', quote: 'pas gentil' },
    { name: 'Ana', about: bob.id, text: 'encore', quote: null },
  ]);
  const mine = (await ana.ask('GET', '/api/me/export')).body;
  expect(mine.reports).toMatchObject([{ table, text: 'voyez' }, { text: 'encore' }]);
  // A report does not give access to talk that is closed to its sender.
  await ana.post(table, 'doors', { talk: 'seats' });
  expect((await eve.post(table, 'report', { line: body.id, text: 'quoi ?' })).body).toEqual({
    error: 'not-seated',
  });
});
