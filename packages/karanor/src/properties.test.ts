import { GAME_PROPERTIES } from '@comptoir/kit/testing';
import { describe, test } from 'vitest';

import type { Options } from './rules/setup.ts';
import { lively } from './testing/lively.ts';

const base: Options = {
  players: 2,
  market2p: true,
  windowMode: 'smart',
  firstPlayer: 'random',
  roundCap: 20,
};
const VARIANTS: readonly [string, Options][] = [
  ['2 players with the market', base],
  ['2 players without the market', { ...base, market2p: false, roundCap: 6 }],
  ['3 players', { ...base, players: 3 }],
  ['4 players, strict windows', { ...base, players: 4, windowMode: 'strict', roundCap: 14 }],
  ['5 players', { ...base, players: 5, roundCap: 10 }],
  ['6 players, strict windows', { ...base, players: 6, windowMode: 'strict', roundCap: 8 }],
];

/** Games per property; the long form is part of `npm run soak`. */
const GAMES = process.env.COMPTOIR_LONG === '1' ? 20 : 1;

describe.each(VARIANTS)('Karanor, %s', (_, options) => {
  test.each(GAME_PROPERTIES.map((property) => [property.title, property] as const))(
    '%s',
    (_title, property) => {
      for (let seed = 1; seed <= GAMES; seed++) property.run(lively, options, seed, 40_000);
    },
  );
});
