import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { Guest } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';
import { soakRobots } from './testing/soak/robots.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ botBudget: 1 });
});
afterAll(() => server.close());

test.each([...GAMES.keys()])(
  '%s: robots of all levels play whole games, and none stands still',
  async (game) => {
    const owner = await Guest.come(server.url);
    const soak = await soakRobots(owner, { game, games: 3, atOnce: 3, patience: 60_000 });
    expect(soak).toMatchObject({ games: 3, faults: [] });
  },
);
