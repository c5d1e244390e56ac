import {
  boardQuery,
  gameParams,
  leaderboard,
  myRatings,
  recounted,
  recountRatings,
  tableParams,
  tableRatings,
} from '@comptoir/protocol';
import { archive } from '../archive.ts';
import { anchorOf, anchorsOf, robotPlayer } from '../ratings/anchors.ts';
import type { Rating } from '../ratings/rate-game.ts';
import { rateSome, recount } from '../ratings/rating.ts';
import { monthOf, pointsOf, SURE_SIGMA, shown } from '../ratings/scale.ts';
import type { BoardPlace, StandingRow } from '../storage/ratings.ts';
import type { SeatState } from '../table/table-state.ts';
import { type App, type Context, HttpError } from './context.ts';
import { host } from './host.ts';
import { signedIn } from './session.ts';
import { tableFor } from './table-access.ts';

const tags = ['ratings'];
const CURVE = 100;
const MONTHS = 24;

const changeOf = ({ rating, monthMu }: StandingRow): number => pointsOf(rating.mu) - pointsOf(monthMu);

function readPlace(text: string | undefined): BoardPlace | undefined {
  const [bound, player] = text?.split('/') ?? [];
  return bound === undefined || player === undefined ? undefined : { bound: Number(bound), player };
}

/** How strong people are in each game, and how sure that is. */
export function addRatings(app: App, context: Context): void {
  const { store, games, now } = context;

  /** Rates games that have just ended before answering. */
  async function upToDate(person: string): Promise<void> {
    await archive(store, games, person);
    await rateSome(store);
  }

  app.get(
    '/api/me/ratings',
    { schema: { tags, summary: 'My ratings, by game', response: { 200: myRatings } } },
    async (request) => {
      const { id } = signedIn(request);
      await upToDate(id);
      const month = monthOf(now());
      const ratings = (await store.ratingsOf(id)).map(async (row) => ({
        game: row.game,
        ...shown(row.rating),
        games: row.games,
        monthChange: row.month === month ? changeOf(row) : 0,
        curve: (await store.ratingCurve(id, row.game, CURVE)).map(({ at, rating }) => ({
          at,
          rating: pointsOf(rating.mu),
        })),
      }));
      return { ratings: await Promise.all(ratings) };
    },
  );

  app.get(
    '/api/ratings/:game',
    {
      schema: {
        tags,
        summary: 'The leaderboard of a game, of a month or of all time, page by page',
        params: gameParams,
        querystring: boardQuery,
        response: { 200: leaderboard },
      },
    },
    async (request) => {
      signedIn(request);
      const { game } = request.params;
      if (!games.has(game)) throw new HttpError(404, 'unknown-game');
      const { month = null, after, limit } = request.query;
      const found = await store.ratingBoard(game, month, SURE_SIGMA, limit + 1, readPlace(after));
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return {
        lines: page.map((row) => ({
          person: row.player,
          name: row.name,
          figure: row.figure,
          colour: row.colour,
          ...shown(row.rating),
          games: month === null ? row.games : row.monthGames,
          monthChange: changeOf(row),
        })),
        next: found.length > limit && last ? `${last.bound}/${last.player}` : null,
        months: await store.ratingMonths(game, MONTHS),
        robots: anchorsOf(game).map(([bot, rating]) => ({ bot, ...shown(rating) })),
      };
    },
  );

  /** While the game runs: the rating each player brings to it. */
  async function ratingAt(game: string, { kind, person, bot }: SeatState): Promise<Rating | null> {
    if (kind === 'bot') return anchorOf(game, robotPlayer(bot));
    if (kind !== 'person' || person === null) return null;
    return (await store.ratingsOf(person)).find((row) => row.game === game)?.rating ?? null;
  }

  app.get(
    '/api/tables/:table/ratings',
    {
      schema: {
        tags,
        summary: 'The ratings of those at a table, and what its game made of them',
        params: tableParams,
        response: { 200: tableRatings },
      },
    },
    async (request) => {
      const me = request.person?.id ?? null;
      const { table } = await tableFor(context, request.params.table, me);
      const { row, settings, state } = table;
      const isOver = state.status === 'over';
      if (isOver && settings.rated === true && me !== null) await upToDate(me);
      const results = isOver ? await store.ratedTable(row.id) : [];
      const seats = state.seats.map(async (seat, at) => {
        const result = results.find((found) => found.seat === at);
        if (result)
          return {
            ...shown(result.after),
            change: pointsOf(result.after.mu) - pointsOf(result.before.mu),
          };
        const found = await ratingAt(row.game, seat);
        return found && { ...shown(found), change: null };
      });
      return { rated: settings.rated === true, seats: await Promise.all(seats) };
    },
  );

  app.post(
    '/api/house/ratings',
    {
      schema: {
        tags: ['house'],
        summary: 'Compute all ratings again from the games that are kept, step by step',
        body: recountRatings,
        response: { 200: recounted },
      },
    },
    async (request) => {
      host(context, request);
      const { after } = request.body;
      const next = after === null ? null : await recount(store, games, after);
      if (after === null) await rateSome(store);
      return { next, waiting: await store.unratedCount() };
    },
  );
}
