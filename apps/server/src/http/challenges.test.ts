import { dayAfter, dayOf } from '@comptoir/challenges';
import { playDay } from '@comptoir/challenges/testing';
import type { Move } from '@comptoir/kit';
import type { DailyBoard, PuzzleBook, PuzzleTry } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { puzzleBookOf } from '../challenges/puzzles.ts';
import { GAMES } from '../games.ts';
import { Guest } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({});
});
afterAll(() => server.close());

const today = dayOf(Date.now());

test('a challenge of the day counts once, is played again before it counts, and is ranked', async () => {
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const path = `/api/daily/vallee/${today}`;
  const vallee = GAMES.get('vallee')!;
  const [better, worse] = ['greedy', 'random'].map((stand) => playDay(vallee, today, stand)) as [
    Move[],
    Move[],
  ];

  const forged = await ana.ask('POST', path, { moves: better.slice(0, 20), millis: 1000 });
  expect([forged.status, forged.body.error]).toEqual([422, 'not-proven']);
  const sent = await ana.ask('POST', path, { moves: better, millis: 61_000 });
  expect(sent.status).toBe(200);
  const first = sent.body as unknown as DailyBoard;
  expect(first).toMatchObject({
    players: 1,
    lines: [{ rank: 1, name: 'Ana', you: true, millis: 61_000 }],
    days: [today],
  });

  const again = (await ana.ask('POST', path, { moves: worse, millis: 5 })).body as unknown as DailyBoard;
  expect(again).toEqual(first);
  const board = (await bob.ask('POST', path, { moves: worse, millis: 5 })).body as unknown as DailyBoard;
  expect(board.players).toBe(2);
  expect(board.lines.map(({ name, rank }) => [name, rank])).toEqual([
    ['Ana', 1],
    ['Bob', board.lines[0]?.score === board.lines[1]?.score ? 1 : 2],
  ]);
  const { body } = await ana.ask('GET', '/api/me/export');
  expect(body.challenges).toMatchObject({ days: [{ game: 'vallee', day: today }], puzzles: [] });
  await ana.ask('DELETE', '/api/me');
  expect((await bob.ask('GET', path)).body).toMatchObject({ players: 1, lines: [{ name: 'Bob', rank: 1 }] });
});

test('days that have not come, days before the first and other games have no challenge', async () => {
  const ana = await Guest.come(server.url, 'Ana');
  for (const day of [dayAfter(today), '2026-10-31', '2026-02-30'])
    expect([day, (await ana.ask('GET', `/api/daily/vallee/${day}`)).status]).toEqual([day, 404]);
  expect((await ana.ask('GET', `/api/daily/auction/${today}`)).body.error).toBe('unknown-game');
});

test('a puzzle and its solver are rated by the first try', async () => {
  const ana = await Guest.come(server.url, 'Ana');
  const { game } = GAMES.get('karanor')!;
  const { byId, rules } = puzzleBookOf('karanor')!;
  const puzzle = [...byId.values()].find((one) => {
    const state = game.migrate(JSON.parse(one.state), rules);
    return (
      (one.solution as { entry?: string }).entry === 'deliver' && game.decisions(state)[0]?.id === 'action'
    );
  })!;
  const path = `/api/puzzles/karanor/${puzzle.id}`;
  const moves = [{ seat: puzzle.seat, id: 'action', answer: puzzle.solution }];
  const solved = (await ana.ask('POST', path, { moves })).body as unknown as PuzzleTry;
  expect(solved).toMatchObject({ solved: true, counted: true, mine: { tries: 1 }, puzzle: { tries: 1 } });
  expect(solved.change).toBeGreaterThan(0);
  expect(solved.puzzle.rating).toBeLessThan(puzzle.level);
  const twice = (await ana.ask('POST', path, { moves: [] })).body as unknown as PuzzleTry;
  expect(twice).toMatchObject({
    solved: false,
    counted: false,
    change: 0,
    mine: solved.mine,
    puzzle: solved.puzzle,
  });
  const bob = await Guest.come(server.url, 'Bob');
  const missed = (await bob.ask('POST', path, { moves: [] })).body as unknown as PuzzleTry;
  expect(missed.puzzle.rating).toBeGreaterThan(solved.puzzle.rating);
  const book = (await ana.ask('GET', '/api/puzzles/karanor')).body as unknown as PuzzleBook;
  expect(book).toMatchObject({ mine: solved.mine, tried: [{ puzzle: puzzle.id, solved: true }] });
  expect(book.ratings).toEqual([{ puzzle: puzzle.id, ...missed.puzzle }]);
  expect((await ana.ask('POST', '/api/puzzles/karanor/999999-1', { moves: [] })).status).toBe(404);
});
