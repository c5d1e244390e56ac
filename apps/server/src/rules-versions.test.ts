import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, type Json, xoshiro } from '@comptoir/kit';
import type { TableFrame } from '@comptoir/protocol';
import { vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { hashOf } from './codes.ts';
import { GAMES, type TableGame } from './games.ts';
import { type Running, serve } from './serve.ts';
import { openSqlite } from './storage/sqlite.ts';
import { answerTo, Guest } from './testing/client.ts';
import { temporaryFolder } from './testing/folder.ts';
import { startedTable } from './testing/play.ts';
import { replayTable } from './testing/replay-table.ts';
import { type SavedTable, storeSaved } from './testing/saved/saved-table.ts';
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

const at = (server: Running) => `http://127.0.0.1:${server.port}`;
const open = (data: string, games: ReadonlyMap<string, TableGame>): Promise<Running> =>
  serve({
    data,
    port: 0,
    logLevel: 'silent',
    botPause: 0,
    bots: 'inline',
    web: data,
    limits: WIDE,
    games,
  });

const kept = new URL('./testing/saved/', import.meta.url);
const files = readdirSync(kept).filter((file) => file.endsWith('.json'));

test('a table of each game and of each of its rules is kept', () => {
  const wanted = [...GAMES].flatMap(([name, { game }]) =>
    Array.from({ length: game.rules }, (_, before) => `${name}-${before + 1}.json`),
  );
  expect(files.sort()).toEqual(wanted.sort());
});

test.each(files)('the table %s is loaded by these rules and played on', async (file) => {
  const table = JSON.parse(readFileSync(new URL(file, kept), 'utf8')) as SavedTable;
  const { id, game: name } = table.table;
  const folder = temporaryFolder();
  const store = await openSqlite(folder.path);
  await storeSaved(store, table, hashOf);
  if (table.rules === GAMES.get(name)?.game.rules) expect((await replayTable(store, id)).faults).toEqual([]);
  await store.close();
  const server = await open(folder.path, GAMES);
  const people = table.people.map(({ token, id: person }) => new Guest(at(server), token, person));
  const lines = await Promise.all(people.map((person) => person.live()));
  const rng = xoshiro(5);
  for (let move = 0; move < 12; move++) {
    const frames = (await Promise.all(lines.map((line) => line.subscribe(id)))) as TableFrame[];
    expect(frames[0]?.info).toMatchObject({ frozen: null, rules: GAMES.get(name)?.game.rules });
    const [seat] = frames[0]!.awaited;
    // A short game has come to its end.
    if (seat === undefined) break;
    const asked = (frames[seat]!.decisions as { standing?: true }[]).find(({ standing }) => !standing);
    const result = await lines[seat]!.command({
      type: 'play',
      table: id,
      seq: frames[seat]!.seq,
      key: `on-${move}`,
      ...answerTo(name, asked, rng),
    });
    expect(result.type).toBe('ack');
  }
  for (const line of lines) line.close();
  await server.close();
  folder.remove();
});

test('a running game survives a release, a release back, and the loss of its game', async () => {
  const folder = temporaryFolder();
  const start = (games: ReadonlyMap<string, TableGame>): Promise<Running> => open(folder.path, games);

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
    // It will be played on: its record would open the secret of the shuffles.
    const record = await ana.at(at(server)).ask('GET', `/api/tables/${table}/record`);
    expect([record.status, record.body]).toEqual([409, { error: 'not-over' }]);
    await server.close();
  }

  server = await start(withGame(later));
  expect((await look(0)).frame.info.frozen).toBeNull();
  await server.close();
  folder.remove();
});
