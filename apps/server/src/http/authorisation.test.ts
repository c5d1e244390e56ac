import { DEFAULT_NOTICES, type TableFrame } from '@comptoir/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo, Guest, isState, Line, request } from '../testing/client.ts';
import { startedTable } from '../testing/play.ts';
import { aRoom } from '../testing/rooms.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let ana: Guest;
let bob: Guest;
let eve: Guest;
beforeAll(async () => {
  server = await testServer();
  [ana, bob, eve] = (await Promise.all(
    ['Ana', 'Bob', 'Eve'].map((name) => Guest.come(server.url, name)),
  )) as [Guest, Guest, Guest];
});
afterAll(() => server.close());

const NOBODY = 'AAAAAAAAAAAAAAAA';
const NO_CREDENTIAL = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', attestationObject: 'x' },
};

/** Everything that belongs to somebody: method, path and a body that would be taken. */
const OWN: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['GET', '/api/me'],
  ['PATCH', '/api/me', { name: 'X' }],
  ['DELETE', '/api/me'],
  ['GET', '/api/me/export'],
  ['GET', '/api/me/results'],
  ['GET', '/api/me/history'],
  ['GET', '/api/me/ratings'],
  ['GET', '/api/ratings/{game}'],
  ['POST', '/api/tournaments', { name: 'X', game: 'vallee' }],
  ['POST', '/api/tournaments/{tournament}/join', {}],
  ['POST', '/api/tournaments/{tournament}/leave'],
  ['POST', '/api/tournaments/{tournament}/start'],
  ['POST', '/api/house/ratings', {}],
  ['GET', '/api/people'],
  ['POST', '/api/people/{person}/block', { blocked: true }],
  ['POST', '/api/people/{person}/invite'],
  ['POST', '/api/match', { game: 'vallee' }],
  ['POST', '/api/tables/{table}/report', { text: 'x' }],
  ['GET', '/api/house/settings'],
  ['PATCH', '/api/house/settings', {}],
  ['GET', '/api/house/people'],
  ['POST', '/api/house/people/{person}', { muted: true }],
  ['DELETE', '/api/house/people/{person}'],
  ['GET', '/api/house/tables'],
  ['DELETE', '/api/house/tables/{table}'],
  ['GET', '/api/house/reports'],
  ['POST', '/api/house/reports/{report}'],
  ['POST', '/api/me/history/{table}', { hidden: true }],
  ['POST', '/api/me/code'],
  ['GET', '/api/daily/{game}/{day}'],
  ['POST', '/api/daily/{game}/{day}', { moves: [], millis: 0 }],
  ['GET', '/api/puzzles/{game}'],
  ['GET', '/api/statistics/{game}'],
  ['GET', '/api/statistics/{game}/file.csv'],
  ['POST', '/api/puzzles/{game}/{puzzle}', { moves: [] }],
  ['GET', '/api/me/sessions'],
  ['DELETE', '/api/me/sessions'],
  ['DELETE', '/api/me/sessions/{session}'],
  ['POST', '/api/me/recovery'],
  ['DELETE', '/api/me/recovery'],
  ['GET', '/api/me/passkeys'],
  ['POST', '/api/me/passkeys', { name: 'x', credential: NO_CREDENTIAL }],
  ['POST', '/api/me/passkeys/options'],
  ['DELETE', '/api/me/passkeys/{passkey}'],
  ['GET', '/api/me/notices'],
  ['PUT', '/api/me/notices', DEFAULT_NOTICES],
  ['POST', '/api/me/notices/channels', { kind: 'mail', address: 'x@example.org' }],
  ['DELETE', '/api/me/notices/channels/{channel}'],
  ['POST', '/api/me/notices/channels/{channel}/try'],
  ['GET', '/api/tables/{table}/notices'],
  ['PUT', '/api/tables/{table}/notices', { kinds: null }],
  ['DELETE', '/api/session'],
  ['GET', '/api/tables?which=mine'],
  ['POST', '/api/tables', { game: 'vallee' }],
  ['POST', '/api/tables/{table}/sit', {}],
  ['POST', '/api/tables/{table}/leave'],
  ['POST', '/api/tables/{table}/back', {}],
  ['POST', '/api/tables/{table}/doors', { watch: true }],
  ['POST', '/api/tables/{table}/start'],
  ['POST', '/api/tables/{table}/rematch'],
  ['POST', '/api/tables/{table}/contribution', { text: 'x' }],
  ['POST', '/api/tables/{table}/seats/{seat}', { by: 'person' }],
  ['POST', '/api/tables/{table}/advice'],
  ['POST', '/api/tables/{table}/why', { entry: 'x', answer: null }],
  ['POST', '/api/tables/{table}/chat', { text: 'x' }],
  ['POST', '/api/tables/{table}/mute', { person: 'x', muted: true }],
  ['POST', '/api/tables/{table}/read', { line: 1 }],
  ['POST', '/api/rooms', aRoom()],
  ['PUT', '/api/rooms/{room}/board', aRoom().board],
  ['POST', '/api/rooms/{room}/lead', { person: 'x' }],
  ['DELETE', '/api/rooms/{room}'],
];

/** Anybody with the address may ask; a closed table answers only its own people. */
const OPEN = [
  'POST /api/guests',
  'POST /api/session',
  'POST /api/passkey',
  'POST /api/passkey/options',
  'GET /api/games',
  'GET /api/house',
  'GET /api/invitations/{code}',
  'GET /api/rooms/{code}',
  'GET /api/tables',
  'GET /api/tables/{table}',
  'GET /api/tables/{table}/chat',
  'GET /api/tables/{table}/journal',
  'GET /api/tables/{table}/ratings',
  'GET /api/tables/{table}/record',
  // The page of a tournament is public, and so is their list.
  'GET /api/tournaments',
  'GET /api/tournaments/{tournament}',
  'GET /api/tournaments/{tournament}/standings.csv',
  // Only the recipient of a mail has its token.
  'POST /api/notices/confirm',
  'POST /api/notices/unsubscribe/{token}',
];

/** Values of parameters that no row has, of the form that is asked for. */
const VALUES: Readonly<Record<string, string>> = {
  report: '1',
  seat: '1',
  game: 'vallee',
  day: '2026-11-02',
  puzzle: '1-1',
  session: 'a'.repeat(16),
};

describe('routes', () => {
  test('every route that belongs to someone asks who is there', async () => {
    const { table } = await ana.createTable({ game: 'vallee' });
    for (const [method, template, body] of OWN) {
      const path = template.replace(/\{(\w+)\}/g, (_all, name: string) =>
        name === 'table' ? table : (VALUES[name] ?? NOBODY),
      );
      const { status } = await request(server.url, method, path, body);
      expect([method, path, status]).toEqual([method, path, 401]);
      const forged = await request(server.url, method, path, body, {
        authorization: `Bearer ${'A'.repeat(43)}`,
      });
      expect([method, path, forged.status]).toEqual([method, path, 401]);
    }
  });

  test('every route of the documents belongs to somebody or is open, method by method', async () => {
    const { body } = await request(server.url, 'GET', '/api/docs/openapi.json');
    const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const own = OWN.map(([method, path]) => `${method} ${path.replace(/\?.*$/, '')}`);
    expect(documented.sort()).toEqual([...new Set([...own, ...OPEN])].sort());
    expect(body.openapi).toBe('3.1.0');
  });

  test('what belongs to the owner or to a seat is refused to others', async () => {
    const { table } = await ana.createTable({
      game: 'vallee',
      seats: [{ kind: 'open' }, { kind: 'reserved' }],
    });
    const refused: [string, unknown, number][] = [
      ['start', undefined, 403],
      ['seats/1', { by: 'bot', bot: 'random' }, 403],
      ['mute', { person: ana.id, muted: true }, 403],
      ['leave', undefined, 403],
      ['back', {}, 403],
      ['back', { let: true }, 403],
      ['doors', { watch: false }, 403],
      ['contribution', { text: 'x' }, 403],
      ['chat', { text: 'hello' }, 403],
      ['read', { line: 1 }, 403],
      ['rematch', undefined, 403],
      ['advice', undefined, 403],
      ['sit', { seat: 0 }, 409],
      ['sit', { seat: 1 }, 403],
      ['sit', { seat: 1, code: 'guess' }, 403],
      ['sit', { seat: 7 }, 404],
    ];
    for (const [what, body, status] of refused)
      expect([what, body, (await eve.post(table, what, body)).status]).toEqual([what, body, status]);
    expect((await eve.ask('GET', `/api/tables/${table}`)).text).not.toContain('"code"');
    expect((await eve.post(NOBODY, 'sit', {})).status).toBe(404);
    expect((await eve.post('..%2f..%2fetc', 'sit', {})).status).toBe(400);
  });

  test('a reserved seat opens with its code, which only the owner knows', async () => {
    const info = await ana.createTable({ game: 'vallee', seats: [{ kind: 'open' }, { kind: 'reserved' }] });
    const code = info.seats[1]?.code;
    expect(code).toMatch(/^[\w-]{16}$/);
    expect((await bob.post(info.table, 'sit', { code })).body).toMatchObject({ seat: 1 });
    expect((await eve.post(info.table, 'sit', { code })).status).toBe(403);
  });

  test('a table without spectators shows itself to its own only', async () => {
    const table = await startedTable(ana, bob, { watch: false });
    for (const path of ['', '/journal', '/chat']) {
      expect((await eve.ask('GET', `/api/tables/${table}${path}`)).status).toBe(403);
      expect((await request(server.url, 'GET', `/api/tables/${table}${path}`)).status).toBe(403);
      expect((await bob.ask('GET', `/api/tables/${table}${path}`)).status).toBe(200);
    }
    const line = await eve.live();
    line.send({ type: 'subscribe', table });
    expect(await line.next((frame) => frame.type === 'error')).toMatchObject({ code: 'not-watchable' });
    line.close();
  });

  test('private tables are in no list of others', async () => {
    const hidden = await ana.createTable({ game: 'vallee' });
    const shown = await ana.createTable({ game: 'vallee', visibility: 'public' });
    const { text } = await eve.ask('GET', '/api/tables?which=open');
    expect(text).toContain(shown.table);
    expect(text).not.toContain(hidden.table);
    expect((await ana.ask('GET', '/api/tables?which=mine')).text).toContain(hidden.table);
  });

  test('another site cannot act in the name of a visitor', async () => {
    const cookie = { cookie: `comptoir=${ana.token}` };
    const evil = { ...cookie, origin: 'https://evil.example' };
    expect((await request(server.url, 'POST', '/api/tables', { game: 'vallee' }, evil)).status).toBe(403);
    const own = { ...cookie, origin: server.url };
    expect((await request(server.url, 'POST', '/api/tables', { game: 'vallee' }, own)).status).toBe(201);
    await expect(Line.open(server.url, ana.token, { origin: 'https://evil.example' })).rejects.toThrow('403');
    const line = await Line.open(server.url, null, own);
    expect(await line.next((frame) => frame.type === 'welcome')).toMatchObject({ person: { name: 'Ana' } });
    line.close();
    const form = await fetch(`${server.url}/api/guests`, {
      method: 'POST',
      body: '{"name":"X"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBe(415);
  });
});

describe('people', () => {
  test('the cookie is out of reach of scripts and other sites', async () => {
    const { headers } = await request(server.url, 'POST', '/api/guests', { name: 'Zoé' });
    expect(headers.get('set-cookie')).toMatch(
      /^comptoir=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('a one-time code brings the same person to another device, once', async () => {
    const zoe = await Guest.come(server.url, 'Zoé');
    const { code } = (await zoe.ask('POST', '/api/me/code')).body;
    const moved = await request(server.url, 'POST', '/api/session', { code });
    expect(moved.body).toMatchObject({ person: { id: zoe.id, name: 'Zoé' } });
    expect((await request(server.url, 'POST', '/api/session', { code })).status).toBe(404);
    expect(moved.body.token).not.toBe(zoe.token);
  });

  test('rename, export, delete', async () => {
    const [zoe, max] = [await Guest.come(server.url, 'Zoé'), await Guest.come(server.url, 'Max')];
    const table = await startedTable(max, zoe);
    await zoe.post(table, 'chat', { text: 'bonjour' });
    await zoe.ask('PATCH', '/api/me', { name: 'Zoë' });
    expect((await max.ask('GET', `/api/tables/${table}`)).text).toContain('Zoë');
    const exported = await zoe.ask('GET', '/api/me/export');
    expect(exported.body).toMatchObject({
      person: { name: 'Zoë' },
      tables: [{ table, seat: 1 }],
      chat: [{ text: 'bonjour' }],
    });
    expect(exported.text).not.toContain(zoe.token);
    expect((await zoe.ask('DELETE', '/api/me')).status).toBe(200);
    expect((await zoe.ask('GET', '/api/me')).status).toBe(401);
    const after = await max.ask('GET', `/api/tables/${table}`);
    expect(after.text).not.toContain('Zoë');
    expect(after.text).not.toContain(zoe.id);
    expect((await max.ask('GET', `/api/tables/${table}/chat`)).body).toEqual({ lines: [] });
  });

  test('chat reaches the table; the owner can mute', async () => {
    const table = await startedTable(ana, bob);
    const line = await ana.live();
    await line.subscribe(table);
    expect((await bob.post(table, 'chat', { text: 'salut' })).status).toBe(201);
    expect(await line.next((frame) => frame.type === 'chat')).toMatchObject({
      line: { name: 'Bob', text: 'salut' },
    });
    await ana.post(table, 'mute', { person: bob.id, muted: true });
    expect((await bob.post(table, 'chat', { text: 'encore' })).status).toBe(403);
    expect((await bob.post(table, 'chat', { text: 'x'.repeat(501) })).status).toBe(400);
    line.close();
  });
});

describe('frames', () => {
  test('nobody acts for another seat, and a spectator not at all', async () => {
    const table = await startedTable(ana, bob);
    const lines = {
      ana: await ana.live(),
      bob: await bob.live(),
      eve: await eve.live(),
      nobody: await Line.open(server.url, null),
    };
    const state = (await lines.ana.subscribe(table)) as TableFrame;
    const seat = state.awaited[0]!;
    const [mover, other] = seat === 0 ? [lines.ana, lines.bob] : [lines.bob, lines.ana];
    const own = (await mover.subscribe(table)) as TableFrame;
    const play = {
      type: 'play',
      table,
      seq: own.seq,
      key: 'k',
      ...answerTo('vallee', own.decisions[0]),
    } as const;
    expect(await other.command(play)).toMatchObject({ refusal: { code: 'not-awaited' } });
    expect(await lines.eve.command(play)).toMatchObject({ refusal: { code: 'forbidden' } });
    for (const frame of [
      { type: 'undo', table, seq: own.seq, key: 'u', to: 0 },
      { type: 'propose', table, key: 'p', what: 'abandon' },
      { type: 'vote', table, key: 'v', proposal: 3, agree: true },
    ] as const)
      expect(await lines.eve.command(frame)).toMatchObject({ refusal: { code: 'forbidden' } });
    lines.nobody.send(play);
    expect(await lines.nobody.next((frame) => frame.type === 'error')).toMatchObject({
      code: 'not-signed-in',
    });
    // Frames have no seat field.
    other.send({ ...play, key: 'f', seat });
    expect(await other.next((frame) => frame.type === 'error')).toMatchObject({ code: 'malformed' });
    // A frame of someone else, sent again under one's own name.
    expect((await mover.command(play)).type).toBe('ack');
    expect(await other.command(play)).toMatchObject({ type: 'refused' });
    for (const line of Object.values(lines)) line.close();
  });

  test('nobody sees the view or the questions of another seat', async () => {
    const table = await startedTable(ana, bob);
    const watch = await Line.open(server.url, null);
    const [a, b, s] = [await ana.live(), await bob.live(), watch];
    const views = [
      await a.subscribe(table),
      await b.subscribe(table),
      await s.subscribe(table),
    ] as TableFrame[];
    const [first, second, third] = views.map((frame) => JSON.stringify(frame.view));
    expect(new Set([first, second, third]).size).toBe(3);
    for (const [seat, frame] of views.entries())
      for (const decision of frame.decisions) expect((decision as { seat: number }).seat).toBe(seat);
    expect(views[2]!.decisions).toEqual([]);
    expect(views[2]!.seat).toBeNull();
    for (const line of [a, b, s]) line.close();
  });

  test('no answer, frame, metric or page holds the secret, the seed or the state', async () => {
    const { default: Database } = await import('libsql');
    const table = await startedTable(ana, bob);
    const line = await ana.live();
    const state = (await line.subscribe(table)) as TableFrame;
    if (state.awaited[0] === 0)
      await line.command({
        type: 'play',
        table,
        seq: state.seq,
        key: 'k',
        ...answerTo('vallee', state.decisions[0]),
      });
    const file = new Database(`${server.folder}/comptoir.db`);
    const { secret } = file.prepare('select secret from tables where id = ?').get(table) as {
      secret: string;
    };
    const key = (
      JSON.parse(
        (file.prepare('select body from states where table_id = ?').get(table) as { body: string }).body,
      ) as {
        game: { rng: { key: number[] } };
      }
    ).game.rng.key;
    file.close();
    const texts = [JSON.stringify(line.frames)];
    for (const path of ['', '/journal', '/chat', '/record'])
      texts.push((await ana.ask('GET', `/api/tables/${table}${path}`)).text);
    for (const path of [
      '/metrics',
      '/healthz',
      '/readyz',
      '/',
      '/api/docs',
      '/api/games',
      '/api/tables?which=open',
    ])
      texts.push((await request(server.url, 'GET', path)).text);
    for (const text of texts) {
      expect(text).not.toContain(secret);
      for (const word of key) expect(text).not.toContain(String(word));
      expect(text).not.toContain('"rng"');
    }
    line.close();
  });

  test('garbage is refused and the connection lives on; what is too large ends it', async () => {
    const line = await ana.live();
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"type":"play"}',
      `{"type":"play","answer":${'['.repeat(4000)}${']'.repeat(4000)}}`,
    ]) {
      const from = line.frames.length;
      line.socket.send(text);
      expect(await line.next((frame) => frame.type === 'error', from)).toMatchObject({ code: 'malformed' });
    }
    line.send({ type: 'ping' });
    await line.next((frame) => frame.type === 'pong');
    line.socket.send(`"${'x'.repeat(20_000)}"`);
    await expect.poll(() => line.isOpen).toBe(false);
    const large = await ana.ask('POST', '/api/tables', { game: 'x'.repeat(20_000) });
    expect(large.status).toBe(413);
    const deep = await ana.ask(
      'POST',
      '/api/tables',
      `{"game":"vallee","options":${'['.repeat(50)}${']'.repeat(50)}}`,
    );
    expect(deep.status).toBe(400);
  });

  test('a line that was never told anything hears nothing', async () => {
    const table = await startedTable(ana, bob);
    const line = await eve.live();
    await line.subscribe(table);
    line.send({ type: 'unsubscribe', table });
    line.send({ type: 'ping' });
    await line.next((frame) => frame.type === 'pong');
    const before = line.frames.filter(isState).length;
    const a = await ana.live();
    await a.command({ type: 'propose', table, key: 'p', what: 'abandon' });
    expect(line.frames.filter(isState)).toHaveLength(before);
    line.close();
    a.close();
  });
});
