import { explore } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { vallee } from '../game.ts';
import { type Table, table } from '../testing/table.ts';
import type { Options } from './options.ts';

const folks = ['echidnas', 'hares', 'lemurs'];
const SEVEN = [
  ['carefree-swapper'],
  ['bargain-seeker'],
  ['delicacy'],
  ['umbrella'],
  ['velocipede'],
  ['matching-colours', 'carefree-swapper'],
  ['umbrella', 'delicacy'],
];
const lastStack = () =>
  table(2, { folks })
    .hand(0, 'festival', 'festival', 'junk')
    .stall(0, SEVEN)
    .stall(1, [['arcane-scholar']]);

describe('end of the game', () => {
  test('V-170 V-233 the eighth stack wins at once: no clean-up, no further event', () => {
    const t = lastStack().build('festival', 'festival');
    expect(t.isOver()).toBe(true);
    expect(t.told().slice(-3)).toEqual(['actions-counted', 'phase-began', 'won']);
    expect(t.has('turn-began')).toBe(false);
    expect(t.handOf(0)).toEqual(['junk']);
    expect(vallee.outcome(t.g)).toMatchObject({ winners: [0] });
    expect(t.g.turn.phase).toBe('over');
  });

  test('V-170 nothing can be done afterwards', () => {
    const t = lastStack().build('festival', 'festival');
    const move = { seat: 0, id: 'action', answer: { entry: 'inventory.discard', answer: [] } };
    expect(t.refuses(move).code).toBe('game-over');
    expect(t.why(0, 'inventory.discard', [])).toMatchObject({ code: 'game-over' });
  });

  test('V-172 no points; the others are ranked by their stacks', () => {
    const t = table(3, { folks: [...folks, 'magpies'] })
      .hand(0, 'festival', 'festival')
      .stall(0, SEVEN)
      .stall(2, [['pompous-professional'], ['bribe']])
      .stall(1, [['arcane-scholar']]);
    expect(vallee.outcome(t.g)).toBeNull();
    expect(vallee.outcome(t.build('festival', 'festival').g)).toEqual({
      winners: [0],
      places: [1, 3, 2],
      scores: [8, 1, 2],
    });
  });

  test('V-171 V-264 in the team game the tenth stack wins, for both of the team', () => {
    const t = table(4, { mode: 'teams', folks: ['echidnas', 'hares', 'lemurs', 'magpies'], first: 2 })
      .hand(2, 'festival', 'festival')
      .stall(0, SEVEN);
    t.build('festival', 'festival');
    expect(t.isOver()).toBe(false);
    const last = table(4, { mode: 'teams', folks: ['echidnas', 'hares', 'lemurs', 'magpies'], first: 2 })
      .hand(2, 'grasp', 'grasp', 'bribe')
      .stall(0, [...SEVEN, ['festival', 'festival'], ['calendar', 'festival']])
      .stall(1, [['arcane-scholar']]);
    last.build('grasp', 'grasp', 'bribe');
    expect(vallee.outcome(last.g)).toEqual({ winners: [0, 2], places: [1, 3, 1, 3], scores: [10, 1, 10, 1] });
  });

  test('V-173 there is no stalemate: whoever has nothing goes on with Junk', () => {
    const t = table(2, { folks }).reserve(0);
    for (let turn = 0; turn < 40; turn++) t.inventory();
    expect(t.isOver()).toBe(false);
    expect(t.g.turn.number).toBe(41);
    expect(vallee.outcome(t.g)).toBeNull();
  });

  /** A table of scenarios has no card in the market. */
  const bare = (first = 0) => table(2, { folks: ['echidnas', 'hares', 'pandas'], first });
  const rounds = (t: Table, count: number, players = 2): void => {
    for (let turn = 0; turn < count * players; turn++) t.inventory();
  };

  test('V-174 with a guest and a bare market, twenty rounds without a stack end the game', () => {
    const t = bare()
      .stall(0, [['carefree-swapper'], ['bargain-seeker']])
      .stall(1, [['arcane-scholar']]);
    t.inventory();
    expect(t.events).toContainEqual({ type: 'market-bare', rounds: 20 });
    t.inventory();
    expect(t.has('market-bare')).toBe(false);
    rounds(t, 18);
    t.inventory();
    expect(t.isOver()).toBe(false);
    t.inventory();
    expect(t.isOver()).toBe(true);
    expect(t.events.at(-1)).toEqual({ type: 'won', stall: 0, seats: [0], still: true });
    expect(vallee.outcome(t.g)).toEqual({ winners: [0], places: [1, 2], scores: [2, 1] });
  });

  test('V-174 a stack begins the count anew, a card in the market ends it', () => {
    const t = bare();
    rounds(t, 19);
    expect(t.g.still).toBe(38);
    t.hand(0, 'carefree-swapper').build('carefree-swapper');
    expect(t.g.still).toBe(1);
    t.inventory();
    t.market('bargain-seeker');
    rounds(t, 25);
    expect(t.g.still).toBeUndefined();
    expect(t.isOver()).toBe(false);
  });

  test('V-174 of equal stalls the one with more value left wins, then the one that began later', () => {
    const richer = bare().hand(0, 'festival');
    rounds(richer, 20);
    expect(vallee.outcome(richer.g)).toEqual({ winners: [0], places: [1, 2], scores: [0, 0] });
    const equal = bare(1);
    rounds(equal, 20);
    expect(vallee.outcome(equal.g)?.winners).toEqual([0]);
    const teams = table(4, { mode: 'teams', folks: ['echidnas', 'hares', 'pandas', 'magpies'] }).stall(1, [
      ['arcane-scholar'],
    ]);
    rounds(teams, 20, 4);
    expect(vallee.outcome(teams.g)?.winners).toEqual([1, 3]);
  });

  test('V-173 V-362 teams that give each other Junk by chance come to an end', () => {
    const given = ['gulls', 'snow-macaques', 'echidnas', 'foxes'];
    const options: Options = {
      players: 4,
      mode: 'teams',
      folks: given,
      firstPlayer: 'random',
      previousLosers: [],
      actionCap: 40,
    };
    for (const seed of [7, 12])
      expect(vallee.outcome(explore(vallee, options, seed, { limit: 4000 }))).not.toBeNull();
  });
});
