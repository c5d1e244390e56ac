import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothStores } from '../testing/both-stores.ts';
import type { Notice, Post } from './outbox.ts';
import type { Append, Store } from './store.ts';

const { flavours } = bothStores();

const append = (table: string, seq: number, post: Post): Append => ({
  row: {
    table,
    seq,
    kind: 'move',
    seat: 0,
    person: 'ana',
    key: `k${seq}`,
    body: '{}',
    events: '[]',
    hash: null,
    clock: '{}',
    at: seq,
  },
  index: { status: 'playing', awaited: [0], deadline: null, botWaits: false },
  state: '{}',
  post,
});
const turn = (person: string, more: Partial<Notice> = {}): Notice => ({
  person,
  kind: 'turn',
  due: 10,
  ...more,
});
const reminder = (person: string, due: number): Notice => ({ person, kind: 'time', due });
const tell = (...notices: Notice[]): Post => ({ notices, settled: [] });

describe.each(flavours)('the outbox on %s', (_name, open) => {
  let store: Store;
  let count = 0;
  /** A table of its own for each test. */
  async function newTable(): Promise<string> {
    const id = `t${count++}`;
    const row = {
      id,
      game: 'vallee',
      rules: 1,
      owner: 'ana',
      visibility: 'private',
      settings: '{}',
    } as const;
    const fixed = { ...row, secret: 's', commitment: 'c', createdAt: 1 };
    await store.createTable(fixed, append(id, 1, tell()));
    return id;
  }
  const dueAt = async (table: string, now = 1_000) =>
    (await store.dueNotices(now, 100)).filter((row) => row.table === table);

  beforeAll(async () => {
    store = await open();
    for (const [at, id] of ['ana', 'bob', 'eve'].entries())
      await store.createPerson({ id, name: id, createdAt: at }, `hash-${id}`);
    for (const person of ['ana', 'bob'])
      await store.addChannel({
        id: `c-${person}`,
        person,
        kind: 'webhook',
        address: '{}',
        secret: `s-${person}`,
        pending: null,
        isBroken: false,
        session: null,
        table: null,
        createdAt: 1,
      });
  });
  afterAll(() => store.close());

  test('a message is written with its row, or not at all', async () => {
    const table = await newTable();
    expect(await store.append(append(table, 2, tell(turn('bob'))))).toBe(true);
    // The same seq again: the row loses, and so does its message.
    expect(await store.append(append(table, 2, tell(turn('ana'))))).toBe(false);
    expect(await dueAt(table)).toEqual([
      { table, person: 'bob', kind: 'turn', number: 2, due: 10, isDigest: false, isTold: false },
    ]);
    expect(await dueAt(table, 9)).toEqual([]);
  });

  test('whoever cannot be reached gets none', async () => {
    const table = await newTable();
    await store.append(append(table, 2, tell(turn('eve'))));
    expect(await dueAt(table)).toEqual([]);
  });

  test('of what was not seen of a table there is one row of each kind; what is told takes the place of the lighter', async () => {
    const table = await newTable();
    const kinds = async () => (await store.openNotices('bob', table)).map(({ kind }) => kind).toSorted();
    const talk = turn('bob', { kind: 'talk' });
    await store.say({ table, person: 'ana', at: 1, text: 'salut' }, [talk]);
    await store.append(append(table, 2, tell(turn('bob'), reminder('bob', 500))));
    await store.say({ table, person: 'ana', at: 1, text: 'à toi' }, [talk]);
    expect(await kinds()).toEqual(['talk', 'time', 'turn']);
    const [row] = (await dueAt(table)).filter(({ kind }) => kind === 'turn');
    await store.dispatch({ person: 'bob', name: `${table}.2`, bodies: new Map(), rows: [row!] }, 20);
    expect(await kinds()).toEqual(['time', 'turn']);
    expect(await store.openNotices('bob', table)).toContainEqual({ ...row!, due: null, isTold: true });
    await store.append(append(table, 3, { notices: [turn('bob', { kind: 'over' })], settled: ['bob'] }));
    expect(await store.openNotices('bob', table)).toMatchObject([{ kind: 'over', number: 3 }]);
  });

  test('what is not wanted hides nothing; a turn stands until it is answered', async () => {
    const table = await newTable();
    await store.say({ table, person: 'ana', at: 1, text: 'salut' }, [turn('bob', { kind: 'talk' })]);
    await store.append(append(table, 2, tell(turn('bob'))));
    for (const row of await dueAt(table)) await store.dropNotice(row);
    expect(await dueAt(table)).toEqual([]);
    expect(await store.openNotices('bob', table)).toMatchObject([{ kind: 'turn', due: null, isTold: false }]);
  });

  test('an answer makes the message void', async () => {
    const table = await newTable();
    await store.append(append(table, 2, tell(turn('bob'))));
    await store.append(append(table, 3, { notices: [turn('ana')], settled: ['bob'] }));
    expect(await dueAt(table)).toMatchObject([{ person: 'ana', number: 3 }]);
    expect(await store.isOpen({ person: 'bob', table, kind: 'turn', number: 2 })).toBe(false);
  });

  test('what was handed over is not handed over again; the reminder comes in its time', async () => {
    const table = await newTable();
    await store.append(append(table, 2, tell(turn('bob'), reminder('bob', 500))));
    const [row] = await dueAt(table, 20);
    const bodies = new Map([['c-bob', '{}']]);
    const dispatch = { person: 'bob', name: `${table}.2`, bodies, rows: [row!] };
    await store.dispatch(dispatch, 20);
    await store.dispatch(dispatch, 20);
    expect(await dueAt(table, 499)).toEqual([]);
    expect(await dueAt(table, 500)).toMatchObject([{ kind: 'time', number: 2 }]);
    const taken = await store.takeDeliveries('one', 20, 10);
    expect(taken).toMatchObject([{ channel: 'c-bob', attempts: 1 }]);
    // Neither this node nor another takes it meanwhile.
    expect(await store.takeDeliveries('two', 20, 10)).toEqual([]);
    await store.retryDelivery(taken[0]!.id, 100);
    expect(await store.takeDeliveries('one', 99, 10)).toEqual([]);
    expect(await store.takeDeliveries('one', 100, 10)).toMatchObject([{ attempts: 2 }]);
    // The node dies while it sends: whether it arrived is not known, and it is not sent again.
    expect(await store.leaveInDoubt('two')).toBe(1);
    expect(await store.takeDeliveries('two', 10_000, 10)).toEqual([]);
  });

  test('a reminder stands only where the table has not gone on, and goes with the answer', async () => {
    const table = await newTable();
    await store.remind({ table, person: 'bob', seq: 0, due: 50 });
    expect(await dueAt(table)).toEqual([]);
    await store.remind({ table, person: 'bob', seq: 1, due: 50 });
    expect(await dueAt(table, 49)).toEqual([]);
    expect(await dueAt(table, 50)).toMatchObject([{ person: 'bob', kind: 'time', number: 1 }]);
    await store.append(append(table, 2, { notices: [], settled: ['bob'] }));
    expect(await dueAt(table)).toEqual([]);
  });

  test('whoever has looked at the table is only reminded of their time', async () => {
    const [table, other] = [await newTable(), await newTable()];
    await store.append(append(table, 2, tell(turn('bob'), reminder('bob', 700))));
    await store.append(append(other, 2, tell(turn('bob'))));
    await store.seen('bob', table);
    await store.seen('bob', other);
    expect(await dueAt(table, 699)).toEqual([]);
    expect(await dueAt(table, 700)).toMatchObject([{ kind: 'time' }]);
    expect(await dueAt(other)).toEqual([]);
    expect(await store.isOpen({ person: 'bob', table: other, kind: 'turn', number: 2 })).toBe(true);
  });

  test('of several nodes one has the right to send', async () => {
    expect(await store.leaseNamed('x', 'one', 0, 10)).toBe(true);
    expect(await store.leaseNamed('x', 'two', 5, 15)).toBe(false);
    expect(await store.leaseNamed('x', 'one', 5, 15)).toBe(true);
    expect(await store.leaseNamed('x', 'two', 15, 25)).toBe(true);
    expect(await store.keptValue('key', () => 'made')).toBe('made');
    expect(await store.keptValue('key', () => 'made anew')).toBe('made');
  });

  test('with a person everything goes that leads to them', async () => {
    const table = await newTable();
    await store.append(append(table, 2, tell(turn('ana'))));
    await store.putNoticeSettings('ana', '{}');
    await store.putTableNotices('ana', table, '[]');
    await store.deletePerson('ana');
    expect(await dueAt(table)).toEqual([]);
    expect(await store.channelsOf('ana')).toEqual([]);
    expect(await store.noticeSettings('ana')).toBeNull();
    expect(await store.tableNotices('ana', table)).toBeNull();
  });
});
