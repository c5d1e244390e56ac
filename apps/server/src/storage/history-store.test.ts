import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothStores } from '../testing/both-stores.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { openSqlite } from './sqlite.ts';
import type { Append, HistoryWish, Store, TableRow } from './store.ts';

const GAMES = 10_000;
const AMONG = ['vallee', 'baie', 'karanor'] as const;
const KNOWN = new Map(AMONG.map((game) => [game as string, 1]));
const { flavours } = bothStores();

const tableRow = (id: string, game: string): TableRow => ({
  id,
  game,
  rules: 1,
  owner: 'ana',
  visibility: 'private',
  settings: '{}',
  secret: '',
  commitment: '',
  createdAt: 1,
});
const ended = (table: string, at: number): Append => ({
  row: {
    table,
    seq: 1,
    kind: 'end',
    seat: null,
    person: null,
    key: null,
    body: '{}',
    events: '[]',
    hash: null,
    clock: '{}',
    at,
  },
  index: { status: 'over', awaited: [], deadline: null, botWaits: false },
  state: '{}',
  seats: [
    { person: 'ana', name: 'Ana', kind: 'person' },
    { person: null, name: null, kind: 'bot', bot: 'merchant' },
  ],
});
const result = (seat: number, person: string | null, name: string, place: number) =>
  ({
    seat,
    person,
    name,
    kind: person ? 'person' : 'bot',
    outcome: place === 1 ? 'won' : 'lost',
    place,
    score: 10 - place,
  }) as const;

describe.each(flavours)('finished games on %s', (_name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.createPerson({ id: 'ana', name: 'Ana', createdAt: 1 }, 'h-ana');
    await store.createPerson({ id: 'zoe', name: 'Zoé', createdAt: 1 }, 'h-zoe');
    for (const [at, id] of ['g1', 'g2', 'g3', 'g4'].entries()) {
      await store.createTable(tableRow(id, AMONG[at % 3]!), ended(id, 100 + at));
    }
    for (const found of await store.unarchived(10, KNOWN, 'ana')) {
      const isEven = Number(found.table.at(-1)) % 2 === 0;
      await store.archive(found, [
        result(0, 'ana', 'Ana', isEven ? 1 : 2),
        result(1, isEven ? 'zoe' : null, isEven ? 'Zoé' : '', isEven ? 2 : 1),
      ]);
    }
  });
  afterAll(() => store.close());

  const found = async (wish: HistoryWish, limit = 10): Promise<string[]> =>
    (await store.history('ana', wish, limit)).map(({ table }) => table);

  test('are archived once, and found by game, result, companion and name, page by page', async () => {
    expect(await store.unarchived(10, KNOWN)).toEqual([]);
    expect(await found({})).toEqual(['g4', 'g3', 'g2', 'g1']);
    expect(await found({}, 2)).toEqual(['g4', 'g3']);
    expect(await found({ before: { at: 102, table: 'g3' } })).toEqual(['g2', 'g1']);
    expect(await found({ game: 'vallee' })).toEqual(['g4', 'g1']);
    expect(await found({ outcome: 'won' })).toEqual(['g4', 'g2']);
    expect(await found({ person: 'zoe', game: 'baie' })).toEqual(['g2']);
    expect(await found({ search: 'ZOE' })).toEqual(['g4', 'g2']);
    // One's own name is in every game, and signs of the database are no part of a name.
    expect(await found({ search: 'Ana' })).toEqual([]);
    expect(await found({ search: '%' })).toEqual(['g4', 'g3', 'g2', 'g1']);
    expect(await store.history('ana', {}, 1)).toMatchObject([
      { game: 'vallee', endedAt: 103, moves: 0, seat: 0, seats: [{ place: 1, score: 9 }, { name: 'Zoé' }] },
    ]);
    expect((await store.history('ana', {}, 2)).map(({ seats }) => seats[1]?.bot)).toEqual([null, 'merchant']);
    expect(await store.historyCounts('zoe')).toEqual([
      { game: 'baie', outcome: 'lost', count: 1 },
      { game: 'vallee', outcome: 'lost', count: 1 },
    ]);
    // They no longer stand among those that go on.
    expect((await store.listMine('ana', 10)).map(({ id }) => id).sort()).toEqual(['g1', 'g2', 'g3', 'g4']);
  });

  test('are left to the release that can read them, however many they are', async () => {
    const mine = { person: 'eve', name: 'Eve', kind: 'person' } as const;
    for (let at = 0; at < 30; at++) {
      const id = `n${at}`;
      await store.createTable(
        { ...tableRow(id, at % 2 ? 'vallee' : 'other'), rules: 2 },
        { ...ended(id, 1), seats: [mine] },
      );
    }
    await store.createTable(tableRow('mine', 'vallee'), { ...ended('mine', 300), seats: [mine] });
    // A table that was dealt, or went on, by newer rules than it was made by.
    await store.createTable(tableRow('later', 'vallee'), { ...ended('later', 1), rules: 2 });
    const ids = (rows: readonly { readonly table: string }[]) => rows.map(({ table }) => table);
    expect(ids(await store.unarchived(10, KNOWN))).toEqual(['mine']);
    expect(ids(await store.unarchived(10, KNOWN, 'eve'))).toEqual(['mine']);
    expect(ids(await store.uncounted(40, KNOWN)).filter((id) => !id.startsWith('g'))).toEqual(['mine']);
    const newer = new Map([...KNOWN, ['vallee', 2]]);
    expect(ids(await store.unarchived(40, newer))).toHaveLength(17);
    expect(await store.unarchived(10, new Map())).toEqual([]);
    for (const found of await store.unarchived(40, newer)) await store.archive(found, []);
  });

  test('are taken out of one list and put back, and keep nobody of whoever is forgotten', async () => {
    expect(await store.hideGame('ana', 'g4', true)).toBe(true);
    expect(await store.hideGame('eve', 'g4', true)).toBe(false);
    expect(await found({}, 1)).toEqual(['g3']);
    expect((await store.history('zoe', {}, 1)).map(({ table }) => table)).toEqual(['g4']);
    await store.hideGame('ana', 'g4', false);
    await store.deletePerson('zoe');
    expect((await store.history('ana', {}, 1))[0]?.seats[1]).toMatchObject({ person: null, name: '—' });
    expect(await found({ search: 'zoe' })).toEqual([]);
  });

  test('talk is unread until it was read, and never unread again', async () => {
    const lines: number[] = [];
    for (const text of ['one', 'two'])
      lines.push((await store.say({ table: 'g1', person: 'zoe', at: 1, text })).id);
    await store.say({ table: 'g1', person: 'ana', at: 1, text: 'mine' });
    expect(await store.unread('ana', ['g1', 'g2'])).toEqual(new Map([['g1', 2]]));
    await store.markRead('ana', 'g1', lines[0]!);
    expect(await store.unread('ana', ['g1'])).toEqual(new Map([['g1', 1]]));
    await store.markRead('ana', 'g1', lines[1]!);
    await store.markRead('ana', 'g1', lines[0]!);
    expect(await store.unread('ana', ['g1'])).toEqual(new Map());
  });
});

test('a page of ten thousand games is read along an index, without sorting and without reading them all', async () => {
  const place = temporaryFolder();
  const store = await openSqlite(place.path);
  const file = new Database(join(place.path, 'comptoir.db'));
  file.exec('begin');
  const table =
    file.prepare(`insert into tables (id, game, rules, owner, visibility, settings, secret, commitment,
    created_at, updated_at, seq, status, awaited, seats, bot_waits, lease_until, archived)
    values (?, ?, 1, 'ana', 'private', '{}', '', '', 1, ?, 1, 'over', '[]', '[]', 0, 0, 1)`);
  const row =
    file.prepare(`insert into results (table_id, seat, person, name, folded, kind, game, ended_at, began_at,
    moves, outcome) values (?, ?, ?, ?, ?, 'person', ?, ?, 1, 40, ?)`);
  for (let at = 0; at < GAMES; at++) {
    const id = `t${String(at).padStart(5, '0')}`;
    table.run(id, AMONG[at % 3], at);
    row.run(id, 0, 'ana', 'Ana', 'ana', AMONG[at % 3], at, at % 2 ? 'won' : 'lost');
    row.run(id, 1, `p${at % 50}`, 'Bob', 'bob', AMONG[at % 3], at, at % 2 ? 'lost' : 'won');
  }
  file.exec('commit; analyze');
  const asked: string[] = [];
  const plans = (text: string): string =>
    (file.prepare(`explain query plan ${text}`).all() as { detail: string }[])
      .map(({ detail }) => detail)
      .join('; ');
  const wishes: HistoryWish[] = [
    {},
    { before: { at: 5_000, table: 't05000' } },
    { game: 'baie' },
    { outcome: 'won' },
    { person: 'p7' },
    { search: 'bob', game: 'karanor', outcome: 'lost' },
  ];
  const { historyQuery, countsQuery } = await import('./history-store.ts');
  const { Kysely, DummyDriver, SqliteAdapter, SqliteQueryCompiler, SqliteIntrospector } = await import(
    'kysely'
  );
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (on) => new SqliteIntrospector(on),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const bound = ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): string => {
    let at = 0;
    return sql.replaceAll('?', () => JSON.stringify(parameters[at++]).replaceAll('"', "'"));
  };
  for (const wish of wishes) {
    asked.push(plans(bound(historyQuery(db, 'ana', wish, 21).compile())));
    expect(await store.history('ana', wish, 21)).toHaveLength(21);
  }
  asked.push(plans(bound(countsQuery(db, 'ana').compile())));
  for (const plan of asked) {
    expect(plan).toMatch(/SEARCH (own|results) USING (COVERING )?INDEX results_/);
    expect(plan).not.toMatch(/SCAN (own|results|along)|TEMP B-TREE FOR ORDER BY/);
  }
  expect((await store.historyCounts('ana')).reduce((sum, { count }) => sum + count, 0)).toBe(GAMES);
  // The short list does not look at them either.
  expect(await store.listMine('ana', 100)).toHaveLength(10);
  file.close();
  await store.close();
  place.remove();
});
