import { type Bot, playOut } from '@comptoir/bots';
import {
  type AnyGame,
  type BaseState,
  type Json,
  type Kinded,
  type Seat,
  sameJson,
  xoshiro,
} from '@comptoir/kit';
import { type PuzzleGame, puzzlesOf } from './aims.ts';
import type { Puzzle } from './puzzle.ts';
import { type Branch, explore } from './search.ts';

export { type PuzzleGame, puzzlesOf } from './aims.ts';
export type { Puzzle, PuzzleFile } from './puzzle.ts';

type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;

/** Positions with less to look at are no puzzle. */
const LEAST_POSITIONS = 24;
/** With fewer answers to choose from, a position is no puzzle. */
const LEAST_ANSWERS = 4;
/** Worlds that look the same to the solver. The solution must be right in all of them, so that luck has no part. */
const WORLDS = 3;
const LIMIT = 4_000;

/**
 * The first guess of how hard a puzzle is: harder the more there is to look at, and harder still if a bot misses it.
 */
const levelOf = (positions: number, isSeen: boolean): number =>
  Math.round(1100 + 55 * Math.log2(positions) + (isSeen ? 0 : 200));

interface Found {
  readonly branch: Branch;
  readonly best: number;
}

/** The one answer that reaches more than every other; null when there is none. */
function onlyBest(branches: readonly Branch[], aim: number, ahead: number): Found | null {
  let first: Branch | null = null;
  let second = Number.NEGATIVE_INFINITY;
  const reached = (branch: Branch): number => branch.best[aim] as number;
  for (const branch of branches) {
    if (first === null || reached(branch) > reached(first)) {
      if (first !== null) second = Math.max(second, reached(first));
      first = branch;
    } else second = Math.max(second, reached(branch));
  }
  return first !== null && reached(first) >= second + ahead ? { branch: first, best: reached(first) } : null;
}

/** The puzzles that one position makes: usually none. */
export function puzzlesIn(
  game: AnyGame,
  rules: PuzzleGame,
  state: BaseState,
  seat: Seat,
): { aim: number; found: Found; from: number; positions: number }[] {
  const explored = explore(game, rules, state, seat);
  if (explored === null || explored.branches.length < LEAST_ANSWERS || explored.positions < LEAST_POSITIONS)
    return [];
  const view = game.view(state, seat);
  return rules.aims.flatMap((aim, at) => {
    const found = onlyBest(explored.branches, at, rules.ahead);
    const from = aim.value(view, seat);
    if (found === null || found.best <= from || rules.isPlain(found.branch.answer)) return [];
    const holds = Array.from({ length: WORLDS }, (_, world) => {
      const other = explore(game, rules, game.determinize(state, [seat], xoshiro(world + 1)), seat);
      const best = other && onlyBest(other.branches, at, rules.ahead);
      return best && best.best === found.best && sameJson(best.branch.answer, found.branch.answer);
    });
    return holds.every(Boolean) ? [{ aim: at, found, from, positions: explored.positions }] : [];
  });
}

/** A question of a turn, with the bot's answer. */
interface Asked {
  readonly seat: Seat;
  readonly state: BaseState;
  answer: Json;
}

/**
 * Plays one game among bots and keeps every position that is a puzzle. Only turns in which the bot gained something are
 * searched: in most others there is nothing to find.
 */
export function mineGame(game: AnyGame, bot: AnyBot, seed: number): Puzzle[] {
  const rules = puzzlesOf(game.name);
  if (rules === undefined) return [];
  const table = rules.tables[seed % rules.tables.length] ?? {};
  const reading = game.readOptions(table);
  if (!reading.ok) throw new Error(`the table of puzzles is refused: ${reading.refusal.reason}`);
  const puzzles: Puzzle[] = [];
  let turn = '';
  let asked: Asked[] = [];

  function look({ seat, state, answer }: Asked): void {
    for (const { aim, found, from, positions } of puzzlesIn(game, rules as PuzzleGame, state, seat))
      puzzles.push({
        id: `${seed}-${puzzles.length + 1}`,
        seat,
        aim: rules?.aims[aim]?.id ?? '',
        from,
        best: found.best,
        solution: found.branch.answer,
        level: levelOf(positions, sameJson(answer, found.branch.answer)),
        options: reading.ok ? (reading.options as Json) : null,
        state: JSON.stringify(state),
      });
  }
  function endTurn(now: BaseState): void {
    const [first] = asked;
    if (first === undefined) return;
    const { seat } = first;
    const [before, after] = [game.view(first.state, seat), game.view(now, seat)];
    if (rules?.aims.some(({ value }) => value(after, seat) > value(before, seat)))
      for (const one of asked) look(one);
    asked = [];
  }
  const bots = Array.from({ length: game.seats(reading.options) }, () => bot);
  const { state: end } = playOut(game, reading.options, seed, bots, {
    limit: LIMIT,
    each(state, decisions) {
      const awaited = decisions.filter(({ standing }) => standing !== true);
      const [decision] = awaited;
      if (decision === undefined || awaited.length > 1) return;
      const { seat } = decision;
      const here = `${seat} ${rules.turn(game.view(state, seat))}`;
      if (here !== turn) endTurn(state);
      turn = here;
      asked.push({ seat, state: game.clone(state), answer: null });
    },
    moved({ answer }) {
      const last = asked.at(-1);
      if (last !== undefined) last.answer = answer;
    },
  });
  endTurn(end);
  return puzzles;
}
