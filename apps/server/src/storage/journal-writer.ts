import type Database from 'libsql';
import { atOnce } from './sqlite-file.ts';
import type { WrittenRow } from './written-row.ts';

/** Writes appends in one transaction, by statements that are prepared once; for each whether it won its seq. */
export function journalWriter(file: Database.Database): (rows: readonly WrittenRow[]) => boolean[] {
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

  const writeOne = (row: WrittenRow): boolean => {
    const { table, seq, kind, seat, person, key, body, events, hash, clock, at } = row;
    const { changes } = insertRow.run(table, seq, kind, seat, person, key, body, events, hash, clock, at);
    if (changes === 0) return false;
    const { status, awaited, deadline, botWaits, seats, rules, state, isBase } = row;
    updateTable.run(seq, status, awaited, deadline, botWaits, at, seats, rules, table);
    if (state !== null) upsertState.run(table, seq, state);
    if (isBase) insertBase.run(table, seq, state);
    if (seats !== null)
      for (const [place, line] of (JSON.parse(seats) as { person: string | null }[]).entries())
        upsertSeat.run(table, place, line.person);
    return true;
  };

  return (rows) => atOnce(file, () => rows.map(writeOne));
}
