import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { runCommand, scripted } from '../testing/fake-terminal.ts';
import { mineCommand } from './mine.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-mine-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('mine adds to its file until it holds enough, and plays no game when it does', async () => {
  const file = join(folder, 'karanor.json');
  const mine = async (count: string): Promise<{ id: string }[]> => {
    const terminal = scripted([]);
    await runCommand(mineCommand, ['karanor', '--puzzles', count, '--state', file], terminal);
    expect(terminal.text()).toContain(file);
    return (JSON.parse(readFileSync(file, 'utf8')) as { puzzles: { id: string }[] }).puzzles;
  };
  const first = await mine('1');
  expect(first.length).toBeGreaterThan(0);
  expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
  // There is enough: no game is played again.
  expect(await mine('1')).toEqual(first);
});

test('a game without puzzles says so', async () => {
  await expect(runCommand(mineCommand, ['auction'], scripted([]))).rejects.toThrow(Failure);
});
