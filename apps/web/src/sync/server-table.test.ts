import { type AnyGame, SPECTATOR, startMatch } from '@comptoir/kit';
import type { ClientFrame, EntriesFrame, ServerFrame, TableFrame } from '@comptoir/protocol';
import { vallee } from '@comptoir/vallee';
import { beforeEach, expect, test, vi } from 'vitest';
import { tableInfo } from '../testing/table-info.ts';
import type { Live, Member } from './live.ts';
import { forgetSeat } from './own-seats.ts';
import { openServerTable, type ServerTable } from './server-table.ts';

// Journal and chat are asked for beside the line: nobody answers here.
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
  proposals: [],
  outcome: null,
});
const tableFrame = (seat: number | null, held: readonly (string | null)[], seq: number): TableFrame => ({
  type: 'table',
  ...nowFor(seat ?? SPECTATOR, seq),
  info: infoOf(held),
  seat,
  view: game.view(state, seat ?? SPECTATOR),
});
const seatsChanged = (held: readonly (string | null)[], seq: number): EntriesFrame => ({
  type: 'entries',
  ...nowFor(SPECTATOR, seq),
  entries: [],
  info: infoOf(held),
});

/** A line on which the test is the server. */
async function openedAt(first: TableFrame) {
  const sent: ClientFrame[] = [];
  let member: Member | null = null;
  const line: Live = {
    isUp: true,
    send: (frame) => sent.push(frame) > 0,
    join(_table, joined) {
      member = joined;
      return () => undefined;
    },
    renew: () => undefined,
  };
  const hear = (frame: ServerFrame): void => member?.heard(frame);
  const opening = openServerTable(ID, line);
  hear(first);
  const table: ServerTable = await opening;
  return { table, sent, hear };
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
    // Whoever only watches has nothing to lose by what follows.
    hear(seatsChanged(['p0', null], 5));
    expect(table.now.viewer).toBe(SPECTATOR);
    table.close();
  }
  forgetSeat(ID);
  const { table } = await openedAt(tableFrame(null, ['p0', 'p2'], 5));
  expect(table.now.lostSeat).toBeNull();
  table.close();
});

test('who is not known any more at a seat that is still theirs has lost nothing', async () => {
  (await openedAt(tableFrame(1, ['p0', 'p1'], 3))).table.close();
  const { table } = await openedAt(tableFrame(null, ['p0', 'p1'], 4));
  expect(table.now.lostSeat).toBeNull();
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
