import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Thought } from '../table/bot-seats.ts';
import { type BotPool, botPool, inlineBots } from './pool.ts';

const unruly = new URL('../testing/unruly-bots.mjs', import.meta.url);
/** Plenty of time by default: to start a worker takes long on a busy machine. */
const thought = (bot: string, budget = 60_000): Thought => ({
  game: 'vallee',
  bot,
  seat: 0,
  decision: { kind: 'menu', id: 'action', seat: 0, source: '' },
  state: {},
  heard: [],
  seed: 1,
  budget,
  client: { owner: bot, isAwaited: true },
});
const never = new AbortController().signal;
const fine = { reply: { answer: 'fine answers action' }, mishap: null };

const THREADS = 1;
let pool: BotPool;
beforeAll(() => {
  pool = botPool(unruly, 300, 32, THREADS);
});
afterAll(() => pool.close());

test.each([
  ['throws', 'thrown in the worker', 60_000],
  ['loops', /abort/i, 10],
  ['exits', /exit/i, 60_000],
  ['grows', /memory/i, 60_000],
] as const)('a bot that %s is told apart, and the pool thinks on', async (bot, message, budget) => {
  await expect(pool.think(thought(bot, budget), never)).rejects.toThrow(message);
  expect(await pool.think(thought('fine'), never)).toEqual(fine);
});

test('a thought that is no longer wanted is cancelled, under way or in the queue', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const running = pool.think(thought('loops'), first.signal);
  const waiting = pool.think(thought('loops'), second.signal);
  second.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
  const next = pool.think(thought('fine'), never);
  first.abort();
  await expect(running).rejects.toThrow(/abort/i);
  expect(await next).toEqual(fine);
});

test('K-313 an answer to a person is given while long thoughts hold all other workers', async () => {
  const masters = new AbortController();
  const busy = Array.from({ length: THREADS + 2 }, () =>
    pool.think(thought('loops'), masters.signal).catch(() => 'ended'),
  );
  const { client, ...rest } = thought('fine');
  expect(await pool.think({ ...rest, client: { ...client, isAnswer: true } }, never)).toEqual(fine);
  expect(pool.waiting).toBe(2);
  masters.abort();
  expect(new Set(await Promise.all(busy))).toEqual(new Set(['ended']));
});

test('without workers a bot that does not exist is an error, not an answer', async () => {
  await expect(inlineBots().think({ ...thought('x'), game: 'chess' }, never)).rejects.toThrow(
    'no bot x for chess',
  );
});
