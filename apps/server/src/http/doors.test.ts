import type { ServerFrame, TableFrame, TableInfo } from '@comptoir/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { answerTo, Guest, Line, request } from '../testing/client.ts';
import { playRandomly, startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

const DAY = 86_400_000;
let server: TestServer;
let ahead = 0;
afterEach(() => server.close());

async function come<T extends string[]>(...names: T): Promise<{ [K in keyof T]: Guest }> {
  ahead = 0;
  server = await testServer({ now: () => Date.now() + ahead, silence: Number.POSITIVE_INFINITY });
  const people: Guest[] = [];
  for (const name of names) people.push(await Guest.come(server.url, name));
  return people as { [K in keyof T]: Guest };
}

const isShownOut = (frame: ServerFrame) => frame.type === 'error' && frame.code === 'not-watchable';

describe('a table without spectators', () => {
  test('shows those out who looked at it before the start', async () => {
    const [ana, bob, eve] = await come('Ana', 'Bob', 'Eve');
    const { table } = await ana.createTable({ game: 'vallee', watch: false });
    await bob.post(table, 'sit', {});
    const lines = [await eve.live(), await Line.open(server.url, null)];
    for (const line of lines) await line.subscribe(table);
    const inside = await bob.live();
    await inside.subscribe(table);
    await ana.post(table, 'start');
    for (const line of lines) {
      await line.next(isShownOut);
      const told = line.frames.length;
      await ana.post(table, 'chat', { text: 'between us' });
      await inside.next((frame) => frame.type === 'chat');
      line.send({ type: 'ping' });
      await line.next((frame) => frame.type === 'pong');
      expect(line.frames.slice(told).map(({ type }) => type)).toEqual(['pong']);
      expect(line.frames.some((frame) => frame.type === 'table' && frame.view !== null)).toBe(false);
      // Not even how far the game has come.
      line.send({ type: 'propose', table, key: 'k', what: 'pause' });
      const answer = await line.next((frame) => 'key' in frame && frame.key === 'k');
      expect([answer.type, 'seq' in answer]).toEqual(['error', false]);
      line.close();
    }
    inside.close();
  });

  test('shows whoever leaves the game out, and does not let the kicked look at all', async () => {
    const [ana, bob, eve] = await come('Ana', 'Bob', 'Eve');
    const { table } = await ana.createTable({ game: 'vallee', watch: false });
    await eve.post(table, 'sit', {});
    const line = await eve.live();
    await line.subscribe(table);
    expect((await ana.post(table, 'seats/1', { by: 'person' })).status).toBe(200);
    await line.next(isShownOut);
    expect((await eve.ask('GET', `/api/tables/${table}`)).status).toBe(403);
    line.close();
    await bob.post(table, 'sit', {});
    await ana.post(table, 'start');
    const other = await bob.live();
    await other.subscribe(table);
    await bob.post(table, 'leave');
    await other.next(isShownOut);
    other.close();
  });
});

test('a kicked person stays out, also of seats that are opened later', async () => {
  const [ana, eve] = await come('Ana', 'Eve');
  const info = await ana.createTable({
    game: 'vallee',
    options: { players: 3 },
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'reserved' }],
  });
  const { table } = info;
  await eve.post(table, 'sit', {});
  await ana.post(table, 'seats/1', { by: 'bot', bot: 'random' });
  await ana.post(table, 'seats/1', { by: 'person' });
  for (const wish of [{}, { seat: 1 }, { code: info.seats[2]?.code }])
    expect((await eve.post(table, 'sit', wish)).body).toEqual({ error: 'kicked' });
  // Somebody who left by themselves may come back, and the owner is never shut out.
  expect((await ana.post(table, 'seats/0', { by: 'person' })).status).toBe(200);
  expect((await ana.post(table, 'sit', {})).status).toBe(200);
});

describe('a session that has ended', () => {
  test('takes its open connections with it, and only those', async () => {
    const [ana] = await come('Ana');
    const { code } = (await ana.ask('POST', '/api/me/code')).body;
    const moved = (await request(server.url, 'POST', '/api/session', { code })).body;
    const other = new Guest(server.url, String(moved.token), ana.id);
    const [here, there] = [await ana.live(), await other.live()];
    expect((await ana.ask('DELETE', '/api/session')).status).toBe(200);
    await expect.poll(() => here.isOpen).toBe(false);
    expect(there.isOpen).toBe(true);
    expect((await other.ask('DELETE', '/api/me')).status).toBe(200);
    await expect.poll(() => there.isOpen).toBe(false);
  });

  test('plays no more through a connection that does not close', async () => {
    const people = await come('Ana', 'Bob');
    const table = await startedTable(...people);
    const lines = await Promise.all(people.map((person) => person.live()));
    const shown = (await Promise.all(lines.map((line) => line.subscribe(table)))) as TableFrame[];
    const seat = shown[0]!.awaited[0]!;
    const [ended, other] = [people[seat]!, people[1 - seat]!];
    const { socket } = lines[seat]!;
    // It does not read that it is over, and goes on.
    socket.pause();
    expect((await ended.ask('DELETE', '/api/session')).status).toBe(200);
    const { seq, decisions } = shown[seat]!;
    lines[seat]!.send({ type: 'play', table, seq, key: 'late', ...answerTo('vallee', decisions[0]) });
    socket.resume();
    await expect.poll(() => socket.readyState).toBe(socket.CLOSED);
    const { body } = await other.ask('GET', `/api/tables/${table}/journal?since=${seq}`);
    expect(body.entries).toEqual([]);
  });

  test('is one that nobody has used for half a year', async () => {
    const [ana] = await come('Ana');
    const line = await ana.live();
    ahead = 100 * DAY;
    expect((await ana.ask('GET', '/api/me')).headers.get('set-cookie')).toContain('Max-Age=15552000');
    ahead = 250 * DAY;
    expect((await ana.ask('GET', '/api/me')).status).toBe(200);
    ahead = 450 * DAY;
    expect((await ana.ask('GET', '/api/me')).status).toBe(401);
    await expect.poll(() => line.isOpen).toBe(false);
  });
});

test('nobody who ran out of time agrees by silence to an undo or to an end', async () => {
  const [ana, bob] = await come('Ana', 'Bob');
  const table = await startedTable(ana, bob, { pace: { kind: 'slow', hours: 1 } });
  const line = await ana.live();
  const people = [ana, bob];
  const late = ((await line.subscribe(table)) as TableFrame).awaited[0]!;
  ahead += 2 * 3_600_000;
  const info = async () => (await ana.ask('GET', `/api/tables/${table}`)).body as unknown as TableInfo;
  // The late player leaves the table.
  line.close();
  await expect.poll(async () => (await info()).seats[late]?.away).toMatchObject({ misses: 1 });
  const asking = await people[1 - late]!.live();
  await asking.subscribe(table);
  const propose = (what: 'abandon' | 'pause', key: string) =>
    asking.command({ type: 'propose', table, key, what });
  await propose('abandon', 'a');
  expect(await info()).toMatchObject({ status: 'playing' });
  const { proposals } = (await asking.subscribe(table)) as TableFrame;
  expect(proposals).toMatchObject([{ what: 'abandon', needed: [late] }]);
  asking.close();
});

describe('a rematch', () => {
  const ended = async (ana: Guest, bob: Guest) => {
    const table = await startedTable(ana, bob);
    const lines = [await ana.live(), await bob.live()] as const;
    const [end] = await Promise.all(lines.map((line, seed) => playRandomly(line, 'vallee', table, { seed })));
    expect(end?.last.outcome).not.toBeNull();
    for (const line of lines) line.close();
    return table;
  };

  test('is one, however many ask at the same time, and seats whoever asked', async () => {
    const [ana, bob] = await come('Ana', 'Bob');
    const table = await ended(ana, bob);
    const answers = await Promise.all([ana, bob, ana, bob].map((who) => who.post(table, 'rematch')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const tables = new Set(answers.map(({ body }) => body.table));
    expect(tables.size).toBe(1);
    const [again] = [...tables] as string[];
    const { seats } = (await ana.ask('GET', `/api/tables/${again}`)).body as unknown as TableInfo;
    expect(seats.map(({ name }) => name)).toEqual(['Ana', 'Bob']);
    // Tables that came too late are removed.
    expect((await ana.ask('GET', '/api/tables?which=mine')).body.tables).toHaveLength(2);
    expect((await bob.ask('GET', '/api/tables?which=mine')).body.tables).toHaveLength(2);
  });

  test('keeps the seats of the others for them, and seats nobody unasked', async () => {
    const [ana, bob, eve] = await come('Ana', 'Bob', 'Eve');
    const table = await ended(ana, bob);
    const again = (await bob.post(table, 'rematch')).body as unknown as TableInfo;
    expect(again.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['reserved', null],
      ['person', 'Bob'],
    ]);
    expect((await bob.post(again.table, 'start')).body).toEqual({ error: 'seats-not-filled' });
    expect((await eve.post(again.table, 'sit', {})).status).toBe(409);
    expect((await eve.post(again.table, 'sit', { seat: 0 })).status).toBe(403);
    expect((await ana.post(again.table, 'sit', {})).body).toMatchObject({ seat: 0 });
    expect((await bob.post(again.table, 'start')).status).toBe(200);
  });
});
