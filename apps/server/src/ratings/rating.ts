import { rulesOf, type TableGame } from '../games.ts';
import type { Rater } from '../storage/ratings.ts';
import type { Store } from '../storage/store.ts';
import { anchorOf } from './anchors.ts';
import { rateGame } from './rate-game.ts';
import { ratedSeats } from './rated-seats.ts';
import { UNKNOWN } from './scale.ts';

/** Games rated at a time: few enough that no move waits for them. */
const STEP = 10;
const PAGE = 20;

const raterOf = (game: string): Rater => ({
  isFixed: (player) => anchorOf(game, player) !== null,
  before: (player, last) => anchorOf(game, player) ?? last ?? UNKNOWN,
  rate: (seats, before) => rateGame(game, seats, before),
});

/** Rates the games that have become known, a few of each kind; tells whether there may be more. */
export async function rateSome(store: Store): Promise<boolean> {
  let isMore = false;
  for (const game of await store.ratingsDue())
    if ((await store.rateNext(game, STEP, raterOf(game))) === STEP) isMore = true;
  return isMore;
}

/**
 * Reads who is rated out of the tables that ended, a page at a time from the table behind `after`; after the last page
 * everything is rated again from the first game on. Tells where the next page begins.
 */
export async function recount(
  store: Store,
  games: ReadonlyMap<string, TableGame>,
  after: string,
): Promise<string | null> {
  const page = await store.endedRated(after, PAGE, rulesOf(games));
  for (const ended of page)
    await store.keepRated(ended.game, ended, ratedSeats(ended, games.get(ended.game)) ?? []);
  if (page.length === PAGE) return page.at(-1)?.table ?? null;
  await store.rateAnew();
  return null;
}
