import {
  type Decision,
  type Event,
  karanor,
  type Options,
  prestigeSource,
  type State,
  type View,
} from '@comptoir/karanor';
import { describe, expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { greedyKaranor } from './greedy.ts';
import { karanorReport } from './report.ts';
import { karanorStatistics } from './statistics.ts';

const options = (players: number): Options => ({
  players,
  market2p: true,
  windowMode: 'smart',
  firstPlayer: 'random',
  roundCap: 60,
});

describe('the greedy merchant', () => {
  test.each([2, 3, 4, 5, 6])('games of %i last 6 to 15 rounds and break no rule', (players) => {
    for (let seed = 1; seed <= 3; seed++) {
      const bots = Array.from({ length: players }, () => greedyKaranor);
      const { state, outcome } = playOut(karanor, options(players), seed, bots, {
        limit: 20_000,
        each: (g) => expect(karanor.violations(g)).toEqual([]),
        moved: (move, g) => expect(karanor.judge(g, move)).toBeNull(),
      });
      expect(outcome).not.toBeNull();
      expect(state.turn.round).toBeGreaterThanOrEqual(6);
      expect(state.turn.round).toBeLessThanOrEqual(15);
    }
  });

  test('it beats random players', () => {
    const random = randomBot<State, Decision, Event, View, Options>();
    for (let seed = 1; seed <= 4; seed++) {
      const { outcome } = playOut(karanor, options(3), seed, [random, greedyKaranor, random], {
        limit: 20_000,
      });
      expect(outcome?.winners).toEqual([1]);
    }
  });
});

describe('statistics', () => {
  test('games, rates and sources add up', () => {
    const found = karanorStatistics(options(3), 4, 50);
    expect(found.violations).toEqual([]);
    expect(found.winsBySeat).toHaveLength(3);
    const wins = found.winsBySeat.reduce((sum, { wins: won }) => sum + won, 0);
    expect(wins).toBeCloseTo(4);
    const shares = Object.values(found.prestige).reduce((sum, share) => sum + share, 0);
    expect(shares).toBeCloseTo(1);
    expect(found.rounds.low).toBeLessThanOrEqual(found.rounds.high);
    for (const language of ['fr', 'en'] as const) {
      const text = karanorReport(found, language).join('\n');
      expect(text).toContain(language === 'fr' ? 'Origine du prestige' : 'Where prestige came from');
      expect(text).not.toMatch(/NaN|undefined/);
    }
  });

  test('sources are told by the card', () => {
    expect(
      ['shop:cave#reward.0', 'quest:pelerin', 'delivery:x#reward', 'villa', 'artefact:y#0.0'].map(
        prestigeSource,
      ),
    ).toEqual(['shop', 'quest', 'delivery', 'villa', 'other']);
  });
});
