import { type Move, must } from '@comptoir/kit';
import { NAMED_FOLKS, type Options, type State, vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { greedyVallee } from './greedy.ts';
import { valleeBots } from './index.ts';

type ValleeBot = typeof greedyVallee;
const random = randomBot() as unknown as ValleeBot;
const LIMIT = 20_000;

function options(input: object): Options {
  const reading = vallee.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
}

/** Plays and asks the rules about every answer before it counts. */
function playChecked(players: Options, seed: number, bots: readonly ValleeBot[]) {
  const asked = new Set<string>();
  const moved = (move: Move, state: State): void => {
    expect(vallee.judge(state, move)).toBeNull();
    asked.add(move.id);
  };
  const played = playOut(vallee, players, seed, bots, { limit: LIMIT, moved });
  return { ...played, asked };
}

const FOLKS = [
  ['monitors', 'lemurs', 'magpies'],
  ['echidnas', 'hares', 'tree-kangaroos'],
  ['lemurs', 'echidnas', 'tree-kangaroos'],
];

describe('the greedy player of La Vallée', () => {
  test('answers every question legally, in every mode', () => {
    const asked = new Set<string>();
    const variants = [
      ...FOLKS.map((folks) => options({ players: 2, folks })),
      options({ players: 3 }),
      options({ players: 4 }),
      options({ players: 4, mode: 'teams' }),
    ];
    for (const [at, variant] of variants.entries()) {
      for (let seed = 1; seed <= 4; seed++) {
        const bots = Array.from({ length: variant.players }, () => greedyVallee);
        const played = playChecked(variant, seed * 100 + at, bots);
        expect(played.outcome).not.toBeNull();
        for (const id of played.asked) asked.add(id);
      }
    }
    expect(asked.size).toBeGreaterThan(8);
  });

  test('answers the questions that random neighbours bring about', () => {
    for (let seed = 1; seed <= 6; seed++)
      playChecked(options({ players: 4, mode: 'teams' }), seed, [greedyVallee, random, random, greedyVallee]);
  });

  test('beats random play from both seats', () => {
    let wins = 0;
    for (let game = 0; game < 40; game++) {
      const seat = game % 2;
      const players = seat === 0 ? [greedyVallee, random] : [random, greedyVallee];
      const { outcome } = playOut(vallee, options({ players: 2 }), 1000 + game, players, { limit: LIMIT });
      if (must(outcome, 'an end').winners.includes(seat)) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(36);
  });

  test('teams that have built nearly everything still buy, and come to an end', () => {
    const teams = options({ players: 4, mode: 'teams', among: NAMED_FOLKS });
    const bots = Array.from({ length: 4 }, () => greedyVallee);
    for (const seed of [9003, 1029053])
      expect(playOut(vallee, teams, seed, bots, { limit: 4000 }).outcome).not.toBeNull();
    const own = options({ players: 4, mode: 'teams' });
    expect(playOut(vallee, own, 9003, bots, { limit: 4000 }).outcome).not.toBeNull();
  });

  test('answers legally with folks of all boxes, beside the merchant', () => {
    const merchant = valleeBots['merchant'] as unknown as ValleeBot;
    for (let seed = 1; seed <= 8; seed++)
      playChecked(
        options({ players: 4, among: NAMED_FOLKS, edition: seed % 4 === 0 ? 'remaster' : 'first' }),
        seed,
        [greedyVallee, merchant, greedyVallee, merchant],
      );
  });
});
