import type { TournamentView } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateSome } from '../ratings/rating.ts';
import { openPostgres } from '../storage/postgres.ts';
import { Guest, request } from '../testing/client.ts';
import { Player } from '../testing/player.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { builtServer, startServer } from '../testing/process.ts';
import { meetings } from './draw/entrants.ts';

let file: string;
let postgres: TestPostgres;
beforeAll(async () => {
  file = await builtServer();
  postgres = await testPostgres();
});
afterAll(() => postgres.remove());

test('a Swiss of sixteen goes to its end on three nodes while one is killed', async () => {
  const url = postgres.database('swiss');
  const env = { DATABASE_URL: url, COMPTOIR_LOG: 'error', COMPTOIR_BOT_PAUSE_MS: '0' };
  const alive = await Promise.all([startServer(file, env), startServer(file, env), startServer(file, env)]);
  let turn = 0;
  const anyNode = () => alive[turn++ % alive.length]!.url;

  const people: Guest[] = [];
  for (let at = 0; at < 2; at++) people.push(await Guest.come(anyNode(), `Person ${at}`));
  const [owner] = people as [Guest];
  const wish = { name: 'Coupe', game: 'vallee', fill: 16, most: 3, rated: true };
  const id = String((await owner.ask('POST', '/api/tournaments', wish)).body.tournament);
  for (const one of people) await one.at(anyNode()).ask('POST', `/api/tournaments/${id}/join`, {});
  const begun = await owner.at(anyNode()).ask('POST', `/api/tournaments/${id}/start`);
  expect(begun.body).toMatchObject({ status: 'playing', planned: 3 });

  const players = new Map<string, Player>();
  const runs: Promise<unknown>[] = [];
  /** Whoever has a table sits down to it. */
  const look = async (): Promise<TournamentView> => {
    const { body, status } = await request(anyNode(), 'GET', `/api/tournaments/${id}`);
    if (status !== 200) throw new Error(`no tournament: ${status}`);
    const now = body as unknown as TournamentView;
    for (const { table, entrants } of now.rounds.at(-1)?.tables ?? [])
      for (const [at, one] of people.entries()) {
        const key = `${table} ${one.id}`;
        if (table === null || !entrants.includes(one.id) || players.has(key)) continue;
        const player = new Player(one, table, `p${at}`, at + 1, anyNode);
        players.set(key, player);
        runs.push(player.run());
      }
    return now;
  };
  const reaches = (round: number) =>
    expect
      .poll(
        async () => {
          const { status, rounds } = await look();
          return status === 'over' || rounds.length >= round;
        },
        { interval: 200 },
      )
      .toBe(true);

  await reaches(2);
  const [dead] = alive.splice(0, 1);
  await dead!.kill('SIGKILL');
  await expect.poll(async () => (await look()).status, { interval: 200 }).toBe('over');

  const end = await look();
  expect(end.rounds).toHaveLength(3);
  for (const { tables } of end.rounds) {
    expect(tables).toHaveLength(8);
    expect(new Set(tables.flatMap(({ entrants }) => entrants)).size).toBe(16);
    expect(new Set(tables.map(({ table }) => table)).size).toBe(8);
    for (const { points } of tables) expect(points?.reduce((sum, one) => sum + one, 0)).toBe(1);
  }
  const met = meetings(end.rounds);
  for (const a of end.entrants)
    for (const b of end.entrants) if (a.id < b.id) expect(met(a.id, b.id)).toBeLessThanOrEqual(1);
  expect(end.standings.reduce((sum, { points }) => sum + points, 0)).toBe(24);

  for (const player of players.values()) player.stop();
  await Promise.all(runs);
  // Every rated game has counted once, and counting again gives the same.
  const store = await openPostgres(url);
  const ratings = () => Promise.all(people.map((one) => store.ratingsOf(one.id)));
  await expect.poll(async () => (await ratings()).map(([row]) => row?.games)).toEqual([3, 3]);
  const before = await ratings();
  await Promise.all(alive.map((server) => server.kill('SIGTERM')));
  await store.rateAnew();
  while (await rateSome(store));
  expect(await ratings()).toEqual(before);
  await store.close();
});
