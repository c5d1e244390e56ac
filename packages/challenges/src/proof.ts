import { type Bot, luckAt, situationOf, thoughtOf } from '@comptoir/bots';
import {
  type AnyGame,
  advance,
  type BaseState,
  type Course,
  courseAt,
  heardBy,
  type Json,
  type Kinded,
  LEAVE,
  learn,
  type Move,
  sameJson,
  seedFrom,
} from '@comptoir/kit';
import { CHALLENGER, type Challenge } from './daily/challenges.ts';
import { type Day, secretOf } from './daily/day.ts';
import { isLeftOut, puzzlesOf } from './puzzles/aims.ts';
import type { Puzzle } from './puzzles/puzzle.ts';

type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;
type AnyCourse = Course<BaseState, Kinded, unknown, unknown, unknown>;

/** Who plays: the rules, and the bots by name. */
export interface Played {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
}

/** What came of a challenge; null when the moves do not lead there. */
export type Proof = { readonly score: number } | null;

/** Longer than any honest journal. */
export const MOST_MOVES = 2_000;

/**
 * Replays the journal of a day's challenge, one move per step. The challenger's moves must be legal; a bot's must be
 * what this bot plays here, so that nobody wins against weakened bots.
 */
export function* proveDaily(
  { game, bots }: Played,
  challenge: Challenge,
  day: Day,
  moves: readonly Move[],
): Generator<void, Proof> {
  const reading = game.readOptions(challenge.options);
  if (!reading.ok || moves.length > MOST_MOVES) return null;
  const secret = secretOf(game.name, day);
  const seed = seedFrom({
    secret,
    contributions: Array.from({ length: game.seats(reading.options) }, () => null),
  });
  const dealt: unknown[] = [];
  const course: AnyCourse = courseAt(game, { seq: 0, state: game.setup(seed, reading.options, dealt) });
  const base = { seq: 0, fresh: () => game.setup(seed, reading.options) };
  learn(course, base, [{ seq: 0, item: { seq: 0, move: null, events: dealt } }]);
  for (const move of moves) {
    yield;
    if (game.judge(course.state, move) !== null) return null;
    if (move.seat !== CHALLENGER) {
      const bot = bots[challenge.rivals[move.seat - 1] ?? ''];
      const done = bot && robotAnswer(course, bot, move, secret);
      if (done === undefined || !sameJson(done, move.answer)) return null;
    }
    advance(course, move);
    const view = game.view(course.state, CHALLENGER);
    if (challenge.isOver(view)) return { score: challenge.score(view) };
  }
  return null;
}

/** The bot's answer to this question; undefined where it gives none. */
function robotAnswer(course: AnyCourse, bot: AnyBot, { seat, id }: Move, secret: string): Json | undefined {
  const { game, state } = course;
  const decision = course.decisions.find((asked) => asked.seat === seat && asked.id === id);
  if (decision === undefined) return undefined;
  const rng = luckAt(secret, decision, game.hash(state));
  const thought = thoughtOf(
    bot,
    situationOf(game, state, decision, { rng, heard: heardBy(course, seat) }),
    () => {},
  );
  let piece = thought.next();
  while (piece.done !== true) piece = thought.next();
  return piece.value === LEAVE ? undefined : piece.value.answer;
}

/** Whether these answers of the solver solve a puzzle that was written by these rules. */
export function provePuzzle(game: AnyGame, rules: number, puzzle: Puzzle, moves: readonly Move[]): boolean {
  const asked = puzzlesOf(game.name);
  const aim = asked?.aims.find(({ id }) => id === puzzle.aim);
  if (asked === undefined || aim === undefined || moves.length > MOST_MOVES) return false;
  const saved = JSON.parse(puzzle.state) as Json;
  const state = rules === game.rules ? (saved as unknown as BaseState) : game.migrate(saved, rules);
  const turn = asked.turn(game.view(state, puzzle.seat));
  for (const move of moves) {
    if (move.seat !== puzzle.seat || isLeftOut(asked, move.answer) || game.judge(state, move) !== null)
      return false;
    game.apply(state, move);
    const view = game.view(state, puzzle.seat);
    if (aim.value(view, puzzle.seat) >= puzzle.best) return true;
    if (asked.turn(view) !== turn) return false;
  }
  return false;
}
