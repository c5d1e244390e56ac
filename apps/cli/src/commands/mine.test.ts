import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { runCommand, scripted } from '../testing/fake-terminal.ts';
import { mineCommand } from './mine.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-mine-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('mine adds to its file until it holds enough, and goes on behind the last game', async () => {
  const file = join(folder, 'karanor.json');
  const mine = async (count: string): Promise<{ id: string }[]> => {
    const terminal = scripted([]);
    await runCommand(mineCommand, ['karanor', '--puzzles', count, '--state', file], terminal);
    expect(terminal.text()).toContain(file);
    return (JSON.parse(readFileSync(file, 'utf8')) as { puzzles: { id: string }[] }).puzzles;
  };
  const first = await mine('1');
  const more = await mine(String(first.length + 1));
  expect(more.slice(0, first.length)).toEqual(first);
  expect(new Set(more.map(({ id }) => id)).size).toBe(more.length);
  expect(more.length).toBeGreaterThan(first.length);
});

test('a game without puzzles says so', async () => {
  await expect(runCommand(mineCommand, ['auction'], scripted([]))).rejects.toThrow(Failure);
});
