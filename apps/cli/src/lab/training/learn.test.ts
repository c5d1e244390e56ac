import { strengthOf, type Weights } from '@comptoir/bots';
import { below, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { chancesOf, learn, lossOf } from './learn.ts';
import type { Position } from './positions.ts';

const INPUTS = 3;

/** Who has more of the first number wins, unless the second is 0: then who has less. The third means nothing. */
function lessons(count: number, seed: number): Position[] {
  const rng = xoshiro(seed);
  return Array.from({ length: count }, (_, game) => {
    const isMore = below(rng, 2) === 1;
    const own = [below(rng, 10), below(rng, 10)] as const;
    const numbers = Float32Array.from(own.flatMap((gold) => [gold, isMore ? 4 : 0, below(rng, 5)]));
    const isFirst = own[0] === own[1] ? below(rng, 2) === 1 : own[0] > own[1] === isMore;
    return { game, seats: 2, won: isFirst ? [1, 0] : [0, 1], measured: [0, 0], numbers };
  });
}

function learned(positions: readonly Position[], seed: number): Weights {
  const course = learn(positions, INPUTS, { hidden: 8, epochs: 40, seed });
  for (;;) {
    const piece = course.next();
    if (piece.done === true) return piece.value;
  }
}

describe('learning', () => {
  const positions = lessons(1500, 1);
  const weights = learned(positions, 1);

  test('finds what depends on something else, and foresees games it has not seen', () => {
    const plain = Float64Array.from(weights.numbers, (number) => number * weights.unit);
    const judged = ({ numbers }: Position): number[] =>
      [0, INPUTS].map((from) => strengthOf(plain, weights.hidden, Float64Array.from(numbers), from, INPUTS));
    const unseen = lessons(400, 2);
    expect(lossOf(unseen, ({ measured }) => [...measured])).toBeCloseTo(Math.log(2));
    expect(lossOf(unseen, judged)).toBeLessThan(0.3);
  });

  test('gives the same weights for the same positions and seed', () => {
    expect(learned(positions, 1)).toEqual(weights);
    expect(learned(positions, 2)).not.toEqual(weights);
  });

  test('keeps weights as whole numbers', () => {
    expect(weights.numbers.every(Number.isInteger)).toBe(true);
  });
});

test('chances follow from strengths, however large they are', () => {
  expect(chancesOf([1000, 1000])).toEqual([0.5, 0.5]);
  expect(chancesOf([Math.log(3), 0])[0]).toBeCloseTo(0.75);
});
