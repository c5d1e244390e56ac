import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { request } from './testing/client.ts';
import { testServer } from './testing/server.ts';

const bot = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));

function python(...args: string[]) {
  const child = spawn('python3', [bot, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    output += data.toString();
  });
  return { output: () => output, exit: new Promise<number | null>((resolve) => child.once('exit', resolve)) };
}

test('the example stays under 100 lines and uses the standard library alone', () => {
  const text = readFileSync(bot, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThan(100);
  expect(text.match(/^(?:import|from) .+$/gm)).toEqual([
    'import base64, itertools, json, os, random, socket, struct, sys, time, urllib.parse, urllib.request',
  ]);
});

test('two bots in another language play a whole game through the server', { timeout: 300_000 }, async () => {
  const server = await testServer();
  const first = python(server.url);
  await expect.poll(first.output, { timeout: 60_000 }).toMatch(/^[\w-]{16}\n/);
  const table = first.output().trim();
  const second = python(server.url, table);
  expect([await first.exit, await second.exit, second.output()]).toEqual([
    0,
    0,
    expect.stringContaining('winners'),
  ]);
  const { text } = await request(server.url, 'GET', `/api/tables/${table}/record`);
  expect(verifyRecord(vallee, text)).toMatchObject({ ok: true });
  await server.close();
});
