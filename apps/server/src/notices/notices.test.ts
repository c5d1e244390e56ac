import type { Notices, TableFrame } from '@comptoir/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerTo, Guest, request } from '../testing/client.ts';
import { type Mailbox, mailbox } from '../testing/mailbox.ts';
import { playRandomly, startedTable } from '../testing/play.ts';
import { type PostBox, postBox, Subscription } from '../testing/push-service.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import type { Told } from './message.ts';
import { signature } from './webhook.ts';

let mails: Mailbox;
let posts: PostBox;
let server: TestServer;
/** How far the clock of the server is ahead of ours. */
let ahead: number;
let ana: Guest;
let bob: Guest;
beforeAll(async () => {
  [mails, posts] = [await mailbox(), await postBox()];
});
afterAll(async () => {
  await mails.close();
  posts.close();
});
beforeEach(async () => {
  mails.all.length = 0;
  posts.all.length = 0;
  posts.statuses.clear();
  ahead = 0;
  server = await testServer({
    now: () => Date.now() + ahead,
    silence: Number.POSITIVE_INFINITY,
    smtp: mails.url,
    mailFrom: 'Comptoir <table@comptoir.example>',
    publicUrl: 'https://comptoir.example',
    outward: 'any',
    noticePause: 0,
  });
  [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
});
afterEach(() => server.close());

const PACE = { kind: 'slow', hours: 24 } as const;

/** A table where Ana has moved and Bob is awaited, who has not come to it. */
async function bobIsAwaited(): Promise<string> {
  const table = await startedTable(ana, bob, { pace: PACE });
  const line = await ana.live();
  const state = (await line.subscribe(table)) as TableFrame;
  line.close();
  if (state.awaited[0] === 0) await move(ana, 0, table);
  return table;
}
/** Plays until somebody else is awaited. */
async function move(guest: Guest, seat: number, table: string): Promise<void> {
  const line = await guest.live();
  for (;;) {
    const state = (await line.subscribe(table)) as TableFrame;
    if (state.awaited[0] !== seat) break;
    const { seq } = state;
    const answer = answerTo('vallee', state.decisions[0]);
    await line.command({ type: 'play', table, seq, key: `move-${seat}-${seq}`, ...answer });
  }
  line.close();
}
const add = (guest: Guest, body: unknown) => guest.ask('POST', '/api/me/notices/channels', body);
const notices = async (guest: Guest) =>
  (await guest.ask('GET', '/api/me/notices')).body as unknown as Notices;

/** Bob's address, confirmed by the link he was sent. */
async function bobHasMail(): Promise<void> {
  expect((await add(bob, { kind: 'mail', address: 'bob@example.org' })).status).toBe(201);
  const { text } = await mails.next(({ to }) => to === 'bob@example.org');
  const token = /#\/confirm\/([\w-]{32})/.exec(text)?.[1];
  expect((await request(server.url, 'POST', '/api/notices/confirm', { token })).status).toBe(200);
}

test('e-mail: confirmed by a link, tells of the turn, and stops by one click', async () => {
  await add(bob, { kind: 'mail', address: 'bob@example.org' });
  const confirmation = await mails.next();
  expect((await notices(bob)).channels).toMatchObject([{ label: 'bob@example.org', confirmed: false }]);
  const token = /#\/confirm\/([\w-]{32})/.exec(confirmation.text)?.[1];
  const wrong = await request(server.url, 'POST', '/api/notices/confirm', { token: 'x'.repeat(32) });
  expect(wrong.status).toBe(404);
  await request(server.url, 'POST', '/api/notices/confirm', { token });

  expect(mails.all).toHaveLength(1);
  const other = await bobIsAwaited();
  const told = await mails.next(({ text }) => text.includes(other));
  expect(told.headers.subject).toBe('La Vallée des Marchands\u00a0: à vous de jouer');
  expect(told.text).toContain('Avec Ana. Il vous reste 23\u00a0h\u00a059.');
  expect(told.text).toContain(`https://comptoir.example/#/table/${other}`);

  const stop = /<https:\/\/comptoir\.example(\/api\/notices\/unsubscribe\/[\w-]+)>/.exec(
    told.headers['list-unsubscribe'] ?? '',
  )?.[1];
  expect(told.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const clicked = await fetch(`${server.url}${stop}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(clicked.status).toBe(200);
  expect((await notices(bob)).channels).toEqual([]);
});

test('push: sealed for the browser, signed by this server, one per table', async () => {
  const browser = new Subscription(`${posts.url}/push/bob`);
  expect((await add(bob, { kind: 'push', subscription: browser.toJSON() })).status).toBe(201);
  expect((await add(bob, { kind: 'push', subscription: browser.toJSON() })).status).toBe(201);
  expect((await notices(bob)).channels).toHaveLength(1);
  const table = await bobIsAwaited();
  const { headers, body } = await posts.next();
  expect(body.toString('latin1')).not.toContain(table);
  expect(browser.open(body)).toMatchObject({
    title: 'La Vallée des Marchands\u00a0: à vous de jouer',
    path: `/#/table/${table}`,
    tag: table,
    waiting: 1,
  });
  expect(headers.topic).toBe(table);
  const { offers } = await notices(bob);
  expect(headers.authorization).toContain(`k=${offers.push}`);
});

test('a trial says that it is one, in the language chosen last, and leads to where it was asked for', async () => {
  await add(bob, { kind: 'push', subscription: new Subscription(`${posts.url}/other`).toJSON() });
  const browser = new Subscription(`${posts.url}/push/bob`);
  const { body } = await add(bob, { kind: 'push', subscription: browser.toJSON() });
  expect((await notices(bob)).channels.map(({ here }) => here)).toEqual([true, true]);
  expect((await bob.ask('PATCH', '/api/me', { language: 'en' })).status).toBe(200);
  expect((await notices(bob)).settings.language).toBe('en');
  for (let i = 0; i < 7; i++)
    expect((await bob.ask('POST', `/api/me/notices/channels/${body.id}/try`)).body).toEqual({
      outcome: 'sent',
    });
  const { body: sealed } = await posts.next(({ path }) => path === '/push/bob');
  expect(browser.open(sealed)).toMatchObject({
    title: 'Comptoir: a test',
    path: '/#/profile',
    tag: 'test',
    waiting: 0,
  });
});

test('a subscription that is gone is not used again', async () => {
  posts.statuses.set('/push/gone', 410);
  const gone = new Subscription(`${posts.url}/push/gone`);
  await add(bob, { kind: 'push', subscription: gone.toJSON() });
  await bobIsAwaited();
  await posts.next();
  await expect.poll(async () => (await notices(bob)).channels[0]?.broken).toBe(true);
});

test('webhook: signed, in full or as chat services take it', async () => {
  const { body } = await add(bob, { kind: 'webhook', url: `${posts.url}/plain` });
  await add(bob, { kind: 'webhook', url: `${posts.url}/chat`, shape: 'chat' });
  const table = await bobIsAwaited();
  const plain = await posts.next(({ path }) => path === '/plain');
  const at = Number(plain.headers['comptoir-timestamp']);
  expect(plain.headers['comptoir-signature']).toBe(signature(String(body.secret), at, plain.body.toString()));
  expect(JSON.parse(plain.body.toString())).toMatchObject({
    link: `https://comptoir.example/#/table/${table}`,
    tables: [{ kind: 'turn', table, game: 'vallee', others: ['Ana'] }],
  });
  const chat = await posts.next(({ path }) => path === '/chat');
  const said = JSON.parse(chat.body.toString()) as { text: string; content: string };
  expect(said.text).toContain('à vous de jouer');
  expect(said.content).toBe(said.text);
});

test('one message per turn and table, also through talk and many moves; what was chosen is not told', async () => {
  await add(bob, { kind: 'webhook', url: `${posts.url}/hook` });
  const { settings } = await notices(bob);
  const chosen = { ...settings, ways: { ...settings.ways, over: [] } };
  expect((await bob.ask('PUT', '/api/me/notices', chosen)).body).toEqual(chosen);
  const table = await bobIsAwaited();
  await posts.next();
  for (const text of ['à toi', 'alors ?']) await ana.post(table, 'chat', { text });
  // Bob plays to the end without looking at messages; Ana answers at once.
  const lines = [await ana.live(), await bob.live()];
  await Promise.all(lines.map((line, seed) => playRandomly(line, 'vallee', table, { seed })));
  for (const line of lines) line.close();
  const again = await bobIsAwaited();
  await posts.next(({ body }) => body.toString().includes(again));
  const told = posts.all.map(({ body }) => JSON.parse(body.toString()) as { tables: Told[] });
  const turns = told.flatMap(({ tables }) =>
    tables.map(({ table, kind, number }) => [table, kind, number].join()),
  );
  expect(new Set(turns).size).toBe(turns.length);
  expect(turns.every((name) => name.includes('turn'))).toBe(true);
});

test('a turn that one does not want to hear of does not hide the talk', async () => {
  await add(bob, { kind: 'webhook', url: `${posts.url}/hook` });
  const { settings } = await notices(bob);
  await choose(bob, { ways: { ...settings.ways, turn: [], talk: ['webhook'] } });
  const table = await bobIsAwaited();
  await ana.post(table, 'chat', { text: 'à toi' });
  await posts.next(({ body }) => body.toString().includes('"talk"'));
  await ana.post(table, 'chat', { text: 'alors ?' });
  ahead = 23 * HOUR;
  await posts.next(({ body }) => body.toString().includes('"time"'));
  const told = posts.all.map(({ body }) => JSON.parse(body.toString()) as { tables: Told[] });
  expect(told.flatMap(({ tables }) => tables.map(({ kind }) => kind))).toEqual(['talk', 'time']);
});

test('a way that is added while one’s turn runs brings the reminder of it, unless one has answered', async () => {
  const [table, other] = [await bobIsAwaited(), await bobIsAwaited()];
  const browser = new Subscription(`${posts.url}/push/bob`);
  await add(bob, { kind: 'push', subscription: browser.toJSON() });
  await move(bob, 1, other);
  ahead = 23 * HOUR;
  const { headers, body } = await posts.next();
  expect(headers.topic).toBe(table);
  expect(browser.open(body)).toMatchObject({ title: 'La Vallée des Marchands\u00a0: votre temps s’écoule' });
  expect(posts.all).toHaveLength(1);
});

test('the webhook of a table names whoever the table waits for, also people who gave no address', async () => {
  const table = await startedTable(ana, bob, { pace: PACE });
  const hook = { kind: 'webhook', url: `${posts.url}/group`, shape: 'chat', table };
  expect((await add(bob, hook)).body.error).toBe('not-owner');
  expect((await add(bob, { ...hook, table: 'A'.repeat(16) })).status).toBe(404);
  expect((await add(ana, hook)).body).toMatchObject({ kind: 'webhook', table });
  // The quiet hours of one person are not those of the group.
  await choose(bob, { quiet: { from: hourNow(), to: (hourNow() + 3) % 24 } });
  const told = async (name: string): Promise<string> => {
    const { body } = await posts.next((post) => post.body.toString().includes(`${name}, à vous`));
    return (JSON.parse(body.toString()) as { text: string }).text;
  };
  // Whoever begins, Bob moves so that Ana is awaited, and then the other way round.
  await move(ana, 0, table);
  await move(bob, 1, table);
  expect(await told('Ana')).toContain('La Vallée des Marchands\u00a0: Ana, à vous de jouer');
  await move(ana, 0, table);
  expect(await told('Bob')).toContain(`https://comptoir.example/#/table/${table}`);
  expect(posts.all.every(({ path }) => path === '/group')).toBe(true);
  expect((await notices(ana)).channels).toMatchObject([{ table }]);
});

test('a table that one does not want to hear of is silent', async () => {
  await add(bob, { kind: 'webhook', url: `${posts.url}/hook` });
  const quiet = await startedTable(ana, bob, { pace: PACE });
  expect((await bob.ask('PUT', `/api/tables/${quiet}/notices`, { kinds: [] })).status).toBe(200);
  expect((await bob.ask('GET', `/api/tables/${quiet}/notices`)).body).toEqual({ kinds: [] });
  await ana.post(quiet, 'chat', { text: 'tu es là ?' });
  const loud = await bobIsAwaited();
  await posts.next(({ body }) => body.toString().includes(loud));
  expect(posts.all.every(({ body }) => !body.toString().includes(quiet))).toBe(true);
});

test('a dead mail server, a webhook that hangs and a broken subscription delay no move', async () => {
  await bobHasMail();
  await mails.close();
  posts.statuses.set('/hang', null);
  await add(bob, { kind: 'webhook', url: `${posts.url}/hang` });
  const broken = { endpoint: `${posts.url}/broken`, keys: { p256dh: 'AAAA', auth: 'AAAA' } };
  await add(bob, { kind: 'push', subscription: broken });
  const table = await bobIsAwaited();
  await posts.next(({ path }) => path === '/hang');
  const line = await bob.live();
  const state = (await line.subscribe(table)) as TableFrame;
  const start = performance.now();
  const move = { type: 'play', table, seq: state.seq, key: 'b' } as const;
  expect((await line.command({ ...move, ...answerTo('vallee', state.decisions[0]) })).type).toBe('ack');
  // Each of these channels is given ten seconds and more; the move has not waited for any of them.
  expect(performance.now() - start).toBeLessThan(5_000);
  line.close();
  mails = await mailbox();
});

test('an invited person is told, and whoever is at the table is not', async () => {
  await add(bob, { kind: 'webhook', url: `${posts.url}/bob` });
  await add(ana, { kind: 'webhook', url: `${posts.url}/ana` });
  const table = await startedTable(ana, bob, { pace: PACE });
  const line = await ana.live();
  await line.subscribe(table);
  await line.command({ type: 'propose', table, key: 'end', what: 'abandon' });
  const other = await bob.live();
  const state = (await other.subscribe(table)) as TableFrame;
  await other.command({
    type: 'vote',
    table,
    key: 'yes',
    proposal: state.proposals[0]?.id ?? 0,
    agree: true,
  });
  const { body } = await ana.post(table, 'rematch');
  const told = await posts.next((post) => post.body.toString().includes(String(body.table)));
  expect(told.path).toBe('/bob');
  expect(JSON.parse(told.body.toString())).toMatchObject({ tables: [{ kind: 'invited' }] });
  line.close();
  other.close();
});

test('the channels of others, private targets and too many of them are refused', async () => {
  const { body } = await add(bob, { kind: 'webhook', url: `${posts.url}/bob` });
  for (const [method, path] of [
    ['DELETE', `/api/me/notices/channels/${body.id}`],
    ['POST', `/api/me/notices/channels/${body.id}/try`],
  ] as const)
    expect((await ana.ask(method, path)).status).toBe(404);
  expect((await bob.ask('GET', '/api/me/notices')).text).not.toContain(String(body.secret));
  expect((await bob.ask('POST', `/api/me/notices/channels/${body.id}/try`)).body).toEqual({
    outcome: 'sent',
  });
  expect((await bob.ask('DELETE', `/api/me/notices/channels/${body.id}`)).status).toBe(200);
  for (const wrong of [
    { kind: 'mail', address: 'nobody' },
    { kind: 'webhook', url: 'ftp://example.org' },
    { kind: 'push', subscription: {} },
  ])
    expect((await add(bob, wrong)).status).toBe(400);
  const strict = await testServer();
  const eve = await Guest.come(strict.url, 'Eve');
  expect((await add(eve, { kind: 'webhook', url: `${posts.url}/x` })).body.error).toBe('forbidden-target');
  expect((await add(eve, { kind: 'mail', address: 'eve@example.org' })).body.error).toBe('no-mail');
  await strict.close();
});

const HOUR = 3_600_000;
/** The hour of Greenwich on the clock of the server. */
const hourNow = (): number => new Date(Date.now() + ahead).getUTCHours();
const choose = async (guest: Guest, change: Partial<Notices['settings']>) => {
  const { settings } = await notices(guest);
  return guest.ask('PUT', '/api/me/notices', { ...settings, zone: 'UTC', ...change });
};
/** Ana, who is told of talk at once, has been told of something later, so everything due has been handled. */
async function lookedAt(table: string): Promise<void> {
  await add(ana, { kind: 'push', subscription: new Subscription(`${posts.url}/ana`).toJSON() });
  await bob.post(table, 'chat', { text: 'bientôt' });
  await posts.next(({ path }) => path === '/ana');
}

test('quiet hours keep a mail until they end', async () => {
  await bobHasMail();
  const from = hourNow();
  await choose(bob, { quiet: { from, to: (from + 3) % 24 } });
  const table = await bobIsAwaited();
  await lookedAt(table);
  expect(mails.all.filter(({ text }) => text.includes(table))).toEqual([]);
  ahead = 3 * HOUR;
  const told = await mails.next(({ text }) => text.includes(table));
  expect(told.headers.subject).toContain('à vous de jouer');
  // What it says about the time was true when it left.
  expect(told.text).toContain('Il vous reste 20\u00a0h\u00a059.');
});

test('the digest tells of all tables in one mail, at its hour and once', async () => {
  await bobHasMail();
  await choose(bob, { digest: (hourNow() + 2) % 24 });
  const tables = [await bobIsAwaited(), await bobIsAwaited()];
  await lookedAt(String(tables[1]));
  const before = mails.all.length;
  ahead = 2 * HOUR;
  const told = await mails.next(({ to }) => to === 'bob@example.org', before);
  expect(told.headers.subject).toBe('2 tables à voir');
  expect(told.text).toContain('https://comptoir.example/#/');
  expect(told.text.match(/La Vallée des Marchands/g)).toHaveLength(2);
  expect(told.text.match(/Il vous reste 21\u00a0h\u00a059/g)).toHaveLength(2);
  // Another message arrives at once, and neither of these two has come again before it.
  await choose(bob, { digest: null });
  const other = await bobIsAwaited();
  await mails.next(({ text }) => text.includes(other));
  for (const table of tables)
    expect(mails.all.slice(before).filter(({ text }) => text.includes(table)).length).toBe(0);
  expect(mails.all.filter(({ headers }) => headers.subject === '2 tables à voir')).toHaveLength(1);
});

test('a device that was left hears nothing more, and what is exported names the ways without their keys', async () => {
  const [laptop, phone] = [new Subscription(`${posts.url}/laptop`), new Subscription(`${posts.url}/phone`)];
  await add(bob, { kind: 'push', subscription: laptop.toJSON() });
  const { code } = (await bob.ask('POST', '/api/me/code')).body;
  const { token } = (await request(server.url, 'POST', '/api/session', { code })).body;
  const moved = new Guest(server.url, String(token), bob.id);
  await add(moved, { kind: 'push', subscription: phone.toJSON() });
  expect((await notices(moved)).channels).toHaveLength(2);
  expect((await moved.ask('DELETE', '/api/me/sessions')).status).toBe(200);
  expect((await notices(moved)).channels).toHaveLength(1);
  bob = moved;
  const table = await bobIsAwaited();
  await posts.next(({ path }) => path === '/phone');
  expect(posts.all.some(({ path }) => path === '/laptop')).toBe(false);
  await bob.ask('PUT', `/api/tables/${table}/notices`, { kinds: ['over'] });
  const { body, text } = await bob.ask('GET', '/api/me/export');
  expect(body.notices).toMatchObject({
    settings: { zone: 'Europe/Paris' },
    channels: [{ kind: 'push', confirmed: true }],
    tables: [{ table, kinds: ['over'] }],
  });
  expect(text).not.toContain(phone.toJSON().keys.auth);
  expect(text).not.toContain('/phone');
});
