import { expect, test } from 'vitest';
import { Leisure } from './leisure.ts';

test('pieces are done one after the other, whatever becomes of them', async () => {
  const leisure = new Leisure();
  const done: number[] = [];
  let running = 0;
  const piece = (at: number, end: () => void) => async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    done.push(at);
    end();
    if (at === 1) throw new Error('of no concern to the others');
  };
  await new Promise<void>((resolve) => {
    for (const at of [0, 1, 2]) leisure.add(piece(at, at === 2 ? resolve : () => {}));
  });
  expect(done).toEqual([0, 1, 2]);
});

test('after each piece the others have three times as long', async () => {
  let now = 0;
  const pauses: number[] = [];
  const leisure = new Leisure(
    () => now,
    async (ms) => void pauses.push(ms),
  );
  const taking = (ms: number) => async () => {
    now += ms;
  };
  await new Promise<void>((resolve) => {
    for (const ms of [20, 5]) leisure.add(taking(ms));
    leisure.add(async () => resolve());
  });
  expect(pauses).toEqual([60, 15]);
});
