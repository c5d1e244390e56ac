import { GAME_PROPERTIES } from '@comptoir/kit/testing';
import { describe, test } from 'vitest';
import { NAMED_FOLKS } from './content/numbers.ts';
import { vallee } from './game.ts';
import type { Options } from './rules/options.ts';

const base: Options = {
  players: 2,
  mode: 'solo-stalls',
  folks: 'random',
  firstPlayer: 'random',
  previousLosers: [],
  actionCap: 40,
};
/** Folks of all boxes, so that every mix comes up. */
const among = NAMED_FOLKS;
const VARIANTS: readonly [string, Options][] = [
  ['2 players', base],
  ['3 players', { ...base, players: 3 }],
  ['4 players', { ...base, players: 4 }],
  ['teams', { ...base, players: 4, mode: 'teams' }],
  ['2 players, any folks', { ...base, among }],
  ['4 players, any folks', { ...base, players: 4, among }],
  ['2 players, remastered', { ...base, edition: 'remaster' }],
  ['3 players, remastered and any folks', { ...base, players: 3, among, edition: 'remaster' }],
  ['3 players who vote', { ...base, players: 3, among, folksBy: 'vote' }],
  ['teams, any folks', { ...base, players: 4, mode: 'teams', among }],
];

/** Games per property; the long form is part of `npm run soak`. */
const GAMES = process.env.COMPTOIR_LONG === '1' ? 20 : 1;

describe.each(VARIANTS)('La Vallée, %s', (_, options) => {
  test.each(GAME_PROPERTIES.map((property) => [property.title, property] as const))(
    '%s',
    (_title, property) => {
      for (let seed = 1; seed <= GAMES; seed++) property.run(vallee, options, seed, 40_000);
    },
  );
});
