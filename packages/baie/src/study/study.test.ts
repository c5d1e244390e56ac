import { momentsAreSetUp, strangersAreRefused, whatIsLaidIsSound } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { baie } from '../game.ts';
import { study } from './study.ts';

const optionsOf = (input: object) => {
  const reading = baie.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
};

describe('a position of La Baie that is set up', () => {
  test.each([
    ['2 players', { players: 2, merchants: ['A', 'K'] }],
    [
      '4 players with three townsfolk',
      { players: 4, rogue: 3, townsfolk: ['locals', 'mercenaries', 'sailors'] },
    ],
    ['5 players', { players: 5, rogue: 2 }],
  ])('can be any turn of a game: %s', (_, options) => {
    expect(momentsAreSetUp(baie, study, optionsOf(options), 3, 29)).toBeGreaterThan(3);
  });

  test('I-01, I-11, I-12: what is accepted is sound, and no piece lies in two places', () => {
    let accepted = 0;
    for (let seed = 1; seed <= 200; seed++) if (whatIsLaidIsSound(baie, study, seed)) accepted += 1;
    expect(accepted).toBeGreaterThan(3);
  });

  test('strange positions are refused with a reason', () => {
    strangersAreRefused(study, [
      { players: '1' },
      { 'merchant.0': ['K'], 'merchant.1': ['K'] },
      { 'merchant.0': ['Z'] },
      { 'berth.-.1': 'L-IN', 'berth.-.2': 'L-IN' },
      { 'berth.-.1': 'R-IN' },
      { 'berth.-.1': 'L-IN', 'boat.-.1': ['R'] },
      { 'berth.-.1': 'removed' },
      { 'boat.-.1': ['R', 'R', 'R', 'R'] },
      { 'clock.0': 'H1', round: 1 },
      { 'clock.0': '12', 'clock.1': '12' },
      { halls: ['R', 'R', 'R', 'R'] },
      { 'goods.0': ['lR', 'lR', 'lR', 'lR'] },
    ]);
  });

  test('the rest is completed by rule', () => {
    const built = study.build({ 'gold.1': 7, 'boat.-.1': ['R', 'X'], 'goods.0': ['sR'], 'clock.0': '4' });
    if (!built.ok) throw new Error(JSON.stringify(built.flaws));
    const { state } = built;
    expect(state.active).toBe(1);
    expect(state.players[0]).toMatchObject({
      stall: [0, -1, -1, -1, -1, -1, -1, -1],
      supply: [3, 4, 4, 4, 3, 3, 3, 3],
    });
    expect(state.bag[0]).toBe(13 - 2);
  });
});
