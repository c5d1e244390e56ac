import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { PersonRow, Store } from './store.ts';
import { type Begin, transaction } from './transaction.ts';

type PeopleStore = Pick<
  Store,
  | 'createPerson'
  | 'personOfSession'
  | 'endedSessions'
  | 'renamePerson'
  | 'deletePerson'
  | 'addSession'
  | 'dropSession'
  | 'sessionsOf'
  | 'putCode'
  | 'takeCode'
  | 'seatsOf'
>;

/** People, their devices and the codes that add one. */
export const peopleStore = (db: Kysely<Schema>, begin: Begin): PeopleStore => ({
  createPerson: (person, hash) =>
    transaction(db, begin, async (tx) => {
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
  async renamePerson(id, name) {
    await db.updateTable('people').set({ name }).where('id', '=', id).execute();
  },
  deletePerson: (id) =>
    transaction(db, begin, async (tx) => {
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
    transaction(db, begin, async (tx) => {
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
});

const personRow = (row: { id: string; name: string; created_at: number }): PersonRow => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
});
