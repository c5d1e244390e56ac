import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Line } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { type TestServer, testServer } from '../testing/server.ts';

const web = temporaryFolder();
let server: TestServer;
beforeAll(async () => {
  writeFileSync(
    join(web.path, 'index.html'),
    '<!doctype html><head><meta name="version" content="abc123"></head>',
  );
  server = await testServer({ web: web.path });
});
afterAll(async () => {
  await server.close();
  web.remove();
});

test('the welcome names the protocol and the version of the page', async () => {
  const line = await Line.open(server.url, null);
  expect(await line.next((frame) => frame.type === 'welcome')).toMatchObject({
    version: PROTOCOL,
    page: 'abc123',
  });
  line.close();
});

test('a client of another protocol is told which one is spoken here, then let go', async () => {
  const line = await Line.open(server.url, null, {}, `?protocol=${PROTOCOL - 1}`);
  expect(await line.next((frame) => frame.type === 'welcome')).toMatchObject({ version: PROTOCOL });
  expect(await line.next((frame) => frame.type === 'bye')).toMatchObject({ reason: 'protocol' });
  await expect.poll(() => line.isOpen).toBe(false);
});

test('a client of this protocol, or one that does not say, may stay', async () => {
  for (const query of ['', `?protocol=${PROTOCOL}`]) {
    const line = await Line.open(server.url, null, {}, query);
    line.send({ type: 'ping' });
    await line.next((frame) => frame.type === 'pong');
    line.close();
  }
});
