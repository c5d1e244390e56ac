import { describe, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { runCommand, scripted } from '../testing/fake-terminal.ts';
import { simCommand } from './sim.ts';

async function sim(...argv: string[]): Promise<Record<string, unknown>> {
  const terminal = scripted([]);
  await runCommand(simCommand, [...argv, '--json'], terminal);
  expect(terminal.lines).toHaveLength(1);
  return JSON.parse(terminal.text()) as Record<string, unknown>;
}

describe('sim', () => {
  test('the figures of a simulation, checked', async () => {
    const found = await sim('vallee', '--players', '3', '--games', '6', '--seed', '5', '--check');
    expect(found).toMatchObject({
      game: 'vallee',
      players: 3,
      games: 6,
      finished: 6,
      violations: 0,
      checked: true,
    });
    expect((found['winsBySeat'] as number[]).reduce((a, b) => a + b, 0)).toBe(6);
    expect(found['meanDecisions']).toBeCloseTo((found['decisions'] as number) / 6, 1);
    for (const key of ['decisionsPerSecond', 'gamesPerSecond']) expect(found[key]).toBeGreaterThan(0);
  });

  test('the same seed gives the same games, another one others', async () => {
    const a = await sim('vallee', '--games', '5', '--seed', '9');
    const b = await sim('vallee', '--games', '5', '--seed', '9');
    const c = await sim('vallee', '--games', '5', '--seed', '1009');
    expect(b['decisions']).toBe(a['decisions']);
    expect(c['decisions']).not.toBe(a['decisions']);
  });

  test('bots by seat, and the team game', async () => {
    const duel = await sim('vallee', '--bots', 'greedy,random', '--games', '4');
    expect(duel).toMatchObject({ bots: ['greedy', 'random'], players: 2 });
    const teams = await sim('vallee', '--mode', 'teams', '--bots', 'greedy', '--games', '2', '--check');
    const wins = teams['winsBySeat'] as number[];
    expect(teams['players']).toBe(4);
    expect([wins[0], wins[1]]).toEqual([wins[2], wins[3]]);
  });

  test('options of the game', async () => {
    const found = await sim(
      'vallee',
      '--games',
      '2',
      '--option',
      'folks=hares,lemurs,magpies',
      '--option',
      'firstPlayer=1',
    );
    expect(found['finished']).toBe(2);
  });

  test('all that a setting can hold', async () => {
    const found = await sim('vallee', '--games', '9', '--bots', 'merchant', '--option', 'among=all');
    // A card of our own box is one of six; of nine games of three folks most have none of them.
    expect(Object.keys(found['uses'] as object).length).toBeGreaterThan(60);
  });

  test.each([
    [['chess'], 'Unknown game: chess'],
    [['toString'], 'Unknown game: toString'],
    [['vallee', '--players', '7'], 'not for 7 players'],
    [['vallee', '--players', '3', '--mode', 'teams'], 'Teams are for 4 players'],
    [['vallee', '--bots', 'genius'], 'Unknown bot: genius'],
    [['vallee', '--bots', 'random,random,random'], '3 bots for 2 seats'],
    [['vallee', '--games', '0'], 'at least 1'],
    [['vallee', '--option', 'colour=red'], 'no option'],
    [['vallee', '--option', 'folks=hares'], '3 different folks are needed'],
  ])('%j is refused in one line', async (argv, message) => {
    const failed = runCommand(simCommand, [...argv, '--lang', 'en'], scripted([]));
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.toThrow(Failure);
    await expect(failed).rejects.toMatchObject({ exitCode: 2 });
  });
});
