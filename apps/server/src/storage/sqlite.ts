import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import { migrate, SQLITE_WORDS } from './migrations.ts';
import type { Schema } from './schema.ts';
import { type Flavour, sqlStore } from './sql-store.ts';
import { type Append, type Store, StoreUnavailable } from './store.ts';
import { transaction } from './transaction.ts';

const FILE = 'comptoir.db';
const PID = 'comptoir.pid';

/** Opens (and creates) the data folder. One process at a time: tables are kept in its memory. */
export async function openSqlite(folder: string): Promise<Store> {
  const release = claim(folder);
  try {
    const file = new Database(join(folder, FILE));
    // FULL: a commit has reached the disk when it returns; an acknowledged move outlives a power cut.
    for (const pragma of [
      'journal_mode = WAL',
      'synchronous = FULL',
      'foreign_keys = ON',
      'busy_timeout = 5000',
    ])
      file.pragma(pragma);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });
    await transaction(db, 'begin immediate', (tx) => migrate(tx, SQLITE_WORDS, Date.now()));
    return sqlStore(db, flavour(db, writer(file), release));
  } catch (error) {
    release();
    if (isUnavailable(error))
      throw new StoreUnavailable(`The data folder ${folder} cannot be written: ${message(error)}`);
    throw error;
  }
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

/** A consistent copy of a database that may be in use. */
export function backupSqlite(folder: string, target: string): void {
  const file = new Database(join(folder, FILE));
  file.pragma('busy_timeout = 5000');
  file.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
  file.close();
}

/** Leaves the number of this process in the folder; refuses a folder that another living process uses. */
function claim(folder: string): () => void {
  const path = join(folder, PID);
  try {
    mkdirSync(folder, { recursive: true });
    const holder = readPid(path);
    if (holder !== null && holder !== process.pid && isAlive(holder))
      throw new StoreUnavailable(`The data folder ${folder} is in use by process ${holder}.`);
    writeFileSync(path, `${process.pid}\n`);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable(`The data folder ${folder} cannot be written: ${message(error)}`);
  }
  return () => {
    if (readPid(path) === process.pid) rmSync(path, { force: true });
  };
}

function readPid(path: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function isUnavailable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED|PERM)/.test(code);
}

function flavour(
  db: Kysely<Schema>,
  write: (appends: readonly Append[]) => boolean[],
  release: () => void,
): Flavour {
  return {
    kind: 'sqlite',
    begin: 'begin immediate',
    parallelCommits: 1,
    isUnavailable,
    // Kysely's connection is held meanwhile, so that this transaction is the only one.
    commit: (appends) => db.connection().execute(async () => write(appends)),
    tellChat: async () => {},
    announce: async () => {},
    listen: () => {},
    async close() {
      await db.destroy();
      release();
    },
  };
}

/** The rows of one transaction, by statements that are prepared once: this is where the server spends its time. */
function writer(file: Database.Database): (appends: readonly Append[]) => boolean[] {
  const insertRow = file.prepare(`insert into journal
    (table_id, seq, kind, seat, person, key, body, events, hash, clock, at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`);
  const updateTable =
    file.prepare(`update tables set seq = ?, status = ?, awaited = ?, deadline = ?, bot_waits = ?,
    updated_at = ?, seats = coalesce(?, seats), rules = coalesce(?, rules) where id = ?`);
  const upsertState = file.prepare(`insert into states (table_id, seq, body) values (?, ?, ?)
    on conflict (table_id) do update set seq = excluded.seq, body = excluded.body`);
  const insertBase = file.prepare('insert into bases (table_id, seq, body) values (?, ?, ?)');
  const upsertSeat = file.prepare(`insert into seats (table_id, seat, person) values (?, ?, ?)
    on conflict (table_id, seat) do update set person = excluded.person`);

  const writeOne = ({ row, index, state, isBase, seats, rules }: Append): boolean => {
    const { table, seq, kind, seat, person, key, body, events, hash, clock, at } = row;
    const { changes } = insertRow.run(table, seq, kind, seat, person, key, body, events, hash, clock, at);
    if (changes === 0) return false;
    const { status, awaited, deadline, botWaits } = index;
    const lines = seats ? JSON.stringify(seats) : null;
    const waits = botWaits ? 1 : 0;
    updateTable.run(seq, status, JSON.stringify(awaited), deadline, waits, at, lines, rules ?? null, table);
    upsertState.run(table, seq, state);
    if (isBase) insertBase.run(table, seq, state);
    seats?.forEach((line, number) => {
      upsertSeat.run(table, number, line.person);
    });
    return true;
  };

  return (appends) => {
    file.exec('begin immediate');
    try {
      const won = appends.map(writeOne);
      file.exec('commit');
      return won;
    } catch (error) {
      try {
        file.exec('rollback');
      } catch {
        // What failed may have ended the transaction already.
      }
      throw error;
    }
  };
}
