import { baie } from '@comptoir/baie';
import { karanor } from '@comptoir/karanor';
import { type AnyGame, type Kinded, xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { baiePlayers, type Features, karanorPlayers, valleePlayers } from './index.ts';

const GAMES = [
  ['vallee', vallee, valleePlayers.features],
  ['baie', baie, baiePlayers.features],
  ['karanor', karanor, karanorPlayers.features],
] as unknown as readonly (readonly [string, AnyGame, Features<unknown>])[];

/** Looks at a random game before every tenth decision. */
function* moments(game: AnyGame, options: unknown, seed: number) {
  const state = game.setup(seed, options);
  const rng = xoshiro(seed);
  let asked: readonly Kinded[] = game.decisions(state).filter(({ standing }) => standing !== true);
  for (let at = 0; asked.length > 0 && at < 600; at++) {
    const decision = asked[0] as Kinded;
    if (at % 10 === 0) yield { state, seat: decision.seat };
    const move = { seat: decision.seat, id: decision.id, answer: game.sample(decision, rng) };
    asked = game.proceed(state, move);
  }
}

describe.each(GAMES)('%s as numbers', (_, game, features) => {
  const tables = game.players.flatMap((players) => {
    const reading = game.readOptions({ players });
    return reading.ok ? [[players, reading.options] as const] : [];
  });

  test('every place has a name of its own', () => {
    expect(new Set(features.legend).size).toBe(features.legend.length);
    expect(features.legend.length).toBeGreaterThan(100);
  });

  test.each(tables)('%i players: one length for every table, and nothing that is no number', (_, options) => {
    const used = new Set<number>();
    for (const { state, seat } of moments(game, options, 5)) {
      const vector = features.vector(game.view(state, seat));
      expect(vector).toHaveLength(features.legend.length);
      expect(vector.every(Number.isFinite)).toBe(true);
      for (const [at, value] of vector.entries()) if (value !== 0) used.add(at);
    }
    expect(used.size).toBeGreaterThan(30);
  });

  test.each(tables)('%i players: two states that look alike have the same numbers', (_, options) => {
    const rng = xoshiro(11);
    let differing = 0;
    for (const { state, seat } of moments(game, options, 6)) {
      const other = game.determinize(state, [seat], rng);
      if (game.hash(other) !== game.hash(state)) differing += 1;
      expect(features.vector(game.view(other, seat))).toEqual(features.vector(game.view(state, seat)));
    }
    expect(differing).toBeGreaterThan(0);
  });

  test('a spectator has numbers too', () => {
    const [, options] = tables[0] as (typeof tables)[number];
    expect(features.vector(game.view(game.setup(1, options), -1))).toHaveLength(features.legend.length);
  });
});
