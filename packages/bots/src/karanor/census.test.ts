import { karanor, type State } from '@comptoir/karanor';
import { expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { census } from './census.ts';
import { karanorBots } from './index.ts';
import { turnsLeft } from './prices.ts';
import { tableOfState } from './table.ts';
import { verdictOn } from './verdicts.ts';

function options(players: number, roundCap: number) {
  const reading = karanor.readOptions({ players, roundCap });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
}

test('a census has every trade judged', () => {
  const counted = census(new Array(4).fill(karanorBots.merchant), false);
  let accepted = 0;
  const { state, outcome } = playOut(karanor, options(4, 8), 70, counted.bots, {
    limit: 5_000,
    moved: (move, g) => {
      counted.moved?.(move, g);
      if (verdictOn(move, g) !== null) accepted += 1;
    },
  });
  counted.ended(state, outcome);
  const { trades, judgedTrades } = counted.figures();
  expect(accepted).toBeGreaterThan(0);
  expect(trades).toBe(accepted);
  expect(judgedTrades.bothGain).toBeGreaterThan(0.9);
  expect(judgedTrades.withWinner).toBe(0);
});

test('a census counts windows, trades and what becomes of cards', () => {
  const counted = census([karanorBots.merchant, karanorBots.merchant], true);
  const { state, outcome } = playOut(karanor, options(2, 8), 5, counted.bots, { limit: 5_000 });
  counted.ended(state, outcome);
  const { windowsPerSeat, bySource, byStory, byCity, doneRate, rounds, longest, recruits } =
    counted.figures();
  expect(windowsPerSeat).toHaveLength(2);
  expect([rounds, longest]).toEqual([state.turn.round, state.turn.round]);
  const associates = state.players.reduce((sum, player) => sum + player.associates.length, 0);
  expect(recruits).toBeLessThanOrEqual(associates);
  expect(Object.values(bySource).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
  expect([Object.keys(byStory), Object.keys(byCity)].map(({ length }) => length)).toEqual([2, 2]);
  for (const rate of Object.values(doneRate)) expect(rate).toBeLessThanOrEqual(1);
  // A patient seat keeps what it drew.
  const { thresholds, blackHand } = state.players[0] as State['players'][number];
  expect(blackHand.length).toBeGreaterThanOrEqual(thresholds);
});

test('a game that lasts long is not taken for one that is over', () => {
  const table = { ...tableOfState(karanor.setup(3, options(2, 60))), round: 30 };
  expect(turnsLeft(table)).toBeGreaterThan(3);
  const players = table.players.map((person) => ({ ...person, prestige: 9 }));
  expect(turnsLeft({ ...table, players })).toBeLessThan(1);
});
