import type Database from 'libsql';
import type { WrittenRow } from './written-row.ts';

/** What rows of one table have made of it: of several rows the last word counts. */
type Latest = Pick<WrittenRow, 'seq' | 'status' | 'deadline' | 'at' | 'awaited' | 'botWaits' | 'rules'> & {
  readonly seats: string | null;
  readonly state: { readonly seq: number; readonly body: string } | null;
};

/** Puts rows into their tables, by statements that are prepared once. To be called inside a transaction. */
export function journalWriter(file: Database.Database): (rows: Iterable<WrittenRow>) => void {
  const insertRow = file.prepare(`insert into journal
    (table_id, seq, kind, seat, person, key, body, events, hash, clock, at)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 where exists (select 1 from tables where id = ?1)
    on conflict do nothing`);
  const updateTable = file.prepare(`update tables set seq = ?, status = ?, awaited = coalesce(?, awaited),
    deadline = ?, bot_waits = coalesce(?, bot_waits), updated_at = ?, seats = coalesce(?, seats),
    rules = coalesce(?, rules) where id = ?`);
  const upsertState = file.prepare(`insert into states (table_id, seq, body) values (?, ?, ?)
    on conflict (table_id) do update set seq = excluded.seq, body = excluded.body`);
  const insertBase = file.prepare('insert into bases (table_id, seq, body) values (?, ?, ?)');
  const upsertSeat = file.prepare(`insert into seats (table_id, seat, person) values (?, ?, ?)
    on conflict (table_id, seat) do update set person = excluded.person`);

  const insert = (row: WrittenRow): boolean => {
    const { table, seq, kind, seat, person, key, body, events, hash, clock, at, state, isBase } = row;
    const { changes } = insertRow.run(table, seq, kind, seat, person, key, body, events, hash, clock, at);
    if (changes > 0 && isBase) insertBase.run(table, seq, state);
    return changes > 0;
  };

  const finish = (table: string, latest: Latest): void => {
    const { seq, status, deadline, at, awaited, botWaits, rules, seats, state } = latest;
    updateTable.run(seq, status, awaited, deadline, botWaits, at, seats, rules, table);
    if (state !== null) upsertState.run(table, state.seq, state.body);
    if (seats === null) return;
    for (const [place, line] of (JSON.parse(seats) as { person: string | null }[]).entries())
      upsertSeat.run(table, place, line.person);
  };

  return (rows) => {
    const tables = new Map<string, Latest>();
    for (const row of rows) if (insert(row)) tables.set(row.table, after(tables.get(row.table), row));
    for (const [table, latest] of tables) finish(table, latest);
  };
}

const after = (before: Latest | undefined, row: WrittenRow): Latest => ({
  seq: row.seq,
  status: row.status,
  deadline: row.deadline,
  at: row.at,
  awaited: row.awaited ?? before?.awaited ?? null,
  botWaits: row.botWaits ?? before?.botWaits ?? null,
  rules: row.rules ?? before?.rules ?? null,
  seats: row.seats ?? before?.seats ?? null,
  state: row.state === null ? (before?.state ?? null) : { seq: row.seq, body: row.state },
});
