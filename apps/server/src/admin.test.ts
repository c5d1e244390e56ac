import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from './admin.ts';
import { Guest, request } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer({ adminToken: 'secret' });
  port = Number(new URL(server.url).port);
});
afterAll(() => server.close());

async function admin(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  await administer({ adminToken: 'secret', port }, words, (line) => said.push(line));
  return said;
}

test('the host looks after a running server from the command line', async () => {
  const people: Guest[] = [];
  for (let count = 0; count < 53; count++) people.push(await Guest.come(server.url, `Guest ${count}`));
  const [ana] = people as [Guest];
  const { table } = await ana.createTable({ game: 'vallee' });
  await ana.post(table, 'report', { text: 'too loud' });
  expect(await admin('people')).toHaveLength(53);
  expect(await admin('people', 'Guest 52')).toHaveLength(1);
  expect((await admin('tables'))[0]).toContain(`${table}\tvallee\twaiting`);
  const [report = ''] = await admin('reports');
  expect(report).toContain('too loud');
  await admin('done', report.split('\t')[0] ?? '');
  expect(await admin('reports')).toEqual([]);
  await admin('mute', ana.id);
  expect((await ana.post(table, 'chat', { text: 'x' })).body).toEqual({ error: 'muted' });
  await admin('unmute', ana.id);
  await admin('close', table);
  await admin('remove', ana.id);
  expect((await ana.ask('GET', '/api/me')).status).toBe(401);
  await admin('registration', 'closed');
  await admin('notice', 'Bonjour', 'Hello');
  await admin('keep', 'talk', '30');
  expect((await request(server.url, 'GET', '/api/house')).body).toMatchObject({
    registration: 'closed',
    notice: { fr: 'Bonjour', en: 'Hello' },
  });
  expect((await admin('settings')).join('')).toContain('"talk": 30');
  await admin('notice', 'off');
});

test.each([
  [['nothing'], 'admin takes one of'],
  [['registration', 'maybe'], 'registration is one of'],
  [['mute'], 'the id of a person is missing'],
  [['mute', 'nobody'], 'refused: not-found'],
  [['keep', 'talk', 'x'], 'days are a whole number, or default'],
])('%j says what is wrong', async (words, line) => {
  await expect(admin(...words)).rejects.toThrow(line);
});

test('without the token, or without a server, it says so', async () => {
  await expect(administer({ adminToken: null, port }, ['people'], () => {})).rejects.toThrow(
    'COMPTOIR_ADMIN_TOKEN',
  );
  await expect(administer({ adminToken: 'other', port }, ['people'], () => {})).rejects.toThrow('refused');
  await expect(administer({ adminToken: 'secret', port: 1 }, ['people'], () => {})).rejects.toThrow(
    'no server',
  );
});
