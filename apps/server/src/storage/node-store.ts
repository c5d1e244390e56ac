import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Outage, Store } from './store.ts';
import { type Begin, transaction } from './transaction.ts';

type NodeStore = Pick<Store, 'heartbeat' | 'outages' | 'lease' | 'release' | 'releaseLeases'>;

/** The nodes that share a database: which live, when none did, and who moves the bots of a table. */
export const nodeStore = (db: Kysely<Schema>, begin: Begin): NodeStore => ({
  heartbeat: (node, now, silence) =>
    transaction(db, begin, async (tx) => {
      const { latest } = await tx
        .selectFrom('nodes')
        .select((all) => all.fn.max('seen_at').as('latest'))
        .executeTakeFirstOrThrow();
      const seen = latest === null ? null : Number(latest);
      if (seen !== null && now - seen > silence)
        await tx.insertInto('outages').values({ from_at: seen, to_at: now }).execute();
      await tx
        .insertInto('nodes')
        .values({ id: node, seen_at: now })
        .onConflict((found) => found.column('id').doUpdateSet({ seen_at: now }))
        .execute();
      await tx
        .deleteFrom('nodes')
        .where('seen_at', '<', now - 3_600_000)
        .execute();
    }),
  async outages(since) {
    const rows = await db.selectFrom('outages').selectAll().where('to_at', '>', since).execute();
    return rows.map((row): Outage => ({ from: row.from_at, to: row.to_at }));
  },
  async lease(table, node, now, until) {
    const result = await db
      .updateTable('tables')
      .set({ lease_node: node, lease_until: until })
      .where('id', '=', table)
      .where((or) => or.or([or('lease_until', '<=', now), or('lease_node', '=', node)]))
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },
  async release(table, node) {
    await db
      .updateTable('tables')
      .set({ lease_node: null, lease_until: 0 })
      .where('id', '=', table)
      .where('lease_node', '=', node)
      .execute();
  },
  async releaseLeases(node) {
    await db
      .updateTable('tables')
      .set({ lease_node: null, lease_until: 0 })
      .where('lease_node', '=', node)
      .where('lease_until', '>', 0)
      .execute();
  },
});
