import { baie } from '@comptoir/baie';
import { karanor } from '@comptoir/karanor';
import { type AnyGame, type BaseState, type Kinded, xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import {
  type Brain,
  baiePlayers,
  karanorPlayers,
  measuresOf,
  type Portrait,
  valleePlayers,
} from '../index.ts';

/** What is needed to look at a game. */
interface Watched {
  readonly portrait: Portrait<BaseState>;
  readonly brain: Brain<BaseState, Kinded, unknown, unknown, unknown>;
}

const GAMES = [
  ['vallee', vallee, valleePlayers],
  ['baie', baie, baiePlayers],
  ['karanor', karanor, karanorPlayers],
] as unknown as readonly (readonly [string, AnyGame, Watched])[];

/** Every tenth state of a random game. */
function* moments(game: AnyGame, options: unknown, seed: number): Generator<BaseState> {
  const state = game.setup(seed, options);
  const rng = xoshiro(seed);
  let asked: readonly Kinded[] = game.decisions(state);
  for (let at = 0; asked.length > 0; at++) {
    if (at % 10 === 0) yield state;
    const { seat, id } = asked[0] as Kinded;
    asked = game.proceed(state, { seat, id, answer: game.sample(asked[0] as Kinded, rng) });
  }
}

describe.each(GAMES)('the portrait of %s', (_, game, { portrait, brain }) => {
  const tables = portrait.tables.map((wanted) => {
    const reading = game.readOptions(wanted);
    if (!reading.ok) throw new Error(reading.refusal.reason);
    return [JSON.stringify(wanted).slice(0, 60), reading.options] as const;
  });

  test('every place has a name of its own', () => {
    expect(new Set(portrait.legend).size).toBe(portrait.legend.length);
  });

  test.each(tables)('%s: as many numbers for every seat as the legend has places', (_, options) => {
    for (const state of moments(game, options, 3)) {
      const numbers = portrait.of(state, measuresOf(game, brain, state));
      expect(numbers).toHaveLength(game.seatsOf(state) * portrait.legend.length);
      expect(numbers?.every(Number.isFinite)).toBe(true);
    }
  });
});

test('V-263 a team of two hands has no portrait', () => {
  const reading = vallee.readOptions({ players: 4, mode: 'teams' });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  expect(valleePlayers.portrait?.of(vallee.setup(1, reading.options), [])).toBeNull();
});
