import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { NOBODY, type PersonRow, type Store } from './store.ts';
import { type Begin, transaction } from './transaction.ts';

type PeopleStore = Pick<
  Store,
  | 'createPerson'
  | 'person'
  | 'personOfSession'
  | 'endedSessions'
  | 'renamePerson'
  | 'deletePerson'
  | 'addSession'
  | 'dropSessions'
  | 'sessionsOf'
  | 'putCode'
  | 'takeCode'
  | 'seatsOf'
  | 'tablesWith'
  | 'forgottenNames'
  | 'settleForgotten'
>;

/** People, their devices and the codes that add one. */
export const peopleStore = (db: Kysely<Schema>, begin: Begin): PeopleStore => ({
  createPerson: (person, hash, device = null) =>
    transaction(db, begin, async (tx) => {
      await tx
        .insertInto('people')
        .values({ id: person.id, name: person.name, created_at: person.createdAt })
        .execute();
      await tx
        .insertInto('sessions')
        .values({ hash, person: person.id, created_at: person.createdAt, seen_at: person.createdAt, device })
        .execute();
    }),
  async person(id) {
    const found = await db
      .selectFrom('people')
      .select(['id', 'name', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    return found ? personRow(found) : null;
  },
  async personOfSession(hash, now, since) {
    const found = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.created_at', 'sessions.seen_at'])
      .where('hash', '=', hash)
      .where('seen_at', '>', since)
      .executeTakeFirst();
    if (!found) return null;
    // Written only now and then: enough to tell a device in use from a forgotten one.
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
      for (const table of ['codes', 'mutes', 'chat', 'passkeys', 'challenges', 'reads'] as const)
        await tx.deleteFrom(table).where('person', '=', id).execute();
      await tx
        .updateTable('results')
        .set({ person: null, name: NOBODY, folded: NOBODY })
        .where('person', '=', id)
        .execute();
      await tx
        .insertInto('forgotten')
        .columns(['table_id', 'person'])
        .expression(
          tx
            .selectFrom('seats')
            .select(['table_id', sql<string>`cast(${id} as text)`.as('person')])
            .distinct()
            .where('person', '=', id)
            .where('is_over', '=', 1),
        )
        .execute();
      await tx.deleteFrom('people').where('id', '=', id).execute();
      return ended.map(({ hash }) => hash);
    }),
  async addSession(person, hash, now, device = null) {
    await db.insertInto('sessions').values({ hash, person, created_at: now, seen_at: now, device }).execute();
  },
  async dropSessions(person, hashes) {
    if (hashes.length === 0) return;
    await db.deleteFrom('sessions').where('person', '=', person).where('hash', 'in', hashes).execute();
  },
  async sessionsOf(person) {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.map(({ hash, device, created_at, seen_at }) => ({
      hash,
      device,
      createdAt: created_at,
      seenAt: seen_at,
    }));
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
  async tablesWith(person) {
    const rows = await db
      .selectFrom('seats')
      .select('table_id')
      .distinct()
      .where('person', '=', person)
      // Written out, so that the index of seats in running games is used.
      .where(sql<boolean>`is_over = 0`)
      .execute();
    return rows.map(({ table_id }) => table_id);
  },
  async forgottenNames(limit) {
    const rows = await db.selectFrom('forgotten').selectAll().limit(limit).execute();
    return rows.map(({ table_id, person }) => ({ table: table_id, person }));
  },
  async settleForgotten(table, person) {
    await db.deleteFrom('forgotten').where('table_id', '=', table).where('person', '=', person).execute();
  },
});

const personRow = (row: { id: string; name: string; created_at: number }): PersonRow => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
});
