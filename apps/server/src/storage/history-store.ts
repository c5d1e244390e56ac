import type { TableStatus } from '@comptoir/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import { isKnown } from './known.ts';
import { keepRated } from './rating-store.ts';
import type { Schema } from './schema.ts';
import type { HistoryWish, OutcomeWord, PlayedGame, SeatLine, SeatResult, Store } from './store.ts';
import { isHeardBy } from './talk-store.ts';
import { type Begin, transaction } from './transaction.ts';

type HistoryStore = Pick<
  Store,
  'unarchived' | 'archive' | 'history' | 'historyCounts' | 'hideGame' | 'unread' | 'markRead'
>;

/** Names as they are searched: without case and accents. */
const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finished games of a person, and what they have read at the running ones. */
export const historyStore = (db: Kysely<Schema>, begin: Begin): HistoryStore => ({
  async unarchived(limit, known, person) {
    const rows = await db
      .selectFrom('tables')
      .innerJoin('states', 'states.table_id', 'tables.id')
      .select(['id', 'game', 'updated_at', 'created_at', 'status', 'seats', 'settings', 'states.body'])
      // Written out, so that the index of these few is used.
      .where(sql<boolean>`archived = 0 and status in ('over', 'abandoned', 'stopped')`)
      .where(isKnown(known))
      .$if(person !== undefined, (all) =>
        all.where('id', 'in', (own) =>
          own
            .selectFrom('seats')
            .select('table_id')
            .where('person', '=', person ?? ''),
        ),
      )
      .limit(limit)
      .execute();
    return Promise.all(
      rows.map(async (row) => {
        const played = await db
          .selectFrom('journal')
          .select([(all) => all.fn.countAll().as('moves'), (all) => all.fn.min('at').as('began')])
          .where('table_id', '=', row.id)
          .where('kind', '=', 'move')
          .executeTakeFirst();
        return {
          table: row.id,
          game: row.game,
          at: row.updated_at,
          state: row.body,
          settings: row.settings,
          status: row.status as TableStatus,
          seats: JSON.parse(row.seats) as SeatLine[],
          beganAt: Number(played?.began ?? row.created_at),
          moves: Number(played?.moves ?? 0),
        };
      }),
    );
  },
  archive: (ended, results, rated = null) =>
    transaction(db, begin, async (tx) => {
      if (results.length > 0)
        await tx
          .insertInto('results')
          .values(
            results.map((result) => ({
              ...result,
              table_id: ended.table,
              folded: folded(result.name),
              game: ended.game,
              ended_at: ended.at,
              began_at: ended.beganAt,
              moves: ended.moves,
            })),
          )
          .onConflict((found) => found.doNothing())
          .execute();
      await tx.updateTable('seats').set({ is_over: 1 }).where('table_id', '=', ended.table).execute();
      await tx.updateTable('tables').set({ archived: 1 }).where('id', '=', ended.table).execute();
      if (rated) await keepRated(tx, ended.game, ended, rated);
    }),
  async history(person, wish, limit) {
    const own = await historyQuery(db, person, wish, limit).execute();
    if (own.length === 0) return [];
    const ids = own.map(({ table_id }) => table_id);
    const [seats, tables] = await Promise.all([
      db.selectFrom('results').selectAll().where('table_id', 'in', ids).orderBy('seat').execute(),
      db.selectFrom('tables').select(['id', 'seats']).where('id', 'in', ids).execute(),
    ]);
    const sitting = new Map(tables.map(({ id, seats: list }) => [id, JSON.parse(list) as SeatLine[]]));
    const withBot = (row: Selectable<Schema['results']>) => ({
      ...seatResult(row),
      bot: row.kind === 'bot' ? (sitting.get(row.table_id)?.[row.seat]?.bot ?? null) : null,
    });
    return own.map(
      (row): PlayedGame => ({
        table: row.table_id,
        game: row.game,
        endedAt: row.ended_at,
        beganAt: row.began_at,
        moves: row.moves,
        seat: row.seat,
        seats: seats.filter(({ table_id }) => table_id === row.table_id).map(withBot),
      }),
    );
  },
  async historyCounts(person) {
    const rows = await countsQuery(db, person).execute();
    return rows.map(({ game, outcome, count }) => ({
      game,
      outcome: outcome as OutcomeWord,
      count: Number(count),
    }));
  },
  async hideGame(person, table, isHidden) {
    const changed = await db
      .updateTable('results')
      .set({ is_hidden: Number(isHidden) })
      .where('table_id', '=', table)
      .where('person', '=', person)
      .returning('seat')
      .execute();
    return changed.length > 0;
  },
  async unread(person, tables) {
    if (tables.length === 0) return new Map();
    const rows = await db
      .selectFrom('chat')
      .leftJoin('reads', (join) =>
        join.onRef('reads.table_id', '=', 'chat.table_id').on('reads.person', '=', person),
      )
      .select(['chat.table_id', (all) => all.fn.countAll().as('count')])
      .where('chat.table_id', 'in', tables)
      .where('chat.person', '<>', person)
      .where(sql<boolean>`chat.id > coalesce(reads.line, 0)`)
      .where(isHeardBy(person))
      .groupBy('chat.table_id')
      .execute();
    return new Map(rows.map((row) => [row.table_id, Number(row.count)]));
  },
  async markRead(person, table, line) {
    await db
      .insertInto('reads')
      .values({ person, table_id: table, line })
      .onConflict((found) =>
        found.columns(['person', 'table_id']).doUpdateSet({ line }).where('reads.line', '<', line),
      )
      .execute();
  },
});

/** One page of a person's finished games: along an index, as far as the page needs. */
export function historyQuery(
  db: Kysely<Schema>,
  person: string,
  { game, outcome, person: other, search, before }: HistoryWish,
  limit: number,
) {
  const wanted = folded(search ?? '').replace(/[%_\\]/g, '');
  return db
    .selectFrom('results as own')
    .selectAll()
    .where('own.person', '=', person)
    .where('own.is_hidden', '=', 0)
    .$if(game !== undefined, (all) => all.where('own.game', '=', game ?? ''))
    .$if(outcome !== undefined, (all) => all.where('own.outcome', '=', outcome ?? ''))
    .$if(before !== undefined, (all) =>
      all.where(sql<boolean>`(own.ended_at, own.table_id) < (${before?.at}, ${before?.table})`),
    )
    .$if(other !== undefined, (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('results as along')
            .select('along.seat')
            .whereRef('along.table_id', '=', 'own.table_id')
            .where('along.person', '=', other ?? ''),
        ),
      ),
    )
    .$if(wanted !== '', (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('results as along')
            .select('along.seat')
            .whereRef('along.table_id', '=', 'own.table_id')
            .whereRef('along.seat', '<>', 'own.seat')
            .where('along.folded', 'like', `%${wanted}%`),
        ),
      ),
    )
    .orderBy('own.ended_at', 'desc')
    .orderBy('own.table_id', 'desc')
    .limit(limit);
}

export const countsQuery = (db: Kysely<Schema>, person: string) =>
  db
    .selectFrom('results')
    .select(['game', 'outcome', (all) => all.fn.countAll().as('count')])
    .where('person', '=', person)
    .where('is_hidden', '=', 0)
    .groupBy(['game', 'outcome']);

const seatResult = (row: Selectable<Schema['results']>): SeatResult => ({
  seat: row.seat,
  person: row.person,
  name: row.name,
  kind: row.kind,
  outcome: row.outcome as OutcomeWord,
  place: row.place,
  score: row.score,
});
