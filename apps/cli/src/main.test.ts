import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, xoshiro } from '@comptoir/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../../scripts/setup.mjs';
import { playCommand } from './commands/play.ts';
import { ROOT } from './project.ts';
import { fakeTerminal, offered, runCommand } from './testing/fake-terminal.ts';

/** The built program as it is started by people: real processes, real pipes, real signals. */
beforeAll(() => ensureBuilt());

const dir = mkdtempSync(join(tmpdir(), 'comptoir-main-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const start = (...argv: string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, ['apps/cli/dist/main.js', ...argv], {
    cwd: ROOT,
    env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', NO_COLOR: '' },
  });

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let out = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => {
    out += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, errors })));
}

function run(argv: readonly string[], input = ''): Promise<Ended> {
  const child = start(...argv);
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return ended(child);
}

/** Resolves when the program has printed this. */
const printed = (child: ChildProcessWithoutNullStreams, text: string): Promise<void> =>
  new Promise((resolve) => {
    let seen = '';
    child.stdout.on('data', (data: Buffer) => {
      seen += data.toString();
      if (seen.includes(text)) resolve();
    });
  });

const oneLine = /^[^\n]+\n$/;

describe('comptoir', () => {
  test('help and version', async () => {
    const [help, version] = await Promise.all([run(['help']), run(['--version'])]);
    expect(help).toMatchObject({ code: 0, errors: '' });
    expect(help.out).toContain('comptoir play [game]');
    expect(version.out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([
    [['dance'], 2, 'Unknown command: dance'],
    [['play', 'vallee', '--players', '7'], 2, 'not for 7 players'],
    [['verify', 'package.json'], 1, 'file: this is not a game record'],
    [['verify', '.'], 1, 'Cannot read'],
    [['verify', 'packages/baie/src/testing/saved/record-1.txt'], 1, 'older rules, from which these differ'],
    [
      ['play', 'vallee', '--record', '/no/such/place.json', '--humans', '0', '--seed', '1'],
      1,
      'Cannot write',
    ],
  ])('%j: one line on the error stream, code %i', async (argv, code, message) => {
    const found = await run(argv);
    expect(found.errors).toMatch(oneLine);
    expect(found.errors).toContain(message);
    expect(found.code).toBe(code);
  });

  test('a whole game by piped answers, and the same record', async () => {
    const rng = xoshiro(7);
    const said: string[] = [];
    const own = fakeTerminal((lines) => {
      const numbers = offered(lines);
      said.push(numbers[below(rng, numbers.length)] as string);
      return said.at(-1) as string;
    });
    const argv = ['vallee', '--seed', '21', '--lang', 'en'];
    await runCommand(playCommand, argv, own);
    const file = join(dir, 'piped.json');
    const found = await run(['play', ...argv, '--record', file], `${said.join('\n')}\n`);
    expect(found).toMatchObject({ code: 0, errors: '' });
    const end = own.text().slice(own.text().indexOf('The game is over.'));
    expect(found.out).toContain(end);
    const checked = await run(['verify', file]);
    expect(checked).toMatchObject({ code: 0, errors: '' });
  });

  test('the menu leads to a table, and ends quietly with its input', async () => {
    const found = await run([], '2\n\n\n\n\n4\nquitter\n');
    expect(found.code).toBe(0);
    expect(found.out).toContain('Quelle langue');
    expect(found.out).toContain('Dans quel style ?');
    expect(found.out).toContain('Vif-Argent la pie');
    expect(found.out).toContain('Partie interrompue.');
    const silent = await run([]);
    expect(silent).toMatchObject({ code: 0, errors: '' });
  });

  test('a reader that goes away: one line, no stack', async () => {
    const child = start('play', 'vallee', '--humans', '0', '--bots', 'random', '--seed', '3');
    const end = ended(child);
    child.stdout.once('data', () => child.stdout.destroy());
    const found = await end;
    expect(found.errors).toMatch(oneLine);
    expect(found.errors).toContain('output was closed');
    expect(found.code).toBe(1);
  });

  test.each([['SIGINT'], ['SIGTERM']] as const)(
    '%s at a question: one line, code 130, the record is kept',
    async (signal) => {
      const file = join(dir, `${signal}.json`);
      const child = start('play', 'vallee', '--seed', '3', '--record', file);
      const end = ended(child);
      await printed(child, 'What do you do?');
      child.kill(signal);
      const found = await end;
      expect(found.errors).toBe('Interrupted.\n');
      expect(found.code).toBe(130);
      expect(await run(['verify', file])).toMatchObject({ code: 0, errors: '' });
    },
  );

  test('Ctrl-C in a simulation: one line, code 130', async () => {
    const child = start('sim', 'vallee', '--games', '1000000');
    const end = ended(child);
    await printed(child, '1,000,000 games');
    child.kill('SIGINT');
    expect(await end).toMatchObject({ code: 130, errors: 'Interrupted.\n' });
  });

  test('Ctrl-C in a ladder: one line, code 130, what was played is kept', async () => {
    const file = join(dir, 'series.json');
    const argv = ['ladder', 'vallee', '--bots', 'random,greedy', '--games', '90000', '--jobs', '1'];
    const child = start(...argv, '--state', file);
    const end = ended(child);
    const played = (): number => {
      if (!existsSync(file)) return 0;
      const { meetings } = JSON.parse(readFileSync(file, 'utf8')) as { meetings: { won: unknown[] }[] };
      return meetings[0]?.won.filter((one) => one !== null).length ?? 0;
    };
    await expect.poll(played).toBeGreaterThan(0);
    const before = played();
    child.kill('SIGINT');
    expect(await end).toMatchObject({ code: 130, errors: 'Interrupted.\n' });
    expect(played()).toBeGreaterThanOrEqual(before);
  });
});
