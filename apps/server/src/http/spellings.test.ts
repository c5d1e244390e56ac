import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Guest } from '../testing/client.ts';
import { type TestServer, testServer, WIDE } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

/** Sends a request exactly as written; HTTP clients would normalise it. */
function raw(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`);
    });
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

const spellings = (path: string): string[] => [
  path,
  path.replace('/api', '/%61pi'),
  path.replace('/api', '/a%70%69'),
  `${server.url}${path}`,
  `${server.url}${path.replace('/api', '/%61pi')}`,
  `${path}?x=/static`,
];
const status = (answer: string) => Number(answer.split(' ')[1]);

test('however a path is spelled, it is not kept by caches and asks who is there', async () => {
  server = await testServer();
  const ana = await Guest.come(server.url, 'Ana');
  const host = new URL(server.url).host;
  for (const path of spellings('/api/me')) {
    const answer = await raw([`GET ${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${ana.token}`]);
    expect([path, [200, 404, 400].includes(status(answer))]).toEqual([path, true]);
    if (status(answer) === 200) expect(answer.toLowerCase()).toContain('cache-control: no-store');
    const stranger = await raw([`GET ${path} HTTP/1.1`, `Host: ${host}`]);
    expect([path, status(stranger) === 200]).toEqual([path, false]);
  }
});

test('however a path is spelled, another site cannot write to it', async () => {
  server = await testServer();
  const ana = await Guest.come(server.url, 'Ana');
  const host = new URL(server.url).host;
  for (const path of spellings('/api/session')) {
    const answer = await raw([
      `DELETE ${path} HTTP/1.1`,
      `Host: ${host}`,
      'Origin: https://evil.example',
      `Cookie: comptoir=${ana.token}`,
    ]);
    expect([path, [403, 404, 400].includes(status(answer))]).toEqual([path, true]);
  }
  for (const path of spellings('/api/live')) {
    const answer = await raw([
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      'Origin: https://evil.example',
      `Cookie: comptoir=${ana.token}`,
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Connection: Upgrade',
    ]);
    expect([path, status(answer)]).not.toEqual([path, 101]);
  }
  expect((await ana.ask('GET', '/api/me')).status).toBe(200);
});

test('however a path is spelled, requests are counted', async () => {
  server = await testServer({ limits: { ...WIDE, requestRate: 0.01, requestBurst: 12 } });
  const host = new URL(server.url).host;
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++)
    for (const path of spellings('/api/games'))
      statuses.push(status(await raw([`GET ${path} HTTP/1.1`, `Host: ${host}`])));
  expect(statuses.filter((code) => code === 200).length).toBeLessThanOrEqual(12);
  expect(statuses.slice(12)).not.toContain(200);
});
