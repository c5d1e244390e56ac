import { cardOf, type Options, vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { census } from './census.ts';
import { merchantVallee } from './merchant.ts';

function options(input: object): Options {
  const reading = vallee.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
}

test('a census counts what was used, and who held most of each folk', () => {
  const folks = ['hares', 'dodos', 'bats', 'owls'];
  const counted = census([merchantVallee, merchantVallee, merchantVallee]);
  for (let seed = 1; seed <= 2; seed++) {
    const { state, outcome } = playOut(vallee, options({ players: 3, folks }), seed, counted.bots, {
      limit: 5_000,
    });
    counted.ended(state, outcome);
  }
  const { rounds, longest, uses, usesInHand, folks: byFolk, pairs } = counted.figures();
  expect(rounds).toBeGreaterThan(8);
  expect(longest).toBeGreaterThanOrEqual(rounds);
  expect(Object.keys(uses)).toHaveLength(4 * 6);
  expect(Object.values(uses).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(5);
  // Per game in which somebody had the card: never less than per game.
  for (const [card, rate] of Object.entries(usesInHand)) expect(rate).toBeGreaterThanOrEqual(uses[card] ?? 0);
  for (const name of Object.keys(byFolk)) expect(folks).toContain(name);
  for (const { games, wins } of [...Object.values(byFolk), ...Object.values(pairs)]) {
    expect(games).toBeLessThanOrEqual(2);
    expect(wins).toBeLessThanOrEqual(games);
  }
});

test('the lead is what lies in a stall and with those who build it, and a tie leads nobody', () => {
  const counted = census([merchantVallee, merchantVallee]);
  const g = vallee.setup(4, options({ players: 2, folks: ['hares', 'lemurs', 'magpies'] }));
  // At the start everybody has one card of each folk; a hare of the market changes that.
  const hare = g.marketDeck.find((card) => cardOf(card).folk === 'hares') as number;
  g.players[1]?.discard.push(hare);
  counted.ended(g, { winners: [1], places: [2, 1], scores: [0, 8] } as never);
  const { folks, pairs } = counted.figures();
  expect(folks).toEqual({ hares: { games: 1, wins: 1 } });
  expect(pairs).toEqual({
    'lemurs+hares': { games: 1, wins: 1 },
    'magpies+hares': { games: 1, wins: 1 },
  });
});

test('merchants turn a clock for what it makes possible', () => {
  const counted = census([merchantVallee, merchantVallee, merchantVallee]);
  const mongooses = options({ players: 3, folks: ['mongooses', 'bats', 'junglefowls', 'hares'] });
  for (let seed = 1; seed <= 3; seed++) {
    const { state, outcome } = playOut(vallee, mongooses, seed, counted.bots, { limit: 5_000 });
    counted.ended(state, outcome);
  }
  expect(counted.figures().uses['dramatic-romantic']).toBeGreaterThan(0.2);
});
