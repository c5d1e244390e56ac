import { readFileSync } from 'node:fs';
import { type Json, xoshiro } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { karanor } from './game.ts';
import { RULES } from './state.ts';

/** States saved in the middle of games of older rules: in windows of both modes, and on the way. */
const saved = (rules: number): [string, Json][] =>
  Object.entries(
    JSON.parse(
      readFileSync(new URL(`./golden/saved-rules-${rules}.json`, import.meta.url), 'utf8'),
    ) as Record<string, Json>,
  );

const games = [1, 2, 3, 4].flatMap((rules) => saved(rules).map(([name, state]) => ({ rules, name, state })));

test.each(games)(
  'a game saved under rules $rules is migrated and played to its end: $name',
  ({ rules, state }) => {
    const g = karanor.migrate(state, rules);
    expect(karanor.violations(g)).toEqual([]);
    const rng = xoshiro(5);
    for (let moves = 0; karanor.outcome(g) === null; moves++) {
      expect(moves).toBeLessThan(20_000);
      const asked = karanor.decisions(g).filter(({ standing }) => standing !== true);
      const [decision] = asked;
      if (decision === undefined) throw new Error('nobody is awaited');
      const { seat, id } = decision;
      karanor.apply(g, { seat, id, answer: karanor.sample(decision, rng) });
      expect(karanor.violations(g)).toEqual([]);
    }
  },
);

test('rules that are not known are refused', () => {
  const [, state] = saved(1)[0] as [string, Json];
  for (const rules of [0, 1.5, RULES + 1]) expect(() => karanor.migrate(state, rules)).toThrow(RangeError);
});
