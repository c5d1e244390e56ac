import type { Leaderboard, MyRatings, TableInfo, TableRatings } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from '../admin.ts';
import { Guest } from '../testing/client.ts';
import { playRandomly, startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ adminToken: 'secret' });
});
afterAll(() => server.close());

const ratings = async (who: Guest) => (await who.ask('GET', '/api/me/ratings')).body as unknown as MyRatings;
const atTable = async (who: Guest, table: string) =>
  (await who.ask('GET', `/api/tables/${table}/ratings`)).body as unknown as TableRatings;

async function played(ana: Guest, bob: Guest, wish: object, seed: number): Promise<string> {
  const table = await startedTable(ana, bob, { ...wish });
  const lines = [await ana.live(), await bob.live()];
  await Promise.all(lines.map((line, at) => playRandomly(line, 'vallee', table, { seed: seed + at })));
  for (const line of lines) line.close();
  return table;
}

test('a rated game moves both, a friendly one nobody, and all is computed again by one command', async () => {
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  expect(await ratings(ana)).toEqual({ ratings: [] });
  await played(ana, bob, {}, 1);
  expect(await ratings(ana)).toEqual({ ratings: [] });

  const table = await played(ana, bob, { rated: true }, 11);
  const [mine, other] = [await ratings(ana), await ratings(bob)];
  expect(mine.ratings).toMatchObject([{ game: 'vallee', games: 1, sure: false, curve: [{}] }]);
  const points = [mine, other].map((one) => one.ratings[0]?.rating ?? 0);
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(3000);
  const { rated, seats } = await atTable(bob, table);
  expect(rated).toBe(true);
  expect(seats.map((seat) => seat?.rating)).toEqual(points);
  expect(seats.map((seat) => seat?.change)).toEqual(points.map((one) => one - 1500));

  await played(ana, bob, { rated: true }, 100);
  const before = [await ratings(ana), await ratings(bob)];
  expect(before[0]?.ratings[0]?.games).toBe(2);
  const said: string[] = [];
  await administer({ adminToken: 'secret', port: Number(new URL(server.url).port) }, ['ratings'], (line) =>
    said.push(line),
  );
  expect(said).toEqual(['2 games to rate', 'all games are rated']);
  expect([await ratings(ana), await ratings(bob)]).toEqual(before);
  const { body } = await ana.ask('GET', '/api/me/export');
  expect(body.ratings).toMatchObject([{ game: 'vallee', games: 2 }]);
});

test('a person who leaves a rated game has lost it, and nobody else takes a seat of it', async () => {
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const table = await startedTable(ana, bob, {
    rated: true,
    options: { players: 3 },
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'merchant' }],
  });
  expect((await ana.post(table, 'seats/2', { by: 'bot', bot: 'novice' })).body).toEqual({
    error: 'not-replaceable',
  });
  expect((await atTable(ana, table)).seats).toEqual([
    null,
    null,
    { rating: 1500, spread: 60, sure: true, change: null },
  ]);
  await bob.post(table, 'leave');
  const line = await ana.live();
  await playRandomly(line, 'vallee', table, { seed: 4 });
  line.close();
  expect((await atTable(ana, table)).seats[2]?.change).toBe(0);
  expect((await ratings(bob)).ratings[0]?.rating).toBeLessThan(1500);
});

test('bots do not agree to take back or to give up a rated game', async () => {
  const ana = await Guest.come(server.url, 'Ana');
  const info = async (table: string) =>
    (await ana.ask('GET', `/api/tables/${table}`)).body as unknown as TableInfo;
  for (const rated of [true, false]) {
    const { table } = await ana.createTable({
      game: 'vallee',
      rated,
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'merchant' }],
    });
    await ana.post(table, 'start');
    const line = await ana.live();
    await playRandomly(line, 'vallee', table, { seed: 3, limit: 4 });
    const answers = [
      await line.command({ type: 'propose', table, key: 'undo', what: 'undo', to: 3 }),
      await line.command({ type: 'propose', table, key: 'end', what: 'abandon' }),
    ];
    expect(answers.map(({ type }) => type)).toEqual(rated ? ['refused', 'refused'] : ['ack', 'ack']);
    expect((await info(table)).status).toBe(rated ? 'playing' : 'abandoned');
    line.close();
  }
});

test('a table for one and a table with advice are not rated', async () => {
  const ana = await Guest.come(server.url, 'Ana');
  for (const wish of [
    { game: 'vallee', rated: true, hints: true },
    { game: 'baie', rated: true, options: { players: 1, colporteur: 'normal' } },
  ]) {
    const { status, body } = await ana.ask('POST', '/api/tables', wish);
    expect([status, body.error]).toEqual([422, 'not-ratable']);
  }
  const { rated } = (await ana.createTable({ game: 'vallee', rated: true })) as TableInfo;
  expect(rated).toBe(true);
});

test('the board names whom enough is known of, and where the robots stand', async () => {
  const ana = await Guest.come(server.url, 'Ana');
  const { body } = await ana.ask('GET', '/api/ratings/vallee');
  const { lines, next, robots, months } = body as unknown as Leaderboard;
  expect([lines, next]).toEqual([[], null]);
  expect(robots.map(({ bot }) => bot)).toEqual(['beginner', 'novice', 'merchant', 'master']);
  expect(months).toEqual([new Date().toISOString().slice(0, 7)]);
  for (const [path, status] of [
    ['vallee?month=2026-13', 400],
    ['vallee?after=x', 400],
    ['chess', 404],
  ])
    expect((await ana.ask('GET', `/api/ratings/${path}`)).status).toBe(status);
});
