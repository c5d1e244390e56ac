import { below, xoshiro } from '@comptoir/kit';
import type { ServerFrame, TableFrame } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, type TableGame } from './games.ts';
import { openPostgres } from './storage/postgres.ts';
import { compareAcknowledged } from './testing/acknowledged.ts';
import { answerTo, Guest, request } from './testing/client.ts';
import { playRandomly, startedTable } from './testing/play.ts';
import { Player } from './testing/player.ts';
import { type TestPostgres, testPostgres } from './testing/postgres.ts';
import { builtServer, type ServerProcess, startServer } from './testing/process.ts';
import { replayTable } from './testing/replay-table.ts';
import { testServer } from './testing/server.ts';

let file: string;
let postgres: TestPostgres;
beforeAll(async () => {
  file = await builtServer();
  postgres = await testPostgres();
});
afterAll(() => postgres.remove());

const node = (url: string, env: Record<string, string> = {}) =>
  startServer(file, { DATABASE_URL: url, COMPTOIR_LOG: 'error', ...env });

test('three nodes on one Postgres: the game goes on whatever breaks', async () => {
  const url = postgres.database('nodes');
  // All three start at once, on an empty database.
  const nodes: ServerProcess[] = await Promise.all([node(url), node(url), node(url)]);
  const alive = [...nodes];
  const rng = xoshiro(7);
  const anyNode = () => alive[below(rng, alive.length)]!.url;
  const players: Player[] = [];
  for (let at = 0; at < 3; at++) {
    const [ana, bob] = [await Guest.come(anyNode(), 'Ana'), await Guest.come(anyNode(), 'Bob')];
    const table = await startedTable(ana, bob.at(ana.url));
    for (const guest of [ana, bob])
      players.push(new Player(guest, table, guest.id.slice(0, 8), at * 10 + 1, anyNode));
  }
  const runs = players.map((player) => player.run());
  const acked = () => players.reduce((sum, player) => sum + player.acked.size, 0);
  const goesOn = async (moves = 15) => {
    const before = acked();
    const isDone = () => acked() >= before + moves || players.every(({ isOver }) => isOver);
    await expect.poll(isDone).toBe(true);
  };

  await goesOn();
  for (let hop = 0; hop < 10; hop++) {
    players[below(rng, players.length)]!.hop();
    await goesOn(1);
  }
  await goesOn();

  const [dead] = alive.splice(0, 1);
  await dead!.kill('SIGKILL');
  await goesOn();

  postgres.sql(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comptoir-listen'",
  );
  await goesOn();

  postgres.stop('fast');
  const isReady = async () => (await request(alive[0]!.url, 'GET', '/readyz')).status;
  await expect.poll(isReady).toBe(503);
  expect((await request(alive[0]!.url, 'GET', '/healthz')).status).toBe(200);
  // A node that dies of it says why.
  expect(alive.map((server) => server.output()).join('')).not.toMatch(/Unhandled|Uncaught|throw /);
  postgres.start();
  await goesOn();
  // Its next heartbeat may be a moment later than the first moves.
  await expect.poll(isReady).toBe(200);

  for (const player of players) player.stop();
  await Promise.all(runs);
  await Promise.all(alive.map((server) => server.kill('SIGTERM')));
  const store = await openPostgres(url);
  expect((await compareAcknowledged(store, players)).faults).toEqual([]);
  await store.close();
});

test('one node moves the bots of a table; when it dies another takes over', async () => {
  const url = postgres.database('bots');
  const env = { COMPTOIR_BOT_PAUSE_MS: '30', COMPTOIR_BOTS: 'workers' };
  const nodes = await Promise.all([node(url, env), node(url, env), node(url, env)]);
  const ana = await Guest.come(nodes[0].url);
  const bot = { kind: 'bot', bot: 'random' } as const;
  const { table } = await ana.createTable({ game: 'vallee', seats: [bot, bot] });
  // Somebody watches at every node, so that all of them have the table in memory.
  const lines = await Promise.all(nodes.map((server) => ana.at(server.url).live()));
  for (const line of lines) await line.subscribe(table);
  expect((await ana.post(table, 'start')).status).toBe(200);
  const store = await openPostgres(url);
  const seq = async () => (await store.seqs([table])).get(table) ?? 0;
  await expect.poll(seq).toBeGreaterThan(10);
  /** How many moves of bots each node has made. */
  const moves = () =>
    Promise.all(
      nodes.map(async (server) => {
        const { text } = await request(server.url, 'GET', '/metrics');
        return Number(/what="bot-move"\} (\d+)/.exec(text)?.[1] ?? 0);
      }),
    );
  /** Who has moved the bots while the table went on by some rows. */
  const movers = async () => {
    const [from, sofar] = [await moves(), await seq()];
    await expect.poll(seq).toBeGreaterThan(sofar + 5);
    const to = await moves();
    return nodes.filter((_, at) => to[at]! > from[at]!);
  };
  // One at a time; a machine that gives a node no time for ten seconds hands its lease to another.
  let [mover, ...others] = await movers();
  while (others.length > 0) [mover, ...others] = await movers();
  for (const line of lines) await expect.poll(() => line.frames.length).toBeGreaterThan(5);

  await mover!.kill('SIGKILL');
  const before = await seq();
  // The lease of the dead node has to run out.
  await expect.poll(seq, { interval: 250 }).toBeGreaterThan(before + 5);
  for (const line of lines) line.close();
  await Promise.all(nodes.map((server) => server.kill('SIGKILL')));
  expect((await replayTable(store, table)).faults).toEqual([]);
  await store.close();
});

test('who is at a table is known at every node', async () => {
  const databaseUrl = postgres.database('presence');
  const one = await testServer({ databaseUrl });
  const two = await testServer({ databaseUrl });
  const [ana, bob] = [await Guest.come(one.url, 'Ana'), await Guest.come(one.url, 'Bob')];
  const table = await startedTable(ana, bob);
  const [a, b] = [await ana.live(), await bob.at(two.url).live()];
  const sees = (online: readonly boolean[]) => (frame: ServerFrame) =>
    frame.type === 'presence' && frame.online.join() === online.join();
  await a.subscribe(table);
  await a.next(sees([true, false]));
  await b.subscribe(table);
  for (const line of [a, b]) await line.next(sees([true, true]));
  const seen = a.frames.length;
  b.close();
  await a.next(sees([true, false]), seen);
  a.close();
  await Promise.all([one.close(), two.close()]);
});

test('a node with older rules lets go of a table that a newer one has taken up', async () => {
  const databaseUrl = postgres.database('upgrade');
  const today = GAMES.get('vallee') as TableGame;
  const next: TableGame = { ...today, game: { ...today.game, rules: today.game.rules + 1 } };
  const old = await testServer({ databaseUrl });
  const ana = await Guest.come(old.url, 'Ana');
  const bot = { kind: 'bot', bot: 'random' } as const;
  const { table } = await ana.createTable({ game: 'vallee', seats: [{ kind: 'open' }, bot] });
  expect((await ana.post(table, 'start')).status).toBe(200);
  const line = await ana.live();
  await line.subscribe(table);
  const before = (await line.next(
    (frame) => 'decisions' in frame && frame.decisions.length > 0,
  )) as TableFrame;

  const later = await testServer({ databaseUrl, games: new Map([['vallee', next]]) });
  const there = await ana.at(later.url).live();
  const upgraded = (await there.subscribe(table)) as TableFrame;
  expect(upgraded.info).toMatchObject({ frozen: null, rules: next.game.rules });

  // Those at the old node are told, and sent away so that they find the new one.
  await line.next((frame) => frame.type === 'table' && frame.info.frozen === 'newer-rules');
  expect(await line.next(({ type }) => type === 'bye')).toMatchObject({ reason: 'newer-rules' });
  const again = await ana.live();
  expect(await again.subscribe(table)).toMatchObject({ info: { frozen: 'newer-rules' }, decisions: [] });
  const command = { type: 'play', table, ...answerTo('vallee', before.decisions[0]) } as const;
  expect(await again.command({ ...command, seq: upgraded.seq, key: 'old' })).toMatchObject({
    refusal: { code: 'frozen', reason: 'newer-rules' },
  });
  expect(await ana.post(table, 'leave')).toMatchObject({ status: 409, body: { error: 'frozen' } });

  // The new node plays on, its bot included: the old one has given it up.
  expect(await there.command({ ...command, seq: upgraded.seq, key: 'new' })).toMatchObject({ type: 'ack' });
  await playRandomly(there, 'vallee', table, { limit: 15 });
  const rows = there.frames.flatMap((frame) => (frame.type === 'entries' ? frame.entries : []));
  expect(rows.some(({ seat, seq, kind }) => seat === 1 && kind === 'move' && seq > upgraded.seq)).toBe(true);
  for (const open of [there, again]) open.close();
  await Promise.all([old.close(), later.close()]);
});

test('time without a database counts for nobody', async () => {
  let ahead = 0;
  const databaseUrl = postgres.database('away');
  const server = await testServer({ databaseUrl, now: () => Date.now() + ahead });
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const table = await startedTable(ana, bob, { pace: { kind: 'live', bank: 600, increment: 0 } });
  const line = await ana.live();
  const { awaited } = (await line.subscribe(table)) as TableFrame;
  postgres.stop('fast');
  ahead += 3_600_000;
  const left = async () => ((await line.subscribe(table)) as TableFrame).clocks.left[awaited[0]!];
  expect(await left()).toBeGreaterThan(500_000);
  postgres.start();
  await expect.poll(async () => (await request(server.url, 'GET', '/readyz')).status).toBe(200);
  const store = await openPostgres(databaseUrl);
  // A machine that is busy elsewhere for some seconds makes outages of its own.
  const lengths = async () => (await store.outages(0)).map(({ from, to }) => to - from);
  await expect.poll(async () => Math.max(...(await lengths()))).toBeGreaterThanOrEqual(3_600_000);
  expect(await left()).toBeGreaterThan(500_000);
  expect(((await line.subscribe(table)) as TableFrame).info.seats).not.toContainEqual(
    expect.objectContaining({ away: expect.anything() }),
  );
  await store.close();
  line.close();
  await server.close();
});
