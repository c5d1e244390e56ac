import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { type Answer, Guest, request } from '../testing/client.ts';
import { startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await testServer();
  // Browsers keep passkeys under a name, never under an address of numbers.
  url = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => server.close());

const at = (origin: string, guest?: Guest) => ({
  origin,
  ...(guest ? { authorization: `Bearer ${guest.token}` } : {}),
});
const post = (path: string, body: unknown, guest?: Guest, origin = url): Promise<Answer> =>
  request(url, 'POST', path, body, at(origin, guest));
const guestOf = ({ body }: Answer): Guest =>
  new Guest(url, String(body.token), (body.person as { id: string }).id);

async function makePasskey(guest: Guest, key = new Authenticator(url)): Promise<Authenticator> {
  const { challenge } = (await post('/api/me/passkeys/options', undefined, guest)).body;
  const made = await post(
    '/api/me/passkeys',
    { name: 'Phone', credential: key.create(String(challenge)) },
    guest,
  );
  expect([made.status, made.text]).toEqual([201, made.text]);
  return key;
}
const challenge = async (): Promise<string> =>
  String((await post('/api/passkey/options', undefined)).body.challenge);

describe('a passkey', () => {
  test('makes a member of a guest, who keeps all games on any device', async () => {
    const [zoe, max] = [await Guest.come(url, 'Zoé'), await Guest.come(url, 'Max')];
    const table = await startedTable(max, zoe);
    expect((await zoe.ask('GET', '/api/me')).body).toMatchObject({ member: false });
    const key = await makePasskey(zoe);
    expect((await zoe.ask('GET', '/api/me')).body).toMatchObject({ member: true, recovery: false });
    const elsewhere = guestOf(await post('/api/passkey', { credential: key.get(await challenge()) }));
    expect(elsewhere.id).toBe(zoe.id);
    expect((await elsewhere.ask('GET', '/api/tables?which=mine')).text).toContain(table);
    expect((await elsewhere.ask('GET', '/api/me/passkeys')).body).toMatchObject({
      passkeys: [{ name: 'Phone', usedAt: expect.any(Number) }],
    });
    // A key of a forgotten person opens nothing.
    const id = key.id.toString('base64url');
    expect((await max.ask('DELETE', `/api/me/passkeys/${id}`)).status).toBe(404);
    expect((await zoe.ask('DELETE', `/api/me/passkeys/${id}`)).status).toBe(200);
    expect((await post('/api/passkey', { credential: key.get(await challenge()) })).body).toEqual({
      error: 'wrong-passkey',
    });
  });

  test('signs one challenge of ours, for one person, on our page, and never goes back', async () => {
    const [zoe, eve] = [await Guest.come(url, 'Zoé'), await Guest.come(url, 'Eve')];
    const key = await makePasskey(zoe);
    const refused = async (credential: unknown): Promise<void> => {
      const { status, body } = await post('/api/passkey', { credential });
      expect([status, body]).toEqual([403, { error: 'wrong-passkey' }]);
    };
    const used = key.get(await challenge());
    expect((await post('/api/passkey', { credential: used })).status).toBe(201);
    await refused(used);
    await refused(key.get('nobody-asked-for-this'));
    key.counter = 0;
    await refused(key.get(await challenge()));
    key.counter = 10;
    const other = new Authenticator(url);
    await refused({ ...other.get(await challenge()), id: key.id.toString('base64url') });
    await refused(new Authenticator('http://evil.example').get(await challenge()));
    const good = key.get(await challenge());
    await refused({ ...good, response: { ...good.response, signature: 'AAAA' } });
    // Nobody can answer another person's challenge, and a key belongs to one person.
    const forZoe = String((await post('/api/me/passkeys/options', undefined, zoe)).body.challenge);
    const stolen = await post(
      '/api/me/passkeys',
      { name: 'Mine', credential: new Authenticator(url).create(forZoe) },
      eve,
    );
    expect(stolen.body).toEqual({ error: 'wrong-passkey' });
    const forEve = String((await post('/api/me/passkeys/options', undefined, eve)).body.challenge);
    expect(
      (await post('/api/me/passkeys', { name: 'Twice', credential: key.create(forEve) }, eve)).body,
    ).toEqual({ error: 'wrong-passkey' });
  });

  test('needs a page with a name', async () => {
    const zoe = await Guest.come(server.url, 'Zoé');
    for (const origin of [server.url, '']) {
      const headers = { ...at(server.url, zoe), ...(origin ? { origin } : {}) };
      if (!origin) Reflect.deleteProperty(headers, 'origin');
      expect(
        (await request(server.url, 'POST', '/api/me/passkeys/options', undefined, headers)).body,
      ).toEqual({ error: 'no-passkeys-here' });
    }
  });
});

test('a recovery link brings the same person back until it is replaced or taken back', async () => {
  const zoe = await Guest.come(url, 'Zoé');
  const { code } = (await zoe.ask('POST', '/api/me/recovery')).body;
  expect((await zoe.ask('GET', '/api/me')).body).toMatchObject({ member: true, recovery: true });
  for (let time = 0; time < 2; time++)
    expect((await request(url, 'POST', '/api/session', { code })).body).toMatchObject({
      person: { id: zoe.id },
    });
  const { code: next } = (await zoe.ask('POST', '/api/me/recovery')).body;
  expect((await request(url, 'POST', '/api/session', { code })).body).toEqual({ error: 'wrong-code' });
  await zoe.ask('DELETE', '/api/me/recovery');
  expect((await request(url, 'POST', '/api/session', { code: next })).status).toBe(404);
  expect((await zoe.ask('GET', '/api/me/export')).text).not.toContain(String(next));
});

test('devices are listed and left one by one or all but this one, and their lines close at once', async () => {
  const zoe = await Guest.come(url, 'Zoé');
  const devices: Guest[] = [];
  for (let count = 0; count < 3; count++) {
    const { code } = (await zoe.ask('POST', '/api/me/code')).body;
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36' };
    devices.push(guestOf(await request(url, 'POST', '/api/session', { code }, headers)));
  }
  const [phone, tablet] = devices as [Guest, Guest];
  const lines = await Promise.all([zoe, ...devices].map((device) => device.live()));
  const list = async (): Promise<{ id: string; device: string; here: boolean }[]> =>
    (await phone.ask('GET', '/api/me/sessions')).body.sessions as never;
  expect((await list()).map(({ device, here }) => [device, here]).sort()).toEqual([
    [null, false],
    ['Chrome, Android', false],
    ['Chrome, Android', false],
    ['Chrome, Android', true],
  ]);
  const own = (
    (await tablet.ask('GET', '/api/me/sessions')).body.sessions as { id: string; here: boolean }[]
  ).find(({ here }) => here);
  const eve = await Guest.come(url, 'Eve');
  expect((await eve.ask('DELETE', `/api/me/sessions/${own?.id}`)).status).toBe(404);
  expect((await phone.ask('DELETE', `/api/me/sessions/${own?.id}`)).status).toBe(200);
  await expect.poll(() => lines.map(({ isOpen }) => isOpen)).toEqual([true, true, false, true]);
  expect((await tablet.ask('GET', '/api/me')).status).toBe(401);
  expect((await phone.ask('DELETE', '/api/me/sessions')).status).toBe(200);
  await expect.poll(() => lines.map(({ isOpen }) => isOpen)).toEqual([false, true, false, false]);
  expect(await list()).toMatchObject([{ here: true }]);
  for (const line of lines) line.close();
});

test('a profile is changed part by part, and what makes no sense changes nothing', async () => {
  const zoe = await Guest.come(url, 'Zoé');
  expect((await zoe.ask('PATCH', '/api/me', { figure: 'rabbit', colour: 'blue' })).body).toMatchObject({
    name: 'Zoé',
    figure: 'rabbit',
    colour: 'blue',
    language: null,
  });
  for (const wrong of [{ colour: 'beige' }, { figure: '../x' }, { language: 'de' }, { name: '' }, { age: 7 }])
    expect((await zoe.ask('PATCH', '/api/me', { colour: 'red', ...wrong })).status).toBe(400);
  expect(
    (await zoe.ask('PATCH', '/api/me', { name: 'Zoë', figure: null, language: 'en' })).body,
  ).toMatchObject({
    name: 'Zoë',
    figure: null,
    colour: 'blue',
    language: 'en',
  });
});
