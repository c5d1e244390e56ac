import { expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { runCommand, scripted } from '../testing/fake-terminal.ts';
import { ladderCommand } from './ladder.ts';

async function ladder(...argv: string[]): Promise<string> {
  const terminal = scripted([]);
  await runCommand(ladderCommand, argv, terminal);
  return terminal.text();
}

test('every pair meets, and the same seeds give the same rates', async () => {
  const argv = ['vallee', '--bots', 'random,greedy', '--games', '6', '--json'];
  const found = JSON.parse(await ladder(...argv)) as { meetings: object[]; ratings: Record<string, number> };
  expect(found.meetings).toHaveLength(1);
  expect(found.meetings[0]).toMatchObject({ one: 'greedy', others: 'random', games: 6 });
  expect(found.ratings['greedy']).toBeGreaterThan(found.ratings['random'] as number);
  const again = JSON.parse(await ladder(...argv)) as typeof found;
  expect(again.ratings).toEqual(found.ratings);
});

test('one among several, told in lines', async () => {
  const told = await ladder(
    'vallee',
    '--players',
    '4',
    '--bots',
    'random,greedy',
    '--games',
    '4',
    '--lang',
    'en',
  );
  expect(told).toContain('greedy – random');
  expect(told).toContain('[');
});

test('a bot that is not there', async () => {
  await expect(ladder('vallee', '--bots', 'genius')).rejects.toThrow(Failure);
  await expect(ladder('vallee', '--bots', 'greedy:0')).rejects.toThrow(Failure);
});

test('bots meet at a table of two where a game can be played alone', async () => {
  const argv = ['baie', '--bots', 'random,merchant', '--games', '2', '--json'];
  expect(JSON.parse(await ladder(...argv))).toMatchObject({ players: 2, meetings: [{ wins: 2 }] });
  await expect(ladder(...argv, '--players', '1')).rejects.toThrow('2, 3, 4');
});
