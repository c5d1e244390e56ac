import { randomBytes, randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { seedChance } from './seeded-chance.mjs';

test('the same seed draws the same secrets', () => {
  const draw = () => [randomBytes(40).toString('hex'), randomInt(6), randomInt(3, 9)];
  seedChance('a seed');
  const first = draw();
  expect(draw()).not.toEqual(first);
  seedChance('a seed');
  expect(draw()).toEqual(first);
  seedChance('another one');
  expect(draw()).not.toEqual(first);
});
