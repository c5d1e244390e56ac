import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { request } from './client.ts';
import { endAll, endsWithFile } from './ending.ts';
import { temporaryFolder } from './folder.ts';
import { startServer } from './process.ts';
import { testServer } from './server.ts';

/** A program that says what a server says at its start, and stays. */
function standIn(folder: string): string {
  const file = join(folder, 'server.mjs');
  writeFileSync(file, "console.log('Comptoir: http://127.0.0.1:1');\nsetInterval(() => {}, 1000);\n");
  return file;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('what a file has started and left behind ends with it, the latest first', async () => {
  const folder = temporaryFolder();
  const ended: string[] = [];
  endsWithFile(() => ended.push('database'));
  const server = await startServer(standIn(folder.path), {});
  const inside = await testServer();
  endsWithFile(() => ended.push('server'));
  endsWithFile(() => ended.push('gone'))();
  await endAll();
  expect(ended).toEqual(['server', 'database']);
  expect(isAlive(server.pid)).toBe(false);
  await expect(request(inside.url, 'GET', '/healthz')).rejects.toThrow();
  folder.remove();
});

test('servers and databases end with a program that is killed', async () => {
  const folder = temporaryFolder();
  const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const program = `
    import { testPostgres } from ${here('./postgres.ts')};
    import { startServer } from ${here('./process.ts')};
    const postgres = await testPostgres();
    const { pid } = await startServer(${JSON.stringify(standIn(folder.path))}, {});
    console.log(pid, postgres.sql('show data_directory'));
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid = '', data = ''] = await new Promise<string[]>((resolve, reject) => {
    parent.stdout.once('data', (told: Buffer) => resolve(told.toString().trim().split(' ')));
    parent.once('exit', () => reject(new Error('it ended by itself')));
  });
  expect(isAlive(Number(pid))).toBe(true);
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(Number(pid))).toBe(false);
  await expect.poll(() => existsSync(data)).toBe(false);
  folder.remove();
});
