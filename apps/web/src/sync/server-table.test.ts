import { type AnyGame, SPECTATOR, startMatch, xoshiro } from '@comptoir/kit';
import type { ClientFrame, EntriesFrame, ServerFrame, TableFrame } from '@comptoir/protocol';
import { vallee } from '@comptoir/vallee';
import { beforeEach, expect, test, vi } from 'vitest';
import { tableInfo } from '../testing/table-info.ts';
import type { Live, Member } from './live-line.ts';
import { forgetSeat } from './own-seats.ts';
import { openServerTable, type ServerTable, type Waiting } from './server-table.ts';

// Chat is asked for beside the line: nobody answers here.
vi.stubGlobal('navigator', { onLine: false });
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
const game = vallee as unknown as AnyGame;
const ID = 'AAAAAAAAAAAAAAAA';

function deal() {
  const reading = game.readOptions({ players: 2 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const seats = ['Zoé', 'Abel'].map((name) => ({ name, contribution: null }));
  return startMatch(game, { options: reading.options, seats, secret: 'cd'.repeat(32) });
}
const { state } = deal();

const infoOf = (held: readonly (string | null)[]) => tableInfo(held, { table: ID, seq: 3, undo: 'none' });
const nowFor = (viewer: number, seq: number) => ({
  table: ID,
  seq,
  awaited: game.decisions(state).map(({ seat }) => seat),
  decisions: game.decisions(state).filter(({ seat }) => seat === viewer),
  clocks: { kind: 'free' as const, now: 0, paused: false, left: [], running: [], deadline: null },
  undo: [],
  proposals: [],
  outcome: null,
});
const tableFrame = (seat: number | null, held: readonly (string | null)[], seq: number): TableFrame => ({
  type: 'table',
  ...nowFor(seat ?? SPECTATOR, seq),
  info: infoOf(held),
  seat,
  view: game.view(state, seat ?? SPECTATOR),
  entries: [],
});
const seatsChanged = (held: readonly (string | null)[], seq: number): EntriesFrame => ({
  type: 'entries',
  ...nowFor(SPECTATOR, seq),
  entries: [],
  info: infoOf(held),
});

/** Somebody who waits as long as it takes. */
const patient = (): Waiting => ({ late: () => undefined, signal: new AbortController().signal });

/** A line on which the test is the server. */
async function openedAt(first: TableFrame) {
  const sent: ClientFrame[] = [];
  let member = null as Member | null;
  const line: Live = {
    send: (frame) => sent.push(frame) > 0,
    join(_table, joined) {
      member = joined;
      return () => undefined;
    },
    renew: () => undefined,
  };
  const hear = (frame: ServerFrame): void => member?.heard(frame);
  const opening = openServerTable(ID, patient(), line);
  hear(first);
  const table: ServerTable = await opening;
  const up = (): void => member?.up();
  const down = (): void => member?.down();
  return { table, sent, hear, up, down };
}

test('whose seat was given away is told so, and sees the table as those without a seat', async () => {
  const { table, sent, hear } = await openedAt(tableFrame(1, ['p0', 'p1'], 3));
  expect(table.now.viewer).toBe(1);
  expect(table.now.lostSeat).toBeNull();
  hear(seatsChanged(['p0', null], 4));
  expect(table.now.lostSeat).toBe(1);
  expect(table.now.decisions).toEqual([]);
  expect(sent.at(-1)).toEqual({ type: 'subscribe', table: ID });
  hear(tableFrame(null, ['p0', null], 4));
  expect(table.now.viewer).toBe(SPECTATOR);
  expect(table.now.lostSeat).toBe(1);
  hear(tableFrame(1, ['p0', 'p1'], 5));
  expect(table.now.lostSeat).toBeNull();
  table.close();
});

test('whose seat was given away while the page was closed is told so, until it has been read', async () => {
  (await openedAt(tableFrame(1, ['p0', 'p1'], 3))).table.close();
  for (const held of ['p2', null]) {
    const { table, hear } = await openedAt(tableFrame(null, ['p0', held], 4));
    expect(table.now.lostSeat).toBe(1);
    // A spectator loses nothing by what follows.
    hear(seatsChanged(['p0', null], 5));
    expect(table.now.viewer).toBe(SPECTATOR);
    table.close();
  }
  forgetSeat(ID);
  const { table } = await openedAt(tableFrame(null, ['p0', 'p2'], 5));
  expect(table.now.lostSeat).toBeNull();
  table.close();
});

test('whoever is shown out of a closed table was sitting there, and has lost the seat', async () => {
  const { table, hear } = await openedAt(tableFrame(1, ['p0', 'p1'], 3));
  hear({ type: 'error', code: 'not-watchable', table: ID });
  expect([table.now.connection, table.now.lostSeat]).toEqual(['closed', 1]);
  table.close();
  forgetSeat(ID);
  const watching = await openedAt(tableFrame(null, ['p0', 'p1'], 3));
  watching.hear({ type: 'error', code: 'not-watchable', table: ID });
  expect([watching.table.now.connection, watching.table.now.lostSeat ?? null]).toEqual(['closed', null]);
  watching.table.close();
});

test('who is not known any more at a seat that is still theirs has lost nothing', async () => {
  (await openedAt(tableFrame(1, ['p0', 'p1'], 3))).table.close();
  const { table } = await openedAt(tableFrame(null, ['p0', 'p1'], 4));
  expect(table.now.lostSeat).toBeNull();
  table.close();
});

test('whoever gives their seat up sees the table from outside, and is not told that it was taken', async () => {
  const { table, sent, hear } = await openedAt(tableFrame(1, ['p0', 'p1'], 3));
  void table.resign?.();
  hear(seatsChanged(['p0', null], 4));
  expect([table.now.lostSeat, table.now.decisions]).toEqual([null, []]);
  expect(sent.at(-1)).toEqual({ type: 'subscribe', table: ID });
  hear(tableFrame(null, ['p0', null], 4));
  expect([table.now.viewer, table.now.lostSeat]).toEqual([SPECTATOR, null]);
  // Somebody who has sat down again can lose the seat like anybody else.
  hear(tableFrame(1, ['p0', 'p1'], 5));
  hear(seatsChanged(['p0', null], 6));
  expect(table.now.lostSeat).toBe(1);
  table.close();
});

test('nothing is lost by what happens to another seat, or by getting up oneself', async () => {
  const { table, hear } = await openedAt(tableFrame(0, ['p0', 'p1'], 3));
  hear(seatsChanged(['p0', null], 4));
  expect(table.now.lostSeat).toBeNull();
  void table.leave();
  hear(seatsChanged([null, null], 5));
  hear(tableFrame(null, [null, null], 5));
  expect(table.now.lostSeat).toBeNull();
  table.close();
});

test('a move whose answer was lost with the line is sent again under the same key, and settled once', async () => {
  const first = tableFrame(game.decisions(state)[0]?.seat ?? 0, ['p0', 'p1'], 3);
  const { table, sent, hear, up, down } = await openedAt(first);
  const [asked] = table.now.decisions;
  if (asked === undefined) throw new Error('nothing is asked');
  const answering = table.answer(asked, game.sample(asked, xoshiro(1)));
  const command = sent.at(-1) as Extract<ClientFrame, { key: string }>;
  expect(command).toMatchObject({ type: 'play', seq: 3 });
  down();
  expect(table.now.connection).toBe('retrying');
  up();
  expect(sent.slice(-2)).toEqual([{ type: 'subscribe', table: ID, since: 3 }, command]);
  hear({ type: 'ack', table: ID, key: command.key, seq: 4 });
  expect(await answering).toBeNull();
  up();
  expect(sent.at(-1)).toMatchObject({ type: 'subscribe' });
  table.close();
});

test('who leaves while a move is on its way is told that it is not known', async () => {
  const { table } = await openedAt(tableFrame(game.decisions(state)[0]?.seat ?? 0, ['p0', 'p1'], 3));
  const [asked] = table.now.decisions;
  if (asked === undefined) throw new Error('nothing is asked');
  const answering = table.answer(asked, game.sample(asked, xoshiro(1)));
  table.close();
  expect(await answering).toMatchObject({ code: 'not-awaited' });
});

test('a server that says nothing for a while is told, and the table opens when it speaks', async () => {
  vi.useFakeTimers();
  let member = null as Member | null;
  const line: Live = {
    send: () => true,
    join(_table, joined) {
      member = joined;
      return () => undefined;
    },
    renew: () => undefined,
  };
  const late = vi.fn();
  const opening = openServerTable(ID, { late, signal: new AbortController().signal }, line);
  vi.advanceTimersByTime(60_000);
  expect(late).toHaveBeenCalledOnce();
  vi.useRealTimers();
  member?.heard(tableFrame(1, ['p0', 'p1'], 3));
  expect((await opening).now.viewer).toBe(1);
});

test('whoever waits no more leaves the line', async () => {
  const leave = vi.fn();
  const line: Live = { send: () => true, join: () => leave, renew: () => undefined };
  const waiting = new AbortController();
  const opening = openServerTable(ID, { late: () => undefined, signal: waiting.signal }, line);
  waiting.abort();
  await expect(opening).rejects.toMatchObject({ problem: 'unreachable' });
  expect(leave).toHaveBeenCalledOnce();
});

test('what was said while the line was down is read when it is up again', async () => {
  const line = (id: number, text: string) => ({ id, at: id, person: 'p1', name: 'Abel', text });
  const said = [line(1, 'Bonjour')];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ lines: said })));
  const { table, hear, up, down } = await openedAt(tableFrame(0, ['Zoé', 'Abel'], 3));
  const heard = (): string[] => table.now.chat.map(({ text }) => text);
  await expect.poll(heard).toEqual(['Bonjour']);
  down();
  said.push(line(2, 'Tu es là ?'));
  up();
  hear(tableFrame(0, ['Zoé', 'Abel'], 3));
  hear({ type: 'chat', table: ID, line: line(3, 'Ah !') });
  await expect.poll(heard).toEqual(['Bonjour', 'Tu es là ?', 'Ah !']);
  vi.stubGlobal('navigator', { onLine: false });
});
