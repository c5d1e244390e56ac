import { readFileSync } from 'node:fs';
import { type Json, type Kinded, xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import type { Table } from '../table/table.ts';
import { inProcessWorker } from '../testing/in-process.ts';
import { openLocalTable } from './local-table.ts';
import { type LocalSeat, memoryShelf, type Shelf, type TableHead } from './shelf.ts';

const fixture = new URL('../../../../packages/vallee/src/golden/saved-rules-1.json', import.meta.url);
const saved: { rules: number; state: Json & { config: { players: number; mode: string } } } = JSON.parse(
  readFileSync(fixture, 'utf8'),
);
const seat = (kind: LocalSeat['kind'], bot: string | null = null): LocalSeat => ({
  name: kind,
  kind,
  bot,
  contribution: null,
});

const HEAD: TableHead = {
  id: 'local.older',
  game: 'vallee',
  rules: saved.rules,
  options: { players: 4, mode: saved.state.config.mode },
  seats: [seat('bot', 'novice'), seat('bot', 'merchant'), seat('bot', 'greedy'), seat('me')],
  secret: 'ab'.repeat(32),
  createdAt: 0,
  updatedAt: 0,
  seq: 0,
  awaited: [3],
  outcome: null,
  state: saved.state,
};

async function shelfWith(head: TableHead): Promise<Shelf> {
  const shelf = memoryShelf();
  await shelf.create(head);
  return shelf;
}

const rng = xoshiro(3);
const asked = (table: Table): Kinded | undefined => table.now.decisions.find(({ standing }) => !standing);

/** Resolves when it is for this player to answer, or the game is over. */
function myTurn(table: Table): Promise<void> {
  return new Promise((resolve) => {
    const look = (): boolean => asked(table) !== undefined || table.now.outcome !== null;
    if (look()) return resolve();
    const stop = table.watch(() => {
      if (!look()) return;
      stop();
      resolve();
    });
  });
}

async function answer(table: Table): Promise<void> {
  await myTurn(table);
  const question = asked(table);
  if (question) expect(await table.answer(question, vallee.sample(question as never, rng))).toBeNull();
}

test('a table of older rules is brought to these, played on, left, and played to the end', async () => {
  const shelf = await shelfWith(HEAD);
  const first = await openLocalTable(inProcessWorker(shelf), HEAD.id);
  expect(first.now.view).toEqual(vallee.view(vallee.migrate(saved.state, saved.rules), 3));
  await answer(first);
  await answer(first);
  await myTurn(first);
  const { view, seq } = first.now;
  first.close();
  expect((await shelf.list())[0]).toMatchObject({ rules: vallee.rules, base: { seq: 0 } });

  const table = await openLocalTable(inProcessWorker(shelf), HEAD.id);
  await myTurn(table);
  expect(table.now).toMatchObject({ seq, view });
  while (table.now.outcome === null) await answer(table);
  // Its beginning cannot be played again by these rules: there is nothing to verify.
  expect(await table.record()).toBeNull();
});

test('a table without a kept state is played again by these rules, if they allow its moves', async () => {
  const shelf = memoryShelf();
  const { state: _, ...older } = HEAD;
  const link = inProcessWorker(shelf);
  const made = await link.ask({ type: 'create', table: { ...older, options: { players: 4 } } });
  if (!('id' in made)) throw new Error(made.refusal.reason);
  const table = await openLocalTable(link, made.id);
  for (let i = 0; i < 3; i++) await answer(table);
  await myTurn(table);
  table.close();
  const kept = await shelf.read(made.id);
  if (kept === null) throw new Error('nothing was kept');
  const reopened = async (change: Partial<TableHead>): Promise<Table> => {
    const { state: _state, ...head } = kept.head;
    const copy = await shelfWith({ ...head, ...change, seq: 0 });
    await copy.append({ ...head, ...change }, 0, kept.entries);
    return openLocalTable(inProcessWorker(copy), head.id);
  };
  expect((await reopened({ rules: 0 })).now.view).toEqual(table.now.view);
  await expect(reopened({ rules: 0, awaited: [] })).rejects.toMatchObject({ problem: 'rules' });
  await expect(reopened({ rules: vallee.rules + 1 })).rejects.toMatchObject({ problem: 'rules' });
});
