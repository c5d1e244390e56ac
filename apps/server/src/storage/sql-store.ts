import type { TableStatus } from '@comptoir/protocol';
import { type Kysely, sql } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { retiring } from './retiring.ts';
import type { Schema } from './schema.ts';
import {
  type Append,
  type ChatRow,
  type JournalRow,
  type News,
  type Outage,
  type PersonRow,
  type Present,
  type SeatLine,
  type Store,
  StoreUnavailable,
  type TableCounts,
  type TableLine,
  type TableRow,
} from './store.ts';
import { transaction } from './transaction.ts';

/** What differs between the databases. */
export interface Flavour {
  readonly kind: 'sqlite' | 'postgres';
  readonly begin: 'begin' | 'begin immediate';
  /** One transaction for many rows; for each whether it won. */
  commit(appends: readonly Append[]): Promise<boolean[]>;
  readonly parallelCommits: number;
  /** Whether an error says that the database cannot be reached or written. */
  isUnavailable(error: unknown): boolean;
  /** Whether an error says that the database is damaged. */
  isBroken(error: unknown): boolean;
  tellChat(table: string, id: number): Promise<void>;
  tellEnded(sessions: readonly string[]): Promise<void>;
  announce(node: string, present: readonly Present[]): Promise<void>;
  listen(hear: (news: News) => void): void;
  close(): Promise<void>;
}

/** The store over Kysely: one text for both databases except what a flavour brings. */
export function sqlStore(db: Kysely<Schema>, flavour: Flavour): Store {
  const group = new GroupCommit((appends) => guarded(() => flavour.commit(appends)), flavour.parallelCommits);

  let isDamaged = false;
  const retirement = retiring(db);

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      isDamaged ||= flavour.isBroken(error);
      if (flavour.isUnavailable(error))
        throw new StoreUnavailable((error as Error).message, { cause: error });
      throw error;
    }
  }

  const store: Store = {
    kind: flavour.kind,

    createPerson: (person, hash) =>
      transaction(db, flavour.begin, async (tx) => {
        await tx
          .insertInto('people')
          .values({ id: person.id, name: person.name, created_at: person.createdAt })
          .execute();
        await tx
          .insertInto('sessions')
          .values({ hash, person: person.id, created_at: person.createdAt, seen_at: person.createdAt })
          .execute();
      }),
    async personOfSession(hash, now, since) {
      const found = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select(['people.id', 'people.name', 'people.created_at', 'sessions.seen_at'])
        .where('hash', '=', hash)
        .where('seen_at', '>', since)
        .executeTakeFirst();
      if (!found) return null;
      // Now and then is enough to tell a device in use from a forgotten one.
      if (now - found.seen_at > (now - since) / 100)
        await db.updateTable('sessions').set({ seen_at: now }).where('hash', '=', hash).execute();
      return personRow(found);
    },
    async endedSessions(hashes, since) {
      if (hashes.length === 0) return [];
      const alive = await db
        .selectFrom('sessions')
        .select('hash')
        .where('hash', 'in', hashes)
        .where('seen_at', '>', since)
        .execute();
      const found = new Set(alive.map(({ hash }) => hash));
      return hashes.filter((hash) => !found.has(hash));
    },
    tellEnded: (hashes) => flavour.tellEnded(hashes),
    async renamePerson(id, name) {
      await db.updateTable('people').set({ name }).where('id', '=', id).execute();
    },
    deletePerson: (id) =>
      transaction(db, flavour.begin, async (tx) => {
        const ended = await tx.deleteFrom('sessions').where('person', '=', id).returning('hash').execute();
        for (const table of ['codes', 'mutes', 'chat'] as const)
          await tx.deleteFrom(table).where('person', '=', id).execute();
        await tx.deleteFrom('people').where('id', '=', id).execute();
        return ended.map(({ hash }) => hash);
      }),
    async addSession(person, hash, now) {
      await db.insertInto('sessions').values({ hash, person, created_at: now, seen_at: now }).execute();
    },
    async dropSession(hash) {
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    },
    async sessionsOf(person) {
      const rows = await db.selectFrom('sessions').selectAll().where('person', '=', person).execute();
      return rows.map((row) => ({ createdAt: row.created_at, seenAt: row.seen_at }));
    },
    putCode: (hash, person, expiresAt) =>
      transaction(db, flavour.begin, async (tx) => {
        await tx.deleteFrom('codes').where('person', '=', person).execute();
        await tx.insertInto('codes').values({ hash, person, expires_at: expiresAt }).execute();
      }),
    async takeCode(hash, now) {
      const taken = await db.deleteFrom('codes').where('hash', '=', hash).returningAll().executeTakeFirst();
      return taken && taken.expires_at > now ? taken.person : null;
    },
    async seatsOf(person) {
      const rows = await db
        .selectFrom('seats')
        .select(['table_id', 'seat'])
        .where('person', '=', person)
        .execute();
      return rows.map((row) => ({ table: row.table_id, seat: row.seat }));
    },

    async createTable(table, first) {
      await db
        .insertInto('tables')
        .values({
          id: table.id,
          game: table.game,
          rules: table.rules,
          owner: table.owner,
          visibility: table.visibility,
          settings: table.settings,
          secret: table.secret,
          commitment: table.commitment,
          created_at: table.createdAt,
          updated_at: table.createdAt,
          seq: 0,
          status: 'waiting',
          awaited: '[]',
          seats: '[]',
          deadline: null,
          bot_waits: 0,
          lease_node: null,
          lease_until: 0,
        })
        .execute();
      await group.append(first);
    },
    async table(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? tableRow(row) : null;
    },
    async state(id) {
      const row = await db
        .selectFrom('states')
        .select(['seq', 'body'])
        .where('table_id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },
    async saveState(id, seq, body) {
      await db
        .updateTable('states')
        .set({ seq, body })
        .where('table_id', '=', id)
        .where('seq', '<', seq)
        .execute();
    },
    async base(id, seq) {
      const row = await db
        .selectFrom('bases')
        .select('body')
        .where('table_id', '=', id)
        .where('seq', '=', seq)
        .executeTakeFirst();
      return row?.body ?? null;
    },
    append: (append) => group.append(append),
    async rows(table, after, limit = 1_000_000) {
      const rows = await db
        .selectFrom('journal')
        .selectAll()
        .where('table_id', '=', table)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(limit)
        .execute();
      return rows.map(({ table_id, ...row }): JournalRow => ({ table: table_id, ...row }));
    },
    async rowOfKey(table, person, key) {
      const row = await db
        .selectFrom('journal')
        .select('seq')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.seq ?? null;
    },
    async seqs(tables) {
      if (tables.length === 0) return new Map();
      const rows = await db.selectFrom('tables').select(['id', 'seq']).where('id', 'in', tables).execute();
      return new Map(rows.map((row) => [row.id, row.seq]));
    },
    async countsOf(owner) {
      const rows = await db
        .selectFrom('tables')
        .select(['status', db.fn.countAll().as('count')])
        .where('owner', '=', owner)
        .where('status', 'in', ['waiting', 'playing'])
        .groupBy('status')
        .execute();
      const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
      return { waiting: of('waiting'), playing: of('playing') } satisfies TableCounts;
    },
    async listMine(person, limit) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('id', 'in', (seats) =>
          seats.selectFrom('seats').select('table_id').where('person', '=', person),
        )
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(tableLine);
    },
    async finishedOf(person, games, limit) {
      if (games.length === 0) return [];
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .innerJoin('states', 'states.table_id', 'tables.id')
        .select(['tables.id as table', 'tables.game', 'tables.updated_at as at', 'states.body as state'])
        .where('seats.person', '=', person)
        .where('tables.status', '=', 'over')
        .where('tables.game', 'in', games)
        .orderBy('tables.updated_at', 'desc')
        .orderBy('tables.id')
        .limit(limit)
        .execute();
      return rows.reverse();
    },
    async listPublic(status, limit) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        // Written out, so that the index of public tables is used.
        .where(sql<boolean>`visibility = 'public'`)
        .where('status', '=', status)
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(tableLine);
    },
    async removeTable(id) {
      await db.deleteFrom('tables').where('id', '=', id).execute();
    },
    retire: (what, before, limit) => retirement(what, before, limit),
    async expire(before) {
      const gone = await db
        .deleteFrom('tables')
        .where('status', '=', 'waiting')
        .where('updated_at', '<', before)
        .returning('id')
        .execute();
      return gone.map(({ id }) => id);
    },

    async due(now, limit, after = '') {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('deadline', '<=', now)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    async botsWaiting(now, limit, after = '') {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('bot_waits', '=', 1)
        .where('lease_until', '<=', now)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    async stuckBots(before, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('bot_waits', '=', 1)
        .where('status', '=', 'playing')
        .where('updated_at', '<', before)
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    async lease(table, node, now, until) {
      const result = await db
        .updateTable('tables')
        .set({ lease_node: node, lease_until: until })
        .where('id', '=', table)
        .where((or) => or.or([or('lease_until', '<=', now), or('lease_node', '=', node)]))
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async release(table, node) {
      await db
        .updateTable('tables')
        .set({ lease_node: null, lease_until: 0 })
        .where('id', '=', table)
        .where('lease_node', '=', node)
        .execute();
    },
    async releaseLeases(node) {
      await db
        .updateTable('tables')
        .set({ lease_node: null, lease_until: 0 })
        .where('lease_node', '=', node)
        .where('lease_until', '>', 0)
        .execute();
    },

    async say({ table, person, at, text }) {
      const { id } = await db
        .insertInto('chat')
        .values({ table_id: table, person, at, text })
        .returning('id')
        .executeTakeFirstOrThrow();
      await flavour.tellChat(table, id);
      const named = await db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst();
      return { id, table, person, name: named?.name ?? '', at, text };
    },
    chat: (table, after, limit) => chatLines(db, limit, { table, after }),
    chatOf: (person) => chatLines(db, 10_000, { person }),
    async mute(table, person, muted) {
      if (muted) {
        await db
          .insertInto('mutes')
          .values({ table_id: table, person })
          .onConflict((found) => found.doNothing())
          .execute();
      } else {
        await db.deleteFrom('mutes').where('table_id', '=', table).where('person', '=', person).execute();
      }
    },
    async isMuted(table, person) {
      const found = await db
        .selectFrom('mutes')
        .select('person')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .executeTakeFirst();
      return found !== undefined;
    },

    heartbeat: (node, now, silence) =>
      transaction(db, flavour.begin, async (tx) => {
        const { latest } = await tx
          .selectFrom('nodes')
          .select((all) => all.fn.max('seen_at').as('latest'))
          .executeTakeFirstOrThrow();
        const seen = latest === null ? null : Number(latest);
        if (seen !== null && now - seen > silence)
          await tx.insertInto('outages').values({ from_at: seen, to_at: now }).execute();
        await tx
          .insertInto('nodes')
          .values({ id: node, seen_at: now })
          .onConflict((found) => found.column('id').doUpdateSet({ seen_at: now }))
          .execute();
        await tx
          .deleteFrom('nodes')
          .where('seen_at', '<', now - 3_600_000)
          .execute();
      }),
    async leave(node) {
      // The time of leaving stays known: the next start measures the outage from it.
      await store.releaseLeases(node);
    },
    async outages(since) {
      const rows = await db.selectFrom('outages').selectAll().where('to_at', '>', since).execute();
      return rows.map((row): Outage => ({ from: row.from_at, to: row.to_at }));
    },

    announce: (node, present) => flavour.announce(node, present),
    listen: (hear) => flavour.listen(hear),
    async ping() {
      if (isDamaged) throw new StoreUnavailable('The database is damaged.');
      await sql`select 1`.execute(db);
    },
    close: () => flavour.close(),
  };
  return guard(store, guarded);
}

/** Every door of the store tells an unreachable database from a defect. */
function guard(store: Store, guarded: <T>(work: () => Promise<T>) => Promise<T>): Store {
  const doors = Object.entries(store).map(([name, door]) => {
    if (typeof door !== 'function' || name === 'listen' || name === 'close') return [name, door];
    return [
      name,
      (...args: unknown[]) => guarded(() => (door as (...args: unknown[]) => Promise<unknown>)(...args)),
    ];
  });
  return Object.fromEntries(doors) as Store;
}

async function chatLines(
  db: Kysely<Schema>,
  limit: number,
  of: { table: string; after: number } | { person: string },
): Promise<ChatRow[]> {
  let query = db
    .selectFrom('chat')
    .innerJoin('people', 'people.id', 'chat.person')
    .select(['chat.id', 'table_id', 'person', 'people.name', 'at', 'text']);
  query =
    'person' in of
      ? query.where('person', '=', of.person)
      : query.where('table_id', '=', of.table).where('chat.id', '>', of.after);
  const rows = await query.orderBy('chat.id', 'desc').limit(limit).execute();
  return rows.reverse().map(({ table_id, ...row }) => ({ table: table_id, ...row }));
}

const personRow = (row: { id: string; name: string; created_at: number }): PersonRow => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
});

const tableRow = (row: Schema['tables']): TableRow => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  owner: row.owner,
  visibility: row.visibility as TableRow['visibility'],
  settings: row.settings,
  secret: row.secret,
  commitment: row.commitment,
  createdAt: row.created_at,
});

const tableLine = (row: Schema['tables']): TableLine => ({
  id: row.id,
  game: row.game,
  status: row.status as TableStatus,
  awaited: JSON.parse(row.awaited) as number[],
  deadline: row.deadline,
  botWaits: row.bot_waits === 1,
  seats: JSON.parse(row.seats) as SeatLine[],
  seq: row.seq,
  updatedAt: row.updated_at,
});
