import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { xoshiro } from '@comptoir/kit';
import type { TableFrame } from '@comptoir/protocol';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { answerTo, Guest } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { replayTable } from '../testing/replay-table.ts';
import { testServer } from '../testing/server.ts';
import { openSqlite } from './sqlite.ts';

const saved = readFileSync(new URL('../testing/saved/database-1.sql', import.meta.url), 'utf8');
const tokens = /^-- tokens: (\S+) (\S+)$/m.exec(saved)?.slice(1) ?? [];

test('a database of the first release is brought along, and its tables are played on', async () => {
  const folder = temporaryFolder();
  const file = new Database(join(folder.path, 'comptoir.db'));
  file.exec(saved);
  // Sessions of the day of the release have ended.
  file.prepare('update sessions set created_at = ?1, seen_at = ?1').run(Date.now());
  const tables = file.prepare('select id, game, rules, seq from tables order by game').all() as {
    id: string;
    game: string;
    rules: number;
    seq: number;
  }[];
  const key = file.prepare('select table_id, person, key, seq from journal where key is not null').get() as {
    table_id: string;
    person: string;
    key: string;
    seq: number;
  };
  file.close();
  expect(tables.map(({ game }) => game)).toEqual(['baie', 'karanor', 'vallee']);

  const store = await openSqlite(folder.path);
  for (const { id, game, rules, seq } of tables) {
    expect(await store.rows(id, 0)).toHaveLength(seq);
    if (rules === GAMES.get(game)?.game.rules) expect((await replayTable(store, id)).faults).toEqual([]);
  }
  // A command that was sent again after the upgrade is still known.
  expect(await store.rowOfKey(key.table_id, key.person, key.key)).toBe(key.seq);
  await store.close();

  const server = await testServer({ data: folder.path });
  const lines = await Promise.all(tokens.map((token) => new Guest(server.url, token, '').live()));
  const rng = xoshiro(5);
  for (const { id, game } of tables) {
    for (let move = 0; move < 20; move++) {
      const frames = (await Promise.all(lines.map((line) => line.subscribe(id)))) as TableFrame[];
      expect(frames[0]?.info.frozen).toBeNull();
      const seat = frames[0]!.awaited[0]!;
      const asked = (frames[seat]!.decisions as { standing?: true }[]).find(({ standing }) => !standing);
      const { seq } = frames[seat]!;
      const command = {
        type: 'play',
        table: id,
        seq,
        key: `on-${move}`,
        ...answerTo(game, asked, rng),
      } as const;
      expect(await lines[seat]!.command(command)).toMatchObject({ type: 'ack' });
    }
  }
  for (const line of lines) line.close();
  await server.close();
  folder.remove();
});
