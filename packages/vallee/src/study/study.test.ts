import { fitted, flawsIn, freeFor, keyOf, layIn, type PiecesField } from '@comptoir/kit/study';
import { momentsAreSetUp, strangersAreRefused, whatIsLaidIsSound } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { vallee } from '../game.ts';
import { positions } from '../lessons/positions.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../state.ts';
import { study } from './study.ts';

const optionsOf = (input: object): Options => {
  const reading = vallee.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
};

describe('a position of La Vallée that is set up', () => {
  test.each([
    ['2 players', { players: 2 }],
    ['4 players', { players: 4 }],
    ['teams', { players: 4, mode: 'teams' }],
    ['the remastered edition', { players: 3, edition: 'remaster' }],
    ['folks with coins and clocks', { players: 2, folks: ['dodos', 'bats', 'beavers'] }],
  ])('can be any moment of a game: %s', (_, options) => {
    expect(momentsAreSetUp(vallee, study, optionsOf(options), 3, 29)).toBeGreaterThan(2);
  });

  test('I-01, I-02: what is accepted is sound, and no card lies in two places', () => {
    let accepted = 0;
    for (let seed = 1; seed <= 60; seed++) if (whatIsLaidIsSound(vallee, study, seed)) accepted += 1;
    expect(accepted).toBeGreaterThan(20);
  });

  test('strange positions are refused with a reason', () => {
    strangersAreRefused(study, [
      { folks: ['monitors'] },
      { folks: ['monitors', 'monitors', 'lemurs'] },
      { 'market-deck': ['junk'] },
      { 'stack.0.2': ['grasp'] },
      { box: Array.from({ length: 20 }, () => 'grasp') },
    ]);
  });

  test('the rest is completed by rule: ones in the box, the others in the market deck, Junk in its reserve', () => {
    const built = study.build({ 'hand.0': ['grasp', 'junk'], market: ['gap', 'bribe'] });
    if (!built.ok) throw new Error(JSON.stringify(built.flaws));
    const { state } = built;
    expect(state.junkReserve).toHaveLength(19);
    expect(state.market.map((card) => card >= 0)).toEqual([false, true, false, false, false]);
    expect(state.players[0]?.hand).toHaveLength(2);
    expect(state.box.length + state.marketDeck.length).toBe(45 - 2);
  });

  test('what lies in the market deck can be laid elsewhere: it is taken from the bottom', () => {
    const before = { 'market-deck': ['grasp', 'bribe', 'grasp'], 'discard.1': ['grasp'] };
    const sheet = study.sheet(before);
    const hand = sheet.fields.find((field) => keyOf(field) === 'hand.0') as PiecesField;
    expect(freeFor(hand, before, sheet).get('grasp')).toBe(2);
    expect(layIn(study, before, hand, ['grasp'])).toMatchObject({
      'hand.0': ['grasp'],
      'market-deck': ['grasp', 'bribe'],
      'discard.1': ['grasp'],
    });
  });

  test('every lesson is a starting point, and another number of players leaves what still fits', () => {
    for (const text of Object.values(positions)) {
      const setUp = study.of(JSON.parse(text) as State);
      expect(setUp && study.build(setUp).ok).toBe(true);
      const more = fitted(study, { ...setUp, players: '4' });
      expect(flawsIn(study, more)).toEqual([]);
      expect(more['hand.0']).toEqual(setUp?.['hand.0']);
      expect(study.sheet(more).fields.map(keyOf)).toContain('hand.3');
    }
  });
});
