import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { bothStores } from '../testing/both-stores.ts';
import { databaseBefore } from '../testing/earlier-database.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { openSqlite } from './sqlite.ts';
import type { Fact } from './statistics.ts';

const { flavours } = bothStores();

const ended = (table: string) => ({ table, game: 'baie', at: 1, status: 'over', state: '' }) as const;
const gold = (seat: number, person: string | null, amount: number): Fact => ({
  seat,
  person,
  won: seat === 0 ? 1 : 0,
  kind: 'gold',
  name: 'sale',
  amount,
});

describe.each(flavours)('facts on %s', (_name, open) => {
  test('of tables that are counted at the same time are all in the sums', async () => {
    const store = await open('facts');
    const names = Array.from({ length: 130 }, (_, at) => `card-${at}`);
    const facts = (from: number): Fact[] =>
      names.flatMap((_, at) =>
        [0, 1].map((seat) => ({
          ...gold(seat, 'ana', 1),
          kind: 'card',
          name: names[(at + from) % names.length] ?? '',
        })),
      );
    await Promise.all(Array.from({ length: 8 }, (_, at) => store.keepFacts(ended(`t${at}`), facts(at * 17))));
    const sums = await store.factSums('baie');
    expect(sums.map(({ name }) => name)).toEqual([...names].sort());
    expect(new Set(sums.map(({ seats, won, amount }) => `${seats} ${won} ${amount}`))).toEqual(
      new Set(['16 8 16']),
    );
    expect(await store.factSums('baie', 'ana')).toEqual(sums);
    expect(await store.factSums('baie', 'bob')).toEqual([]);
    await store.close();
  });
});

test('facts of earlier releases are in the sums, and a look reads the sums alone', async () => {
  const folder = temporaryFolder();
  const file = databaseBefore(folder.path, 'fact_sums');
  const insert = file.prepare(
    "insert into facts (table_id, seat, game, ended_at, person, won, kind, name, amount) values (?, ?, 'baie', 1, ?, ?, 'gold', 'sale', ?)",
  );
  insert.run('t1', 0, 'ana', 1, 30);
  insert.run('t1', 1, null, 0, 10);
  file.close();

  const store = await openSqlite(folder.path);
  const sum = { kind: 'gold', name: 'sale', won: 1 };
  expect(await store.factSums('baie')).toEqual([{ ...sum, seats: 2, amount: 40 }]);
  expect(await store.factSums('baie', 'ana')).toEqual([{ ...sum, seats: 1, amount: 30 }]);
  // What is known already is not added again.
  await store.keepFacts(ended('t1'), [gold(0, 'ana', 30), gold(1, null, 10)]);
  await store.keepFacts(ended('t2'), [gold(0, 'ana', 5)]);
  expect(await store.factSums('baie')).toEqual([{ ...sum, won: 2, seats: 3, amount: 45 }]);
  await store.close();

  const again = new Database(join(folder.path, 'comptoir.db'));
  again.exec('delete from facts');
  again.close();
  const later = await openSqlite(folder.path);
  expect(await later.factSums('baie', 'ana')).toEqual([{ ...sum, won: 2, seats: 2, amount: 35 }]);
  await later.close();
  folder.remove();
});
