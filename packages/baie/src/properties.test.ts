import { GAME_PROPERTIES } from '@comptoir/kit/testing';
import { describe, test } from 'vitest';
import { baie } from './game.ts';
import type { Options } from './rules/setup.ts';

const base: Options = {
  players: 2,
  colporteur: 'none',
  rogue: 1,
  townsfolk: ['locals', 'mercenaries', 'sailors'],
  merchants: ['random', 'random', 'random', 'random', 'random'],
};
const table = (more: Partial<Options>): Options => {
  const options = { ...base, ...more };
  return { ...options, merchants: options.merchants.slice(0, options.players) };
};
const VARIANTS: readonly [string, Options][] = [
  ['2 players', table({ rogue: 2 })],
  ['3 players', table({ players: 3, rogue: 3 })],
  ['4 players', table({ players: 4 })],
  ['5 players', table({ players: 5, rogue: 2, inn: true })],
  ['the Innkeeper and another', table({ rogue: 3, inn: true, merchants: ['T', 'random'] })],
  ['solo', table({ players: 1, colporteur: 'normal', rogue: 2 })],
  ['solo, hard', table({ players: 1, colporteur: 'hard', rogue: 3 })],
  ['2 players and the Colporteur', table({ colporteur: 'normal' })],
];

/** Games per property; the long form is part of `npm run soak`. */
const GAMES = process.env.COMPTOIR_LONG === '1' ? 20 : 1;

describe.each(VARIANTS)('La Baie, %s', (_, options) => {
  test.each(GAME_PROPERTIES.map((property) => [property.title, property] as const))(
    '%s',
    (_title, property) => {
      for (let seed = 1; seed <= GAMES; seed++) property.run(baie, options, seed, 20_000);
    },
  );
});
