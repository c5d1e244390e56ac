import type { Kinded } from '@comptoir/kit';
import { newTable, type ServerFrame } from '@comptoir/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultAnswer, GAMES, type TableGame } from '../games.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import type { Tables } from '../tables.ts';
import { bareTables } from '../testing/bare-tables.ts';
import { temporaryFolder } from '../testing/folder.ts';
import type { TableActor } from './actor.ts';
import { sitDown } from './lobby.ts';

/** Two nodes on one store that never tell each other anything: each knows only what it has read. */
const rules = GAMES.get('vallee') as TableGame;
const [ana, bob] = ['ana', 'bob'].map((id) => ({ id, name: id, createdAt: 1 })) as [Person, Person];
type Person = { id: string; name: string; createdAt: number };

let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let nodes: Tables[];
beforeEach(async () => {
  folder = temporaryFolder();
  store = await openSqlite(folder.path);
  for (const person of [ana, bob]) await store.createPerson(person, `session of ${person.id}`);
  nodes = ['a', 'b'].map((node) => bareTables(store, { node }));
});
afterEach(async () => {
  for (const node of nodes) await node.close();
  await store.close();
  folder.remove();
});

/** The same table at both nodes; Ana has opened it at the first, and Bob has sat down at the second. */
async function table(): Promise<[TableActor, TableActor]> {
  const made = await nodes[0]!.create(ana, newTable.parse({ game: 'vallee', options: { players: 2 } }));
  if (!made.ok) throw new Error(made.code);
  const there = await nodes[1]!.get(made.actor.table.row.id);
  if (there === null) throw new Error('no such table');
  expect(await there.seating.change('sat', ({ state }) => sitDown(state, bob, {}), bob.id)).toMatchObject({
    ok: true,
  });
  return [made.actor, there];
}

const answerAt = (actor: TableActor): { person: string; seq: number; id: string; answer: never } => {
  const decision = actor.decisions.find(({ standing }) => standing !== true) as Kinded;
  return {
    person: [ana, bob][decision.seat]!.id,
    seq: actor.table.state.seq,
    id: decision.id,
    answer: defaultAnswer(rules, decision) as never,
  };
};

test('a node that has not heard yet who sat down elsewhere looks before it refuses to deal', async () => {
  const [here] = await table();
  expect(here.table.state.seats.map(({ person }) => person)).toEqual(['ana', null]);
  expect(await here.seating.start(ana.id)).toMatchObject({ ok: true });
});

test('whoever has seen more than the node they come to is not sent back', async () => {
  const [here, there] = await table();
  await here.seating.start(ana.id);
  expect(there.table.state.status).toBe('waiting');
  const frames: ServerFrame[] = [];
  const send = (text: string) => frames.push(JSON.parse(text) as ServerFrame);
  const { seq } = here.table.state;
  await there.subscribe({ person: bob.id, send, bye: () => {} }, seq);
  expect(frames[0]).toMatchObject({ seq });
});

test('an answer to a question that the node has not heard of is judged when it has read it', async () => {
  const [here, there] = await table();
  await here.seating.start(ana.id);
  await there.catchUp();
  const first = answerAt(here);
  expect(await here.play.answer(first.person, { ...first, key: 'one' })).toMatchObject({ ok: true });
  const second = answerAt(here);
  expect(await there.play.answer(second.person, { ...second, key: 'two' })).toMatchObject({ ok: true });
});
