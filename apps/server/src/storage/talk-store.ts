import type { Kysely } from 'kysely';
import { type Notice, WEIGHT } from './outbox.ts';
import type { Schema } from './schema.ts';
import type { ChatRow, Store } from './store.ts';
import { type Begin, transaction } from './transaction.ts';

type TalkStore = Pick<Store, 'say' | 'chat' | 'chatOf' | 'mute' | 'isMuted'>;

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

/** A message that is open already says enough. */
async function tellOfTalk(tx: Kysely<Schema>, table: string, number: number, notice: Notice): Promise<void> {
  const { person, kind, due, warn } = notice;
  const reached = await tx
    .selectFrom('channels')
    .select('id')
    .where('person', '=', person)
    .executeTakeFirst();
  if (reached === undefined) return;
  await tx
    .insertInto('outbox')
    .values({
      table_id: table,
      person,
      kind,
      weight: WEIGHT[kind],
      number,
      due_at: due,
      warn_at: warn,
      is_digest: 0,
    })
    .onConflict((found) => found.doNothing())
    .execute();
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
