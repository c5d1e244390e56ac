import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { ChatRow, Store } from './store.ts';

type TalkStore = Pick<Store, 'say' | 'chat' | 'chatOf' | 'mute' | 'isMuted'>;

/** What is said at tables. `told` lets the other nodes know of a line. */
export const talkStore = (
  db: Kysely<Schema>,
  told: (table: string, id: number) => Promise<void>,
): TalkStore => ({
  async say({ table, person, at, text }) {
    const { id } = await db
      .insertInto('chat')
      .values({ table_id: table, person, at, text })
      .returning('id')
      .executeTakeFirstOrThrow();
    await told(table, id);
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
});

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
