import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type Database from 'libsql';
import { type CommitThread, commitThread } from './commit-thread.ts';
import { claimFolder, DATABASE } from './data-folder.ts';
import { migrate, SQLITE_WORDS } from './migrations.ts';
import { RowLog } from './row-log.ts';
import type { Schema } from './schema.ts';
import { type Flavour, sqlStore } from './sql-store.ts';
import { openFile } from './sqlite-file.ts';
import { type Store, StoreUnavailable } from './store.ts';
import { transaction } from './transaction.ts';
import { loggedRow } from './written-row.ts';

/** Opens (and creates) the data folder. One process at a time: tables are kept in its memory. */
export async function openSqlite(folder: string, commits: 'thread' | 'inline' = 'thread'): Promise<Store> {
  const release = claimFolder(folder);
  try {
    const path = join(folder, DATABASE);
    const file = openFile(path);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });
    await transaction(db, 'begin immediate', (tx) => migrate(tx, SQLITE_WORDS, Date.now()));
    // What a server that was killed has left behind.
    const log = new RowLog(file);
    log.putAway();
    return sqlStore(
      db,
      flavour(path, db, isBuilt && commits === 'thread' ? commitThread(path) : commitsHere(db, log), release),
    );
  } catch (error) {
    release();
    if (isUnavailable(error))
      throw new StoreUnavailable(`The data folder ${folder} cannot be written: ${message(error)}`);
    throw error;
  }
}

/** Sources that are run as they are (tests, tools) have no file for a thread to start from. */
const isBuilt = import.meta.url.endsWith('.js');

/** The same without a thread. Kysely's connection is held meanwhile, so that this transaction is the only one. */
function commitsHere(db: Kysely<Schema>, log: RowLog): CommitThread {
  const alone = <T>(work: () => T): Promise<T> => db.connection().execute(async () => work());
  return {
    commit: (rows) => alone(() => log.append(rows)),
    putAway: () => (log.waiting === 0 ? Promise.resolve() : alone(() => log.putAway())),
    close: async () => {},
  };
}

/** Kysely asks for the same few statements again and again. */
function preparedOnce(file: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(text) {
      let statement = statements.get(text);
      if (statement === undefined) {
        statement = file.prepare(text) as unknown as SqliteStatement;
        if (statements.size < 200) statements.set(text, statement);
      }
      return statement;
    },
  };
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What no later try will mend. */
const isBroken = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code));

function isUnavailable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    typeof code === 'string' &&
    /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED|PERM|CORRUPT|NOTADB)/.test(code)
  );
}

/**
 * Reads on a connection of its own, in a transaction that puts the log in its places and is never committed: nothing goes
 * to a disk that has no room.
 */
async function readAhead<T>(path: string, read: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const file = openFile(path);
  try {
    file.pragma('cache_spill = OFF');
    file.exec('begin immediate');
    new RowLog(file).settle();
    return await read(new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) }));
  } finally {
    if (file.inTransaction) file.exec('rollback');
    file.close();
  }
}

function flavour(path: string, db: Kysely<Schema>, thread: CommitThread, release: () => void): Flavour {
  return {
    kind: 'sqlite',
    begin: 'begin immediate',
    parallelCommits: 1,
    isUnavailable,
    isBroken,
    commit: (appends) => thread.commit(appends.map(loggedRow)),
    log: { putAway: () => thread.putAway(), readAhead: (read) => readAhead(path, read) },
    tellChat: async () => {},
    tellEnded: async () => {},
    announce: async () => {},
    listen: () => {},
    async close() {
      // A full disk does not keep the server from ending: the log is read at the next start.
      await thread.putAway().catch(() => {});
      await thread.close();
      await db.destroy();
      release();
    },
  };
}
