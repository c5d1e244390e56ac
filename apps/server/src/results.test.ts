import type { Outcome } from '@comptoir/kit';
import type { MyResults } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { resultsOf } from './results.ts';
import type { FinishedRow, Store } from './storage/store.ts';
import { Guest } from './testing/client.ts';
import { playRandomly } from './testing/play.ts';
import { type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const mine = async (guest: Guest): Promise<MyResults> =>
  (await guest.ask('GET', '/api/me/results')).body as unknown as MyResults;

test('C-001 games against the Colporteur are remembered for whoever played them', async () => {
  const [ana, eve] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Eve')];
  expect(await mine(ana)).toEqual({
    results: [],
    standing: { best: 0, games: 0, wins: 0, streak: 0, longest: 0 },
    by: [],
  });
  const played: { merchant: string; gold: number; won: boolean }[] = [];
  for (const [merchant, level] of [
    ['A', 'normal'],
    ['F', 'hard'],
  ] as const) {
    const options = { players: 1, colporteur: level, merchants: [merchant] };
    const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, bot: 'random' }];
    const { table } = await ana.createTable({ game: 'baie', options, seats });
    expect((await ana.post(table, 'start')).status).toBe(200);
    const line = await ana.live();
    const { last } = await playRandomly(line, 'baie', table, { seed: played.length + 1 });
    line.close();
    const { scores, winners } = last.outcome as Outcome;
    played.push({ merchant, gold: scores[0]!, won: winners.length === 1 && winners[0] === 0 });
  }
  const { results, standing, by } = await mine(ana);
  expect(results.map(({ merchant, gold, won }) => ({ merchant, gold, won }))).toEqual(played);
  expect(standing).toMatchObject({ games: 2, best: Math.max(...played.map(({ gold }) => gold)) });
  expect(by.map(({ game, merchant, level, games }) => [game, merchant, level, games])).toEqual([
    ['baie', 'A', 'normal', 1],
    ['baie', 'F', 'hard', 1],
  ]);
  expect((await mine(eve)).results).toEqual([]);
});

test('streaks end with a loss; tables of others and of several people do not count', async () => {
  const row = (at: number, gold: readonly [number, number], more: object = {}): FinishedRow => ({
    table: `t${at}`,
    game: 'baie',
    at,
    state: JSON.stringify({
      rules: 1,
      seats: [{ kind: 'person', person: 'ana' }, { kind: 'bot' }],
      game: {
        stack: [],
        config: { humans: 1, peddler: 'hard', merchants: ['C', 'A'], ...more },
        players: gold.map((coins) => ({ gold: coins, stall: [], team: [], corruption: [] })),
      },
    }),
  });
  const rows = [
    row(1, [90, 10]),
    row(2, [80, 10]),
    row(3, [70, 99]),
    row(4, [95, 10]),
    row(5, [999, 1], { humans: 2 }),
    { ...row(6, [1, 2]), state: '{"rules":99,"seats":[{"kind":"person","person":"ana"}],"game":{}}' },
  ];
  const store = { finishedOf: async () => rows } as unknown as Store;
  const { standing, by } = await resultsOf(store, GAMES, 'ana');
  expect(standing).toEqual({ best: 95, games: 4, wins: 3, streak: 1, longest: 2 });
  expect(by).toEqual([{ game: 'baie', merchant: 'C', level: 'hard', ...standing }]);
  expect((await resultsOf(store, GAMES, 'eve')).results).toEqual([]);
});
