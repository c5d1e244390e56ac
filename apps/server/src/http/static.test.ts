import { mkdirSync, writeFileSync } from 'node:fs';
import { get as plainGet } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { request } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { testServer } from '../testing/server.ts';

test('the page is served with its types and tags, and nothing outside of its folder', async () => {
  const folder = temporaryFolder();
  const web = join(folder.path, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(folder.path, 'secret.txt'), 'secret');
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  writeFileSync(join(web, 'assets/été.js'), 'export {};');
  writeFileSync(join(web, 'assets/a.js.map'), '{}');
  const server = await testServer({ web });
  const get = (path: string, headers = {}) => request(server.url, 'GET', path, undefined, headers);

  const page = await get('/?table=x');
  expect(page).toMatchObject({ status: 200, text: '<!doctype html>' });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await get('/', { 'if-none-match': page.headers.get('etag') })).status).toBe(304);
  const script = await get('/assets/%C3%A9t%C3%A9.js');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  for (const path of [
    '/assets/a.js.map',
    '/assets',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/none',
    '/api/none',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await request(server.url, 'POST', '/', {})).status).toBe(404);
  await server.close();
  folder.remove();
});

/** The encoding and the length of what is sent. */
function sent(url: string, accepts: string): Promise<[string | undefined, number]> {
  return new Promise((resolve, reject) => {
    plainGet(url, { headers: { 'accept-encoding': accepts } }, (response) => {
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
      });
      response.on('end', () => resolve([response.headers['content-encoding'], length]));
    }).on('error', reject);
  });
}

test('text of the page is packed in the way the browser understands, pictures are not', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder.path, 'assets'));
  for (const name of ['a.js', 'a.png'])
    writeFileSync(join(folder.path, 'assets', name), 'marchand '.repeat(1000));
  const server = await testServer({ web: folder.path });
  const [br, gzip, plain, picture] = [
    await sent(`${server.url}/assets/a.js`, 'gzip, deflate, br'),
    await sent(`${server.url}/assets/a.js`, 'gzip'),
    await sent(`${server.url}/assets/a.js`, ''),
    await sent(`${server.url}/assets/a.png`, 'gzip, br'),
  ];
  expect([br[0], gzip[0], plain, picture]).toEqual(['br', 'gzip', [undefined, 9000], [undefined, 9000]]);
  expect(Math.max(br[1], gzip[1])).toBeLessThan(300);
  await server.close();
  folder.remove();
});

test('a server without a page says where the documents for programs are', async () => {
  const server = await testServer();
  expect((await request(server.url, 'GET', '/')).text).toContain('/api/docs');
  await server.close();
});
