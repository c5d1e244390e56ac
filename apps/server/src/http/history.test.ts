import type { History, TableInfo, TableSummary } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../testing/client.ts';
import { playRandomly, startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a game that has just ended stands in the history of both with places, scores and length', async () => {
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const table = await startedTable(ana, bob);
  const mine = async () => (await ana.ask('GET', '/api/tables?which=mine')).body.tables as TableSummary[];
  const { body: line } = await bob.post(table, 'chat', { text: 'bonne foire' });
  expect(await mine()).toMatchObject([{ table, status: 'playing', unread: 1 }]);
  expect((await ana.post(table, 'read', { line: line.id })).status).toBe(200);
  expect(await mine()).toMatchObject([{ table, unread: 0 }]);

  const lines = [await ana.live(), await bob.live()] as const;
  const [end] = await Promise.all(lines.map((one, seed) => playRandomly(one, 'vallee', table, { seed })));
  const outcome = end?.last.outcome as { winners: number[]; places: number[]; scores: number[] };
  for (const one of lines) one.close();

  const history = async (who: Guest, query = ''): Promise<History> =>
    (await who.ask('GET', `/api/me/history${query}`)).body as unknown as History;
  const own = await history(ana);
  expect(own).toMatchObject({
    games: [
      {
        table,
        game: 'vallee',
        seat: 0,
        seats: [
          { name: 'Ana', person: ana.id, place: outcome.places[0], score: outcome.scores[0] },
          { name: 'Bob', person: bob.id, place: outcome.places[1], score: outcome.scores[1] },
        ],
      },
    ],
    next: null,
    counts: [{ game: 'vallee', result: outcome.winners.includes(0) ? 'won' : 'lost', count: 1 }],
  });
  expect(own.games[0]?.moves).toBeGreaterThan(10);
  expect((await history(bob, '?search=ana')).games).toHaveLength(1);
  expect((await history(bob, `?person=${ana.id}&game=baie`)).games).toEqual([]);
  expect((await ana.ask('GET', '/api/me/history?before=x')).status).toBe(400);

  expect((await ana.ask('POST', `/api/me/history/${table}`, { hidden: true })).status).toBe(200);
  expect((await history(ana)).games).toEqual([]);
  expect((await history(bob)).games).toHaveLength(1);
  expect((await ana.ask('POST', `/api/me/history/${table}`, { hidden: false })).status).toBe(200);
  await bob.ask('DELETE', '/api/me');
  expect((await history(ana)).games[0]?.seats[1]).toMatchObject({ person: null, name: '—' });
  // The game itself loses the name a moment later, without anybody waiting for it.
  const seatOfBob = async () =>
    ((await ana.ask('GET', `/api/tables/${table}`)).body as unknown as TableInfo).seats[1]?.name;
  await expect.poll(seatOfBob).toBe('—');
});

test('a game that one of them resigned stands in the history of both, told as resigned', async () => {
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const table = await startedTable(ana, bob, { watch: false });
  expect((await bob.post(table, 'leave')).status).toBe(200);
  expect((await bob.ask('GET', `/api/tables/${table}`)).status).toBe(403);
  const line = await ana.live();
  const { last } = await playRandomly(line, 'vallee', table, { seed: 1 });
  line.close();
  const outcome = last.outcome as { winners: number[]; places: number[]; scores: number[] };
  const history = async (who: Guest, query = ''): Promise<History> =>
    (await who.ask('GET', `/api/me/history${query}`)).body as unknown as History;
  const result = outcome.winners.includes(0) ? 'won' : 'lost';
  const seats = [
    { name: 'Ana', person: ana.id, outcome: result },
    { name: 'Bob', person: bob.id, kind: 'person', bot: null, outcome: 'resigned', score: outcome.scores[1] },
  ];
  expect(await history(ana, '?search=bob')).toMatchObject({ games: [{ table, seat: 0, seats }] });
  expect(await history(bob, '?result=resigned')).toMatchObject({
    games: [{ table, seat: 1, seats }],
    counts: [{ game: 'vallee', result: 'resigned', count: 1 }],
  });
  // It can be replayed by whoever left, too.
  expect((await bob.ask('GET', `/api/tables/${table}/record`)).status).toBe(200);
});
