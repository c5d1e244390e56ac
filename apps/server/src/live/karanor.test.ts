import { type AnyGame, type BaseState, explained, type Kinded, type Rng, xoshiro } from '@comptoir/kit';
import type { TableFrame } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultAnswer, GAMES, type TableGame } from '../games.ts';
import { answerTo, Guest, type Line } from '../testing/client.ts';
import { startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

const karanor = GAMES.get('karanor') as TableGame;
const { game } = karanor;

interface Asked {
  readonly required: Kinded;
  /** Of the other seat, at an open moment. */
  readonly standing: Kinded | undefined;
}

/** A moment of a random game that fits; the same at every run. */
function momentWhere(fits: (asked: Asked) => boolean): BaseState {
  const reading = game.readOptions({ players: 2 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  for (let seed = 1; seed < 60; seed++) {
    const state = game.setup(seed, reading.options);
    const rng: Rng = xoshiro(seed);
    for (let at = 0; at < 400; at++) {
      const decisions = game.decisions(state);
      const required = decisions.find(({ standing }) => standing !== true);
      if (required === undefined) break;
      const standing = decisions.find((other) => other.standing === true && other.seat !== required.seat);
      if (fits({ required, standing })) return state;
      game.apply(state, { seat: required.seat, id: required.id, answer: game.sample(required, rng) });
    }
  }
  throw new Error('no such moment');
}

let dealt: BaseState;
const dealing: AnyGame = { ...game, setup: () => game.clone(dealt) };
let server: TestServer;
beforeAll(async () => {
  // Long enough for two commands of a busy machine to meet.
  const arbitration = { ...karanor.arbitration!, slice: 600 };
  const games = new Map([['karanor', { ...karanor, game: dealing, arbitration }]]);
  server = await testServer({ games });
});
afterAll(() => server.close());

/** A live table of two that begins at this moment, with the line and the frame of each seat. */
async function tableAt(state: BaseState, pace: object = {}) {
  dealt = state;
  const people = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')] as const;
  const table = await startedTable(people[0], people[1], {
    game: 'karanor',
    options: { players: 2 },
    pace: { kind: 'live', bank: 3600, increment: 0, ...pace },
    timeout: 'default',
  });
  const seats: { line: Line; frame: TableFrame }[] = [];
  for (const person of people) {
    const line = await person.live();
    seats.push({ line, frame: (await line.subscribe(table)) as TableFrame });
  }
  const close = () => {
    for (const { line } of seats) line.close();
  };
  const journal = async () =>
    (await people[0].ask('GET', `/api/tables/${table}/journal?since=${seats[0]!.frame.seq}`)).body
      .entries as { seq: number; seat: number; kind: string }[];
  return { table, seats, close, journal };
}

const entryOf = (menu: Kinded | undefined, id: string): Kinded | undefined =>
  (menu as unknown as { entries?: Kinded[] } | undefined)?.entries?.find((entry) => entry.id === id);

test('K-201 in one slice an action comes before a trade that was sent earlier', async () => {
  const { table, seats, close, journal } = await tableAt(
    momentWhere(
      ({ required, standing }) =>
        required.id === 'action' &&
        entryOf(required, 'work') !== undefined &&
        entryOf(standing, 'trade.propose') !== undefined,
    ),
  );
  const active = seats[0]!.frame.awaited[0]!;
  const other = seats[1 - active]!;
  const trade = entryOf(other.frame.decisions[0] as Kinded, 'trade.propose')!;
  const { seq } = other.frame;
  const late = other.line.command({
    type: 'play',
    table,
    seq,
    key: 'trade',
    id: 'standing',
    answer: { entry: 'trade.propose', answer: game.sample(trade, xoshiro(1)) },
  });
  // Both are sent before either is answered; the trade has arrived once its sender is heard again.
  const from = other.line.frames.length;
  other.line.send({ type: 'ping' });
  await other.line.next((frame) => frame.type === 'pong', from);
  const action = await seats[active]!.line.command({
    type: 'play',
    table,
    seq,
    key: 'work',
    id: 'action',
    answer: { entry: 'work', answer: null },
  });
  expect(action).toMatchObject({ type: 'ack', seq: seq + 1 });
  // The action told the other seat something: its offer belongs to a moment that has passed.
  expect(await late).toMatchObject({ type: 'refused', refusal: { code: 'stale' } });
  expect(await journal()).toMatchObject([{ seq: seq + 1, seat: active, kind: 'move' }]);
  close();
});

test('K-201 K-206 in one slice a card comes before an action that was sent earlier', async () => {
  const { table, seats, close } = await tableAt(
    momentWhere(
      ({ required, standing }) => required.id === 'action' && entryOf(standing, 'card') !== undefined,
    ),
  );
  const active = seats[0]!.frame.awaited[0]!;
  const other = seats[1 - active]!;
  const card = entryOf(other.frame.decisions[0] as Kinded, 'card')!;
  const { seq } = other.frame;
  const first = seats[active]!;
  const late = first.line.command({
    type: 'play',
    table,
    seq,
    key: 'end',
    id: 'action',
    answer: { entry: 'end-turn', answer: null },
  });
  const from = first.line.frames.length;
  first.line.send({ type: 'ping' });
  await first.line.next((frame) => frame.type === 'pong', from);
  const played = await other.line.command({
    type: 'play',
    table,
    seq,
    key: 'card',
    id: 'standing',
    answer: { entry: 'card', answer: game.sample(card, xoshiro(1)) },
  });
  expect(played).toMatchObject({ type: 'ack', seq: seq + 1 });
  expect(await late).toMatchObject({ type: 'refused', refusal: { code: 'stale' } });
  close();
});

test.each([
  [
    'K-212 a choice in the middle of an effect',
    'decision',
    ({ required }: Asked) => required.id === 'resources',
  ],
  ['K-205 a response window', 'window', ({ required }: Asked) => required.id === 'window'],
] as const)('%s is answered for whoever says nothing', async (_, timer, fits) => {
  const { seats, close, journal } = await tableAt(momentWhere(fits), { window: 3, decision: 5 });
  const { frame } = seats[0]!;
  const [seat = 0] = frame.awaited;
  const asked = seats[seat]!.frame.decisions[0] as Kinded;
  const seconds = timer === 'window' ? 3 : 5;
  expect(frame.clocks.timed).toEqual(frame.awaited);
  expect(frame.clocks.deadline! - frame.clocks.now).toBeLessThanOrEqual(seconds * 1000);
  await expect.poll(journal).not.toEqual([]);
  expect((await journal())[0]).toMatchObject({ kind: 'move', seat });
  const silent = game.clone(dealt);
  game.apply(silent, { seat, id: asked.id, answer: defaultAnswer(karanor, asked) });
  const line = seats[seat]!.line;
  const { info, decisions } = (await line.subscribe(frame.table)) as TableFrame;
  expect(info.seats.some(({ substituted }) => substituted)).toBe(false);
  expect(decisions).toEqual(
    JSON.parse(
      JSON.stringify(
        explained(
          game,
          silent,
          game.decisions(silent).filter((decision) => decision.seat === seat),
        ),
      ),
    ),
  );
  close();
});

test('K-214 what nobody waits for has no timer', async () => {
  const { seats, close } = await tableAt(
    momentWhere(({ required, standing }) => required.id === 'action' && standing !== undefined),
  );
  const { frame } = seats[0]!;
  expect(frame.clocks.running).toEqual(frame.awaited);
  expect(frame.clocks.timed).toBeUndefined();
  expect(frame.clocks.deadline! - frame.clocks.now).toBeGreaterThan(3_500_000);
  expect(answerTo('karanor', seats[frame.awaited[0]!]!.frame.decisions[0]).id).toBe('action');
  close();
});
