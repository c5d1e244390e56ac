import { readFileSync, writeFileSync } from 'node:fs';
import type { Json, Move } from '@comptoir/kit';
import { explore } from '@comptoir/kit/testing';
import { expect, test } from 'vitest';
import { karanor } from './game.ts';
import { RULES, type State } from './state.ts';
import { lively } from './testing/lively.ts';

interface Saved {
  readonly rules: number;
  readonly state: Json;
  readonly moves: readonly Move[];
  readonly hash: string;
}

const url = new URL('./golden/saved-rules-1.json', import.meta.url);
const CUT = 120;

/** GOLDEN=write saves a game in the middle of a window, with the moves that were played from there. */
function save(): Saved {
  let state: State | null = null;
  const moves: Move[] = [];
  const options = { players: 4, market2p: true, windowMode: 'strict', firstPlayer: 0, roundCap: 6 } as const;
  const last = explore(lively, options, 21, {
    limit: 40_000,
    at: ({ number, state: g, move, decisions }) => {
      if (state === null && number >= CUT && decisions.some(({ id }) => id === 'window'))
        state = karanor.clone(g);
      if (state !== null) moves.push(move);
    },
  });
  return { rules: RULES, state: state as unknown as Json, moves, hash: karanor.hash(last) };
}

test('a game saved under rules 1 is loaded and played to its end', () => {
  if (process.env.GOLDEN === 'write') writeFileSync(url, `${JSON.stringify(save())}\n`);
  const saved = JSON.parse(readFileSync(url, 'utf8')) as Saved;
  const g = karanor.migrate(saved.state, saved.rules);
  expect(karanor.violations(g)).toEqual([]);
  for (const move of saved.moves) {
    expect(karanor.judge(g, move)).toBeNull();
    karanor.apply(g, move);
  }
  expect(karanor.hash(g)).toBe(saved.hash);
  expect(karanor.outcome(g)).not.toBeNull();
  expect(() => karanor.migrate(saved.state, 0)).toThrow(RangeError);
});
