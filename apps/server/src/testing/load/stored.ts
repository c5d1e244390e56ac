import { commitTo, seedFrom, xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { hashOf, newPersonId, newSecret, newTableId, newToken } from '../../codes.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import type { Append } from '../../storage/store.ts';
import { newClock } from '../../table/clock.ts';
import { type Settings, type TableState, writeState } from '../../table/table-state.ts';

export interface Stored {
  readonly token: string;
  /** Those with a long journal. */
  readonly long: readonly string[];
}

const LONG = 10;

/** Fills a folder with unfinished tables; a few of them have a journal of `turns` moves. */
export async function storeTables(folder: string, count: number, turns: number): Promise<Stored> {
  const store = await openSqlite(folder);
  const token = newToken();
  const person = { id: newPersonId(), name: 'Ana', createdAt: Date.now() };
  await store.createPerson(person, hashOf(token));
  const long: string[] = [];
  for (let from = 0; from < count; from += 200) {
    const batch = Array.from({ length: Math.min(200, count - from) }, (_, at) => from + at);
    await Promise.all(
      batch.map(async (at) => {
        const table = newTableId();
        const isLong = at >= count - LONG;
        if (isLong) long.push(table);
        await storeOne(store, table, person.id, isLong ? turns : 1);
      }),
    );
  }
  await store.close();
  return { token, long };
}

async function storeOne(
  store: Awaited<ReturnType<typeof openSqlite>>,
  id: string,
  person: string,
  turns: number,
): Promise<void> {
  const secret = newSecret();
  const reading = vallee.readOptions({ players: 2 });
  if (!reading.ok) throw new Error('options');
  const settings = {
    options: reading.options,
    watch: true,
    pace: { kind: 'free' },
    timeout: 'bot',
    undo: 'consent',
  };
  const game = vallee.setup(seedFrom({ secret, contributions: [null, null] }), reading.options);
  const seat = {
    kind: 'person',
    person,
    name: 'Ana',
    bot: 'random',
    code: null,
    substituted: false,
    contribution: null,
  } as const;
  let state: TableState = {
    seq: 0,
    rules: vallee.rules,
    status: 'playing',
    seats: [seat, { ...seat, person: null, kind: 'bot' }],
    clock: newClock({ kind: 'free' }, 2, 0),
    proposals: [],
    base: 1,
    rematch: null,
    game: game as unknown as TableState['game'],
  };
  const rng = xoshiro(3);
  const append = (kind: string, seatNumber: number | null, body: object, events: unknown[]): Append => {
    state = { ...state, seq: state.seq + 1 };
    const { body: text, hash } = writeState(state);
    return {
      row: {
        table: id,
        seq: state.seq,
        kind,
        seat: seatNumber,
        person: null,
        key: null,
        body: JSON.stringify(body),
        events: JSON.stringify(events),
        hash,
        clock: JSON.stringify(state.clock),
        at: 1,
      },
      // Nobody is to move while the load is measured.
      index: { status: 'playing', awaited: [0], deadline: null, botWaits: false },
      seats: [{ person, name: 'Ana', kind: 'person' }],
      state: text,
    };
  };
  const row = {
    id,
    game: 'vallee',
    rules: vallee.rules,
    owner: person,
    visibility: 'private',
    settings: JSON.stringify(settings satisfies Settings | object),
    secret,
    commitment: commitTo(secret),
    createdAt: 1,
  } as const;
  await store.createTable(row, append('start', null, { options: reading.options, rules: vallee.rules }, []));
  for (let turn = 1; turn < turns; turn++) {
    const decision = vallee.decisions(game).find(({ standing }) => standing !== true);
    if (decision === undefined) break;
    const move = { seat: decision.seat, id: decision.id, answer: vallee.sample(decision, rng) };
    const events: unknown[] = [];
    vallee.apply(game, move, events as never);
    await store.append(append('move', move.seat, { id: move.id, answer: move.answer }, events));
  }
}
