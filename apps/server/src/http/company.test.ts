import type { Company, TableInfo, TableSummary } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../testing/client.ts';
import { startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let ahead = 0;
beforeAll(async () => {
  server = await testServer({ now: () => Date.now() + ahead, silence: Number.POSITIVE_INFINITY });
});
afterAll(() => server.close());

const come = (...names: string[]): Promise<Guest[]> =>
  Promise.all(names.map((name) => Guest.come(server.url, name)));
const company = async (who: Guest): Promise<Company> =>
  (await who.ask('GET', '/api/people')).body as unknown as Company;
const info = async (who: Guest, table: string): Promise<TableInfo> =>
  (await who.ask('GET', `/api/tables/${table}`)).body as unknown as TableInfo;
type TableList = { readonly tables: readonly TableSummary[] };

/** A table in somebody’s list. */
const listed = async (who: Guest, table: string): Promise<TableSummary | undefined> =>
  ((await who.ask('GET', '/api/tables?which=mine')).body as unknown as TableList).tables.find(
    (line) => line.table === table,
  );

/** A game that both broke off. */
async function played(one: Guest, other: Guest): Promise<string> {
  const table = await startedTable(one, other);
  const lines = [await one.live(), await other.live()] as const;
  for (const line of lines) await line.subscribe(table);
  await lines[0].command({ type: 'propose', table, key: 'p', what: 'abandon' });
  const { proposals } = (await lines[1].subscribe(table)) as { proposals: { id: number }[] };
  await lines[1].command({ type: 'vote', table, key: 'v', proposal: proposals[0]!.id, agree: true });
  for (const line of lines) line.close();
  return table;
}

test('those one has played with are invited again with one press, or blocked', async () => {
  const [ana, bob, eve] = (await come('Ana', 'Bob', 'Eve')) as [Guest, Guest, Guest];
  const table = await played(ana, bob);
  expect(await company(ana)).toMatchObject({
    people: [{ person: bob.id, name: 'Bob', games: 1, lastTable: table, lastGame: 'vallee' }],
    blocked: [],
  });
  expect((await ana.ask('POST', `/api/people/${eve.id}/invite`)).body).toEqual({ error: 'not-found' });
  const again = (await ana.ask('POST', `/api/people/${bob.id}/invite`)).body as unknown as TableInfo;
  expect(again.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Ana'],
    ['reserved', null],
  ]);
  expect(await listed(bob, again.table)).toMatchObject({ seat: null, isInvited: true });
  expect(await listed(eve, again.table)).toBeUndefined();
  expect(JSON.stringify(await listed(ana, again.table))).not.toContain(bob.id);
  await bob.ask('POST', `/api/people/${ana.id}/block`, { blocked: true });
  expect(await listed(bob, again.table)).toBeUndefined();
  await bob.ask('POST', `/api/people/${ana.id}/block`, { blocked: false });
  expect((await eve.post(again.table, 'sit', { seat: 1 })).status).toBe(403);
  expect((await bob.post(again.table, 'sit', {})).body).toMatchObject({ seat: 1 });
  expect(await listed(bob, again.table)).toMatchObject({ seat: 1, isInvited: false });

  expect((await bob.ask('POST', `/api/people/${ana.id}/block`, { blocked: true })).status).toBe(200);
  expect((await bob.ask('POST', `/api/people/${bob.id}/block`, { blocked: true })).status).toBe(404);
  expect(await company(bob)).toMatchObject({ people: [], blocked: [{ person: ana.id }] });
  expect((await ana.ask('POST', `/api/people/${bob.id}/invite`)).body).toEqual({ error: 'blocked' });
  const { table: next } = await ana.createTable({ game: 'vallee', options: { players: 2 } });
  expect((await bob.post(next, 'sit', {})).body).toEqual({ error: 'blocked' });
  await bob.ask('POST', `/api/people/${ana.id}/block`, { blocked: false });
  expect((await bob.post(next, 'sit', {})).status).toBe(200);
});

test('a quick match seats whoever wants the same, never those who do not want to meet', async () => {
  const [ana, bob, eve, max] = (await come('Ana', 'Bob', 'Eve', 'Max')) as [Guest, Guest, Guest, Guest];
  const pace = { kind: 'slow', hours: 24 };
  const seek = async (who: Guest, wish: object = { game: 'vallee', pace }) =>
    (await who.ask('POST', '/api/match', wish)).body as unknown as TableInfo;
  await eve.ask('POST', `/api/people/${ana.id}/block`, { blocked: true });
  const first = await seek(ana);
  expect((await seek(ana)).table).toBe(first.table);
  expect((await seek(max, { game: 'vallee' })).table).not.toBe(first.table);
  const other = await seek(eve);
  expect(other.table).not.toBe(first.table);
  expect((await seek(bob)).table).toBe(first.table);
  expect((await info(ana, first.table)).seats.filter(({ kind }) => kind === 'person')).toHaveLength(2);
  expect((await ana.ask('POST', '/api/match', { game: 'chess' })).body).toEqual({ error: 'unknown-game' });

  // Nobody else comes: after a minute bots do, and the game begins.
  ahead += 61_000;
  await expect.poll(async () => (await info(eve, other.table)).status).toBe('playing');
  expect((await info(eve, other.table)).seats.filter(({ kind }) => kind === 'bot').length).toBeGreaterThan(0);
  await expect.poll(async () => (await info(ana, first.table)).status).toBe('playing');
  expect((await seek(max)).table).not.toBe(first.table);
});

test('what somebody says whom one has blocked is not read, not counted and not told', async () => {
  const [ana, bob, eve] = (await come('Ana', 'Bob', 'Eve')) as [Guest, Guest, Guest];
  const { table } = await ana.createTable({ game: 'vallee', options: { players: 3 } });
  await bob.post(table, 'sit', {});
  await eve.post(table, 'sit', {});
  await bob.post(table, 'chat', { text: 'avant' });
  await ana.ask('POST', `/api/people/${bob.id}/block`, { blocked: true });
  const [heard, other] = [await ana.live(), await eve.live()];
  for (const line of [heard, other]) await line.subscribe(table);
  await bob.post(table, 'chat', { text: 'après' });
  await eve.post(table, 'chat', { text: 'bonjour' });
  const said = (line: typeof heard) =>
    line.frames.flatMap((frame) => (frame.type === 'chat' ? [frame.line.text] : []));
  for (const line of [heard, other])
    await line.next((frame) => frame.type === 'chat' && frame.line.text === 'bonjour');
  expect(said(heard)).toEqual(['bonjour']);
  expect(said(other)).toEqual(['après', 'bonjour']);
  const read = async (who: Guest) =>
    ((await who.ask('GET', `/api/tables/${table}/chat`)).body as { lines: { text: string }[] }).lines.map(
      ({ text }) => text,
    );
  expect([await read(ana), await read(eve)]).toEqual([['bonjour'], ['avant', 'après', 'bonjour']]);
  const unread = async (who: Guest) =>
    (
      (await who.ask('GET', '/api/tables')).body as { tables: { table: string; unread: number }[] }
    ).tables.find((line) => line.table === table)?.unread;
  expect([await unread(ana), await unread(bob)]).toEqual([1, 1]);
  for (const line of [heard, other]) line.close();
});

test('nobody sits down beside somebody who does not want to meet them, also when a game is played again', async () => {
  const [ana, bob, eve] = (await come('Ana', 'Bob', 'Eve')) as [Guest, Guest, Guest];
  const { table } = await ana.createTable({ game: 'vallee', options: { players: 3 } });
  await bob.post(table, 'sit', {});
  await bob.ask('POST', `/api/people/${eve.id}/block`, { blocked: true });
  expect((await eve.post(table, 'sit', {})).body).toEqual({ error: 'blocked' });

  const finished = await played(ana, bob);
  await ana.ask('POST', `/api/people/${bob.id}/block`, { blocked: true });
  const again = (await ana.post(finished, 'rematch')).body as unknown as TableInfo;
  expect(again.seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
  expect((await bob.post(again.table, 'sit', {})).body).toEqual({ error: 'blocked' });
});
