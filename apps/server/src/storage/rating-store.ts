import { type Kysely, type Selectable, sql } from 'kysely';
import type { RatedSeat, Rating } from '../ratings/rate-game.ts';
import { boundOf, monthOf } from '../ratings/scale.ts';
import { isKnown } from './known.ts';
import type { Position, Rater, RatingStore, StandingRow } from './ratings.ts';
import type { Schema } from './schema.ts';
import { type Begin, transaction } from './transaction.ts';

type Row = Selectable<Schema['rated_seats']>;

/** Ratings of people, and the games they come from. */
export const ratingStore = (db: Kysely<Schema>, begin: Begin): RatingStore => ({
  async endedRated(after, limit, known) {
    const rows = await db
      .selectFrom('tables')
      .innerJoin('states', 'states.table_id', 'tables.id')
      .select(['id', 'game', 'status', 'settings', 'updated_at', 'states.body'])
      .where('status', 'in', ['over', 'abandoned', 'stopped'])
      .where(isKnown(known))
      .where('settings', 'like', '%"rated":true%')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, game, status, settings, updated_at, body }) => ({
      table: id,
      game,
      status,
      settings,
      at: updated_at,
      state: body,
    }));
  },
  keepRated: (game, position, seats) => transaction(db, begin, (tx) => keepRated(tx, game, position, seats)),
  async rateAnew() {
    await db.updateTable('rating_heads').set({ at: 0, table_id: '', is_due: 1 }).execute();
  },
  async ratingsDue() {
    const found = await db.selectFrom('rating_heads').select('game').where('is_due', '=', 1).execute();
    return found.map(({ game }) => game);
  },
  rateNext: (game, limit, rater) =>
    transaction(db, begin, async (tx) => {
      const head = await lockHead(tx, game);
      if (head === null) return 0;
      const next = await tx
        .selectFrom('rated_seats')
        .select(['ended_at', 'table_id'])
        .distinct()
        .where('game', '=', game)
        .where(sql<boolean>`(ended_at, table_id) > (${head.at}, ${head.table})`)
        .orderBy('ended_at')
        .orderBy('table_id')
        .limit(limit)
        .execute();
      for (const { ended_at, table_id } of next)
        await rateTable(tx, game, { at: ended_at, table: table_id }, rater);
      const last = next.at(-1);
      await tx
        .updateTable('rating_heads')
        .set({
          ...(last ? { at: last.ended_at, table_id: last.table_id } : {}),
          is_due: next.length < limit ? 0 : 1,
        })
        .where('game', '=', game)
        .execute();
      return next.length;
    }),
  async unratedCount() {
    const found = await db
      .selectFrom('rated_seats')
      .innerJoin('rating_heads', 'rating_heads.game', 'rated_seats.game')
      .select((all) => all.fn.count('rated_seats.table_id').distinct().as('count'))
      .where('is_due', '=', 1)
      .where(
        sql<boolean>`(rated_seats.ended_at, rated_seats.table_id) > (rating_heads.at, rating_heads.table_id)`,
      )
      .executeTakeFirst();
    return Number(found?.count ?? 0);
  },
  async ratingsOf(player) {
    const rows = await db
      .selectFrom('rated_seats')
      .selectAll()
      .where('player', '=', player)
      .where('is_latest', '=', 1)
      .orderBy('game')
      .execute();
    return rows.map(standing);
  },
  async ratingCurve(player, game, limit) {
    const rows = await db
      .selectFrom('rated_seats')
      .selectAll()
      .where('player', '=', player)
      .where('game', '=', game)
      .where('games', '>', 0)
      .orderBy('ended_at', 'desc')
      .orderBy('table_id', 'desc')
      .limit(limit)
      .execute();
    return rows
      .reverse()
      .map((row) => ({ at: row.ended_at, table: row.table_id, rating: { mu: row.mu, sigma: row.sigma } }));
  },
  async ratedTable(table) {
    const rows = await db
      .selectFrom('rated_seats')
      .selectAll()
      .where('table_id', '=', table)
      .where('games', '>', 0)
      .orderBy('seat')
      .execute();
    return rows.map(({ seat, mu, sigma, mu_before, sigma_before }) => ({
      seat,
      before: { mu: mu_before, sigma: sigma_before },
      after: { mu, sigma },
    }));
  },
  async ratingBoard(game, month, sigma, limit, after) {
    const rows = await boardQuery(db, game, month, sigma, limit, after).execute();
    return rows.map((row) => ({
      ...standing(row),
      name: row.name,
      figure: row.figure,
      colour: row.colour,
      bound: row.bound,
    }));
  },
  async ratingMonths(game, limit) {
    const rows = await db
      .selectFrom('rated_seats')
      .select('month')
      .distinct()
      .where('game', '=', game)
      .where('is_month_latest', '=', 1)
      .orderBy('month', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ month }) => month);
  },
});

/** A page of a board: along an index of what is latest, as far as the page needs. */
function boardQuery(
  db: Kysely<Schema>,
  game: string,
  month: string | null,
  sigma: number,
  limit: number,
  after?: { bound: number; player: string },
) {
  return (
    db
      .selectFrom('rated_seats')
      .innerJoin('people', 'people.id', 'rated_seats.player')
      .selectAll('rated_seats')
      .select(['people.name', 'people.figure', 'people.colour'])
      .where('rated_seats.game', '=', game)
      // Written out, so that the index of the latest is used.
      .$if(month === null, (all) => all.where(sql<boolean>`is_latest = 1`))
      .$if(month !== null, (all) =>
        all.where(sql<boolean>`is_month_latest = 1`).where('month', '=', month ?? ''),
      )
      .where('sigma', '<=', sigma)
      .$if(after !== undefined, (all) =>
        all.where(sql<boolean>`(bound, player) < (${after?.bound}, ${after?.player})`),
      )
      .orderBy('bound', 'desc')
      .orderBy('player', 'desc')
      .limit(limit)
  );
}

const standing = (row: Row): StandingRow => ({
  game: row.game,
  player: row.player,
  rating: { mu: row.mu, sigma: row.sigma },
  games: row.games,
  month: row.month,
  monthGames: row.month_games,
  monthMu: row.month_mu,
});

/** Writers and raters lock this row first, so they wait for each other. */
async function lockHead(tx: Kysely<Schema>, game: string): Promise<Position | null> {
  const head = await tx
    .updateTable('rating_heads')
    .set((old) => ({ at: old.ref('at') }))
    .where('game', '=', game)
    .returning(['at', 'table_id'])
    .executeTakeFirst();
  return head ? { at: head.at, table: head.table_id } : null;
}

/** Part of the transaction that keeps the results of a table. What ended later and is rated already is rated again. */
export async function keepRated(
  tx: Kysely<Schema>,
  game: string,
  { at, table }: Position,
  seats: readonly RatedSeat[],
): Promise<void> {
  await tx
    .insertInto('rating_heads')
    .values({ game, at: 0, table_id: '', is_due: 1 })
    .onConflict((found) => found.column('game').doUpdateSet({ is_due: 1 }))
    .execute();
  const known = await tx.selectFrom('rated_seats').selectAll().where('table_id', '=', table).execute();
  const isKnown =
    known.length === seats.length && seats.every((seat) => known.some((row) => isSame(row, seat, at)));
  if (isKnown) return;
  if (known.length > 0) await forgetTable(tx, known);
  if (seats.length > 0)
    await tx
      .insertInto('rated_seats')
      .values(
        seats.map(({ seat, player, team, place, hasLeft }) => ({
          table_id: table,
          seat,
          game,
          ended_at: at,
          player,
          team,
          place,
          has_left: Number(hasLeft),
          month: monthOf(at),
        })),
      )
      .execute();
  const from = Math.min(at, ...known.map(({ ended_at }) => ended_at));
  await tx
    .updateTable('rating_heads')
    .set({ at: from, table_id: '' })
    .where('game', '=', game)
    .where('at', '>=', from)
    .execute();
}

const isSame = (row: Row, { seat, player, team, place, hasLeft }: RatedSeat, at: number): boolean =>
  row.seat === seat &&
  row.player === player &&
  row.team === team &&
  row.place === place &&
  row.has_left === Number(hasLeft) &&
  row.ended_at === at;

/** Removes the rows of a table; a player whose latest game it was falls back to the one before. */
async function forgetTable(tx: Kysely<Schema>, rows: readonly Row[]): Promise<void> {
  for (const { table_id, seat, game, player, ended_at } of rows) {
    await tx.deleteFrom('rated_seats').where('table_id', '=', table_id).where('seat', '=', seat).execute();
    await markLatest(tx, game, player, ended_at);
  }
}

const lastRow = (tx: Kysely<Schema>, game: string, player: string) =>
  tx
    .selectFrom('rated_seats')
    .selectAll()
    .where('game', '=', game)
    .where('player', '=', player)
    .where('games', '>', 0)
    .orderBy('ended_at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(1);

/** Marks which of a player's rows around this time is the latest, overall and in its month. */
async function markLatest(tx: Kysely<Schema>, game: string, player: string, at: number): Promise<void> {
  const own = () => lastRow(tx, game, player);
  const month = monthOf(at);
  const marks = [
    { mark: 'is_latest' as const, row: await own().executeTakeFirst() },
    { mark: 'is_month_latest' as const, row: await own().where('month', '=', month).executeTakeFirst() },
  ];
  for (const { mark, row } of marks) {
    await tx
      .updateTable('rated_seats')
      .set({ [mark]: 0 })
      .where('game', '=', game)
      .where('player', '=', player)
      .where(mark, '=', 1)
      .$if(mark === 'is_month_latest', (all) => all.where('month', '=', month))
      .execute();
    if (row)
      await tx
        .updateTable('rated_seats')
        .set({ [mark]: 1 })
        .where('table_id', '=', row.table_id)
        .where('seat', '=', row.seat)
        .execute();
  }
}

/** Rates one game from what its players came with, whether it is new or counted again. */
async function rateTable(
  tx: Kysely<Schema>,
  game: string,
  { at, table }: Position,
  rater: Rater,
): Promise<void> {
  const rows = await tx
    .selectFrom('rated_seats')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
  const last = new Map<string, Row>();
  for (const { player } of rows) {
    if (rater.isFixed(player)) continue;
    const row = await lastRow(tx, game, player)
      .where(sql<boolean>`(ended_at, table_id) < (${at}, ${table})`)
      .executeTakeFirst();
    if (row) last.set(player, row);
  }
  const before = (player: string): Rating => rater.before(player, last.get(player) ?? null);
  const after = rater.rate(
    rows.map(({ seat, player, team, place, has_left }) => ({
      seat,
      player,
      team,
      place,
      hasLeft: has_left === 1,
    })),
    before,
  );
  for (const { seat, player, month, games } of rows) {
    const { mu, sigma } = after.get(seat) ?? before(player);
    const { mu: mu_before, sigma: sigma_before } = before(player);
    const earlier = last.get(player);
    const thisMonth = earlier?.month === month ? earlier : undefined;
    await tx
      .updateTable('rated_seats')
      .set({
        mu,
        sigma,
        bound: boundOf({ mu, sigma }),
        mu_before,
        sigma_before,
        games: (earlier?.games ?? 0) + 1,
        month_games: (thisMonth?.month_games ?? 0) + 1,
        month_mu: thisMonth?.month_mu ?? mu_before,
      })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute();
    // A game that is counted again keeps its position.
    if (games === 0 && !rater.isFixed(player)) await markLatest(tx, game, player, at);
  }
}
