import { readFileSync } from 'node:fs';
import { CATALOG } from '@comptoir/catalog';
import { sameJson } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { challengedGames } from '../daily/challenges.ts';
import { puzzlesOf } from './aims.ts';
import { puzzlesIn } from './mining.ts';
import type { PuzzleFile } from './puzzle.ts';

/** This many of each game are proven again. A sample chosen by the clock would differ from day to day. */
const SAMPLE = 4;

describe.each(challengedGames())('puzzles of %s', (name) => {
  const path = new URL(`../../data/${name}.json`, import.meta.url);
  const { rules, puzzles } = JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile;
  const { game } = CATALOG.get(name)!;

  test('have one best answer, as trying everything finds again', () => {
    const every = Math.floor(puzzles.length / SAMPLE);
    for (const puzzle of puzzles.filter((_, at) => at % every === 0)) {
      const found = puzzlesIn(
        game,
        puzzlesOf(name)!,
        game.migrate(JSON.parse(puzzle.state), rules),
        puzzle.seat,
      );
      const same = found.find(
        ({ found: { branch, best } }) => best === puzzle.best && sameJson(branch.answer, puzzle.solution),
      );
      expect([puzzle.id, same?.from]).toEqual([puzzle.id, puzzle.from]);
    }
  });
});
