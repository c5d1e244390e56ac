import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely, SqliteDialect } from 'kysely';
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
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
    await transaction(db, 'begin immediate', (tx) => migrate(tx, SQLITE_WORDS, Date.now()));
    return sqlStore(db, flavour(db, release));
  } catch (error) {
    release();
    if (isUnavailable(error))
      throw new StoreUnavailable(`The data folder ${folder} cannot be written: ${message(error)}`);
    throw error;
  }
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

function flavour(db: Kysely<Schema>, release: () => void): Flavour {
  return {
    kind: 'sqlite',
    begin: 'begin immediate',
    parallelCommits: 1,
    isUnavailable,
    commit: (appends) =>
      transaction(db, 'begin immediate', async (tx) => {
        const run = (text: string, input: readonly object[]) =>
          tx.executeQuery<{ table_id: string; seq: number }>(
            CompiledQuery.raw(text, [JSON.stringify(input)]),
          );
        const { rows } = await run(INSERT_ROWS, appends.map(input));
        const won = new Set(rows.map((row) => `${row.table_id}:${row.seq}`));
        const isWon = ({ row }: Append) => won.has(`${row.table}:${row.seq}`);
        const winners = appends.filter(isWon);
        await run(UPDATE_TABLES, winners.map(input));
        const seated = winners.filter(({ seats }) => seats !== undefined);
        if (seated.length > 0) await run(UPSERT_SEATS, seated.map(input));
        await run(UPSERT_STATES, winners.map(input));
        const bases = winners.filter(({ isBase }) => isBase);
        if (bases.length > 0) await run(INSERT_BASES, bases.map(input));
        return appends.map(isWon);
      }),
    tellChat: async () => {},
    listen: () => {},
    async close() {
      await db.destroy();
      release();
    },
  };
}

const column = (name: string) => `x.value ->> '$.${name}'`;

const COLUMNS = ['table_id', 'seq', 'kind', 'seat', 'person', 'key', 'body', 'events', 'hash', 'clock', 'at'];
const INSERT_ROWS = `insert into journal (${COLUMNS.join(', ')})
  select ${COLUMNS.map(column).join(', ')} from json_each(?) x where true
  on conflict do nothing returning table_id, seq`;
const UPDATE_TABLES = `update tables set seq = ${column('seq')}, status = ${column('status')},
  awaited = ${column('awaited')}, deadline = ${column('deadline')}, bot_waits = ${column('bot_waits')},
  updated_at = ${column('at')}, seats = coalesce(${column('seats')}, seats), rules = coalesce(${column('rules')}, rules)
  from json_each(?) x where tables.id = ${column('table_id')}`;
const UPSERT_SEATS = `insert into seats (table_id, seat, person)
  select ${column('table_id')}, s.key, s.value ->> '$.person'
  from json_each(?) x, json_each(${column('seats')}) s where true
  on conflict (table_id, seat) do update set person = excluded.person`;
const UPSERT_STATES = `insert into states (table_id, seq, body)
  select ${column('table_id')}, ${column('seq')}, ${column('state')} from json_each(?) x where true
  on conflict (table_id) do update set seq = excluded.seq, body = excluded.body`;
const INSERT_BASES = `insert into bases (table_id, seq, body)
  select ${column('table_id')}, ${column('seq')}, ${column('state')} from json_each(?) x where true`;

/** One append as the statements above and those of Postgres read it. */
export function input({ row, index, state, isBase, seats, rules }: Append): object {
  const { table, ...rest } = row;
  return {
    table_id: table,
    ...rest,
    status: index.status,
    awaited: JSON.stringify(index.awaited),
    deadline: index.deadline,
    bot_waits: index.botWaits ? 1 : 0,
    state,
    is_base: isBase === true,
    seats: seats ? JSON.stringify(seats) : null,
    rules: rules ?? null,
  };
}
