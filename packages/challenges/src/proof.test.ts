import { existsSync, readFileSync } from 'node:fs';
import { CATALOG } from '@comptoir/catalog';
import type { Move } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { CHALLENGER, challengedGames, challengeOf, type PuzzleFile } from './index.ts';
import { type Played, type Proof, proveDaily, provePuzzle } from './proof.ts';
import { playDay } from './testing/play-day.ts';

const DAY = '2026-11-18';

function partsOf(name: string): Played {
  const entry = CATALOG.get(name);
  if (entry === undefined) throw new Error(name);
  return { game: entry.game, bots: entry.players.bots };
}

function proofOf(name: string, moves: readonly Move[], day = DAY): Proof {
  const proof = proveDaily(partsOf(name), challengeOf(name)!, day, moves);
  let piece = proof.next();
  while (piece.done !== true) piece = proof.next();
  return piece.value;
}

describe.each(challengedGames())('the challenge of the day in %s', (name) => {
  test('is proven by its journal, and by nothing else', () => {
    const moves = playDay(partsOf(name), DAY, 'greedy');
    expect(proofOf(name, moves)?.score).toBeGreaterThanOrEqual(0);
    expect(proofOf(name, moves.slice(0, 40))).toBeNull();
    expect(proofOf(name, moves, '2026-11-19')).toBeNull();
    const robots = moves.findIndex(({ seat, answer }) => seat !== CHALLENGER && answer !== null);
    if (robots >= 0) {
      const held = moves.map((move, at) => (at === robots ? { ...move, answer: [] } : move));
      expect(proofOf(name, held)).toBeNull();
    }
  });
});

const bookOf = (game: string): PuzzleFile =>
  JSON.parse(readFileSync(new URL(`../data/${game}.json`, import.meta.url), 'utf8')) as PuzzleFile;

const BOOKS = challengedGames().filter((game) =>
  existsSync(new URL(`../data/${game}.json`, import.meta.url)),
);

describe.each(BOOKS)('the puzzles of %s', (name) => {
  const { rules, puzzles } = bookOf(name);
  test('are at least two hundred, each with a name of its own', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });
  test('begin with a legal solution, and are not solved by doing nothing', () => {
    const { game } = partsOf(name);
    for (const puzzle of puzzles) {
      const state = game.migrate(JSON.parse(puzzle.state), rules);
      const [asked] = game.decisions(state).filter(({ standing }) => standing !== true);
      expect([puzzle.id, asked?.seat, asked && game.check(asked, puzzle.solution)]).toEqual([
        puzzle.id,
        puzzle.seat,
        null,
      ]);
      expect(provePuzzle(game, rules, puzzle, [])).toBe(false);
    }
  });
});
