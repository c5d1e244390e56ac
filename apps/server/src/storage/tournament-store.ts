import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { TournamentRow, TournamentStatus, TournamentStore } from './tournaments.ts';

export const tournamentStore = (db: Kysely<Schema>): TournamentStore => ({
  async createTournament({ updatedAt, ...row }) {
    await db
      .insertInto('tournaments')
      .values({ ...row, updated_at: updatedAt })
      .execute();
  },
  async tournament(id) {
    const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? read(row) : null;
  },
  async tournaments(status, limit) {
    const rows = await db
      .selectFrom('tournaments')
      .selectAll()
      .where('status', 'in', status)
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(read);
  },
  async runningTournaments(after, limit) {
    const rows = await db
      .selectFrom('tournaments')
      .selectAll()
      .where('status', '=', 'playing')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(read);
  },
  async tournamentsOf(person) {
    const rows = await db
      .selectFrom('tournaments')
      .selectAll()
      .where('body', 'like', `%"person":"${person}"%`)
      .execute();
    return rows.map(read);
  },
  async saveTournament({ id, status, body, version, updatedAt }) {
    const saved = await db
      .updateTable('tournaments')
      .set({ status, body, version, updated_at: updatedAt })
      .where('id', '=', id)
      .where('version', '=', version - 1)
      .returning('id')
      .execute();
    return saved.length > 0;
  },
  async countTournaments(owner) {
    const found = await db
      .selectFrom('tournaments')
      .select((all) => all.fn.countAll().as('count'))
      .where('owner', '=', owner)
      .where('status', 'in', ['open', 'playing'])
      .executeTakeFirst();
    return Number(found?.count ?? 0);
  },
});

const read = ({ updated_at, status, ...row }: Selectable<Schema['tournaments']>): TournamentRow => ({
  ...row,
  status: status as TournamentStatus,
  updatedAt: updated_at,
});
