import { CATALOG } from '@comptoir/catalog';
import { describe, expect, test } from 'vitest';
import { GAMES, type GameEntry } from '../games.ts';
import { Environment } from './env.ts';

type Answer = Record<string, never> & {
  env: number;
  seats: number;
  awaited: [seat: number, id: string][];
  outcome: { winners: number[] };
  view: { viewer: number };
  vector: number[];
  legal: unknown[];
  answer: unknown;
};

const open = (game: string): ((request: object) => Answer) => {
  const environment = new Environment(GAMES[game] as GameEntry);
  return (request) => environment.handle(request) as Answer;
};

describe.each(['vallee', 'baie', 'karanor'])('%s', (game) => {
  test('a whole game by picks, with what the awaited seat sees', () => {
    const ask = open(game);
    const { legend } = ask({ op: 'about' }) as unknown as { legend: string[] };
    const seen = { see: ['view', 'vector', 'decision', 'legal'], limit: 5 };
    let now = ask({ op: 'reset', seed: 4, options: { players: 2 }, ...seen });
    const { env } = now;
    let steps = 0;
    for (; now.awaited.length > 0; steps++) {
      const [seat] = now.awaited[0] as [number, string];
      expect(now.view.viewer).toBe(seat);
      expect(now.vector).toHaveLength(legend.length);
      expect(now.legal.length).toBeGreaterThan(0);
      now = ask({ op: 'step', env, pick: steps % now.legal.length, ...seen });
    }
    expect(steps).toBeGreaterThan(20);
    expect(now.outcome.winners.length).toBeGreaterThan(0);
    expect(ask({ op: 'step', env })).toEqual({ error: 'game-over' });
  });

  test('the same seed and answers give the same game, whether its story is kept or not', () => {
    const [a, b] = [open(game), open(game)];
    let left = a({ op: 'reset', seed: 9, see: ['vector'] });
    let right = b({ op: 'reset', seed: 9, see: ['vector'], story: true });
    for (let at = 0; at < 60 && left.awaited.length > 0; at++) {
      expect(right).toEqual(left);
      left = a({ op: 'step', env: 0, see: ['vector'] });
      right = b({ op: 'step', env: 0, see: ['vector'] });
    }
  });

  test('a bot of the house plays it', () => {
    const ask = open(game);
    let now = ask({ op: 'reset', seed: 2, options: { players: 2 }, story: true });
    for (let at = 0; at < 30 && now.awaited.length > 0; at++) {
      const { answer } = ask({ op: 'ask', env: 0, bot: 'merchant' });
      now = ask({ op: 'step', env: 0, answer });
      expect(now).not.toHaveProperty('error');
    }
  });
});

test('copies go their own way, and a determinized one looks the same to its seat', () => {
  const ask = open('vallee');
  ask({ op: 'reset', seed: 1 });
  for (let at = 0; at < 12; at++) ask({ op: 'step', env: 0 });
  const twin = ask({ op: 'clone', env: 0 }).env;
  const world = ask({ op: 'determinize', env: 0, seat: 0, seed: 3 }).env;
  const view = (env: number, seat: number) => ask({ op: 'observe', env, seat, see: ['view'] }).view;
  expect(view(twin, 1)).toEqual(view(0, 1));
  expect(view(world, 0)).toEqual(view(0, 0));
  expect(view(world, 1)).not.toEqual(view(0, 1));
  const before = view(0, 0);
  ask({ op: 'step', env: twin });
  expect(view(0, 0)).toEqual(before);
  expect(ask({ op: 'close', env: twin })).toEqual({ closed: true });
  expect(ask({ op: 'step', env: twin })).toEqual({ error: 'unknown-env', detail: twin });
});

test('a standing question is answered by its name', () => {
  const ask = open('karanor');
  let now = ask({ op: 'reset', seed: 3, options: { players: 3 } });
  for (let at = 0; at < 400 && now.awaited.length > 0; at++) {
    const { decisions } = ask({ op: 'standing', env: 0 }) as unknown as {
      decisions: { seat: number; id: string }[];
    };
    const [first] = decisions;
    if (first !== undefined) {
      const told = ask({ op: 'step', env: 0, seat: first.seat, id: first.id });
      expect(told).not.toHaveProperty('error');
      return;
    }
    now = ask({ op: 'step', env: 0 });
  }
  throw new Error('nobody could speak up');
});

test('a list of requests is answered in order, each by itself', () => {
  const environment = new Environment(GAMES['vallee'] as GameEntry);
  const told = environment.handle([
    { op: 'reset', seed: 1 },
    { op: 'dance' },
    { op: 'step', env: 0 },
  ]) as unknown[];
  expect(told).toMatchObject([
    { env: 0 },
    { error: 'unknown-op', detail: 'dance' },
    { awaited: expect.any(Array) },
  ]);
});

test.each([
  [7, 'malformed'],
  [{ op: 'reset' }, 'malformed'],
  [{ op: 'reset', seed: 1, options: { players: 9 } }, 'options'],
  [{ op: 'step', env: 5 }, 'unknown-env'],
  [{ op: 'step', env: 0, answer: 'nonsense' }, 'not-legal'],
  [{ op: 'step', env: 0, pick: 100_000 }, 'not-legal'],
  [{ op: 'step', env: 0, seat: 7 }, 'not-awaited'],
  [{ op: 'observe', env: 0, seat: 4 }, 'unknown-seat'],
  [{ op: 'observe', env: 0, seat: 0, see: ['state'] }, 'malformed'],
  [{ op: 'ask', env: 0, bot: 'genius' }, 'unknown-bot'],
])('%j is refused and changes nothing', (request, error) => {
  const environment = new Environment(GAMES['vallee'] as GameEntry);
  environment.handle({ op: 'reset', seed: 1 });
  const look = { op: 'observe', env: 0, seat: 0, see: ['view', 'decision'] };
  const before = environment.handle(look);
  expect(environment.handle(request)).toMatchObject({ error });
  expect(environment.handle(look)).toEqual(before);
});

test('no answer shows a state: every request sees what a seat sees', () => {
  for (const [name, { game }] of CATALOG) {
    const ask = open(name);
    const now = ask({ op: 'reset', seed: 5, see: ['view', 'decision', 'heard'], story: true });
    const told = JSON.stringify(now);
    expect(told, name).not.toContain('"rng"');
    expect(Object.keys(now.view), name).toEqual(
      Object.keys(game.view(game.setup(5, optionsOf(game)), 0) as object),
    );
  }
});

function optionsOf(game: GameEntry['game']): unknown {
  const reading = game.readOptions({ players: game.players[0] });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
}
