import { answering, type Kinded, LEAVE, xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { afterEach, expect, test } from 'vitest';
import { DEFAULTS } from '../config.ts';
import { defaultAnswer, GAMES, type TableGame } from '../games.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { bareTables } from '../testing/bare-tables.ts';
import { temporaryFolder } from '../testing/folder.ts';
import type { BotTurn, Tempo, Think, Thinking, Thought } from './bot-seats.ts';
import { patient, tempoOf, thinkSafely, WindowRound } from './bot-seats.ts';
import { replaceSeat } from './lobby.ts';
import type { Table } from './table-state.ts';
import type { TableTools } from './tools.ts';

const rules = GAMES.get('vallee') as TableGame;
const reading = vallee.readOptions({ players: 2 });
if (!reading.ok) throw new Error('options');
const game = vallee.setup(1, reading.options);
const decision = rules.game.decisions(game)[0]!;
const table = {
  rules,
  state: { game, seats: [] },
  row: { secret: 'a', commitment: 'b', game: 'vallee' },
} as unknown as Table;
const never = new AbortController().signal;

const ask = async (think: Think, turn: BotTurn = { seq: 1, decision, bot: 'x' }, signal = never) => {
  const failures: string[] = [];
  const failed = (error: unknown) => failures.push((error as Error).message);
  const reply = await thinkSafely(table, turn, { think, budget: 5, heard: [], signal, failed });
  return { reply, failures };
};
const safe = answering(defaultAnswer(rules, decision));

test('K-203 a bot answers a window at one and the same moment, however long its thought', () => {
  const asked = (id: string, standing?: true) =>
    tempoOf(
      GAMES.get('karanor') as TableGame,
      { kind: 'menu', id, seat: 0, source: null, ...(standing ? { standing } : {}) },
      { botPause: 600, botBudget: 1000 },
    );
  expect(asked('window')).toEqual({ before: 0, budget: 600, until: 900 });
  expect(asked('action')).toEqual({ before: 600, budget: 1000, until: 0 });
});

test('K-313 an answer to an offer has a budget of its own, whatever the level and the time of the table', () => {
  const table = { rules: GAMES.get('karanor') } as unknown as Table;
  const standing: Kinded = { kind: 'menu', id: 'standing', seat: 0, source: null, standing: true };
  const budget = (bot: string, botBudget: number): number => {
    const times = patient({ botPause: 600, botBudget }, table, { seq: 1, decision: standing, bot });
    return tempoOf(table.rules, standing, times).budget;
  };
  expect(['merchant', 'master', 'grandmaster'].map((bot) => budget(bot, 1000))).toEqual([400, 400, 400]);
  expect(budget('grandmaster', 5)).toBe(5);
  // Five masters who are all asked by an offer to anyone are heard within two seconds.
  expect(5 * budget('grandmaster', 60_000)).toBeLessThanOrEqual(2000);
});

test('K-203 a window that asks five bots is over within two seconds, whoever holds a card', () => {
  const karanor = GAMES.get('karanor') as TableGame;
  const round = new WindowRound();
  const answered = (seat: number): Tempo => {
    const asked: Kinded = { kind: 'menu', id: 'window', seat, source: null };
    return tempoOf(karanor, asked, DEFAULTS, round.place(karanor, asked));
  };
  const moments = [1, 2, 3, 4, 5].map(answered);
  expect(moments.reduce((sum, { before, until }) => sum + before + until, 0)).toBeLessThanOrEqual(2000);
  // No thought may last beyond the moment of the answer: a delay would reveal a card.
  for (const { budget, until } of moments) expect(budget).toBeLessThan(until);
  // A bot that is asked again because the game went on keeps its place.
  expect(answered(5)).toEqual(moments[4]);
  // The next window, and the one after another question, take their time again.
  expect(answered(1)).toEqual(moments[0]);
  expect(answered(2)).toEqual(moments[1]);
  round.place(karanor, { kind: 'menu', id: 'action', seat: 3, source: null });
  expect(answered(4)).toEqual(moments[0]);
});

test('a bot that fails is replaced by a legal answer and reported', async () => {
  expect(await ask(() => Promise.reject(new Error('died')))).toEqual({ reply: safe, failures: ['died'] });
  expect(await ask(async () => ({ reply: answering('cheat'), mishap: null }))).toEqual({
    reply: safe,
    failures: ['the bot x gave an answer that is refused'],
  });
  const mishap = { bot: 'x', question: 'action', kind: 'overran', detail: '250 % of its budget' } as const;
  expect(await ask(async () => ({ reply: safe, mishap }))).toEqual({
    reply: safe,
    failures: ['the bot x overran at action: 250 % of its budget'],
  });
});

test('a standing question is left by a bot that fails', async () => {
  const standing = { seq: 1, decision: { ...decision, standing: true as const }, bot: 'x' };
  expect(await ask(() => Promise.reject(new Error('died')), standing)).toEqual({
    reply: LEAVE,
    failures: ['died'],
  });
  expect(await ask(async () => ({ reply: LEAVE, mishap: null }), standing)).toEqual({
    reply: LEAVE,
    failures: [],
  });
});

test('a thought that was cancelled is no failure', async () => {
  const cancel = new AbortController();
  cancel.abort();
  expect(await ask(() => Promise.reject(new Error('aborted')), undefined, cancel.signal)).toEqual({
    reply: null,
    failures: [],
  });
});

test('the chance of a bot follows from the secret, not from what everybody knows', async () => {
  const seedWith = async (secret: string, seq: number) => {
    let seed = -1;
    const think: Think = (thought) => {
      seed = thought.seed;
      return Promise.reject(new Error('died'));
    };
    const other = { ...table, row: { ...table.row, secret } };
    const tools = { think, budget: 5, heard: [], signal: never, failed: () => {} };
    await thinkSafely(other, { seq, decision, bot: 'x' }, tools);
    return seed;
  };
  const seeds = await Promise.all([seedWith('a', 1), seedWith('b', 1), seedWith('a', 2)]);
  expect(new Set(seeds).size).toBe(3);
  expect(await seedWith('a', 1)).toBe(seeds[0]);
});

const folder = temporaryFolder();
afterEach(() => folder.remove());

/** A table of bots, played by what `think` says. */
async function tableOfBots(
  think: Think,
  games: typeof GAMES = GAMES,
  bots: readonly string[] = ['greedy', 'greedy'],
  prepare: (tools: TableTools) => void = () => undefined,
) {
  const store = await openSqlite(folder.path);
  const failures: unknown[] = [];
  const time = { ahead: 0 };
  const tables = bareTables(store, {
    games,
    think,
    botBudget: 123,
    now: () => Date.now() + time.ahead,
    failed: (...met) => failures.push(met),
  });
  const ana = { id: 'ana', name: 'Ana', createdAt: 1 };
  await store.createPerson(ana, 'h');
  const created = await tables.create(ana, {
    game: 'vallee',
    options: {},
    seats: bots.map((bot) => ({ kind: 'bot', bot })),
    visibility: 'private',
    watch: true,
    pace: { kind: 'free' },
    timeout: 'bot',
    giveUp: null,
    undo: 'consent',
    hints: false,
    rated: false,
  });
  if (!created.ok) throw new Error(created.code);
  const { actor } = created;
  prepare(actor.tools);
  await actor.seating.start('ana');
  const close = async () => {
    await tables.close();
    await store.close();
  };
  return { actor, tables, failures, time, close };
}

/** A game of three that begins where somebody is asked about the royal privilege. */
function atThePrivilege(): typeof GAMES {
  const three = vallee.readOptions({ players: 3 });
  if (!three.ok) throw new Error('options');
  const rng = xoshiro(1);
  for (let seed = 1; ; seed++) {
    const state = vallee.setup(seed, three.options);
    let [asked] = vallee.decisions(state);
    while (asked !== undefined && asked.id !== 'market.royal-privilege')
      [asked] = vallee.apply(state, { seat: asked.seat, id: asked.id, answer: vallee.sample(asked, rng) });
    if (asked === undefined) continue;
    const setup = () => rules.game.clone(state as never);
    return new Map([['vallee', { ...rules, game: { ...rules.game, setup } }]]);
  }
}

test('V-064 a bot that declines by null has answered: the table goes on', async () => {
  const asked: string[] = [];
  const think: Think = async ({ decision: { id } }) => {
    asked.push(id);
    // Whoever asks again and again gives nobody else a chance to speak.
    if (asked.length > 20) throw new Error('asked for ever');
    if (asked.length > 1) return new Promise(() => {});
    return { reply: answering(null), mishap: null };
  };
  const { close, failures } = await tableOfBots(think, atThePrivilege(), ['random', 'random', 'random']);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]).toBe('market.royal-privilege');
  expect(asked[1]).not.toBe('market.royal-privilege');
  expect(failures).toEqual([]);
  await close();
});

test('a table whose bot does not move is told to the operator, once', async () => {
  const { tables, failures, time, close } = await tableOfBots(() => new Promise(() => {}));
  await tables.watch();
  expect(tables.stuck).toBe(0);
  time.ahead = 61_000;
  for (let look = 0; look < 2; look++) await tables.watch();
  expect(tables.stuck).toBe(1);
  expect(failures).toEqual([['watch', expect.any(String), new Error('a bot is awaited for 60 s')]]);
  await close();
});

test('a bot whose answers lead nowhere is not asked for ever', async () => {
  let checks = 0;
  const refusal = { code: 'not-an-option', rule: null, reason: 'not-an-option', figures: {} } as const;
  // Legal when the bot is asked, refused when it is played.
  const check = () => (checks++ % 2 === 0 ? null : refusal);
  const games = new Map([['vallee', { ...rules, game: { ...rules.game, check } }]]);
  let asked = 0;
  const think: Think = async () => {
    asked += 1;
    return { reply: answering(safe), mishap: null };
  };
  const { failures, close } = await tableOfBots(think, games);
  await expect.poll(() => failures.length).toBe(1);
  expect(failures[0]).toMatchObject([
    'bots',
    expect.any(String),
    { message: expect.stringMatching(/^no progress/) },
  ]);
  expect(asked).toBe(4);
  await close();
});

test('what a bot thinks about is cancelled when the table changes, and it is told how long it may think', async () => {
  const asked: { thought: Thought; signal: AbortSignal }[] = [];
  const think: Think = (thought, signal) => {
    asked.push({ thought, signal });
    return new Promise<Thinking>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  };
  const { actor, close, failures } = await tableOfBots(think);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]!.thought).toMatchObject({ budget: 123, bot: 'greedy', game: 'vallee' });
  const { seat } = asked[0]!.thought;
  await actor.seating.change('replaced', ({ state }) => replaceSeat(state, 'ana', seat, { bot: 'random' }));
  expect(asked[0]!.signal.aborted).toBe(true);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]!.thought).toMatchObject({ bot: 'random', seat });
  expect(asked[1]!.signal.aborted).toBe(false);
  await close();
  expect(asked[1]!.signal.aborted).toBe(true);
  expect(failures).toEqual([]);
});

test('a bot that pauses before its move looks up as soon as the table changes', async () => {
  const asked: string[] = [];
  const think: Think = ({ bot }, signal) => {
    asked.push(bot);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  };
  // The first bot is to pause for an hour, the others not at all.
  const pauses = [3_600_000];
  let begins = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begins = resolve;
  });
  const botPause = (): number => {
    begins();
    return pauses.shift() ?? 0;
  };
  const { actor, close } = await tableOfBots(think, GAMES, ['greedy', 'greedy'], (tools) =>
    Object.defineProperty(tools, 'botPause', { get: botPause }),
  );
  await begun;
  const seat = actor.course?.decisions[0]?.seat ?? 0;
  await actor.seating.change('replaced', ({ state }) => replaceSeat(state, 'ana', seat, { bot: 'random' }));
  await expect.poll(() => asked).toEqual(['random']);
  await close();
});
