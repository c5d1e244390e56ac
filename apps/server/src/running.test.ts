import type { TableFrame } from '@comptoir/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { answerTo, Guest, request } from './testing/client.ts';
import { playRandomly, startedTable } from './testing/play.ts';
import { type TestServer, testServer } from './testing/server.ts';

const DAY = 86_400_000;
let server: TestServer;
afterEach(() => server.close());

describe('metrics', () => {
  test('tell how the node is, to this machine alone', async () => {
    server = await testServer();
    const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
    const table = await startedTable(ana, bob, { options: { players: 2, firstPlayer: 0 } });
    const line = await ana.live();
    await playRandomly(line, 'vallee', table, { limit: 1 });
    const { text, status } = await request(server.url, 'GET', '/metrics');
    expect(status).toBe(200);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'comptoir_commit_seconds_count',
      'comptoir_command_seconds_count',
      'comptoir_thoughts_waiting 0',
      'comptoir_tables_stuck 0',
      'comptoir_disk_left_bytes',
      '# TYPE comptoir_duty_failures_total counter',
      'comptoir_connections 1',
    ])
      expect(text).toContain(name);
    const forwarded = { 'x-forwarded-for': '203.0.113.1' };
    expect((await request(server.url, 'GET', '/metrics', undefined, forwarded)).status).toBe(404);
    line.close();
  });

  test('ask for their token where there is one', async () => {
    server = await testServer({ metricsToken: 'a-word-of-its-own' });
    const ask = async (authorization: string) =>
      (await request(server.url, 'GET', '/metrics', undefined, { authorization })).status;
    expect((await request(server.url, 'GET', '/metrics')).status).toBe(404);
    expect(await ask('Bearer something else')).toBe(404);
    expect(await ask('Bearer a-word-of-its-own')).toBe(200);
  });
});

test('a node that drains wants nobody new and serves those who are there', async () => {
  server = await testServer({ drainSeconds: 60 });
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const table = await startedTable(ana, bob);
  expect((await request(server.url, 'GET', '/readyz')).status).toBe(200);
  void server.drain();
  expect(await request(server.url, 'GET', '/readyz')).toMatchObject({
    status: 503,
    body: { reason: 'stopping' },
  });
  for (const guest of [ana, bob]) {
    const line = await guest.live();
    const { seq, decisions } = (await line.subscribe(table)) as TableFrame;
    if (decisions[0])
      expect(
        await line.command({ type: 'play', table, seq, key: 'k', ...answerTo('vallee', decisions[0]) }),
      ).toMatchObject({ type: 'ack' });
    line.close();
  }
});

test('a record that is no longer kept is told apart from one that never was', async () => {
  let ahead = 0;
  server = await testServer({
    now: () => Date.now() + ahead,
    silence: Number.POSITIVE_INFINITY,
    sessionDays: 10_000,
    keepJournals: 30,
  });
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const table = await startedTable(ana, bob);
  const lines = [await ana.live(), await bob.live()];
  await Promise.all(lines.map((line, seed) => playRandomly(line, 'vallee', table, { seed })));
  for (const line of lines) line.close();
  const record = async () => (await ana.ask('GET', `/api/tables/${table}/record`)).status;
  expect(await record()).toBe(200);
  ahead = 31 * DAY;
  await expect.poll(record).toBe(410);
  expect((await ana.ask('GET', `/api/tables/${table}`)).body).toMatchObject({ status: 'over' });
});
