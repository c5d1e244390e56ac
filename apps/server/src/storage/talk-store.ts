import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Notice } from './outbox.ts';
import type { Schema } from './schema.ts';
import type { ChatRow, Store } from './store.ts';
import { type Begin, transaction } from './transaction.ts';

type TalkStore = Pick<Store, 'say' | 'chat' | 'chatLine' | 'chatOf' | 'mute' | 'isMuted'>;

/** What is said at tables. `told` lets the other nodes know of a line. */
export const talkStore = (
  db: Kysely<Schema>,
  begin: Begin,
  told: (table: string, id: number) => Promise<void>,
): TalkStore => ({
  async say({ table, person, at, text }, notices = []) {
    const id = await transaction(db, begin, async (tx) => {
      const line = await tx
        .insertInto('chat')
        .values({ table_id: table, person, at, text })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const notice of notices) await tellOfTalk(tx, table, line.id, notice);
      return line.id;
    });
    await told(table, id);
    const named = await db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst();
    return { id, table, person, name: named?.name ?? '', at, text };
  },
  chat: (table, after, limit, reader = null) => chatLines(db, limit, { table, after, reader }),
  async chatLine(table, id) {
    const [line] = await chatLines(db, 1, { table, id });
    return line ?? null;
  },
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

/** Only lines of people whom the reader has not blocked. */
export const isHeardBy = (reader: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select 1 from blocks where blocks.person = ${reader} and blocks.other = chat.person)`;

/** What is said before they have looked is one matter. */
async function tellOfTalk(tx: Kysely<Schema>, table: string, number: number, notice: Notice): Promise<void> {
  const { person, kind, due } = notice;
  const reached = await tx
    .selectFrom('channels')
    .select('id')
    .where('person', '=', person)
    .executeTakeFirst();
  if (reached === undefined) return;
  await tx
    .insertInto('open_notices')
    .values({ table_id: table, person, kind, number, due_at: due, is_digest: 0, is_told: 0 })
    .onConflict((found) => found.doNothing())
    .execute();
}

async function chatLines(
  db: Kysely<Schema>,
  limit: number,
  of:
    | { table: string; after: number; reader: string | null }
    | { table: string; id: number }
    | { person: string },
): Promise<ChatRow[]> {
  let query = db
    .selectFrom('chat')
    .innerJoin('people', 'people.id', 'chat.person')
    .select(['chat.id', 'table_id', 'chat.person', 'people.name', 'at', 'text']);
  if ('person' in of) query = query.where('chat.person', '=', of.person);
  else if ('id' in of) query = query.where('table_id', '=', of.table).where('chat.id', '=', of.id);
  else {
    query = query.where('table_id', '=', of.table).where('chat.id', '>', of.after);
    if (of.reader !== null) query = query.where(isHeardBy(of.reader));
  }
  const rows = await query.orderBy('chat.id', 'desc').limit(limit).execute();
  return rows.reverse().map(({ table_id, ...row }) => ({ table: table_id, ...row }));
}
