import { GAME_PROPERTIES } from '@comptoir/kit/testing';
import { describe, test } from 'vitest';
import { auction } from './rules.ts';

describe.each([2, 3, 4])('the auction of %i', (players) => {
  test.each(GAME_PROPERTIES.map((property) => [property.title, property] as const))('%s', (_, property) => {
    for (let seed = 1; seed <= 3; seed++) property.run(auction, { players, rounds: 4 }, seed, 2_000);
  });
});
