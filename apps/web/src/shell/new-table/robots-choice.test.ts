import { LEVELS } from '@comptoir/bots';
import { afterEach, expect, test, vi } from 'vitest';
import { loadGame } from '../../catalog/games.ts';
import { firstPlan, optionsOf } from './plan.ts';
import { facesFor, lastRobot, rememberRobots, robotsPlan } from './robots-choice.svelte.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
afterEach(() => kept.clear());

test.each(['vallee', 'baie', 'karanor'])('%s starts against any robot without a word more', async (game) => {
  const { game: rules } = await loadGame(game);
  for (const bot of LEVELS) {
    const plan = robotsPlan(game, bot);
    expect(plan.seats.slice(1).every((seat) => seat.who === 'robot' && seat.bot === bot)).toBe(true);
    expect(rules.readOptions(optionsOf(plan, rules.optionSpecs)).ok).toBe(true);
  }
  expect(lastRobot(game)).toBe('grandmaster');
  expect(facesFor(lastRobot(game))).toEqual(['novice', 'merchant', 'grandmaster']);
});

test('what was chosen in full is taken up again, with another robot too', () => {
  expect(lastRobot('vallee')).toBeNull();
  const robot = { who: 'robot', bot: 'merchant' } as const;
  const plan = firstPlan('vallee', 'robots');
  rememberRobots({ ...plan, seats: [{ who: 'me' }, robot, robot], options: { actionCap: 40 } });
  expect(lastRobot('vallee')).toBe('merchant');
  const next = robotsPlan('vallee', 'master');
  expect([next.seats.length, next.options]).toEqual([3, { actionCap: 40 }]);
});

test('a table with friends, or a damaged note, is not taken up', () => {
  rememberRobots({ ...firstPlan('vallee', 'robots'), seats: [{ who: 'me' }, { who: 'local' }] });
  expect(lastRobot('vallee')).toBeNull();
  kept.set('comptoir.robots.vallee', '{"bot":"nobody"');
  expect(robotsPlan('vallee', 'novice').seats).toHaveLength(2);
});
