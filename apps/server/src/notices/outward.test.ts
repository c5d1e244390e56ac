import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ForbiddenTarget, isPublic, mayGoTo, postOutward } from './outward.ts';

const seen: string[] = [];
const server = createServer((request, response) => {
  seen.push(request.url ?? '');
  if (request.url === '/hang') return;
  response.writeHead(request.url === '/moved' ? 302 : 204, { location: '/elsewhere' }).end();
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'not an address',
])('%s is not of the internet', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111'])('%s is of the internet', (address) => {
  expect(isPublic(address)).toBe(true);
});

test('an address says itself that it is private, in whatever spelling', () => {
  for (const target of [
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://nas.local/x',
    'http://example.org/x',
  ])
    expect([target, mayGoTo(target, 'public')]).toEqual([target, false]);
  expect(mayGoTo('https://example.org/x', 'public')).toBe(true);
  expect(mayGoTo('https://example.org/x', 'none')).toBe(false);
});

const LETTER = { body: '{}', headers: {} };

test('a name that leads to this machine is refused when it is connected to', async () => {
  // Every machine knows its own name; here it stands for a name whose owner points it at a private address.
  const { hostname } = await import('node:os');
  const named = url.replace('http:', 'https:').replace('127.0.0.1', hostname());
  const attempt = postOutward(named, LETTER, { allowed: 'public', timeout: 5_000 });
  await expect(attempt).rejects.toBeInstanceOf(ForbiddenTarget);
  expect(seen).toEqual([]);
});

test('where the host allows it, the status comes back; nothing is followed, and nobody waits for ever', async () => {
  const outward = { allowed: 'any', timeout: 5_000 } as const;
  expect(await postOutward(`${url}/hook`, LETTER, outward)).toBe(204);
  expect(await postOutward(`${url}/moved`, LETTER, outward)).toBe(302);
  expect(seen).toEqual(['/hook', '/moved']);
  await expect(postOutward(`${url}/hang`, LETTER, { ...outward, timeout: 50 })).rejects.toThrow();
});
