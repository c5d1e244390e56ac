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
      .selectFrom('open_notices')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows.map(outboxRow);
  },
  async openNotices(person, table) {
    const rows = await db
      .selectFrom('open_notices')
      .selectAll()
      .where('table_id', '=', table)
      .where('person', '=', person)
      .execute();
    return rows.map(outboxRow);
  },
  async digestOf(person, now) {
    const rows = await db
      .selectFrom('open_notices')
      .selectAll()
      .where('person', '=', person)
      .where('is_digest', '=', 1)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .execute();
    return rows.map(outboxRow);
  },
  postpone: (row, due, isDigest) => change(db, row, { due_at: due, is_digest: Number(isDigest) }),
  async dropNotice(row) {
    if (isAwaited(row.kind)) await change(db, row, { due_at: null, is_digest: 0 });
    else await forget(db, row, [row.kind]);
  },
  dispatch: ({ person, name, bodies, rows }, now) =>
    transaction(db, begin, async (tx) => {
      for (const [channel, body] of bodies)
        await tx
          .insertInto('deliveries')
          .values({ channel, person, name, body, state: 'waiting', attempts: 0, next_at: now, at: now })
          .onConflict((found) => found.columns(['channel', 'name']).doNothing())
          .execute();
      // The row stays open, so that nothing lighter is told about this table.
      for (const row of rows) {
        await change(tx, row, { due_at: null, is_digest: 0, is_told: 1 });
        const lighter = NOTICE_KINDS.filter((kind) => WEIGHT[kind] < WEIGHT[row.kind]);
        await silence(tx, row, lighter.filter(isAwaited));
        await forget(
          tx,
          row,
          lighter.filter((kind) => !isAwaited(kind)),
        );
      }
    }),
  adoptNotices: () =>
    transaction(db, begin, async (tx) => {
      const rows = await tx.deleteFrom('outbox').returningAll().execute();
      for (const { table_id, person, kind, number, due_at, warn_at, is_digest } of rows) {
        const same = { table_id, person, number };
        const told = { ...same, kind, due_at, is_digest, is_told: Number(due_at === null) };
        const isWarned = kind === 'turn' && due_at !== null && warn_at !== null;
        const warning = { ...same, kind: 'time', due_at: warn_at, is_digest: 0, is_told: 0 };
        await tx
          .insertInto('open_notices')
          .values(isWarned ? [told, warning] : told)
          .onConflict((found) => found.doNothing())
          .execute();
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
      await tx
        .insertInto('open_notices')
        .values({ table_id: table, person, kind: 'time', number: seq, due_at: due, is_digest: 0, is_told: 0 })
        .onConflict((found) => found.doNothing())
        .execute();
    }),
  async seen(person, table) {
    await silence(db, { person, table }, ['turn']);
    // The reminder still comes in its time.
    await db
      .updateTable('open_notices')
      .set({ is_told: 0 })
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('kind', '=', 'time')
      .execute();
    await forget(db, { person, table }, ['talk', 'invited', 'over']);
  },
  async isOpen({ person, table, kind, number }) {
    const row = await db
      .selectFrom('open_notices')
      .select('number')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('kind', '=', kind)
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

/** What stands until it is answered. */
const isAwaited = (kind: NoticeKind): boolean => kind === 'turn' || kind === 'time';

type Place = Pick<OutboxRow, 'table' | 'person'>;

/** They stand, and are neither told nor hide what is lighter. */
async function silence(
  db: Kysely<Schema>,
  { table, person }: Place,
  kinds: readonly NoticeKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .updateTable('open_notices')
    .set({ due_at: null, is_digest: 0, is_told: 0 })
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('kind', 'in', kinds)
    .execute();
}

async function forget(
  db: Kysely<Schema>,
  { table, person }: Place,
  kinds: readonly NoticeKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .deleteFrom('open_notices')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('kind', 'in', kinds)
    .execute();
}

type RowName = Pick<OutboxRow, 'table' | 'person' | 'kind' | 'number'>;

/** Changes only what was read: something newer may stand in its place meanwhile. */
async function change(
  db: Kysely<Schema>,
  { table, person, kind, number }: RowName,
  to: Partial<Schema['open_notices']>,
): Promise<void> {
  await db
    .updateTable('open_notices')
    .set(to)
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .execute();
}

const outboxRow = (row: Schema['open_notices']): OutboxRow => ({
  table: row.table_id,
  person: row.person,
  kind: NOTICE_KINDS.find((kind): kind is NoticeKind => kind === row.kind) ?? 'turn',
  number: row.number,
  due: row.due_at,
  isDigest: row.is_digest === 1,
  isTold: row.is_told === 1,
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
