import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { runCommand, scripted } from '../testing/fake-terminal.ts';
import { trainCommand } from './train.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function train(games: number, state: string | null, seed = 1): Promise<string> {
  const out = join(folder, 'learned.json');
  const kept = state === null ? [] : ['--state', join(folder, state)];
  const terminal = scripted([]);
  await runCommand(
    trainCommand,
    ['vallee', '--bots', 'random', '--games', String(games), '--seed', String(seed), '--out', out, ...kept],
    terminal,
  );
  expect(terminal.text()).toContain(out);
  return readFileSync(out, 'utf8');
}

test('a course that was stopped in the middle of a game ends like one in one go', async () => {
  const whole = await train(12, null);
  await train(8, 'positions');
  appendFileSync(join(folder, 'positions'), Buffer.from(Float32Array.of(8, 2, 1, 0.5).buffer));
  expect(await train(12, 'positions')).toBe(whole);
  expect(await train(12, 'positions')).toBe(whole);
});

test('positions of other games are not learned from', async () => {
  await train(8, 'others');
  await expect(train(8, 'others', 2)).rejects.toThrow(Failure);
});

test('the weights of every game are small', async () => {
  for (const game of ['baie', 'karanor']) {
    const out = join(folder, `${game}.json`);
    await runCommand(trainCommand, [game, '--bots', 'random', '--games', '8', '--out', out], scripted([]));
    expect(readFileSync(out).byteLength).toBeLessThan(200_000);
  }
});
