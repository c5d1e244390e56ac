import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@comptoir/kit';
import type { TableFrame, TableRatings } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureSystem } from '../../../scripts/setup.mjs';
import { GAMES } from './games.ts';
import { isState, Line, request } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

const python3 = ensureSystem(['python3']).python3 ?? 'python3';
const bot = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));

function python(...args: string[]) {
  const child = spawn(python3, [bot, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    output += data.toString();
  });
  return { output: () => output, exit: new Promise<number | null>((resolve) => child.once('exit', resolve)) };
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('the example stays under 100 lines and uses the standard library alone', () => {
  const text = readFileSync(bot, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThan(100);
  expect(text.match(/^(?:import|from) .+$/gm)).toEqual([
    'import base64, itertools, json, os, random, socket, struct, sys, time, urllib.parse, urllib.request',
  ]);
});

const open = { kind: 'open' };
const live = { kind: 'live', bank: 600, increment: 5 };
const slow = { kind: 'slow', hours: 24 };
test.each([
  ['a live table of La Vallée', { game: 'vallee', options: { players: 2 }, pace: live }],
  ['a slow table of La Baie', { game: 'baie', options: { players: 2 }, pace: slow, timeout: 'default' }],
  [
    'a slow table of Karanor with a bot of the server',
    {
      game: 'karanor',
      options: { players: 3, roundCap: 4 },
      seats: [open, open, { kind: 'bot', bot: 'random' }],
      pace: slow,
    },
  ],
])('two bots in another language play %s to its end, and someone watches', async (_, wish) => {
  const first = python(server.url, JSON.stringify(wish));
  await expect.poll(first.output).toMatch(/^[\w-]{16}\n/);
  const table = first.output().trim();
  const watcher = await Line.open(server.url, null);
  await watcher.subscribe(table);
  const second = python(server.url, table);
  expect([await first.exit, await second.exit, second.output()]).toEqual([
    0,
    0,
    expect.stringContaining('winners'),
  ]);
  const end = (await watcher.next((frame) => isState(frame) && frame.outcome !== null)) as TableFrame;
  expect(JSON.parse(second.output())).toEqual(end.outcome);
  // Nobody asks a spectator anything.
  expect(watcher.frames.filter(isState).flatMap(({ decisions }) => decisions)).toEqual([]);
  watcher.close();
  const { text } = await request(server.url, 'GET', `/api/tables/${table}/record`);
  expect(verifyRecord(GAMES.get(wish.game)!.game, text)).toMatchObject({ ok: true });
});

test('bots of others are rated like people', async () => {
  const wish = { game: 'vallee', options: { players: 2 }, pace: live, rated: true };
  const first = python(server.url, JSON.stringify(wish));
  await expect.poll(first.output).toMatch(/^[\w-]{16}\n/);
  const table = first.output().trim();
  const second = python(server.url, table);
  expect([await first.exit, await second.exit]).toEqual([0, 0]);
  const { winners } = JSON.parse(second.output()) as { winners: number[] };
  const changes = async (): Promise<number[]> => {
    const { text } = await request(server.url, 'GET', `/api/tables/${table}/ratings`);
    const { seats } = JSON.parse(text) as TableRatings;
    return seats.map((seat) => Math.sign(seat?.change ?? 0));
  };
  await expect.poll(changes).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 : -1)));
});
