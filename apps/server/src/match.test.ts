import { join } from 'node:path';
import type { AnyGame } from '@comptoir/kit';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { GAMES, type TableGame } from './games.ts';
import { fillMatches, seatAnywhere } from './match.ts';
import { openSqlite } from './storage/sqlite.ts';
import { bareTables } from './testing/bare-tables.ts';
import { temporaryFolder } from './testing/folder.ts';

const today = GAMES.get('vallee') as TableGame;
/** The same game a release later. */
const later: AnyGame = { ...today.game, rules: today.game.rules + 1 };
const LATER: ReadonlyMap<string, TableGame> = new Map([['vallee', { ...today, game: later }]]);

test('matches of a newer release wait for a node of it, and those that cannot be read keep no other waiting', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite(folder.path);
  const ana = { id: 'ana', name: 'Ana', createdAt: 1 };
  await store.createPerson(ana, 'h-ana');
  let time = Date.now();
  const node = (games: ReadonlyMap<string, TableGame>) => {
    const tables = bareTables(store, { games });
    return { store, tables, now: () => time };
  };
  const newer = node(LATER);
  const opened = async () => {
    const found = await seatAnywhere(newer, ana, { game: 'vallee', pace: { kind: 'free' } });
    if (!found.ok) throw new Error(found.code);
    return found.actor.table.row.id;
  };
  const broken = await opened();
  await store.endMatch(broken);
  const table = await opened();
  await store.offerMatch(broken, 'vallee x', time);
  const file = new Database(join(folder.path, 'comptoir.db'));
  file.prepare('update states set body = ? where table_id = ?').run('{"seq":', broken);
  file.close();

  time += 120_000;
  await fillMatches(node(GAMES));
  expect(await store.dueMatches(time, 10)).toEqual([table]);
  await fillMatches(newer);
  expect((await newer.tables.get(table))?.table.state.status).toBe('playing');
  expect(await store.dueMatches(time, 10)).toEqual([]);
  await newer.tables.close();
  await store.close();
  folder.remove();
});
