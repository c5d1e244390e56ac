import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPage } from '../apps/web/test/building.ts';
import { packArchive, stagePackage } from './lib/package.mjs';
import { ensureBuilt } from './setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-pack-'));
const empty = join(folder, 'empty');
const env = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  npm_config_cache: join(folder, 'cache'),
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
  COMPTOIR_LOG: 'error',
};

beforeAll(async () => {
  const page = await buildPage('site');
  ensureBuilt();
  stagePackage(join(folder, 'staged'), page);
  packArchive(join(folder, 'staged'), empty);
  // Share the download cache with this user, but not what npx installs here.
  const { stdout } = spawnSync('npm', ['config', 'get', 'cache', '--loglevel=error'], { encoding: 'utf8' });
  mkdirSync(join(folder, 'cache'));
  symlinkSync(join(stdout.trim(), '_cacache'), join(folder, 'cache/_cacache'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npx ./comptoir-*.tgz serve serves page and API in an empty folder', async () => {
  expect(readdirSync(empty)).toEqual([expect.stringMatching(/^comptoir-[\d.]+\.tgz$/)]);
  const child = spawn('npx', ['--yes', `./${readdirSync(empty)[0]}`, 'serve', '--port', '0'], {
    cwd: empty,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npx starts the server in a process of its own: the group is ended together.
    detached: true,
  });
  let output = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ data) => {
      output += data.toString();
    });
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => {
    hasEnded = true;
  });
  const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  while (!address() && !hasEnded) await sleep(50);
  const url = address();
  if (url === undefined) throw new Error(output);
  try {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('<script type="module"');
    const post = (/** @type {string} */ path, /** @type {object} */ body, token = '') =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
    const guest = await post('/api/guests', { name: 'Ana' });
    const { token } = /** @type {{ token: string }} */ (await guest.json());
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
    const created = await post('/api/tables', { game: 'vallee', seats }, token);
    expect(created.status).toBe(201);
    const { table } = /** @type {{ table: string }} */ (await created.json());
    expect((await post(`/api/tables/${table}/start`, {}, token)).status).toBe(200);
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
  expect(existsSync(join(empty, 'data/comptoir.db'))).toBe(true);
});
