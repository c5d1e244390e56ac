import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../../../scripts/setup.mjs';
import { Failure } from '../failure.ts';
import { ROOT } from '../project.ts';
import { runCommand, scripted } from '../testing/fake-terminal.ts';
import { ladderCommand } from './ladder.ts';
import { simCommand } from './sim.ts';

interface Found {
  readonly players: number;
  readonly meetings: readonly { one: string; others: string; games: number; wins: number }[];
  readonly ratings: Readonly<Record<string, number>>;
}

async function ladder(...argv: string[]): Promise<string> {
  const terminal = scripted([]);
  await runCommand(ladderCommand, argv, terminal);
  return terminal.text();
}
/** In this thread: starting others takes longer than a few games. */
const climb = async (...argv: string[]): Promise<Found> =>
  JSON.parse(await ladder('vallee', '--jobs', '1', '--json', ...argv)) as Found;

const dir = mkdtempSync(join(tmpdir(), 'comptoir-ladder-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('every pair meets, and the same seeds give the same rates', async () => {
  const argv = ['--bots', 'random,greedy', '--games', '6'];
  const found = await climb(...argv);
  expect(found.meetings).toHaveLength(1);
  expect(found.meetings[0]).toMatchObject({ one: 'greedy', others: 'random', games: 6 });
  expect(found.ratings['greedy']).toBeGreaterThan(found.ratings['random'] as number);
  expect((await climb(...argv)).ratings).toEqual(found.ratings);
});

test('one among several, told in lines', async () => {
  const four = ['vallee', '--players', '4', '--games', '4', '--jobs', '1', '--lang', 'en'];
  const told = await ladder(...four, '--bots', 'random,greedy');
  expect(told).toContain('greedy – random');
  expect(told).toContain('[');
  expect(told).toContain('this build: ');
});

test('a bot that is not there', async () => {
  await expect(ladder('vallee', '--bots', 'genius')).rejects.toThrow(Failure);
  await expect(ladder('vallee', '--bots', 'greedy:0')).rejects.toThrow(Failure);
});

test('bots meet at a table of two where a game can be played alone', async () => {
  const argv = ['baie', '--bots', 'random,merchant', '--games', '2', '--jobs', '1', '--json'];
  expect(JSON.parse(await ladder(...argv))).toMatchObject({ players: 2, meetings: [{ wins: 2 }] });
  await expect(ladder(...argv, '--players', '1')).rejects.toThrow('2, 3, 4');
});

test('several threads play the same games as one', async () => {
  const argv = ['--bots', 'random,greedy', '--games', '8', '--seed', '40'];
  const alone = await climb(...argv);
  const beside = JSON.parse(await ladder('vallee', ...argv, '--jobs', '2', '--json')) as Found;
  expect(beside.meetings.map(({ wins }) => wins)).toEqual(alone.meetings.map(({ wins }) => wins));
});

describe('a series that is stopped, shared out and put together', () => {
  const argv = ['--bots', 'random,greedy', '--games', '12', '--seed', '7'];

  test('it plays on where its file ends', async () => {
    const file = join(dir, 'resumed.json');
    const whole = await climb(...argv, '--state', file);
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { meetings: { won: (number | null)[] }[] };
    const { won } = kept.meetings[0] as { won: (number | null)[] };
    expect(won).toHaveLength(12);
    // As if it had been stopped after five games, with a result in the file that these bots would not reach again.
    const stopped = won.map((_, at) => (at < 5 ? 0.25 : null));
    writeFileSync(file, JSON.stringify({ ...kept, meetings: [{ ...kept.meetings[0], won: stopped }] }));
    const resumed = await climb(...argv, '--state', file);
    const later = won.slice(5).reduce<number>((sum, one) => sum + (one ?? 0), 0);
    expect(resumed.meetings[0]).toMatchObject({ games: 12, wins: Number((later + 5 * 0.25).toFixed(1)) });
    expect(whole.meetings[0]).toMatchObject({ games: 12 });
  });

  test('a file of other games is refused and stays as it is', async () => {
    const file = join(dir, 'other.json');
    await climb(...argv, '--state', file);
    const before = readFileSync(file, 'utf8');
    const other = climb('--bots', 'random,greedy', '--games', '12', '--seed', '8', '--state', file);
    await expect(other).rejects.toThrow('la graine diffère');
    expect(readFileSync(file, 'utf8')).toBe(before);
    writeFileSync(file, '{"format":"something"}');
    await expect(climb(...argv, '--state', file)).rejects.toThrow('n’est pas une série');
  });

  test('shards hold whole deals, and together they are the series', async () => {
    const files = [1, 2, 3].map((index) => join(dir, `shard-${index}.json`));
    const parts: Found[] = [];
    for (const [at, file] of files.entries())
      parts.push(await climb(...argv, '--shard', `${at + 1}/3`, '--state', file));
    expect(parts.map(({ meetings }) => meetings[0]?.games)).toEqual([4, 4, 4]);
    const merged = JSON.parse(await ladder('merge', ...files, '--json')) as Found;
    const whole = await climb(...argv);
    expect(merged.ratings).toEqual(whole.ratings);
    expect(merged.meetings[0]).toMatchObject({ games: 12, wins: whole.meetings[0]?.wins });
    await climb(...argv.slice(0, 4), '--seed', '9', '--state', join(dir, 'stray.json'));
    await expect(ladder('merge', files[0] as string, join(dir, 'stray.json'))).rejects.toThrow('autre série');
  });

  test.each(['0/3', '4/3', 'all', '1'])('the shard %s is refused', async (shard) => {
    await expect(climb(...argv, '--shard', shard)).rejects.toThrow('--shard');
  });
});

describe('players of another build', () => {
  beforeAll(() => ensureBuilt());

  test('a bot answers in another build as it would at home', async () => {
    const here = await climb('--bots', 'greedy,merchant', '--games', '2');
    const there = await climb('--bots', `greedy@${ROOT},merchant@${ROOT}`, '--games', '2');
    expect(there.meetings.map(({ wins }) => wins)).toEqual(here.meetings.map(({ wins }) => wins));
  });

  test.each([
    ['vallee', 'master:1'],
    ['baie', 'greedy'],
    ['karanor', 'greedy'],
  ])('%s: the same game of a merchant and a %s, decision by decision', async (game, other) => {
    const decisions = async (bots: string): Promise<unknown> => {
      const terminal = scripted([]);
      const argv = [game, '--players', '2', '--games', '1', '--seed', '3', '--bots', bots, '--json'];
      await runCommand(simCommand, argv, terminal);
      const { decisions: count, winsBySeat } = JSON.parse(terminal.text()) as Record<string, unknown>;
      return { count, winsBySeat };
    };
    const here = await decisions(`merchant,${other}`);
    expect(await decisions(`merchant@${ROOT},${other}@${ROOT}`)).toEqual(here);
  });

  test('a build with other rules, without a game or not built is refused in one line', async () => {
    const build = (name: string, catalog: string): string => {
      const root = join(dir, name);
      for (const folder of ['bots', 'catalog'])
        mkdirSync(join(root, 'packages', folder, 'dist'), { recursive: true });
      writeFileSync(join(root, 'package.json'), '{"type":"module"}');
      writeFileSync(join(root, 'packages/bots/dist/index.js'), '');
      writeFileSync(join(root, 'packages/catalog/dist/index.js'), `export const CATALOG = ${catalog};`);
      return root;
    };
    const refused = (root: string): Promise<Found> =>
      climb('--bots', `random,merchant@${root}`, '--lang', 'en');
    await expect(refused(build('old', "new Map([['vallee', { game: { rules: 1 } }]])"))).rejects.toThrow(
      /plays vallee by rules 1, this one by rules \d+: their bots cannot meet/,
    );
    await expect(refused(build('bare', 'new Map()'))).rejects.toThrow('does not know vallee');
    await expect(refused(join(dir, 'nowhere'))).rejects.toThrow('holds no build: run "npm start" there once');
    expect(existsSync(join(dir, 'nowhere'))).toBe(false);
    await expect(climb('--bots', `random,genius@${ROOT}`, '--lang', 'en')).rejects.toThrow(
      'Unknown bot: genius@',
    );
  });
});
