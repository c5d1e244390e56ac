import type { AnyGame } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { GAMES, type TableGame } from '../games.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { bareTables } from '../testing/bare-tables.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { organise } from './organiser.ts';
import { begun, next, read, type Tournament } from './tournament.ts';

const today = GAMES.get('vallee') as TableGame;
/** The same game a release later. */
const later: AnyGame = { ...today.game, rules: today.game.rules + 1 };
const LATER: ReadonlyMap<string, TableGame> = new Map([['vallee', { ...today, game: later }]]);

test('a table that ended by newer rules is left to a node that can tell who won', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite(folder.path);
  const people = ['ana', 'bob'].map((id) => ({ id, name: id, createdAt: 1 }));
  for (const person of people) await store.createPerson(person, `h-${person.id}`);
  const body: Tournament = {
    system: 'swiss',
    seats: 2,
    options: {},
    pace: { kind: 'free' },
    most: 1,
    rated: false,
    fill: null,
    bot: 'merchant',
    teamSize: 1,
    planned: null,
    entrants: people.map(({ id, name }) => ({
      id,
      name,
      members: [{ person: id, name }],
      from: 0,
      until: null,
    })),
    rounds: [],
  };
  const row = {
    id: 'A'.repeat(16),
    owner: 'ana',
    name: 'Coupe',
    game: 'vallee',
    status: 'open',
    version: 1,
  } as const;
  const open = { ...row, body: JSON.stringify(body), updatedAt: 1 };
  await store.createTournament(open);
  await store.saveTournament(next(open, begun(body, String) ?? {}, 2, 'playing'));

  const node = (games: ReadonlyMap<string, TableGame>) => {
    const tables = bareTables(store, { games });
    return { tables, organise: () => organise({ store, tables, games, now: Date.now }) };
  };
  const stands = async () => read((await store.tournament(row.id))!).rounds[0]!.tables[0]!;
  const newer = node(LATER);
  await newer.organise();
  const actor = (await newer.tables.get((await stands()).table ?? ''))!;
  expect(actor.table.state).toMatchObject({ status: 'playing', rules: later.rules });
  await actor.commit({ kind: 'end', body: { reason: 'test' }, next: { status: 'over' } });

  const older = node(GAMES);
  await older.organise();
  expect((await stands()).points).toBeNull();
  expect((await store.tournament(row.id))?.status).toBe('playing');
  await newer.organise();
  expect((await stands()).points).not.toBeNull();
  await newer.tables.close();
  await older.tables.close();
  await store.close();
  folder.remove();
});
