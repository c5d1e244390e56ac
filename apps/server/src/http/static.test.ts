import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer | null = null;
const folder = mkdtempSync(join(tmpdir(), 'comptoir-page-'));
afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The encoding and the length of what is sent. */
function ask(path: string, accepts: string): Promise<[string | undefined, number]> {
  return new Promise((resolve, reject) => {
    get(`${server?.url}${path}`, { headers: { 'accept-encoding': accepts } }, (response) => {
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
      });
      response.on('end', () => resolve([response.headers['content-encoding'], length]));
    }).on('error', reject);
  });
}

test('text of the page is packed in the way the browser understands, pictures are not', async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/a.js'), 'marchand '.repeat(1000));
  writeFileSync(join(folder, 'assets/a.png'), 'marchand '.repeat(1000));
  server = await testServer({ web: folder });
  const [br, gzip, plain, picture] = [
    await ask('/assets/a.js', 'gzip, deflate, br'),
    await ask('/assets/a.js', 'gzip'),
    await ask('/assets/a.js', ''),
    await ask('/assets/a.png', 'gzip, br'),
  ];
  expect([br[0], gzip[0], plain, picture]).toEqual(['br', 'gzip', [undefined, 9000], [undefined, 9000]]);
  expect(Math.max(br[1], gzip[1])).toBeLessThan(300);
});
