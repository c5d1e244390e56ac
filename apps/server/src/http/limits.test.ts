import { afterEach, expect, test } from 'vitest';
import { Guest, Line, request } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { storeTables } from '../testing/load/stored.ts';
import { type TestServer, testServer, WIDE } from '../testing/server.ts';
import { addressGroup, Buckets, Places } from './limits.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

test('a bucket gives its burst and then its rate', () => {
  let now = 0;
  const buckets = new Buckets(2, 3, () => now);
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([true, true, true, false]);
  expect(buckets.take('b')).toBe(true);
  now = 500;
  expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
});

test('places are given back', () => {
  const places = new Places(1);
  expect([places.take('a'), places.take('a'), places.take('b')]).toEqual([true, false, true]);
  places.leave('a');
  expect(places.take('a')).toBe(true);
});

test('requests, guests and connections of one address are limited', async () => {
  server = await testServer({
    limits: { ...WIDE, requestRate: 1, requestBurst: 30, guestsPerHour: 2, connectionsPerAddress: 2 },
  });
  const ana = await Guest.come(server.url);
  await Guest.come(server.url);
  expect((await request(server.url, 'POST', '/api/guests', { name: 'X' })).body.error).toBe(
    'too-many-guests',
  );
  const lines = [await ana.live(), await ana.live()];
  const third = await Line.open(server.url, ana.token);
  await expect.poll(() => third.isOpen).toBe(false);
  for (const line of lines) line.close();
  const statuses = await Promise.all(
    Array.from({ length: 40 }, () => request(server!.url, 'GET', '/api/games')),
  );
  expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  // Probes are never refused.
  expect((await request(server.url, 'GET', '/healthz')).status).toBe(200);
});

test('connections of one person and frames of one connection are limited', async () => {
  server = await testServer({ limits: { ...WIDE, connectionsPerPerson: 1, frameRate: 1, frameBurst: 5 } });
  const ana = await Guest.come(server.url);
  const line = await ana.live();
  const second = await ana.live();
  await expect.poll(() => second.isOpen).toBe(false);
  for (let at = 0; at < 10; at++) line.send({ type: 'ping' });
  expect(await line.next((frame) => frame.type === 'error')).toMatchObject({ code: 'too-many-frames' });
  line.close();
});

test('pages of a journal and records are worked out one at a time, and nobody waits for many of somebody else', async () => {
  const folder = temporaryFolder();
  const { token, long } = await storeTables(folder.path, 1, 300);
  server = await testServer({ data: folder.path });
  const [ana, bob] = [new Guest(server.url, token, ''), await Guest.come(server.url, 'Bob')];
  const table = long[0] ?? '';
  const line = await ana.live();
  await line.command({ type: 'propose', table, key: 'end', what: 'abandon' });
  line.close();
  for (const what of ['record', 'journal?limit=200']) {
    const read = (who: Guest) => who.ask('GET', `/api/tables/${table}/${what}`);
    const many = Array.from({ length: 40 }, () => read(ana));
    expect((await read(bob)).status).toBe(200);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([200, 429]);
    expect((await read(ana)).status).toBe(200);
  }
  await server.close();
  server = null;
  folder.remove();
});

test('everything about somebody is written out a few times at once', async () => {
  server = await testServer();
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const read = async (who: Guest) => (await who.ask('GET', '/api/me/export')).status;
  const statuses = await Promise.all(Array.from({ length: 8 }, () => read(ana)));
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(await read(bob)).toBe(200);
});

test('one guest cannot fill the server with 10,000 tables', async () => {
  server = await testServer();
  const ana = await Guest.come(server.url);
  const statuses: number[] = [];
  for (let at = 0; at < 10_000 && statuses.at(-1) !== 429; at++)
    statuses.push((await ana.ask('POST', '/api/tables', { game: 'vallee' })).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test('one guest has robots play among themselves at ten tables at a time, whenever these were set up', async () => {
  server = await testServer({ botPause: 3_600_000 });
  const ana = await Guest.come(server.url);
  const bot = { kind: 'bot', bot: 'random' } as const;
  const tables: string[] = [];
  for (let at = 0; at < 12; at++)
    tables.push((await ana.createTable({ game: 'vallee', seats: [bot, bot] })).table);
  const statuses: number[] = [];
  for (const table of tables) statuses.push((await ana.post(table, 'start')).status);
  expect(statuses).toEqual([...new Array<number>(10).fill(200), 429, 429]);
  expect((await ana.ask('POST', '/api/tables', { game: 'vallee', seats: [bot, bot] })).status).toBe(429);
  expect(
    (await ana.ask('POST', '/api/tables', { game: 'vallee', seats: [{ kind: 'open' }, bot] })).status,
  ).toBe(201);
});

test('headers are strict, and errors tell nothing of the inside', async () => {
  server = await testServer();
  const { headers } = await request(server.url, 'GET', '/');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-powered-by')).toBeNull();
  const wrong = await request(server.url, 'POST', '/api/guests', { name: 7 });
  expect(wrong.body).toMatchObject({ error: 'malformed', fields: [{ path: '/name' }] });
  expect((await request(server.url, 'GET', '/no/such/thing')).body).toEqual({ error: 'not-found' });
  expect((await request(server.url, 'GET', '/../../etc/passwd')).status).toBe(404);
});

test('limits hold an address of the fourth version alone and one of the sixth with its network', () => {
  const groups: [string, string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ];
  for (const [address, group] of groups) expect([address, addressGroup(address)]).toEqual([address, group]);
});

test('so many proxies are believed, and no more', async () => {
  server = await testServer({ trustProxy: 1, limits: { ...WIDE, guestsPerHour: 1 } });
  // The client's own entries come before those of the proxy.
  const from = (client: string, said: string) =>
    request(server!.url, 'POST', '/api/guests', { name: 'Ana' }, { 'x-forwarded-for': `${said}, ${client}` });
  expect((await from('2001:db8::1', '203.0.113.1')).status).toBe(201);
  expect((await from('2001:db8::2', '203.0.113.2')).status).toBe(429);
  expect((await from('2001:db8:0:1::2', '203.0.113.1')).status).toBe(201);
});

test('there is an end to all connections together', async () => {
  server = await testServer({ limits: { ...WIDE, connections: 2 } });
  const lines = [await Line.open(server.url, null), await Line.open(server.url, null)];
  const third = await Line.open(server.url, null);
  await expect.poll(() => third.isOpen).toBe(false);
  expect((await request(server.url, 'GET', '/healthz')).status).toBe(200);
  for (const line of lines) line.close();
});

test('behind a proxy with TLS the cookie is Secure', async () => {
  server = await testServer({ trustProxy: 1 });
  const forwarded = { 'x-forwarded-proto': 'https' };
  const { headers } = await request(server.url, 'POST', '/api/guests', { name: 'Ana' }, forwarded);
  expect(headers.get('set-cookie')).toContain('; Secure');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});
