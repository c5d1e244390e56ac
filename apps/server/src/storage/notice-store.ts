import { type ChannelKind, NOTICE_KINDS, type NoticeKind } from '@comptoir/protocol';
import type { Kysely } from 'kysely';
import type { ChannelRow, NoticeStore, OutboxRow } from './outbox.ts';
import { WEIGHT } from './outbox.ts';
import type { Schema } from './schema.ts';
import { type Begin, transaction } from './transaction.ts';

/** Messages to people who are elsewhere: what they want, where they are reached, and what is on its way. */
export const noticeStore = (db: Kysely<Schema>, begin: Begin): NoticeStore => ({
  async noticeSettings(person) {
    const row = await db
      .selectFrom('notice_settings')
      .select('body')
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.body ?? null;
  },
  async putNoticeSettings(person, body) {
    await db
      .insertInto('notice_settings')
      .values({ person, body })
      .onConflict((found) => found.column('person').doUpdateSet({ body }))
      .execute();
  },
  async channelsOf(person) {
    const rows = await db
      .selectFrom('channels')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .execute();
    return rows.map(channelRow);
  },
  async hooksOf(table) {
    const rows = await db.selectFrom('channels').selectAll().where('table_id', '=', table).execute();
    return rows.map(channelRow);
  },
  async addChannel({ id, person, kind, address, secret, pending, createdAt, session, table }) {
    await db
      .insertInto('channels')
      .values({
        id,
        person,
        kind,
        address,
        secret,
        pending,
        is_broken: 0,
        created_at: createdAt,
        session,
        table_id: table,
      })
      .execute();
  },
  async channelBy(what, value) {
    const row = await db.selectFrom('channels').selectAll().where(what, '=', value).executeTakeFirst();
    return row ? channelRow(row) : null;
  },
  async confirmChannel(id) {
    await db.updateTable('channels').set({ pending: null }).where('id', '=', id).execute();
  },
  async breakChannel(id) {
    await db.updateTable('channels').set({ is_broken: 1 }).where('id', '=', id).execute();
  },
  async removeChannel(id) {
    await db.deleteFrom('channels').where('id', '=', id).execute();
  },
  async tableNotices(person, table) {
    const row = await db
      .selectFrom('table_notices')
      .select('kinds')
      .where('person', '=', person)
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.kinds ?? null;
  },
  async allTableNotices(person) {
    const rows = await db.selectFrom('table_notices').selectAll().where('person', '=', person).execute();
    return rows.map(({ table_id, kinds }) => ({ table: table_id, kinds }));
  },
  async putTableNotices(person, table, kinds) {
    if (kinds === null) {
      await db
        .deleteFrom('table_notices')
        .where('person', '=', person)
        .where('table_id', '=', table)
        .execute();
      return;
    }
    await db
      .insertInto('table_notices')
      .values({ person, table_id: table, kinds })
      .onConflict((found) => found.columns(['person', 'table_id']).doUpdateSet({ kinds }))
      .execute();
  },

  async dueNotices(now, limit) {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows.map(outboxRow);
  },
  async digestOf(person, now) {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('person', '=', person)
      .where('is_digest', '=', 1)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .execute();
    return rows.map(outboxRow);
  },
  postpone: (row, due, isDigest) => change(db, row, { due_at: due, is_digest: Number(isDigest) }),
  dispatch: ({ person, name, body, channels, rows }, now) =>
    transaction(db, begin, async (tx) => {
      for (const channel of channels)
        await tx
          .insertInto('deliveries')
          .values({ channel, person, name, body, state: 'waiting', attempts: 0, next_at: now, at: now })
          .onConflict((found) => found.columns(['channel', 'name']).doNothing())
          .execute();
      // The row stays open, so that nothing else is told about this table; the reminder comes in its time.
      for (const row of rows) {
        const isReminded = row.kind === 'turn' && row.warn !== null && row.warn > now;
        const next = isReminded
          ? { kind: 'time', weight: WEIGHT.time, due_at: row.warn, is_digest: 0 }
          : { due_at: null, is_digest: 0 };
        await change(tx, row, next);
      }
    }),
  remind: ({ table, person, seq, due }) =>
    transaction(db, begin, async (tx) => {
      // Holds back the next row of the table until the reminder stands, so that the answer finds and drops it.
      const { numUpdatedRows } = await tx
        .updateTable('tables')
        .set({ seq })
        .where('id', '=', table)
        .where('seq', '=', seq)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const times = { due_at: due, warn_at: due, is_digest: 0 };
      await tx
        .insertInto('outbox')
        .values({ table_id: table, person, kind: 'time', weight: WEIGHT.time, number: seq, ...times })
        .onConflict((found) => found.doNothing())
        .execute();
    }),
  async seen(person, table) {
    await db
      .updateTable('outbox')
      .set((row) => ({ kind: 'time', weight: WEIGHT.time, due_at: row.ref('warn_at'), is_digest: 0 }))
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('kind', '=', 'turn')
      .execute();
    await db
      .deleteFrom('outbox')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('kind', 'in', ['talk', 'invited', 'over'])
      .execute();
  },
  async isOpen(person, table, number) {
    const row = await db
      .selectFrom('outbox')
      .select('number')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row !== undefined && row.number === number;
  },

  async takeDeliveries(node, now, limit) {
    const waiting = db
      .selectFrom('deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(limit);
    const rows = await db
      .updateTable('deliveries')
      .set((row) => ({ state: 'sending', node, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', waiting)
      .where('state', '=', 'waiting')
      .returning(['id', 'channel', 'person', 'body', 'attempts'])
      .execute();
    return rows;
  },
  async settleDelivery(id, state) {
    await db.updateTable('deliveries').set({ state }).where('id', '=', id).execute();
  },
  async retryDelivery(id, at) {
    await db.updateTable('deliveries').set({ state: 'waiting', next_at: at }).where('id', '=', id).execute();
  },
  async leaveInDoubt(node) {
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set({ state: 'doubtful' })
      .where('state', '=', 'sending')
      .where('node', '!=', node)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
  async retireDeliveries(before) {
    await db.deleteFrom('deliveries').where('at', '<', before).where('state', '!=', 'waiting').execute();
  },

  async leaseNamed(name, node, now, until) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('leases')
      .values({ name, node, until_at: until })
      .onConflict((found) =>
        found
          .column('name')
          .doUpdateSet({ node, until_at: until })
          .where((or) => or.or([or('leases.until_at', '<=', now), or('leases.node', '=', node)])),
      )
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
  async keptValue(name, make) {
    const found = () => db.selectFrom('kept').select('value').where('name', '=', name).executeTakeFirst();
    const known = await found();
    if (known) return known.value;
    await db
      .insertInto('kept')
      .values({ name, value: make() })
      .onConflict((other) => other.doNothing())
      .execute();
    const made = await found();
    if (made === undefined) throw new Error(`the value ${name} was not kept`);
    return made.value;
  },
});

/** Changes only the message that was read: another may have taken its place meanwhile. */
async function change(
  db: Kysely<Schema>,
  { table, person, kind, number }: OutboxRow,
  to: Partial<Schema['outbox']>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(to)
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .execute();
}

const outboxRow = (row: Schema['outbox']): OutboxRow => ({
  table: row.table_id,
  person: row.person,
  kind: NOTICE_KINDS.find((kind): kind is NoticeKind => kind === row.kind) ?? 'turn',
  number: row.number,
  due: row.due_at ?? 0,
  warn: row.warn_at,
  isDigest: row.is_digest === 1,
});

const channelRow = (row: Schema['channels']): ChannelRow => ({
  id: row.id,
  person: row.person,
  kind: row.kind as ChannelKind,
  address: row.address,
  secret: row.secret,
  pending: row.pending,
  isBroken: row.is_broken === 1,
  createdAt: row.created_at,
  session: row.session,
  table: row.table_id,
});
