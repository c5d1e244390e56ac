import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothStores } from '../testing/both-stores.ts';
import { append, tableRow } from '../testing/rows.ts';
import type { Store } from './store.ts';

const { flavours } = bothStores();

describe.each(flavours)('the store on %s', (name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.createPerson({ id: 'p1', name: 'Zoé', createdAt: 1 }, 'hash-1');
  });
  afterAll(() => store.close());

  test('sessions lead to a person, codes work once and not too late', async () => {
    expect(await store.personOfSession('hash-1', 5, 0)).toEqual({ id: 'p1', name: 'Zoé', createdAt: 1 });
    expect(await store.personOfSession('nobody', 5, 0)).toBeNull();
    await store.putCode('code', 'p1', 100);
    expect(await store.takeCode('code', 50)).toBe('p1');
    expect(await store.takeCode('code', 50)).toBeNull();
    await store.putCode('late', 'p1', 100);
    expect(await store.takeCode('late', 100)).toBeNull();
    await store.addSession('p1', 'hash-2', 9);
    expect(await store.sessionsOf('p1')).toHaveLength(2);
    await store.dropSessions('p2', ['hash-2']);
    expect(await store.sessionsOf('p1')).toHaveLength(2);
    await store.dropSessions('p1', ['hash-2']);
    expect(await store.personOfSession('hash-2', 9, 0)).toBeNull();
    expect(await store.endedSessions(['hash-1', 'hash-2', 'hash-9'], 0)).toEqual(['hash-2', 'hash-9']);
    // One that is used stays, one that was not used since then is over.
    expect(await store.personOfSession('hash-1', 500, 0)).not.toBeNull();
    expect(await store.personOfSession('hash-1', 900, 499)).not.toBeNull();
    expect(await store.endedSessions(['hash-1'], 900)).toEqual(['hash-1']);
    expect(await store.personOfSession('hash-1', 1900, 900)).toBeNull();
    await store.renamePerson('p1', 'Ana');
    expect((await store.personOfSession('hash-1', 5, 0))?.name).toBe('Ana');
  });

  test('keys, links and challenges belong to one person, and challenges are answered once', async () => {
    await store.createPerson({ id: 'm1', name: 'Max', createdAt: 1 }, 'hash-m1', 'Firefox, Linux');
    expect(await store.profileOf('m1')).toEqual({
      figure: null,
      colour: null,
      language: null,
      hasRecovery: false,
    });
    await store.changeProfile('m1', { figure: 'rabbit', language: 'fr' });
    await store.changeProfile('m1', {});
    await store.setRecovery('m1', 'link');
    expect(await store.profileOf('m1')).toMatchObject({
      figure: 'rabbit',
      language: 'fr',
      hasRecovery: true,
    });
    expect(await store.personOfRecovery('link')).toBe('m1');
    await store.setRecovery('m1', 'link-2');
    expect(await store.personOfRecovery('link')).toBeNull();
    expect(await store.sessionsOf('m1')).toMatchObject([{ hash: 'hash-m1', device: 'Firefox, Linux' }]);

    const key = {
      id: 'key',
      person: 'm1',
      name: 'Phone',
      publicKey: 'AA',
      counter: 3_000_000_000,
      transports: ['usb'],
      createdAt: 5,
      usedAt: null,
    };
    expect(await store.addPasskey(key)).toBe(true);
    expect(await store.addPasskey({ ...key, person: 'p1' })).toBe(false);
    await store.usePasskey('key', 3_000_000_001, 9);
    expect(await store.passkeysOf('m1')).toEqual([{ ...key, counter: 3_000_000_001, usedAt: 9 }]);
    expect(await store.dropPasskey('p1', 'key')).toBe(false);

    await store.putChallenge('for-max', 'm1', 0, 100);
    expect(await store.takeChallenge('for-max', null, 50)).toBe(false);
    await store.putChallenge('for-all', null, 0, 100);
    expect(await store.takeChallenge('for-all', null, 50)).toBe(true);
    expect(await store.takeChallenge('for-all', null, 50)).toBe(false);
    await store.putChallenge('late', null, 0, 100);
    await store.putChallenge('next', null, 101, 200);
    expect(await store.takeChallenge('late', null, 50)).toBe(false);

    await store.deletePerson('m1');
    expect(await store.passkey('key')).toBeNull();
    expect(await store.personOfRecovery('link-2')).toBeNull();
  });

  test('a row that the database cannot take takes no other row with it', async () => {
    for (const id of ['good-1', 'bad', 'good-2']) await store.createTable(tableRow(id), append(id, 1));
    const [first, bad, second] = await Promise.allSettled([
      store.append(append('good-1', 2)),
      store.append(append('bad', 2, {}, { person: 'p1\0', hash: '\uD800', kind: 'a\0b' })),
      store.append(append('good-2', 2)),
    ]);
    expect([first, second]).toEqual([
      { status: 'fulfilled', value: true },
      { status: 'fulfilled', value: true },
    ]);
    if (store.kind === 'postgres') expect(bad).toMatchObject({ status: 'rejected' });
  });

  test('what was kept long enough goes a little at a time, and nothing else', async () => {
    for (const [id, at] of [
      ['lonely', 1],
      ['player', 1],
      ['fresh', 9_000],
    ] as const)
      await store.createPerson({ id, name: id, createdAt: at }, `session-${id}`);
    for (const [at, id] of ['ended-1', 'ended-2', 'ended-3', 'ended-4'].entries()) {
      const seats = [{ person: 'player', name: 'player', kind: 'person' }];
      const index = { status: 'over', awaited: [], deadline: null, botWaits: false } as const;
      await store.createTable(tableRow(id, { owner: 'player' }), append(id, 1, { seats }));
      await store.append(append(id, 2, { index }, { at: 5_000 + at }));
    }
    await store.createTable(tableRow('running', { owner: 'player' }), append('running', 1, {}, { at: 10 }));
    const { id: line } = await store.say({ table: 'running', person: 'player', at: 50, text: 'old' });
    await store.say({ table: 'running', person: 'player', at: 7_000, text: 'new' });

    expect(await store.retire('talk', 6_000, 10)).toContain(String(line));
    expect((await store.chat('running', 0, 10)).map(({ text }) => text)).toEqual(['new']);

    const gone: string[] = [];
    for (let step = 0; step < 4; step++) gone.push(...(await store.retire('journals', 5_003, 2)));
    expect([...new Set(gone)]).toEqual(['ended-1', 'ended-2', 'ended-3']);
    expect(await store.rows('ended-3', 0)).toEqual([]);
    expect(await store.state('ended-3')).not.toBeNull();
    expect(await store.rows('ended-4', 0)).toHaveLength(2);
    expect(await store.rows('running', 0)).toHaveLength(1);

    expect(await store.retire('games', 5_002, 1)).toEqual(['ended-1']);
    expect(await store.retire('games', 5_002, 10)).toEqual(['ended-2']);
    expect(await store.table('ended-2')).toBeNull();
    expect(await store.table('running')).not.toBeNull();

    expect(await store.retire('people', 6_000, 10)).toContain('lonely');
    expect(await store.personOfSession('session-lonely', 2, 0)).toBeNull();
    expect(await store.personOfSession('session-player', 2, 0)).not.toBeNull();
    expect(await store.personOfSession('session-fresh', 9_001, 0)).not.toBeNull();
    expect(await store.retire('sessions', 3, 10)).toContain('session-player');
    expect(await store.personOfSession('session-player', 2, 0)).toBeNull();
  });

  test('of two rows with one seq only one is kept', async () => {
    await store.createTable(
      tableRow('t1'),
      append('t1', 1, { seats: [{ person: 'p1', name: 'Ana', kind: 'person' }] }),
    );
    expect(await store.append(append('t1', 2))).toBe(true);
    const both = await Promise.all([
      store.append(append('t1', 3, {}, { key: 'a', hash: 'first' })),
      store.append(append('t1', 3, {}, { key: 'b', hash: 'second' })),
      store.append(append('t1', 4, {}, { key: 'c' })),
    ]);
    expect(both).toEqual([true, false, true]);
    const rows = await store.rows('t1', 1);
    expect(rows.map(({ seq, hash }) => [seq, hash])).toEqual([
      [2, 'h'],
      [3, 'first'],
      [4, 'h'],
    ]);
    expect(rows[0]).toEqual(append('t1', 2).row);
    expect(await store.rowOfKey('t1', 'p1', 'a')).toBe(3);
    expect(await store.rowOfKey('t1', 'p1', 'b')).toBeNull();
    expect(await store.seqs(['t1', 'none'])).toEqual(new Map([['t1', 4]]));
  });

  test('the row of a key is found among those of its table and person', async () => {
    await store.createTable(tableRow('t2'), append('t2', 1));
    await store.append(append('t2', 2, { state: null }, { key: 'again', person: 'p2' }));
    expect(await store.rowOfKey('t2', 'p2', 'again')).toBe(2);
    expect(await store.rowOfKey('t2', 'p1', 'again')).toBeNull();
    expect(await store.rowOfKey('t1', 'p2', 'again')).toBeNull();
  });

  test('a row without a state leaves the one before, and a later one can be saved', async () => {
    await store.createTable(tableRow('t2s'), append('t2s', 1, { state: 'one' }));
    await store.append(append('t2s', 2, { state: null }));
    expect(await store.state('t2s')).toEqual({ seq: 1, body: 'one' });
    await store.saveState('t2s', 2, 'two');
    await store.saveState('t2s', 1, 'late');
    expect(await store.state('t2s')).toEqual({ seq: 2, body: 'two' });
  });

  test('seats, lists and counts follow the rows', async () => {
    const seats = [
      { person: 'p1', name: 'Ana', kind: 'person' },
      { person: null, name: null, kind: 'open' },
    ];
    await store.createTable(
      tableRow('t3', { owner: 'p9' }),
      append('t3', 1, { seats, index: { status: 'waiting', awaited: [], deadline: null, botWaits: false } }),
    );
    expect(await store.countsOf('p9')).toEqual({ waiting: 1, playing: 0 });
    expect(await store.listPublic('waiting', 10)).toMatchObject([{ id: 't3', seats }]);
    expect((await store.listMine('p1', 10)).map(({ id }) => id)).toContain('t3');
    expect(await store.seatsOf('p1')).toContainEqual({ table: 't3', seat: 0 });
    const left = [{ person: null, name: null, kind: 'open' }, seats[1]!];
    await store.append(
      append('t3', 2, {
        seats: left,
        index: { status: 'waiting', awaited: [], deadline: null, botWaits: false },
      }),
    );
    expect((await store.listMine('p1', 10)).map(({ id }) => id)).not.toContain('t3');
    expect(await store.expire(2002)).toEqual([]);
    expect(await store.expire(2003)).toEqual(['t3']);
    expect(await store.table('t3')).toBeNull();
    expect(await store.rows('t3', 0)).toEqual([]);
  });

  test('a row for a table that has gone is lost by itself, not with the rows beside it', async () => {
    await store.createTable(tableRow('g1'), append('g1', 1));
    const both = [store.append(append('gone', 2)), store.append(append('g1', 2))];
    expect(await Promise.all(both)).toEqual([false, true]);
    expect(await store.state('g1')).toMatchObject({ seq: 2 });
    expect(await store.state('gone')).toBeNull();
  });

  test('tables that ended are found by who sat there, the latest of them in the order of their end', async () => {
    const seats = [{ person: 'p7', name: 'Ada', kind: 'person' }];
    const ended = { status: 'over', awaited: [], deadline: null, botWaits: false } as const;
    for (const [id, at, more] of [
      ['f1', 30, { index: ended }],
      ['f2', 10, { index: ended }],
      ['f3', 20, {}],
      ['f4', 40, { index: ended }],
    ] as const)
      await store.createTable(tableRow(id), append(id, 1, { seats, state: id, ...more }, { at }));
    expect(await store.finishedOf('p7', ['vallee'], 10)).toEqual([
      { table: 'f2', game: 'vallee', at: 10, state: 'f2' },
      { table: 'f1', game: 'vallee', at: 30, state: 'f1' },
      { table: 'f4', game: 'vallee', at: 40, state: 'f4' },
    ]);
    expect((await store.finishedOf('p7', ['vallee'], 1)).map(({ table }) => table)).toEqual(['f4']);
    expect(await store.finishedOf('p7', ['baie'], 10)).toEqual([]);
    expect(await store.finishedOf('p8', ['vallee'], 10)).toEqual([]);
  });

  test('the latest state is kept with its row, a base for good', async () => {
    await store.createTable(tableRow('t4'), append('t4', 1, { state: 'one' }));
    await store.append(append('t4', 2, { state: 'two', rules: 7, isBase: true }));
    await store.append(append('t4', 3, { state: 'three' }));
    expect(await store.append(append('t4', 3, { state: 'lost' }, { key: 'x' }))).toBe(false);
    expect(await store.state('t4')).toEqual({ seq: 3, body: 'three' });
    expect(await store.base('t4', 2)).toBe('two');
    expect(await store.base('t4', 1)).toBeNull();
    expect((await store.table('t4'))?.rules).toBe(7);
  });

  test('time and bots: what is due, and one node at a time', async () => {
    const index = { status: 'playing', awaited: [0], deadline: 500, botWaits: true } as const;
    await store.createTable(tableRow('t5'), append('t5', 1, { index }));
    expect(await store.due(499, 10)).toEqual([]);
    expect(await store.due(500, 10)).toEqual(['t5']);
    expect(await store.botsWaiting(0, 10)).toEqual(['t5']);
    expect(await store.lease('t5', 'a', 0, 100)).toBe(true);
    expect(await store.botsWaiting(50, 10)).toEqual([]);
    expect(await store.lease('t5', 'b', 50, 200)).toBe(false);
    expect(await store.lease('t5', 'a', 60, 160)).toBe(true);
    expect(await store.lease('t5', 'b', 160, 300)).toBe(true);
    await store.releaseLeases('b');
    expect(await store.lease('t5', 'a', 161, 300)).toBe(true);
  });

  test('chat, mute and what a person leaves behind', async () => {
    await store.createTable(tableRow('t6'), append('t6', 1));
    await store.createPerson({ id: 'p3', name: 'Bob', createdAt: 1 }, 'hash-3');
    const line = await store.say({ table: 't6', person: 'p3', at: 7, text: 'salut' });
    expect(line).toMatchObject({ name: 'Bob', text: 'salut' });
    expect(await store.chat('t6', 0, 10)).toEqual([line]);
    expect(await store.chat('t6', line.id, 10)).toEqual([]);
    await store.mute('t6', 'p3', true);
    await store.mute('t6', 'p3', true);
    expect(await store.isMuted('t6', 'p3')).toBe(true);
    await store.mute('t6', 'p3', false);
    expect(await store.isMuted('t6', 'p3')).toBe(false);
    expect(await store.chatOf('p3')).toHaveLength(1);
    await store.deletePerson('p3');
    expect(await store.personOfSession('hash-3', 9, 0)).toBeNull();
    expect(await store.chat('t6', 0, 10)).toEqual([]);
  });

  test('silence of all nodes is written down as an outage', async () => {
    await store.heartbeat('a', 1_000_000, 3_000);
    await store.heartbeat('b', 1_002_000, 3_000);
    expect(await store.outages(0)).toEqual([]);
    await store.heartbeat('a', 1_054_000, 3_000);
    await store.heartbeat('b', 1_055_000, 3_000);
    expect(await store.outages(0)).toEqual([{ from: 1_002_000, to: 1_054_000 }]);
    expect(await store.outages(1_054_000)).toEqual([]);
  });

  test(`${name}: many rows at once are all kept`, async () => {
    const tables = Array.from({ length: 50 }, (_, at) => `many-${at}`);
    await Promise.all(tables.map((id) => store.createTable(tableRow(id), append(id, 1))));
    for (let seq = 2; seq < 6; seq++) await Promise.all(tables.map((id) => store.append(append(id, seq))));
    expect([...(await store.seqs(tables)).values()]).toEqual(tables.map(() => 5));
  });
});
