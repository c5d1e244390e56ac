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

const DAY = 86_400_000;
const people = ['ana', 'bob'].map((id) => ({ id, name: id, createdAt: 1 }));
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
const ID = 'A'.repeat(16);
const open = {
  id: ID,
  owner: 'ana',
  name: 'Coupe',
  game: 'vallee',
  status: 'open',
  version: 1,
  updatedAt: 1,
} as const;

/** A store with a tournament whose first round is drawn. */
async function drawnCup() {
  const folder = temporaryFolder();
  const store = await openSqlite(folder.path);
  for (const person of people) await store.createPerson(person, `h-${person.id}`);
  const row = { ...open, body: JSON.stringify(body) };
  await store.createTournament(row);
  await store.saveTournament(next(row, begun(body, String) ?? {}, 2, 'playing'));
  return {
    store,
    first: async () => read((await store.tournament(ID))!).rounds[0]!.tables[0]!,
    node(games: ReadonlyMap<string, TableGame>) {
      const tables = bareTables(store, { games });
      return {
        tables,
        organise: (ahead = 0) => organise({ store, tables, games, now: () => Date.now() + ahead }),
      };
    },
    async close() {
      await store.close();
      folder.remove();
    },
  };
}

test('a table that ended by newer rules is left to a node that can tell who won', async () => {
  const cup = await drawnCup();
  const newer = cup.node(LATER);
  await newer.organise();
  const actor = (await newer.tables.get((await cup.first()).table ?? ''))!;
  expect(actor.table.state).toMatchObject({ status: 'playing', rules: later.rules });
  await actor.commit({ kind: 'end', body: { reason: 'test' }, next: { status: 'over' } });

  const older = cup.node(GAMES);
  await older.organise();
  expect((await cup.first()).points).toBeNull();
  expect((await cup.store.tournament(ID))?.status).toBe('playing');
  await newer.organise();
  expect((await cup.first()).points).not.toBeNull();
  await newer.tables.close();
  await older.tables.close();
  await cup.close();
});

test('a table that ended and that no node can read holds up its tournament for a day', async () => {
  const cup = await drawnCup();
  const newer = cup.node(LATER);
  await newer.organise();
  const actor = (await newer.tables.get((await cup.first()).table ?? ''))!;
  const older = cup.node(GAMES);
  // One that is played on is waited for, however long it takes.
  await older.organise(30 * DAY);
  expect((await cup.first()).points).toBeNull();
  await actor.commit({ kind: 'end', body: { reason: 'test' }, next: { status: 'over' } });
  await older.organise(DAY - 60_000);
  expect((await cup.first()).points).toBeNull();
  await older.organise(DAY + 60_000);
  expect((await cup.first()).points).toEqual([0, 0]);
  expect((await cup.store.tournament(ID))?.status).toBe('over');
  await newer.tables.close();
  await older.tables.close();
  await cup.close();
});

test('no number of other tournaments keeps one waiting', async () => {
  const cup = await drawnCup();
  for (let at = 0; at < 130; at++)
    await cup.store.createTournament({
      ...open,
      id: `B${String(at).padStart(15, '0')}`,
      status: 'playing',
      body: JSON.stringify(body),
      updatedAt: 1_000 + at,
    });
  const { tables, organise: round } = cup.node(GAMES);
  await round();
  expect((await cup.first()).table).not.toBeNull();
  await tables.close();
  await cup.close();
});
