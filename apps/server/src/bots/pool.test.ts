import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Thought } from '../table/bot-seats.ts';
import { type BotPool, botPool, inlineBots } from './pool.ts';

const unruly = new URL('../testing/unruly-bots.mjs', import.meta.url);
const thought = (bot: string): Thought => ({
  game: 'vallee',
  bot,
  seat: 0,
  decision: { kind: 'menu', id: 'action', seat: 0, source: '' },
  state: {},
  heard: [],
  seed: 1,
  budget: 10,
});
const never = new AbortController().signal;
const fine = { answer: 'fine answers action', mishap: null };

let pool: BotPool;
beforeAll(() => {
  pool = botPool(unruly, 300);
});
afterAll(() => pool.close());

test.each([
  ['throws', 'thrown in the worker'],
  ['loops', /abort/i],
  ['exits', /exit/i],
])('a bot that %s is told apart, and the pool thinks on', async (bot, message) => {
  await expect(pool.think(thought(bot), never)).rejects.toThrow(message);
  expect(await pool.think(thought('fine'), never)).toEqual(fine);
});

test('a thought that is no longer wanted is cancelled, under way or in the queue', {
  timeout: 20_000,
}, async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const running = pool.think({ ...thought('loops'), budget: 60_000 }, first.signal);
  const waiting = pool.think({ ...thought('loops'), budget: 60_000 }, second.signal);
  second.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
  const next = pool.think({ ...thought('fine'), budget: 60_000 }, never);
  first.abort();
  await expect(running).rejects.toThrow(/abort/i);
  expect(await next).toEqual(fine);
});

test('without workers a bot that does not exist is an error, not an answer', async () => {
  await expect(inlineBots().think({ ...thought('x'), game: 'chess' }, never)).rejects.toThrow(
    'no bot x for chess',
  );
});
