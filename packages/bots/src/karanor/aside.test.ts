import { karanor, type Options } from '@comptoir/karanor';
import { xoshiro } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { aside } from './aside.ts';
import { quickAnswer } from './policy.ts';

const read = (input: Record<string, unknown>): Options => {
  const reading = karanor.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
};

/** Whole imagined games; what was said out of turn, by entry. */
function spoken(players: number, seeds: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= seeds; seed++) {
    const g = karanor.setup(seed, read({ players, roundCap: 8 }));
    let [next] = karanor.decisions(g).filter(({ standing }) => standing !== true);
    for (let i = 0; i < 3_000 && next !== undefined; i++) {
      const said = aside(g, () => karanor.standing(g));
      if (said !== null) {
        expect(karanor.judge(g, said)).toBeNull();
        const { entry } = said.answer as { entry: string };
        counts.set(entry, (counts.get(entry) ?? 0) + 1);
      }
      const move = said ?? { seat: next.seat, id: next.id, answer: quickAnswer(g, next) };
      [next] = karanor.proceed(g, move);
    }
    expect(karanor.violations(g)).toEqual([]);
    expect(karanor.outcome(g)).not.toBeNull();
  }
  return counts;
}

test('in imagined games of several, offers are made, answered and taken out of turn', () => {
  const found = spoken(4, 4);
  expect(found.get('trade.propose')).toBeGreaterThan(0);
  expect(found.get('trade.accept')).toBeGreaterThan(0);
  expect(found.get('trade.withdraw')).toBeUndefined();
});

test('imagined games of two go on without', () => {
  expect(spoken(2, 1).size).toBe(0);
});

test('asking changes nothing, and a turn has a beginning only once', () => {
  const g = karanor.setup(3, read({ players: 3 }));
  const rng = xoshiro(3);
  for (let i = 0; i < 40; i++) {
    const [next] = karanor.decisions(g).filter(({ standing }) => standing !== true);
    if (next === undefined) break;
    const before = karanor.hash(g);
    aside(g, () => karanor.standing(g));
    expect(karanor.hash(g)).toBe(before);
    karanor.apply(g, { seat: next.seat, id: next.id, answer: karanor.sample(next, rng) });
  }
});
