import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type Database from 'libsql';
import { type CommitThread, commitThread } from './commit-thread.ts';
import { claimFolder, DATABASE } from './data-folder.ts';
import { journalWriter } from './journal-writer.ts';
import { migrate, SQLITE_WORDS } from './migrations.ts';
import type { Schema } from './schema.ts';
import { type Flavour, sqlStore } from './sql-store.ts';
import { openFile } from './sqlite-file.ts';
import { type Store, StoreUnavailable } from './store.ts';
import { transaction } from './transaction.ts';
import { writtenRow } from './written-row.ts';

/** Opens (and creates) the data folder. One process at a time: tables are kept in its memory. */
export async function openSqlite(folder: string, commits: 'thread' | 'inline' = 'thread'): Promise<Store> {
  const release = claimFolder(folder);
  try {
    const path = join(folder, DATABASE);
    const file = openFile(path);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });
    await transaction(db, 'begin immediate', (tx) => migrate(tx, SQLITE_WORDS, Date.now()));
    return sqlStore(
      db,
      flavour(db, isBuilt && commits === 'thread' ? commitThread(path) : commitsHere(db, file), release),
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
function commitsHere(db: Kysely<Schema>, file: Database.Database): CommitThread {
  const write = journalWriter(file);
  return { commit: (rows) => db.connection().execute(async () => write(rows)), close: async () => {} };
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

/** Errors that trying again does not solve. */
const isBroken = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code));

function isUnavailable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    typeof code === 'string' &&
    /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED|PERM|CORRUPT|NOTADB)/.test(code)
  );
}

function flavour(db: Kysely<Schema>, thread: CommitThread, release: () => void): Flavour {
  return {
    kind: 'sqlite',
    begin: 'begin immediate',
    parallelCommits: 1,
    isUnavailable,
    isBroken,
    commit: (appends) => thread.commit(appends.map(writtenRow)),
    tellChat: async () => {},
    tellEnded: async () => {},
    tellRoom: async () => {},
    announce: async () => {},
    listen: () => {},
    async close() {
      await thread.close();
      await db.destroy();
      release();
    },
  };
}
