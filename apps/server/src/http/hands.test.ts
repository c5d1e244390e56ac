import type { TableFrame } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, type TableGame } from '../games.ts';
import { answerTo, Guest } from '../testing/client.ts';
import { startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await testServer({ now: () => now, silence: Number.POSITIVE_INFINITY });
});
afterAll(() => server.close());

const come = (...names: string[]) => Promise.all(names.map((name) => Guest.come(server.url, name)));
const seatOf = async (guest: Guest, table: string) => {
  const line = await guest.live();
  const { seat } = (await line.subscribe(table)) as TableFrame;
  line.close();
  return seat;
};

test('nobody looks into the hand of a bot and goes back to their own', async () => {
  const [ana] = (await come('Ana')) as [Guest];
  const { table } = await ana.createTable({
    game: 'vallee',
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }],
  });
  await ana.post(table, 'start');
  expect((await ana.post(table, 'seats/1', { by: 'person' })).status).toBe(200);
  expect((await ana.post(table, 'leave')).status).toBe(200);
  const other = await ana.post(table, 'sit', { seat: 1 });
  expect(other).toMatchObject({ status: 409, body: { error: 'has-seen-a-hand' } });
  expect(await seatOf(ana, table)).toBeNull();
  // Taking one's own seat again reveals nothing.
  expect((await ana.post(table, 'seats/0', { by: 'person' })).status).toBe(200);
  expect((await ana.post(table, 'sit', {})).body).toMatchObject({ seat: 0 });
});

test('whoever has not seen a hand takes the seat of a bot, and is bound to it', async () => {
  const [ana, eve] = (await come('Ana', 'Eve')) as [Guest, Guest];
  const { table } = await ana.createTable({
    game: 'vallee',
    options: { players: 3 },
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
  });
  await ana.post(table, 'start');
  for (const seat of [1, 2]) await ana.post(table, `seats/${seat}`, { by: 'person' });
  expect((await eve.post(table, 'sit', { seat: 1 })).body).toMatchObject({ seat: 1 });
  await eve.post(table, 'leave');
  expect((await ana.post(table, 'seats/2', { by: 'person' })).status).toBe(200);
  expect((await eve.post(table, 'sit', { seat: 2 })).body).toEqual({ error: 'has-seen-a-hand' });
  expect((await eve.post(table, 'sit', {})).body).toEqual({ error: 'has-seen-a-hand' });
});

test('a seat that was freed for everybody is closed as soon as another person plays along', async () => {
  // Dora is the owner under a second name.
  const [ana, eve, dora] = (await come('Ana', 'Eve', 'Dora')) as [Guest, Guest, Guest];
  const { table } = await ana.createTable({
    game: 'vallee',
    options: { players: 3 },
    seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
  });
  await ana.post(table, 'start');
  for (const seat of [1, 2]) await ana.post(table, `seats/${seat}`, { by: 'person' });
  expect((await eve.post(table, 'sit', { seat: 1 })).body).toMatchObject({ seat: 1 });
  expect((await dora.post(table, 'sit', { seat: 2 })).body).toEqual({ error: 'seat-taken' });
  expect((await dora.post(table, 'sit', {})).body).toEqual({ error: 'no-free-seat' });
  expect((await ana.post(table, 'seats/2', { by: 'person' })).body).toEqual({ error: 'not-replaceable' });
});

test('the seat of a person who timed out is theirs until the end', async () => {
  const [ana, bob] = (await come('Ana', 'Bob')) as [Guest, Guest];
  const table = await startedTable(ana, bob, { pace: { kind: 'live', bank: 1, increment: 0 } });
  const line = await ana.live();
  const { awaited } = (await line.subscribe(table)) as TableFrame;
  const [late, other] = awaited[0] === 0 ? [ana, bob] : [bob, ana];
  now += 60_000;
  await expect.poll(async () => (await ana.ask('GET', `/api/tables/${table}`)).text).toContain('"misses":1');
  const seat = awaited[0];
  for (const wish of [{ by: 'person' }, { by: 'bot', bot: 'random' }]) {
    const { status, body } = await ana.post(table, `seats/${seat}`, wish);
    expect([status, body.error]).toEqual([409, 'not-replaceable']);
  }
  expect((await other.post(table, 'sit', { seat })).status).toBe(409);
  expect(await seatOf(late, table)).toBe(seat);
  line.close();
});

test('no table gives out its record before the game has ended, not even one that a defect has stopped', async () => {
  const known = GAMES.get('vallee') as TableGame;
  const apply = () => {
    throw new Error('a defect of the rules');
  };
  const games = new Map([['vallee', { ...known, game: { ...known.game, apply } }]]);
  const defective = await testServer({ games });
  const [ana, bob] = [await Guest.come(defective.url, 'Ana'), await Guest.come(defective.url, 'Bob')];
  const record = async (table: string) => (await ana.ask('GET', `/api/tables/${table}/record`)).status;
  const { table: waiting } = await ana.createTable({ game: 'vallee' });
  expect(await record(waiting)).toBe(409);
  const table = await startedTable(ana, bob);
  expect(await record(table)).toBe(409);
  for (const guest of [ana, bob]) {
    const line = await guest.live();
    const { seq, decisions } = (await line.subscribe(table)) as TableFrame;
    if (decisions[0])
      await line.command({ type: 'play', table, seq, key: 'k', ...answerTo('vallee', decisions[0]) });
    line.close();
  }
  expect((await ana.ask('GET', `/api/tables/${table}`)).body).toMatchObject({ status: 'stopped' });
  expect(await record(table)).toBe(409);
  await defective.close();
});
