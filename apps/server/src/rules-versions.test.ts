import { type AnyGame, type Json, readRecord } from '@comptoir/kit';
import type { TableFrame } from '@comptoir/protocol';
import { vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { GAMES, type TableGame } from './games.ts';
import { type Running, serve } from './serve.ts';
import { answerTo, Guest } from './testing/client.ts';
import { temporaryFolder } from './testing/folder.ts';
import { startedTable } from './testing/play.ts';
import { WIDE } from './testing/server.ts';

const today = GAMES.get('vallee') as TableGame;
const saved: { rules: number }[] = [];
/** The same game a release later: its states are brought along by `migrate`. */
const later: AnyGame = {
  ...(vallee as unknown as AnyGame),
  rules: vallee.rules + 1,
  migrate(state: Json, rules: number) {
    saved.push({ rules });
    return vallee.migrate(state, rules) as ReturnType<AnyGame['migrate']>;
  },
};
const broken: AnyGame = {
  ...later,
  migrate() {
    throw new Error('cannot');
  },
};

const withGame = (game: AnyGame): ReadonlyMap<string, TableGame> => new Map([['vallee', { ...today, game }]]);

test('a running game survives a release, a release back, and the loss of its game', async () => {
  const folder = temporaryFolder();
  const start = (games: ReadonlyMap<string, TableGame>): Promise<Running> =>
    serve({
      data: folder.path,
      port: 0,
      logLevel: 'silent',
      botPause: 0,
      bots: 'inline',
      web: folder.path,
      limits: WIDE,
      games,
    });
  const at = (server: Running) => `http://127.0.0.1:${server.port}`;

  let server = await start(GAMES);
  const [ana, bob] = [await Guest.come(at(server), 'Ana'), await Guest.come(at(server), 'Bob')];
  const table = await startedTable(ana, bob);
  const people = [ana, bob];
  const look = async (seat: number) => {
    const line = await people[seat]!.at(at(server)).live();
    const frame = (await line.subscribe(table)) as TableFrame;
    return { line, frame };
  };
  const move = async (key: string) => {
    const { frame: first, line: one } = await look(0);
    const { frame, line } = await look(first.awaited[0] ?? 0);
    const decision = frame.decisions[0];
    const answer = decision === undefined ? { id: 'x', answer: null } : answerTo('vallee', decision);
    const result = await line.command({ type: 'play', table, seq: frame.seq, key, ...answer });
    one.close();
    line.close();
    return result;
  };
  for (let played = 0; played < 5; played++) expect((await move(`a${played}`)).type).toBe('ack');
  const before = (await look(0)).frame;
  await server.close();

  server = await start(withGame(later));
  const after = (await look(0)).frame;
  expect(saved).toEqual([{ rules: vallee.rules }]);
  expect(after.view).toEqual(before.view);
  expect(after.info).toMatchObject({ rules: vallee.rules + 1, frozen: null });
  expect(after.seq).toBe(before.seq + 1);
  for (let played = 0; played < 5; played++) expect((await move(`b${played}`)).type).toBe('ack');
  // What was played by other rules cannot be returned to, the rest can.
  const { line, frame } = await look(0);
  const undo = { type: 'propose', table, what: 'undo' } as const;
  expect(await line.command({ ...undo, key: 'p1', to: before.seq - 1 })).toMatchObject({
    refusal: { reason: 'nothing-to-agree-on' },
  });
  expect(await line.command({ ...undo, key: 'p2', to: after.seq + 2 })).toMatchObject({ type: 'ack' });
  expect(frame.info.status).toBe('playing');
  await server.close();

  for (const [games, reason] of [
    [GAMES, 'newer-rules'],
    [new Map(), 'unknown-game'],
    [withGame({ ...broken, rules: vallee.rules + 2 }), 'older-rules'],
  ] as const) {
    server = await start(games);
    const { frame: frozen, line: other } = await look(0);
    expect(frozen.info.frozen).toBe(reason);
    expect(frozen.decisions).toEqual([]);
    const refused = await other.command({
      type: 'play',
      table,
      seq: frozen.seq,
      key: 'z',
      id: 'x',
      answer: null,
    });
    expect(refused).toMatchObject({ refusal: { code: 'frozen', reason } });
    const { text, status } = await ana.at(at(server)).ask('GET', `/api/tables/${table}/record`);
    expect(status).toBe(200);
    expect(readRecord(text)).toMatchObject({ ok: true, record: { header: { game: 'vallee' } } });
    await server.close();
  }

  server = await start(withGame(later));
  expect((await look(0)).frame.info.frozen).toBeNull();
  await server.close();
  folder.remove();
});
