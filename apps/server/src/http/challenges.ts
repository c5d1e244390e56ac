import { challengeOf, dayOf, isPlayable } from '@comptoir/challenges';
import { proveDaily, provePuzzle } from '@comptoir/challenges/proof';
import {
  type DailyBoard,
  dailyBoard,
  dailyParams,
  gameParams,
  puzzleBook,
  puzzleParams,
  puzzleTry,
  sentDaily,
  sentPuzzle,
} from '@comptoir/protocol';
import { Proofs } from '../challenges/proofs.ts';
import { type Puzzles, puzzleBookOf, rateTry } from '../challenges/puzzles.ts';
import { pointsOf, shown } from '../ratings/scale.ts';
import type { TriedRating } from '../storage/challenges.ts';
import { type App, type Context, HttpError } from './context.ts';
import { signedIn } from './session.ts';

const tags = ['challenges'];
/** A whole game as moves; other bodies are small. */
const JOURNAL = 262_144;
const BEST = 10;

/** The challenge of the day and the puzzles. Whatever is sent is played again before it counts. */
export function addChallenges(app: App, { store, games, now }: Context): void {
  const proofs = new Proofs();

  async function boardFor(game: string, day: string, person: string): Promise<DailyBoard> {
    const [counts, best, mine, all] = await Promise.all([
      store.dailyCounts(game, day),
      store.dailyBest(game, day, BEST),
      store.dailyOf(person, game, day),
      store.dailiesOf(person),
    ]);
    const rankOf = (score: number): number =>
      1 + counts.reduce((sum, one) => sum + (one.score > score ? one.players : 0), 0);
    const lines = best.map(({ person: id, ...line }) => ({
      ...line,
      rank: rankOf(line.score),
      you: id === person,
    }));
    if (mine !== null && !lines.some(({ you }) => you)) {
      const { name } = (await store.person(person)) ?? { name: '' };
      const { figure, colour } = await store.profileOf(person);
      lines.push({
        name,
        figure,
        colour,
        score: mine.score,
        millis: mine.millis,
        rank: rankOf(mine.score),
        you: true,
      });
    }
    const days = [...new Set(all.filter(({ day: on, at }) => dayOf(at) === on).map(({ day: on }) => on))];
    return { players: counts.reduce((sum, one) => sum + one.players, 0), counts, lines, days };
  }

  function challengeFor(game: string, day: string) {
    const challenge = challengeOf(game);
    const rules = games.get(game);
    if (challenge === undefined || rules === undefined) throw new HttpError(404, 'unknown-game');
    if (!isPlayable(day, now())) throw new HttpError(404, 'not-found');
    return { challenge, rules };
  }

  app.get(
    '/api/daily/:game/:day',
    {
      schema: {
        tags,
        summary: 'The results of a day’s challenge',
        params: dailyParams,
        response: { 200: dailyBoard },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { game, day } = request.params;
      challengeFor(game, day);
      return boardFor(game, day, id);
    },
  );

  app.post(
    '/api/daily/:game/:day',
    {
      bodyLimit: JOURNAL,
      schema: {
        tags,
        summary: 'Send my play of a day’s challenge; only the first one counts',
        params: dailyParams,
        body: sentDaily,
        response: { 200: dailyBoard },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { game, day } = request.params;
      const { challenge, rules } = challengeFor(game, day);
      if ((await store.dailyOf(id, game, day)) !== null) return boardFor(game, day, id);
      const { moves, millis } = request.body;
      const proof = await proofs.play(id, proveDaily(rules, challenge, day, moves));
      if (proof === 'refused') throw new HttpError(429, 'too-many-requests');
      if (proof === null) throw new HttpError(422, 'not-proven');
      await store.keepDaily({ person: id, game, day, score: proof.score, millis, at: now() });
      return boardFor(game, day, id);
    },
  );

  function bookFor(game: string): Puzzles {
    const book = games.has(game) ? puzzleBookOf(game) : null;
    if (book === null) throw new HttpError(404, 'unknown-game');
    return book;
  }
  const told = ({ rating, tries }: TriedRating) => ({ ...shown(rating), tries });

  app.get(
    '/api/puzzles/:game',
    {
      schema: {
        tags,
        summary: 'My puzzles of a game and how hard each is',
        params: gameParams,
        response: { 200: puzzleBook },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { game } = request.params;
      const { byId } = bookFor(game);
      const mine = await store.puzzleRatingOf(id, game);
      return {
        mine: mine && told(mine),
        tried: (await store.triesOf(id, game)).map(({ puzzle, isSolved }) => ({ puzzle, solved: isSolved })),
        ratings: (await store.puzzleRatings(game))
          .filter(({ puzzle, tries }) => tries > 0 && byId.has(puzzle))
          .map(({ puzzle, ...rating }) => ({ puzzle, ...told(rating) })),
      };
    },
  );

  app.post(
    '/api/puzzles/:game/:puzzle',
    {
      schema: {
        tags,
        summary: 'Send my try at a puzzle; only the first one counts',
        params: puzzleParams,
        body: sentPuzzle,
        response: { 200: puzzleTry },
      },
    },
    async (request) => {
      const { id } = signedIn(request);
      const { game, puzzle: wanted } = request.params;
      const { rules, byId } = bookFor(game);
      const puzzle = byId.get(wanted);
      const played = games.get(game);
      if (puzzle === undefined || played === undefined) throw new HttpError(404, 'not-found');
      const solved = provePuzzle(played.game, rules, puzzle, request.body.moves);
      const tried = await store.keepTry(
        { person: id, game, puzzle: wanted, isSolved: solved, at: now() },
        rateTry(puzzle, solved),
      );
      return {
        solved,
        counted: tried.isNew,
        change: tried.isNew ? pointsOf(tried.mine.rating.mu) - pointsOf(tried.before.mu) : 0,
        mine: told(tried.mine),
        puzzle: told(tried.puzzle),
      };
    },
  );
}
