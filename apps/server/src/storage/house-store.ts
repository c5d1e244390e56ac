import type { Kysely } from 'kysely';
import { tableLine } from './list-store.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

type HouseStore = Pick<
  Store,
  | 'report'
  | 'openReports'
  | 'reportsOf'
  | 'closeReport'
  | 'guests'
  | 'muteGuest'
  | 'isGuestMuted'
  | 'runningTables'
  | 'house'
  | 'setHouse'
>;

const HOUSE = 'house';

/** What the host of a server looks at and decides. */
export const houseStore = (db: Kysely<Schema>): HouseStore => ({
  async report({ at, person, about, table, text, quote }) {
    await db
      .insertInto('reports')
      .values({ at, person, about, table_id: table, text, quote, done_at: null })
      .execute();
  },
  async openReports(limit) {
    const rows = await db
      .selectFrom('reports')
      .innerJoin('people', 'people.id', 'reports.person')
      .leftJoin('people as other', 'other.id', 'reports.about')
      .select([
        'reports.id',
        'at',
        'reports.person',
        'people.name',
        'about',
        'other.name as aboutName',
        'table_id',
        'text',
        'quote',
      ])
      .where('done_at', 'is', null)
      .orderBy('reports.id')
      .limit(limit)
      .execute();
    return rows.map(({ table_id, ...row }) => ({ ...row, table: table_id }));
  },
  async reportsOf(person) {
    const rows = await db
      .selectFrom('reports')
      .select(['at', 'table_id', 'text'])
      .where('person', '=', person)
      .orderBy('id')
      .execute();
    return rows.map(({ table_id, ...row }) => ({ ...row, table: table_id }));
  },
  async closeReport(id, now) {
    const closed = await db
      .updateTable('reports')
      .set({ done_at: now })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .returning('id')
      .execute();
    return closed.length > 0;
  },
  async guests(search, after, limit) {
    const wanted = search.replace(/[%_\\]/g, '').toLowerCase();
    const rows = await db
      .selectFrom('people')
      .select(['id', 'name', 'created_at', 'is_muted'])
      .select((person) =>
        person
          .selectFrom('sessions')
          .select((all) => all.fn.max('seen_at').as('seen'))
          .whereRef('sessions.person', '=', 'people.id')
          .as('seen'),
      )
      .where('id', '>', after)
      .$if(wanted !== '', (all) =>
        all.where(({ or, eb, fn }) =>
          or([eb('id', '=', search), eb(fn<string>('lower', ['name']), 'like', `%${wanted}%`)]),
        ),
      )
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at,
      seenAt: row.seen === null ? null : Number(row.seen),
      isMuted: row.is_muted === 1,
    }));
  },
  async muteGuest(person, isMuted) {
    const changed = await db
      .updateTable('people')
      .set({ is_muted: Number(isMuted) })
      .where('id', '=', person)
      .returning('id')
      .execute();
    return changed.length > 0;
  },
  async isGuestMuted(person) {
    const found = await db
      .selectFrom('people')
      .select('is_muted')
      .where('id', '=', person)
      .executeTakeFirst();
    return found?.is_muted === 1;
  },
  async runningTables(after, limit) {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('status', 'in', ['waiting', 'playing', 'stopped'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(tableLine);
  },
  async house() {
    const found = await db.selectFrom('kept').select('value').where('name', '=', HOUSE).executeTakeFirst();
    return found?.value ?? null;
  },
  async setHouse(value) {
    await db
      .insertInto('kept')
      .values({ name: HOUSE, value })
      .onConflict((found) => found.column('name').doUpdateSet({ value }))
      .execute();
  },
});
