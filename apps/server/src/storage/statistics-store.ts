import type { TableStatus } from '@comptoir/protocol';
import { type Insertable, type Kysely, sql } from 'kysely';
import { isKnown } from './known.ts';
import type { Schema } from './schema.ts';
import type { Fact, StatisticsStore } from './statistics.ts';
import { type Begin, transaction } from './transaction.ts';

/** Rows per statement: far below the limit of either database. */
const BATCH = 100;
/** In place of a person: sums over all seats, those of bots included. */
const EVERYBODY = '';

export const statisticsStore = (db: Kysely<Schema>, begin: Begin): StatisticsStore => ({
  async uncounted(limit, known) {
    const rows = await db
      .selectFrom('tables')
      .innerJoin('states', 'states.table_id', 'tables.id')
      .select(['id', 'game', 'updated_at', 'status', 'states.body'])
      // Written out, so that the index of these few is used.
      .where(sql<boolean>`counted = 0 and status in ('over', 'abandoned', 'stopped')`)
      .where(isKnown(known))
      // What was bought at a sealed table tells the deal to those who still play it (ADR 110).
      .where(sql<boolean>`(settings not like '%"shared":true%' or states.body like '%"disclosed":true%')`)
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
      const fresh: Sum[] = [];
      for (const some of batches(facts))
        fresh.push(
          ...(await tx
            .insertInto('facts')
            .values(some.map((fact) => ({ ...fact, table_id: table, game, ended_at: at })))
            .onConflict((clash) => clash.columns(['table_id', 'seat', 'kind', 'name']).doNothing())
            .returning(['person', 'won', 'kind', 'name', 'amount'])
            .execute()),
        );
      for (const some of batches(sumsOf(game, fresh)))
        await tx
          .insertInto('fact_sums')
          .values(some)
          .onConflict((clash) =>
            clash.columns(['game', 'person', 'kind', 'name']).doUpdateSet((eb) => ({
              seats: eb('fact_sums.seats', '+', eb.ref('excluded.seats')),
              won: eb('fact_sums.won', '+', eb.ref('excluded.won')),
              amount: eb('fact_sums.amount', '+', eb.ref('excluded.amount')),
            })),
          )
          .execute();
      await tx.updateTable('tables').set({ counted: 1 }).where('id', '=', table).execute();
    }),
  factSums: (game, person = EVERYBODY) =>
    db
      .selectFrom('fact_sums')
      .select(['kind', 'name', 'seats', 'won', 'amount'])
      .where('game', '=', game)
      .where('person', '=', person)
      .orderBy('kind')
      .orderBy('name')
      .execute(),
});

type Sum = Pick<Fact, 'person' | 'won' | 'kind' | 'name' | 'amount'>;
type SumRow = Insertable<Schema['fact_sums']>;

const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));

/** What new facts add to the sums, always in the same order: of two nodes that count at once one waits for the other. */
function sumsOf(game: string, facts: readonly Sum[]): SumRow[] {
  const sums = new Map<string, SumRow>();
  for (const { person, won, kind, name, amount } of facts)
    for (const whose of person === null ? [EVERYBODY] : [EVERYBODY, person]) {
      const key = [whose, kind, name].join('\n');
      const sum = sums.get(key) ?? { game, person: whose, kind, name, seats: 0, won: 0, amount: 0 };
      sums.set(key, { ...sum, seats: sum.seats + 1, won: sum.won + won, amount: sum.amount + amount });
    }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
