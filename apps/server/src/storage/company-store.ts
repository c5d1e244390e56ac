import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Companion, Store } from './store.ts';

type CompanyStore = Pick<
  Store,
  | 'companions'
  | 'block'
  | 'blocksOf'
  | 'blockedAmong'
  | 'blockersOf'
  | 'offerMatch'
  | 'matches'
  | 'dueMatches'
  | 'endMatch'
>;

/** How many of the latest games are searched for companions. */
const LATEST = 500;

/** Companions, blocked people and the quick match. */
export const companyStore = (db: Kysely<Schema>): CompanyStore => ({
  async companions(person) {
    const rows = await db
      .with('own', (lately) =>
        lately
          .selectFrom('results')
          .select('table_id')
          .where('person', '=', person)
          .orderBy('ended_at', 'desc')
          .limit(LATEST),
      )
      .selectFrom('results as along')
      .innerJoin('people', 'people.id', 'along.person')
      .select([
        'people.id',
        'people.name',
        'figure',
        'colour',
        'along.ended_at',
        'along.table_id',
        'along.game',
      ])
      .where('along.table_id', 'in', (own) => own.selectFrom('own').select('table_id'))
      .where('along.person', '<>', person)
      .orderBy('along.ended_at', 'desc')
      .execute();
    const found = new Map<string, Companion>();
    for (const { id, name, figure, colour, ended_at, table_id, game } of rows) {
      const known = found.get(id);
      const first = {
        person: id,
        name,
        figure,
        colour,
        lastAt: ended_at,
        lastTable: table_id,
        lastGame: game,
      };
      found.set(id, { ...(known ?? first), games: (known?.games ?? 0) + 1 });
    }
    return [...found.values()];
  },
  async block(person, other, isBlocked) {
    if (isBlocked)
      await db
        .insertInto('blocks')
        .values({ person, other })
        .onConflict((found) => found.doNothing())
        .execute();
    else await db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).execute();
  },
  blocksOf: (person) =>
    db
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.other')
      .select(['people.id as person', 'people.name'])
      .where('blocks.person', '=', person)
      .orderBy('people.name')
      .execute(),
  async blockedAmong(person, others) {
    if (others.length === 0) return [];
    const rows = await db
      .selectFrom('blocks')
      .selectAll()
      .where(({ or, and, eb }) =>
        or([
          and([eb('person', '=', person), eb('other', 'in', others)]),
          and([eb('other', '=', person), eb('person', 'in', others)]),
        ]),
      )
      .execute();
    return [...new Set(rows.map((row) => (row.person === person ? row.other : row.person)))];
  },
  async blockersOf(person) {
    const rows = await db.selectFrom('blocks').select('person').where('other', '=', person).execute();
    return rows.map((row) => row.person);
  },
  async offerMatch(table, key, fillAt) {
    await db.updateTable('tables').set({ match_key: key, fill_at: fillAt }).where('id', '=', table).execute();
  },
  async matches(key, limit) {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('match_key', '=', key)
      .where('status', '=', 'waiting')
      .orderBy('created_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  async dueMatches(now, limit) {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      // Written out, so that the index of these few is used.
      .where(sql<boolean>`fill_at is not null`)
      .where('fill_at', '<=', now)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  async endMatch(table) {
    await db.updateTable('tables').set({ match_key: null, fill_at: null }).where('id', '=', table).execute();
  },
});
