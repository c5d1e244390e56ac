import type Database from 'libsql';
import type { Notice } from './outbox.ts';
import { atOnce } from './sqlite-file.ts';
import type { WrittenRow } from './written-row.ts';

type WrittenNotice = Notice & { readonly weight: number };

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

  // People without a channel get no message, nor does a person who was deleted meanwhile.
  const insertNotice = file.prepare(`insert into outbox
    (table_id, person, kind, weight, number, due_at, warn_at, is_digest)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, 0 where exists (select 1 from channels where person = ?2)
    on conflict (table_id, person) do update set kind = excluded.kind, weight = excluded.weight,
      number = excluded.number, due_at = excluded.due_at, warn_at = excluded.warn_at, is_digest = 0
    where excluded.weight > outbox.weight`);
  const deleteNotice = file.prepare(
    `delete from outbox where table_id = ? and person = ? and kind in ('turn', 'time')`,
  );

  const post = ({ table, seq, notices, settled }: WrittenRow): void => {
    if (settled !== null)
      for (const person of JSON.parse(settled) as string[]) deleteNotice.run(table, person);
    if (notices !== null)
      for (const { person, kind, weight, due, warn } of JSON.parse(notices) as WrittenNotice[])
        insertNotice.run(table, person, kind, weight, seq, due, warn);
  };

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
    post(row);
    return true;
  };

  return (rows) => atOnce(file, () => rows.map(writeOne));
}
