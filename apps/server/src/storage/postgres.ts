import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate, POSTGRES_WORDS } from './migrations.ts';
import type { Schema } from './schema.ts';
import { type Flavour, sqlStore } from './sql-store.ts';
import { type Append, type News, type Store, StoreUnavailable } from './store.ts';
import { transaction } from './transaction.ts';
import { writtenRow } from './written-row.ts';

const CHANNEL = 'comptoir';
/** The advisory lock under which nodes that start together run the migrations one after the other. */
const MIGRATION_LOCK = 20_261_115;
const INT8 = 20;
/** Milliseconds until a database that does not answer counts as unavailable. */
const PATIENCE = 5_000;

/** A connection on which a query got no answer is closed: the next query would wait behind it. */
class Impatient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }

  override query = ((...args: Parameters<pg.Client['query']>) => {
    const asked = super.query(...args) as unknown;
    if (asked instanceof Promise)
      asked.catch((error: Error) => {
        if (/timeout/i.test(error.message)) this.connection.stream.destroy();
      });
    return asked;
  }) as pg.Client['query'];
}

/** Eight-byte integers are times and counts here: a JavaScript number holds them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** The names of the application let a test cut one kind of connection and not the other. */
export async function openPostgres(url: string, patience = PATIENCE): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    query_timeout: patience * 1.2,
    keepAlive: true,
    application_name: 'comptoir',
    Client: Impatient,
  });
  // An idle connection that breaks is replaced by the pool; nobody was waiting for it.
  pool.on('error', () => {});
  // A connection that breaks inside a transaction makes the next query fail; the event itself must not end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await transaction(db, 'begin', async (tx) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
      await migrate(tx, POSTGRES_WORDS, Date.now());
    });
  } catch (error) {
    await db.destroy();
    if (isUnavailable(error))
      throw new StoreUnavailable(`Postgres cannot be reached: ${(error as Error).message || 'no answer'}`);
    throw error;
  }
  return sqlStore(db, flavour(db, pool, url));
}

/** Broken connections have no code of SQL, or one of these classes: connection, resources, shut-down, read-only. */
function isUnavailable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string')
    return /connection|terminat|timeout|closed/i.test(String((error as Error)?.message));
  return /^(08|53|57P|58|25006|E[A-Z]+$)/.test(code);
}

const isDeadlock = (error: unknown): boolean =>
  ['40P01', '40001'].includes((error as { code?: string }).code ?? '');

/** Postgres plans the statement once per connection. */
async function commitRows(pool: pg.Pool, rows: readonly object[]): Promise<Set<string>> {
  const client = await pool.connect();
  try {
    const asked = { name: 'comptoir-commit', text: COMMIT, values: [JSON.stringify(rows)] };
    const { rows: won } = await client.query<{ row: string }>(asked);
    return new Set(won.map(({ row }) => row));
  } finally {
    client.release();
  }
}

function flavour(db: Kysely<Schema>, pool: pg.Pool, url: string): Flavour {
  const listeners = new Set<Listener>();
  return {
    kind: 'postgres',
    begin: 'begin',
    parallelCommits: 4,
    isUnavailable,
    isBroken: (error) => /^XX00[12]$/.test(String((error as { code?: unknown }).code)),
    async commit(appends) {
      const sorted = [...appends].sort((a, b) => (a.row.table < b.row.table ? -1 : 1));
      for (let attempt = 0; ; attempt++) {
        try {
          const won = await commitRows(pool, sorted.map(input));
          return appends.map(({ row }: Append) => won.has(`${row.table}:${row.seq}`));
        } catch (error) {
          // Two nodes wrote the same tables in different orders: one of them tries again.
          if (!isDeadlock(error) || attempt >= 5) throw error;
        }
      }
    },
    async tellChat(table, id) {
      await sql`select pg_notify(${CHANNEL}, ${`chat:${table}:${id}`})`.execute(db);
    },
    async tellEnded(sessions) {
      const texts = sessions.map((session) => `ended:${session}`);
      await sql`select pg_notify(${CHANNEL}, said) from unnest(${texts}::text[]) as said`.execute(db);
    },
    async tellRoom(room) {
      await sql`select pg_notify(${CHANNEL}, ${`room:${room}`})`.execute(db);
    },
    async announce(node, present) {
      const texts = present.map(
        ({ table, seats, watching }) => `here:${table}:${node}:${seats.join()}:${watching}`,
      );
      await sql`select pg_notify(${CHANNEL}, said) from unnest(${texts}::text[]) as said`.execute(db);
    },
    listen(hear) {
      listeners.add(new Listener(url, hear));
    },
    async close() {
      await Promise.all([...listeners].map((listener) => listener.close()));
      await db.destroy();
    },
  };
}

const COMMIT = `with x as (
    select * from json_to_recordset($1::json) as x(table_id text, seq integer, kind text, seat integer, person text,
      key text, body text, events text, hash text, clock text, at bigint, status text, awaited text,
      deadline bigint, bot_waits integer, state text, is_base boolean, seats text,
      rules integer, notices text, settled text)),
  won as (
    insert into journal (table_id, seq, kind, seat, person, key, body, events, hash, clock, at)
    select table_id, seq, kind, seat, person, key, body, events, hash, clock, at from x
    where exists (select from tables where id = x.table_id) order by table_id, seq
    on conflict do nothing returning table_id, seq),
  moved as (
    update tables t set seq = x.seq, status = x.status, awaited = coalesce(x.awaited, t.awaited), deadline = x.deadline,
      bot_waits = coalesce(x.bot_waits, t.bot_waits), updated_at = x.at, seats = coalesce(x.seats, t.seats), rules = coalesce(x.rules, t.rules)
    from x join won using (table_id, seq) where t.id = x.table_id),
  seated as (
    insert into seats (table_id, seat, person, invited)
    select x.table_id, s.at - 1, s.line ->> 'person', s.line ->> 'invited'
    from x join won using (table_id, seq),
      json_array_elements(x.seats::json) with ordinality as s(line, at)
    where x.seats is not null
    on conflict (table_id, seat) do update set person = excluded.person, invited = excluded.invited),
  stated as (
    insert into states (table_id, seq, body)
    select x.table_id, x.seq, x.state from x join won using (table_id, seq) where x.state is not null
    on conflict (table_id) do update set seq = excluded.seq, body = excluded.body),
  based as (
    insert into bases (table_id, seq, body)
    select x.table_id, x.seq, x.state from x join won using (table_id, seq) where x.is_base),
  void as (
    delete from open_notices o using x join won using (table_id, seq)
    where o.table_id = x.table_id and o.kind in ('turn', 'time')
      and o.person in (select json_array_elements_text(x.settled::json))),
  posted as (
    insert into open_notices (table_id, person, kind, number, due_at, is_digest, is_told)
    select x.table_id, n.person, n.kind, x.seq, n.due, 0, 0
    from x join won using (table_id, seq),
      json_to_recordset(x.notices::json) as n(person text, kind text, due bigint)
    where x.notices is not null and (exists (select from channels c where c.person = n.person)
      or exists (select from channels c join people p on p.id = n.person where c.table_id = x.table_id))
    on conflict do nothing),
  told as materialized (
    select pg_notify('${CHANNEL}', string_agg(table_id || ':' || seq, ',')) from won having count(*) > 0)
  select table_id || ':' || seq as row from won, told`;

/** One connection that only listens. It reconnects by itself and then reports that something may have been missed. */
class Listener {
  readonly #url: string;
  readonly #hear: (news: News) => void;
  #client: pg.Client | null = null;
  #isClosed = false;
  #retry: NodeJS.Timeout | null = null;
  #pause = 100;

  constructor(url: string, hear: (news: News) => void) {
    this.#url = url;
    this.#hear = hear;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'comptoir-listen',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      for (const news of readNews(payload ?? '')) this.#hear(news);
    });
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#pause = 100;
      this.#hear({ kind: 'gap' });
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => {});
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => void this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, 3_000);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry) clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }
}

/**
 * The rows of one commit are told together: every node hears of every commit, and most rows do not concern it. The 256 rows
 * that a commit has at most are shorter than the 8,000 bytes of a notification.
 */
function readNews(payload: string): News[] {
  const [first = '', second = '', third = '', fourth = '', fifth = '0'] = payload.split(':');
  if (first === 'chat') return [{ kind: 'chat', table: second, id: Number(third) }];
  if (first === 'ended') return [{ kind: 'ended', sessions: [second] }];
  if (first === 'room') return [{ kind: 'room', room: second }];
  if (first === 'here') {
    const seats = fourth === '' ? [] : fourth.split(',').map(Number);
    return [{ kind: 'presence', node: third, present: { table: second, seats, watching: Number(fifth) } }];
  }
  return payload.split(',').map((row) => {
    const [table = '', seq] = row.split(':');
    return { kind: 'row', table, seq: Number(seq) };
  });
}

/** One append as the statement above reads it. */
function input(append: Append): object {
  const { table, botWaits, isBase, ...row } = writtenRow(append);
  return { ...row, table_id: table, bot_waits: botWaits, is_base: isBase };
}
