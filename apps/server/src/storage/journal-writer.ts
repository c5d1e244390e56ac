import type Database from 'libsql';
import { listingWriter } from './listing-writer.ts';
import type { Notice } from './outbox.ts';
import { atOnce } from './sqlite-file.ts';
import type { SeatLine } from './store.ts';
import type { WrittenRow } from './written-row.ts';

type OpenNotice = { readonly table: string; readonly person: string };

/** Writes appends in one transaction, by statements that are prepared once; for each whether it won its seq. */
export function journalWriter(file: Database.Database): (rows: readonly WrittenRow[]) => boolean[] {
  const insertRow = file.prepare(`insert into journal
    (table_id, seq, kind, seat, person, key, body, events, hash, clock, at)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 where exists (select 1 from tables where id = ?1)
    on conflict do nothing`);
  const upsertState = file.prepare(`insert into states (table_id, seq, body) values (?, ?, ?)
    on conflict (table_id) do update set seq = excluded.seq, body = excluded.body`);
  const insertBase = file.prepare('insert into bases (table_id, seq, body) values (?, ?, ?)');
  const upsertSeat = file.prepare(`insert into seats (table_id, seat, person, invited) values (?, ?, ?, ?)
    on conflict (table_id, seat) do update set person = excluded.person, invited = excluded.invited`);

  const listing = listingWriter(file);
  const post = postWriter(file);

  const writeOne = (row: WrittenRow): boolean => {
    const { table, seq, kind, seat, person, key, body, events, hash, clock, at } = row;
    const { changes } = insertRow.run(table, seq, kind, seat, person, key, body, events, hash, clock, at);
    if (changes === 0) return false;
    const { seats, state, isBase } = row;
    listing.write(row);
    if (state !== null) upsertState.run(table, seq, state);
    if (isBase) insertBase.run(table, seq, state);
    if (seats !== null)
      for (const [place, line] of (JSON.parse(seats) as SeatLine[]).entries())
        upsertSeat.run(table, place, line.person, line.invited ?? null);
    return true;
  };

  const write = (rows: readonly WrittenRow[]): boolean[] => {
    const won = rows.map(writeOne);
    post(rows.filter((_, at) => won[at]));
    return won;
  };

  return (rows) => {
    try {
      return atOnce(file, () => write(rows));
    } catch (error) {
      listing.forget();
      throw error;
    }
  };
}

/**
 * What rows change in the outbox. Few people have a channel and few messages are open, so both are looked up once for
 * all rows, each of which is of another table.
 */
function postWriter(file: Database.Database): (rows: readonly WrittenRow[]) => void {
  const reachable = file.prepare(
    'select distinct person from channels where person in (select value from json_each(?))',
  );
  // A table with a webhook tells of everybody who sits there (ADR 81).
  const hooked = file.prepare(
    'select distinct table_id as "table" from channels where table_id in (select value from json_each(?))',
  );
  const known = file.prepare('select 1 from people where id = ?');
  const open = file.prepare(`select distinct table_id as "table", person from open_notices
    where table_id in (select value from json_each(?)) and kind in ('turn', 'time')`);
  const insertNotice = file.prepare(`insert into open_notices
    (table_id, person, kind, number, due_at, is_digest, is_told) values (?, ?, ?, ?, ?, 0, 0) on conflict do nothing`);
  const deleteTurn = file.prepare(
    `delete from open_notices where table_id = ? and person = ? and kind in ('turn', 'time')`,
  );

  return (rows) => {
    const settled = new Map<string, readonly string[]>();
    const notices: { readonly row: WrittenRow; readonly notice: Notice }[] = [];
    for (const row of rows) {
      if (row.settled !== null) settled.set(row.table, JSON.parse(row.settled) as string[]);
      if (row.notices !== null)
        for (const notice of JSON.parse(row.notices) as Notice[]) notices.push({ row, notice });
    }
    if (settled.size > 0)
      for (const { table, person } of open.all(JSON.stringify([...settled.keys()])) as OpenNotice[])
        if (settled.get(table)?.includes(person)) deleteTurn.run(table, person);
    if (notices.length === 0) return;
    // A person who was deleted meanwhile has no channel either.
    const persons = JSON.stringify(notices.map(({ notice }) => notice.person));
    const told = new Set((reachable.all(persons) as { person: string }[]).map(({ person }) => person));
    const tables = JSON.stringify(notices.map(({ row }) => row.table));
    const loud = new Set((hooked.all(tables) as { table: string }[]).map(({ table }) => table));
    for (const { row, notice } of notices) {
      const { person, kind, due } = notice;
      const isTold = told.has(person) || (loud.has(row.table) && known.get(person) !== undefined);
      if (isTold) insertNotice.run(row.table, person, kind, row.seq, due);
    }
  };
}
