import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothStores } from '../testing/both-stores.ts';
import type { Store } from './store.ts';

const { flavours } = bothStores();
const MOST = { here: 2, ever: 3 };
const ROOMS = { ofAll: 3, ofOwner: 2 };

describe.each(flavours)('rooms on %s', (_name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open('rooms');
    for (const id of ['ana', 'bob', 'eve', 'zoe'])
      await store.createPerson({ id, name: id, createdAt: 1 }, `hash-${id}`);
  });
  afterAll(() => store.close());

  const made = (id: string, owner = 'ana', createdAt = 100) =>
    store.createRoom(
      { id, words: `words-${id}`, owner, leader: owner, game: '{}', plays: 1, board: '{}', createdAt },
      ROOMS,
    );
  const who = (person: string, now: number, room = 'r1') => ({ room, person, now, since: now - 50 });
  const here = async (now: number) =>
    (await store.roomPeople('r1', now - 50)).flatMap(({ person, isHere }) => (isHere ? [person] : []));

  test('a person has so many rooms, a server has so many, and words lead to one', async () => {
    expect([await made('r1'), await made('r2'), await made('r3')]).toEqual([true, true, false]);
    expect([await made('r4', 'bob'), await made('r5', 'eve')]).toEqual([true, false]);
    expect(await store.roomOfWords('words-r2')).toBe('r2');
    expect(await store.endRoom('r2', 'bob')).toBe(false);
    expect(await store.endRoom('r2', 'ana')).toBe(true);
    expect([await store.room('r2'), await store.roomOfWords('words-r2')]).toEqual([null, null]);
  });

  test('so many are there at a time, and so many ever; whoever is not seen has gone', async () => {
    const enter = (person: string, now: number) => store.enterRoom(who(person, now), 'n1', MOST);
    expect([await enter('ana', 100), await enter('bob', 101), await enter('eve', 102)]).toEqual([
      'in',
      'in',
      'full',
    ]);
    expect(await store.enterRoom(who('eve', 102, 'none'), 'n1', MOST)).toBe('gone');
    // The same person at another node is one; the first node has nothing to say about them any more.
    await store.enterRoom(who('bob', 110), 'n2', MOST);
    await store.leaveRoom('r1', 'bob', 'n1', 111);
    expect(await here(112)).toEqual(['ana', 'bob']);
    await store.keepInRoom('r1', ['ana'], 'n1', 170);
    expect(await here(180)).toEqual(['ana']);
    await store.leaveRoom('r1', 'ana', 'n1', 181);
    expect(await here(181)).toEqual([]);
    expect(await enter('eve', 182)).toBe('in');
    expect(await enter('zoe', 183)).toBe('full');
    expect((await store.roomPeople('r1', 0)).map(({ person }) => person)).toEqual(['ana', 'bob', 'eve']);
  });

  test('whoever leads shows and hands over; the lead is taken from nobody who is there', async () => {
    await store.enterRoom(who('ana', 300), 'n1', MOST);
    const before = (await store.room('r1'))?.version ?? 0;
    expect(await store.showInRoom('r1', 'bob', '{"place":1}', 301)).toBe(false);
    expect(await store.showInRoom('r1', 'ana', '{"place":2}', 302)).toBe(true);
    expect(await store.room('r1')).toMatchObject({ board: '{"place":2}', version: before + 1 });
    // Bob is not there, and may neither be given the lead nor take it.
    expect(await store.handLead(who('ana', 303), 'bob')).toBe(false);
    expect(await store.takeLead(who('bob', 400))).toBe(false);
    await store.enterRoom(who('bob', 304), 'n1', MOST);
    expect(await store.takeLead(who('bob', 305))).toBe(false);
    expect(await store.handLead(who('ana', 306), 'bob')).toBe(true);
    expect(await store.showInRoom('r1', 'ana', '{}', 307)).toBe(false);
    expect(await store.handLead(who('ana', 307), 'ana')).toBe(false);
    // Bob leaves: Ana takes it back.
    await store.leaveRoom('r1', 'bob', 'n1', 308);
    expect(await store.takeLead(who('ana', 309))).toBe(true);
    expect(await store.room('r1')).toMatchObject({ leader: 'ana' });
  });

  test('rooms end when nobody was there for a while, or after a day, or with their owner', async () => {
    await store.keepInRoom('r1', ['ana'], 'n1', 1000);
    await store.retireRooms(0, 900);
    expect([(await store.room('r1'))?.id, await store.room('r4')]).toEqual(['r1', null]);
    await store.retireRooms(101, 900);
    expect(await store.room('r1')).toBeNull();
    await made('r6', 'zoe', 2000);
    await store.enterRoom({ room: 'r6', person: 'bob', now: 2000, since: 0 }, 'n1', MOST);
    await store.deletePerson('bob');
    expect(await store.roomPeople('r6', 0)).toEqual([]);
    await store.deletePerson('zoe');
    expect(await store.room('r6')).toBeNull();
  });
});
