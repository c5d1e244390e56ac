import type { Statistics } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../testing/client.ts';
import { playRandomly, startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({});
});
afterAll(() => server.close());

test('a finished game is counted once, for all and for those who played it, and nothing of it has a name', async () => {
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const read = async (who: Guest): Promise<Statistics> =>
    (await who.ask('GET', '/api/statistics/vallee')).body as unknown as Statistics;
  expect((await read(ana)).all).toEqual({
    games: 0,
    order: [],
    roles: [],
    gold: [],
    cards: [],
    thinking: null,
  });

  const table = await startedTable(ana, bob, {});
  const lines = [await ana.live(), await bob.live()];
  await Promise.all(lines.map((line, at) => playRandomly(line, 'vallee', table, { seed: 3 + at })));
  for (const line of lines) line.close();

  const { all, mine } = await read(ana);
  expect([all.games, mine.games]).toEqual([2, 1]);
  expect(all.order.map(({ players, place, seats }) => [players, place, seats])).toEqual([
    [2, 1, 1],
    [2, 2, 1],
  ]);
  expect(all.order.reduce((sum, { won }) => sum + won, 0)).toBe(1);
  expect(all.roles.length).toBeGreaterThan(0);
  expect(all.cards[0]?.name.fr).toMatch(/\p{L}/u);
  expect(mine.thinking).toBeGreaterThanOrEqual(0);
  expect((await read(bob)).all).toEqual(all);

  const { text } = await ana.ask('GET', '/api/statistics/vallee/file.csv');
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    'kind,name,seats,won,amount',
    expect.stringMatching(/^card,"/),
  ]);
  await ana.ask('DELETE', '/api/me');
  expect((await read(bob)).all).toEqual(all);
});
