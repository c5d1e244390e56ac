import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import { temporaryFolder } from './folder.ts';
import { type TestPostgres, testPostgres } from './postgres.ts';

interface BothStores {
  /** For `describe.each`: the kind, and how a store of it is opened; another name is another database. */
  readonly flavours: readonly (readonly [
    kind: 'sqlite' | 'postgres',
    open: (name?: string) => Promise<Store>,
  ])[];
  /** Known as soon as a test runs. */
  postgres(): TestPostgres;
}

/** Asked for at the head of a file of tests: the databases come before its first test and go after its last one. */
export function bothStores(): BothStores {
  const folder = temporaryFolder();
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await testPostgres();
  });
  afterAll(() => {
    postgres?.remove();
    folder.remove();
  });
  return {
    flavours: [
      ['sqlite', (name = '') => openSqlite(`${folder.path}/${name}`)],
      ['postgres', (name) => openPostgres(name === undefined ? postgres.url : postgres.database(name))],
    ],
    postgres: () => postgres,
  };
}
