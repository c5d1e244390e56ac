import { type Kysely, type Selectable, sql } from 'kysely';
import type { Rating } from '../ratings/rate-game.ts';
import type { ChallengeStore, DailyResult, TriedRating } from './challenges.ts';
import type { Schema } from './schema.ts';
import { type Begin, transaction } from './transaction.ts';

export const challengeStore = (db: Kysely<Schema>, begin: Begin): ChallengeStore => ({
  async keepDaily(result) {
    const kept = await db
      .insertInto('daily_results')
      .values(result)
      .onConflict((clash) => clash.columns(['person', 'game', 'day']).doNothing())
      .returning('person')
      .execute();
    return kept.length > 0;
  },
  async dailyCounts(game, day) {
    const rows = await db
      .selectFrom('daily_results')
      .select(['score', (all) => all.fn.countAll().as('players')])
      .where('game', '=', game)
      .where('day', '=', day)
      .groupBy('score')
      .orderBy('score')
      .execute();
    return rows.map(({ score, players }) => ({ score, players: Number(players) }));
  },
  dailyBest: (game, day, limit) =>
    db
      .selectFrom('daily_results')
      .innerJoin('people', 'people.id', 'daily_results.person')
      .select(['person', 'name', 'figure', 'colour', 'score', 'millis'])
      .where('game', '=', game)
      .where('day', '=', day)
      .orderBy('score', 'desc')
      .orderBy('at')
      .orderBy('person')
      .limit(limit)
      .execute(),
  async dailyOf(person, game, day) {
    const row = await db
      .selectFrom('daily_results')
      .selectAll()
      .where('person', '=', person)
      .where('game', '=', game)
      .where('day', '=', day)
      .executeTakeFirst();
    return row ?? null;
  },
  dailiesOf: (person): Promise<DailyResult[]> =>
    db.selectFrom('daily_results').selectAll().where('person', '=', person).orderBy('day').execute(),

  keepTry: ({ person, game, puzzle, isSolved, at }, rate) =>
    transaction(db, begin, async (tx) => {
      // The first one creates the row and all others wait for its lock: tries of one puzzle are rated one after the
      // other.
      await tx
        .insertInto('puzzle_ratings')
        .values({ game, puzzle, mu: 0, sigma: 0, tries: 0 })
        .onConflict((clash) =>
          clash.columns(['game', 'puzzle']).doUpdateSet({ tries: sql`puzzle_ratings.tries` }),
        )
        .execute();
      await tx
        .insertInto('puzzle_people')
        .values({ person, game, mu: 0, sigma: 0, tries: 0 })
        .onConflict((clash) =>
          clash.columns(['person', 'game']).doUpdateSet({ tries: sql`puzzle_people.tries` }),
        )
        .execute();
      const puzzleRow = await tx
        .selectFrom('puzzle_ratings')
        .selectAll()
        .where('game', '=', game)
        .where('puzzle', '=', puzzle)
        .executeTakeFirstOrThrow();
      const mineRow = await tx
        .selectFrom('puzzle_people')
        .selectAll()
        .where('person', '=', person)
        .where('game', '=', game)
        .executeTakeFirstOrThrow();
      const kept = await tx
        .insertInto('puzzle_tries')
        .values({ person, game, puzzle, is_solved: isSolved ? 1 : 0, at })
        .onConflict((clash) => clash.columns(['person', 'game', 'puzzle']).doNothing())
        .returning('person')
        .execute();
      const rated = rate(known(mineRow), known(puzzleRow));
      const isNew = kept.length > 0;
      if (!isNew) return { isNew, before: rated.before, mine: triedOf(mineRow), puzzle: triedOf(puzzleRow) };
      const mine = { rating: rated.mine, tries: mineRow.tries + 1 };
      const after = { rating: rated.puzzle, tries: puzzleRow.tries + 1 };
      await tx
        .updateTable('puzzle_people')
        .set({ ...mine.rating, tries: mine.tries })
        .where('person', '=', person)
        .where('game', '=', game)
        .execute();
      await tx
        .updateTable('puzzle_ratings')
        .set({ ...after.rating, tries: after.tries })
        .where('game', '=', game)
        .where('puzzle', '=', puzzle)
        .execute();
      return { isNew, before: rated.before, mine, puzzle: after };
    }),
  async triesOf(person, game) {
    let query = db.selectFrom('puzzle_tries').selectAll().where('person', '=', person);
    if (game !== undefined) query = query.where('game', '=', game);
    const rows = await query.orderBy('at').execute();
    return rows.map(({ is_solved, game: of, puzzle }) => ({ game: of, puzzle, isSolved: is_solved === 1 }));
  },
  async puzzleRatingOf(person, game) {
    const row = await db
      .selectFrom('puzzle_people')
      .selectAll()
      .where('person', '=', person)
      .where('game', '=', game)
      .executeTakeFirst();
    return row ? triedOf(row) : null;
  },
  async puzzleRatings(game) {
    const rows = await db.selectFrom('puzzle_ratings').selectAll().where('game', '=', game).execute();
    return rows.map((row) => ({ puzzle: row.puzzle, ...triedOf(row) }));
  },
});

type Row = Pick<Selectable<Schema['puzzle_people']>, 'mu' | 'sigma' | 'tries'>;
/** Null before the first try; the caller knows the starting rating. */
const known = ({ mu, sigma, tries }: Row): Rating | null => (tries === 0 ? null : { mu, sigma });
const triedOf = ({ mu, sigma, tries }: Row): TriedRating => ({ rating: { mu, sigma }, tries });
