import type { TableStatus } from '@comptoir/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { SeatLine, Store, TableCounts, TableLine } from './store.ts';

/** How many finished games the short list holds; the others are in the history. */
const LATEST = 10;

type ListStore = Pick<Store, 'countsOf' | 'lines' | 'listMine' | 'finishedOf' | 'listPublic'>;

/** Tables in lists: those of a person, and those open to all. */
export const listStore = (db: Kysely<Schema>): ListStore => ({
  async countsOf(owner) {
    const rows = await db
      .selectFrom('tables')
      .select(['status', db.fn.countAll().as('count')])
      .where('owner', '=', owner)
      .where('status', 'in', ['waiting', 'playing'])
      .groupBy('status')
      .execute();
    const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
    return { waiting: of('waiting'), playing: of('playing') } satisfies TableCounts;
  },
  async listMine(person, limit) {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      // Written out, so that the index of seats in running games is used.
      .where('id', 'in', (seats) =>
        seats
          .selectFrom('seats')
          .select('table_id')
          .where('person', '=', person)
          .where(sql<boolean>`is_over = 0`)
          .union(
            seats
              .selectFrom('seats')
              .innerJoin('tables', 'tables.id', 'seats.table_id')
              .select('table_id')
              .where('invited', '=', person)
              .where('tables.status', 'in', ['waiting', 'playing'])
              .where('tables.owner', 'not in', (blocks) =>
                blocks.selectFrom('blocks').select('other').where('person', '=', person),
              ),
          ),
      )
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute();
    const ended = await db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', (results) =>
        results
          .selectFrom('results')
          .select('table_id')
          .where('person', '=', person)
          .where('is_hidden', '=', 0)
          .orderBy('ended_at', 'desc')
          .limit(LATEST),
      )
      .orderBy('updated_at', 'desc')
      .execute();
    return [...rows, ...ended].map(tableLine);
  },
  async lines(tables) {
    if (tables.length === 0) return [];
    return (await db.selectFrom('tables').selectAll().where('id', 'in', tables).execute()).map(tableLine);
  },
  async finishedOf(person, games, limit) {
    if (games.length === 0) return [];
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .innerJoin('states', 'states.table_id', 'tables.id')
      .select(['tables.id as table', 'tables.game', 'tables.updated_at as at', 'states.body as state'])
      .where('seats.person', '=', person)
      .where('tables.status', '=', 'over')
      .where('tables.game', 'in', games)
      .orderBy('tables.updated_at', 'desc')
      .orderBy('tables.id')
      .limit(limit)
      .execute();
    return rows.reverse();
  },
  async listPublic(status, limit) {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      // Written out, so that the index of public tables is used.
      .where(sql<boolean>`visibility = 'public'`)
      .where('status', '=', status)
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(tableLine);
  },
});

export const tableLine = (row: Selectable<Schema['tables']>): TableLine => ({
  id: row.id,
  game: row.game,
  status: row.status as TableStatus,
  awaited: JSON.parse(row.awaited) as number[],
  deadline: row.deadline,
  botWaits: row.bot_waits === 1,
  seats: JSON.parse(row.seats) as SeatLine[],
  seq: row.seq,
  updatedAt: row.updated_at,
});
