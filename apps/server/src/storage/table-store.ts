import type { Kysely, Selectable } from 'kysely';
import type { GroupCommit } from './group-commit.ts';
import type { Schema } from './schema.ts';
import type { JournalRow, Store, TableRow } from './store.ts';

type TableStore = Pick<
  Store,
  | 'createTable'
  | 'table'
  | 'state'
  | 'saveState'
  | 'base'
  | 'append'
  | 'rows'
  | 'rowOfKey'
  | 'removeTable'
  | 'tableOfInvitation'
>;

/** Tables, their states and their journals. */
export const tableStore = (db: Kysely<Schema>, group: GroupCommit): TableStore => ({
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
        invitation: table.invitation ?? null,
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
  async tableOfInvitation(words) {
    const row = await db.selectFrom('tables').select('id').where('invitation', '=', words).executeTakeFirst();
    return row?.id ?? null;
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
  async removeTable(id) {
    await db.deleteFrom('tables').where('id', '=', id).execute();
  },
});

const tableRow = (row: Selectable<Schema['tables']>): TableRow => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  owner: row.owner,
  visibility: row.visibility as TableRow['visibility'],
  settings: row.settings,
  secret: row.secret,
  commitment: row.commitment,
  createdAt: row.created_at,
  ...(row.invitation === null ? {} : { invitation: row.invitation }),
});
