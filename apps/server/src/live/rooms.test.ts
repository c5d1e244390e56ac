import type { RoomFrame, ServerFrame } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, Line, request } from '../testing/client.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { aBoard, aRoom } from '../testing/rooms.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let postgres: TestPostgres;
beforeAll(async () => {
  [server, postgres] = await Promise.all([testServer(), testPostgres()]);
});
afterAll(async () => {
  await server.close();
  postgres.remove();
});

const isRoom = (frame: ServerFrame): frame is RoomFrame => frame.type === 'room';
const rooms = (line: Line): RoomFrame[] => line.frames.filter(isRoom);
const latest = (line: Line): RoomFrame | undefined => rooms(line).at(-1);
const here = ({ people }: RoomFrame): string[] =>
  people.flatMap((one) => (one.here ? [one.name] : [])).sort();

async function opened(ana: Guest, more = {}): Promise<{ room: string; words: string }> {
  const { status, body } = await ana.ask('POST', '/api/rooms', aRoom(more));
  expect(status).toBe(201);
  return body as { room: string; words: string };
}
async function inside(guest: Guest, room: string): Promise<Line> {
  const line = await guest.live();
  // A database that is away for a moment is asked again, as pages do.
  for (let from = 0; ; from = line.frames.length) {
    line.send({ type: 'enter', room });
    const { type } = await line.next((frame) => isRoom(frame) || frame.type === 'error', from);
    if (type === 'room') return line;
  }
}
const show = (guest: Guest, room: string, more = {}) =>
  guest.ask('PUT', `/api/rooms/${room}/board`, aBoard(more));
const lead = (guest: Guest, room: string, person: string) =>
  guest.ask('POST', `/api/rooms/${room}/lead`, { person });
const come = (url: string, ...names: string[]) => Promise.all(names.map((name) => Guest.come(url, name)));

/** Two people at two addresses of one house: the same server twice, or two nodes. */
async function lookTogether(one: string, two: string): Promise<void> {
  const [ana, bob] = (await come(one, 'Ana', 'Bob')) as [Guest, Guest];
  const { room, words } = await opened(ana);
  const a = await inside(ana, room);
  const found = await request(two, 'GET', `/api/rooms/${encodeURIComponent(words.replaceAll('-', ' '))}`);
  expect(found.body).toEqual({ room, words, game: 'vallee', leader: 'Ana', people: 1 });

  const b = await inside(bob.at(two), room);
  expect(latest(b)).toMatchObject({
    leader: ana.id,
    owner: ana.id,
    game: aRoom().game,
    board: { place: -1 },
  });
  await a.next((frame) => isRoom(frame) && here(frame).join() === 'Ana,Bob');
  // The game travels once.
  expect(rooms(a).filter(({ game }) => game !== undefined)).toHaveLength(1);

  // Ana shows, on whatever node; only she does.
  const tried = [...aBoard().tried, [-1, 1, 'turn', { entry: 'pass', answer: null }]];
  expect((await show(ana.at(two), room, { tried, place: -2, eyes: 1, open: true })).status).toBe(200);
  const seen = await b.next((frame) => isRoom(frame) && frame.board.place === -2);
  expect(seen).toMatchObject({ board: { tried, eyes: 1, open: true, notes: [{ by: ana.id }] } });
  expect((await show(bob, room)).body).toEqual({ error: 'not-leader' });

  // The lead is handed over, then taken when its holder has gone.
  expect((await lead(bob, room, bob.id)).body).toEqual({ error: 'is-led' });
  expect((await lead(bob, room, ana.id)).body).toEqual({ error: 'not-leader' });
  expect((await lead(ana, room, bob.id)).status).toBe(200);
  await a.next((frame) => isRoom(frame) && frame.leader === bob.id);
  expect((await show(ana, room)).body).toEqual({ error: 'not-leader' });
  expect((await show(bob, room, { place: 7 })).status).toBe(200);
  await a.next((frame) => isRoom(frame) && frame.board.place === 7);
  b.close();
  await a.next((frame) => isRoom(frame) && frame.leader === bob.id && here(frame).join() === 'Ana');
  expect((await lead(ana.at(two), room, ana.id)).status).toBe(200);
  await a.next((frame) => isRoom(frame) && frame.leader === ana.id, a.frames.length - 2);

  // Its owner closes it, and all are told.
  expect((await bob.ask('DELETE', `/api/rooms/${room}`)).status).toBe(404);
  expect((await ana.ask('DELETE', `/api/rooms/${room}`)).status).toBe(200);
  expect(await a.next((frame) => frame.type === 'error')).toMatchObject({ code: 'room-over', room });
  expect((await show(ana, room)).body).toEqual({ error: 'room-over' });
  expect((await request(two, 'GET', `/api/rooms/${room}`)).body).toEqual({ error: 'wrong-code' });
  a.close();
}

test('two look at a board together, and the lead goes round', () => lookTogether(server.url, server.url));

test('two nodes on one database agree', async () => {
  const databaseUrl = postgres.database('rooms');
  const one = await testServer({ databaseUrl });
  const two = await testServer({ databaseUrl });
  await lookTogether(one.url, two.url);
  await Promise.all([one.close(), two.close()]);
});

test('a board goes on where the notifications of the database were lost', async () => {
  const databaseUrl = postgres.database('rooms_lost');
  const one = await testServer({ databaseUrl });
  const two = await testServer({ databaseUrl });
  const [ana, bob] = (await come(one.url, 'Ana', 'Bob')) as [Guest, Guest];
  const { room } = await opened(ana);
  const [a, b] = [await inside(ana, room), await inside(bob.at(two.url), room)];
  postgres.sql(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comptoir-listen'",
  );
  expect((await show(ana, room, { place: 9 })).status).toBe(200);
  await b.next((frame) => isRoom(frame) && frame.board.place === 9);
  for (const line of [a, b]) line.close();
  await Promise.all([one.close(), two.close()]);
});

test('who may not come in, and how many', async () => {
  const people = await come(server.url, ...Array.from({ length: 10 }, (_, at) => `P${at}`));
  const [ana, ...others] = people as [Guest, ...Guest[]];
  const eve = others.pop() as Guest;
  const { room } = await opened(ana);
  const nobody = await Line.open(server.url, null);
  nobody.send({ type: 'enter', room });
  expect(await nobody.next((frame) => frame.type === 'error')).toMatchObject({ code: 'not-signed-in', room });

  await ana.ask('POST', `/api/people/${eve.id}/block`, { blocked: true });
  const e = await eve.live();
  e.send({ type: 'enter', room });
  expect(await e.next((frame) => frame.type === 'error')).toMatchObject({ code: 'blocked', room });
  e.send({ type: 'enter', room: 'AAAAAAAAAAAAAAAA' });
  expect(await e.next((frame) => frame.type === 'error' && frame.code !== 'blocked')).toMatchObject({
    code: 'room-over',
  });

  const lines = [await inside(ana, room)];
  for (const other of others.slice(0, 7)) lines.push(await inside(other, room));
  const last = await others[7]!.live();
  last.send({ type: 'enter', room });
  expect(await last.next((frame) => frame.type === 'error')).toMatchObject({ code: 'room-full' });
  // A second window of somebody who is there is nobody more.
  lines.push(await inside(others[0]!, room));
  lines[1]!.close();
  lines[2]!.send({ type: 'exit', room });
  last.send({ type: 'enter', room });
  expect(here(await last.next(isRoom))).toContain('P1');
  for (const line of [...lines, nobody, e, last]) line.close();
});

test('a person opens three rooms at a time, and a board has a largest size', async () => {
  const [ana] = (await come(server.url, 'Ana')) as [Guest];
  for (let at = 0; at < 3; at++) await opened(ana);
  expect((await ana.ask('POST', '/api/rooms', aRoom())).body).toEqual({ error: 'too-many-rooms' });
  const [bob] = (await come(server.url, 'Bob')) as [Guest];
  const { room } = await opened(bob);
  const note = (place: number) => ({ place, text: 'é'.repeat(500) });
  const notes = Array.from({ length: 100 }, (_, place) => note(place));
  expect((await show(bob, room, { notes })).status).toBe(413);
  expect(
    (await show(bob, room, { notes: [...notes, ...notes].map(({ place }) => ({ place, text: 'x' })) }))
      .status,
  ).toBe(400);
  expect((await show(bob, room, { notes: [{ place: 1, text: '\u0000' }] })).status).toBe(400);
});

test('notes are cleaned and signed; those of muted and blocked people are not shown', async () => {
  const [ana, bob, eve] = (await come(server.url, 'Ana', 'Bob', 'Eve')) as [Guest, Guest, Guest];
  const { room } = await opened(ana);
  const [a, b, e] = [await inside(ana, room), await inside(bob, room), await inside(eve, room)];
  await show(ana, room, { notes: [{ place: 1, text: 'le\u202e  marché' }] });
  const cleaned = await b.next((frame) => isRoom(frame) && frame.board.notes[0]?.text === 'le marché');
  expect(cleaned).toMatchObject({ board: { notes: [{ place: 1, by: ana.id }] } });

  // Bob leads, keeps Ana's note and writes one; Eve has blocked him.
  await eve.ask('POST', `/api/people/${bob.id}/block`, { blocked: true });
  await lead(ana, room, bob.id);
  const both = [
    { place: 1, text: 'le marché' },
    { place: 2, text: 'non' },
  ];
  await show(bob, room, { notes: both, place: 2 });
  const isNew = (frame: ServerFrame) => isRoom(frame) && frame.board.place === 2;
  expect(await a.next(isNew)).toMatchObject({ board: { notes: [{ by: ana.id }, { by: bob.id }] } });
  expect(((await e.next(isNew)) as RoomFrame).board.notes).toEqual([
    { place: 1, text: 'le marché', by: ana.id },
  ]);
  // Eve leads without seeing Bob's note: it stays.
  await lead(bob, room, eve.id);
  await show(eve, room, { notes: [], place: 4 });
  const told = (await a.next((frame) => isRoom(frame) && frame.board.place === 4)) as RoomFrame;
  expect(told.board.notes).toEqual([{ place: 2, text: 'non', by: bob.id }]);
  for (const line of [a, b, e]) line.close();
});

test('a room is empty for a quarter of an hour, or a day old, and goes', async () => {
  let ahead = 0;
  const own = await testServer({ now: () => Date.now() + ahead });
  const [ana, bob] = (await come(own.url, 'Ana', 'Bob')) as [Guest, Guest];
  const [left, kept] = [await opened(ana), await opened(bob)];
  const line = await inside(bob, kept.room);
  const isThere = async ({ room }: { room: string }) =>
    (await request(own.url, 'GET', `/api/rooms/${room}`)).status;
  ahead += 10 * 60_000;
  const people = async () => (await request(own.url, 'GET', `/api/rooms/${kept.room}`)).body.people;
  await expect.poll(people, { timeout: 60_000 }).toBe(1);
  expect([await isThere(left), await isThere(kept)]).toEqual([200, 200]);
  ahead += 10 * 60_000;
  await expect.poll(() => isThere(left), { timeout: 60_000 }).toBe(404);
  expect(await isThere(kept)).toBe(200);
  ahead += 24 * 3_600_000;
  expect(await line.next((frame) => frame.type === 'error')).toMatchObject({ code: 'room-over' });
  line.close();
  await own.close();
});

test('whoever enters again and again is told again, and the others nothing', async () => {
  const [ana, bob] = (await come(server.url, 'Ana', 'Bob')) as [Guest, Guest];
  const { room } = await opened(ana);
  const a = await inside(ana, room);
  const b = await inside(bob, room);
  await a.next((frame) => isRoom(frame) && here(frame).join() === 'Ana,Bob');
  const [before, from] = [rooms(a).length, b.frames.length];
  for (let at = 0; at < 200; at++) b.send({ type: 'enter', room });
  await b.next((frame) => isRoom(frame) && frame.game !== undefined, from);
  // What Ana shows afterwards comes after all that.
  await show(ana, room, { place: 5 });
  for (const line of [a, b]) await line.next((frame) => isRoom(frame) && frame.board.place === 5);
  expect(rooms(a)).toHaveLength(before + 1);
  expect(b.frames.slice(from).filter(isRoom).length).toBeLessThan(20);
  a.close();
  b.close();
});
