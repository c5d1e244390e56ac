import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { hangingProxy } from '../testing/hanging-proxy.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { append, tableRow } from '../testing/rows.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { type News, StoreUnavailable } from './store.ts';

/** Databases as they start, are shared by nodes, break and come back. */

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.remove());

test('several nodes may start on an empty Postgres at once', async () => {
  const url = postgres.database('together');
  const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
  await stores[0]!.createTable(tableRow('t'), append('t', 1));
  expect(await stores[3]!.seqs(['t'])).toEqual(new Map([['t', 1]]));
  await Promise.all(stores.map((store) => store.close()));
});

test('other nodes hear of rows and of chat', async () => {
  const url = postgres.database('news');
  const [one, two] = [await openPostgres(url), await openPostgres(url)];
  const heard: News[] = [];
  two.listen((news) => heard.push(news));
  await expect.poll(() => heard).toEqual([{ kind: 'gap' }]);
  await one.createPerson({ id: 'p1', name: 'Ana', createdAt: 1 }, 'h');
  await one.createTable(tableRow('t'), append('t', 1));
  const { id } = await one.say({ table: 't', person: 'p1', at: 1, text: 'x' });
  await expect
    .poll(() => heard.slice(1))
    .toEqual([
      { kind: 'row', table: 't', seq: 1 },
      { kind: 'chat', table: 't', id },
    ]);
  await one.tellEnded(['a', 'b']);
  await expect
    .poll(() => heard.slice(3))
    .toEqual([
      { kind: 'ended', sessions: ['a'] },
      { kind: 'ended', sessions: ['b'] },
    ]);
  await Promise.all([one.close(), two.close()]);
});

test('other nodes hear of as many rows as one commit can have, and of none that lost', async () => {
  const url = postgres.database('many');
  const [one, two] = [await openPostgres(url), await openPostgres(url)];
  // As long as the names of real tables; 256 of them share a commit.
  const ids = Array.from({ length: 256 }, (_, at) => String(at).padStart(16, '0'));
  await one.createPerson({ id: 'p1', name: 'Ana', createdAt: 1 }, 'h');
  await Promise.all(ids.map((id) => one.createTable(tableRow(id), append(id, 1))));
  const heard: News[] = [];
  two.listen((news) => heard.push(news));
  await expect.poll(() => heard).toEqual([{ kind: 'gap' }]);
  expect(await Promise.all(ids.map((id) => one.append(append(id, 4_999))))).not.toContain(false);
  expect(await one.append(append(ids[0]!, 4_999))).toBe(false);
  const rows = () => heard.flatMap((news) => (news.kind === 'row' ? [`${news.table} ${news.seq}`] : []));
  await expect.poll(() => rows().sort()).toEqual(ids.map((id) => `${id} 4999`));
  await Promise.all([one.close(), two.close()]);
});

test('a data folder serves one process, and can be opened again after a crash', async () => {
  const other = temporaryFolder();
  const store = await openSqlite(other.path);
  await expect(openSqlite(other.path)).rejects.toThrow('is in use by another process');
  await store.close();
  // One that holds the lock and is killed leaves nothing behind.
  const hold = `const file = new (require('libsql'))('${other.path}/comptoir.lock'); file.exec('begin exclusive');
    console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['-e', hold], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  await expect(openSqlite(other.path)).rejects.toThrow('is in use by another process');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await openSqlite(other.path)).close();
  other.remove();
});

test('a database of a newer version, or one that is none, ends the start with one line', async () => {
  const newer = temporaryFolder();
  await (await openSqlite(newer.path)).close();
  const { default: Database } = await import('libsql');
  const file = new Database(`${newer.path}/comptoir.db`);
  file.exec('insert into migrations (number, at) values (999, 1)');
  file.close();
  const refused = (path: string) =>
    openSqlite(path).then(
      () => null,
      (error: Error) => error,
    );
  expect(await refused(newer.path)).toBeInstanceOf(StoreUnavailable);
  expect((await refused(newer.path))?.message).toMatch(
    /^This database was written by a newer version[^\n]+$/,
  );
  newer.remove();
  const none = temporaryFolder();
  writeFileSync(`${none.path}/comptoir.db`, 'this is no database, whatever its name says '.repeat(200));
  expect(await refused(none.path)).toBeInstanceOf(StoreUnavailable);
  none.remove();
});

test('a damaged database is told as one that is not there', async () => {
  const hurt = temporaryFolder();
  const store = await openSqlite(hurt.path);
  await store.createPerson({ id: 'p1', name: 'Ana', createdAt: 1 }, 'h');
  await store.ping();
  await store.close();
  const path = `${hurt.path}/comptoir.db`;
  const { default: Database } = await import('libsql');
  const file = new Database(path);
  file.pragma('wal_checkpoint(TRUNCATE)');
  const { rootpage } = file.prepare("select rootpage from sqlite_master where name = 'people'").get() as {
    rootpage: number;
  };
  file.close();
  const bytes = readFileSync(path);
  bytes.fill(0xff, 4096 * (rootpage - 1), 4096 * rootpage);
  writeFileSync(path, bytes);
  const damaged = await openSqlite(hurt.path);
  await damaged.ping();
  await expect(damaged.personOfSession('h', 2, 0)).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(damaged.ping()).rejects.toThrow('damaged');
  await damaged.close();
  hurt.remove();
});

test('a Postgres that says nothing makes the store unavailable, and it is there again when Postgres is', async () => {
  const url = new URL(postgres.database('hangs'));
  const proxy = await hangingProxy(Number(url.port));
  url.port = String(proxy.port);
  const store = await openPostgres(url.href, 1_000);
  await store.ping();
  proxy.hang(true);
  await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
  proxy.hang(false);
  await expect
    .poll(() =>
      store.ping().then(
        () => 'there',
        () => 'away',
      ),
    )
    .toBe('there');
  await store.close();
  proxy.close();
});

test('a Postgres that goes away between two queries makes the store unavailable, and no more', async () => {
  const store = await openPostgres(postgres.database('away'));
  let isDone = false;
  let beats = 0;
  const failures: unknown[] = [];
  const busy = Array.from({ length: 4 }, async (_, at) => {
    for (let beat = 1; !isDone; beat++)
      await store.heartbeat(`node-${at}`, beat, 3_000).then(
        () => {
          beats++;
        },
        (error) => {
          failures.push(error);
          // A database that is away refuses at once, so pause before asking again.
          return new Promise((resolve) => setTimeout(resolve, 20));
        },
      );
  });
  for (const mode of ['fast', 'immediate'] as const) {
    const seen = beats;
    await expect.poll(() => beats).toBeGreaterThan(seen + 20);
    const before = failures.length;
    postgres.stop(mode);
    // It stays away until somebody has noticed.
    await expect.poll(() => failures.length).toBeGreaterThan(before);
    postgres.start();
  }
  isDone = true;
  await Promise.all(busy);
  expect(failures.filter((error) => !(error instanceof StoreUnavailable))).toEqual([]);
  // A connection of the pool may still learn that it is broken.
  const isThere = () =>
    store.ping().then(
      () => true,
      () => false,
    );
  await expect.poll(isThere).toBe(true);
  await store.close();
});
