import { auction } from '@comptoir/auction/rules';
import { verifyRecord } from '@comptoir/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from './testing/client.ts';
import { playRandomly } from './testing/play.ts';
import { type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('the game of docs/write-a-game.md is played over real connections, with a bot of its own', async () => {
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const { table } = await ana.createTable({
    game: 'auction',
    options: { rounds: 4 },
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'master' }],
  });
  await bob.post(table, 'sit', {});
  expect((await ana.post(table, 'start')).status).toBe(200);
  const lines = [await ana.live(), await bob.live()] as const;
  const [first, second] = await Promise.all([
    playRandomly(lines[0], 'auction', table, { seed: 1 }),
    playRandomly(lines[1], 'auction', table, { seed: 2 }),
  ]);
  expect(first.last.outcome).not.toBeNull();
  expect(second.last.outcome).toEqual(first.last.outcome);
  const { text } = await ana.ask('GET', `/api/tables/${table}/record`);
  expect(verifyRecord(auction, text)).toMatchObject({ ok: true });
  for (const line of lines) line.close();
});
