import type { TableStatus } from '@comptoir/protocol';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { StatisticsStore } from './statistics.ts';
import { type Begin, transaction } from './transaction.ts';

/** Rows per statement: far below the limit of either database. */
const BATCH = 100;

export const statisticsStore = (db: Kysely<Schema>, begin: Begin): StatisticsStore => ({
  async uncounted(limit) {
    const rows = await db
      .selectFrom('tables')
      .innerJoin('states', 'states.table_id', 'tables.id')
      .select(['id', 'game', 'updated_at', 'status', 'states.body'])
      // Written out, so that the index of these few is used.
      .where(sql<boolean>`counted = 0 and status in ('over', 'abandoned', 'stopped')`)
      .limit(limit)
      .execute();
    return rows.map(({ id, game, updated_at, status, body }) => ({
      table: id,
      game,
      at: updated_at,
      status: status as TableStatus,
      state: body,
    }));
  },
  keepFacts: ({ table, game, at }, facts) =>
    transaction(db, begin, async (tx) => {
      for (let from = 0; from < facts.length; from += BATCH)
        await tx
          .insertInto('facts')
          .values(
            facts.slice(from, from + BATCH).map((fact) => ({ ...fact, table_id: table, game, ended_at: at })),
          )
          .onConflict((clash) => clash.columns(['table_id', 'seat', 'kind', 'name']).doNothing())
          .execute();
      await tx.updateTable('tables').set({ counted: 1 }).where('id', '=', table).execute();
    }),
  async factSums(game, person) {
    let query = db
      .selectFrom('facts')
      .select(({ fn }) => [
        'kind',
        'name',
        fn.countAll().as('seats'),
        fn.sum('won').as('won'),
        fn.sum('amount').as('amount'),
      ])
      .where('game', '=', game);
    if (person !== undefined) query = query.where('person', '=', person);
    const rows = await query.groupBy(['kind', 'name']).orderBy('kind').orderBy('name').execute();
    return rows.map(({ kind, name, seats, won, amount }) => ({
      kind,
      name,
      seats: Number(seats),
      won: Number(won),
      amount: Number(amount),
    }));
  },
});
