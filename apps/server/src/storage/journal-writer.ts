import Database from 'libsql';
import type { Append } from './store.ts';

/** The values of one append in the order of `flatten`: what goes to another thread is copied value by value. */
export type Flat = (string | number | null)[];
const WIDTH = 19;

/** Opens the database as every connection of ours does. */
export function openFile(path: string): Database.Database {
  const file = new Database(path);
  // FULL: a commit has reached the disk when it returns; an acknowledged move outlives a power cut.
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'busy_timeout = 5000',
  ])
    file.pragma(pragma);
  return file;
}

export function flatten(appends: readonly Append[]): Flat {
  const flat: Flat = [];
  for (const { row, index, state, isBase, seats, rules } of appends) {
    const { table, seq, kind, seat, person, key, body, events, hash, clock, at } = row;
    const { status, awaited, deadline, botWaits } = index;
    flat.push(table, seq, kind, seat, person, key, body, events, hash, clock, at);
    flat.push(
      status,
      awaited && JSON.stringify(awaited),
      deadline,
      botWaits === null ? null : Number(botWaits),
    );
    flat.push(seats ? JSON.stringify(seats) : null, rules ?? null, state, isBase ? 1 : 0);
  }
  return flat;
}

/** Writes appends in one transaction, by statements that are prepared once; for each whether it won its seq. */
export function journalWriter(file: Database.Database): (flat: Flat) => boolean[] {
  const insertRow = file.prepare(`insert into journal
    (table_id, seq, kind, seat, person, key, body, events, hash, clock, at)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 where exists (select 1 from tables where id = ?1)
    on conflict do nothing`);
  const updateTable =
    file.prepare(`update tables set seq = ?, status = ?, awaited = coalesce(?, awaited), deadline = ?,
    bot_waits = coalesce(?, bot_waits),
    updated_at = ?, seats = coalesce(?, seats), rules = coalesce(?, rules) where id = ?`);
  const upsertState = file.prepare(`insert into states (table_id, seq, body) values (?, ?, ?)
    on conflict (table_id) do update set seq = excluded.seq, body = excluded.body`);
  const insertBase = file.prepare('insert into bases (table_id, seq, body) values (?, ?, ?)');
  const upsertSeat = file.prepare(`insert into seats (table_id, seat, person) values (?, ?, ?)
    on conflict (table_id, seat) do update set person = excluded.person`);

  const writeOne = (values: Flat): boolean => {
    const [table, seq, , , , , , , , , at] = values;
    const [status, awaited, deadline, waits, seats, rules, state, isBase] = values.slice(11);
    const { changes } = insertRow.run(...values.slice(0, 11));
    if (changes === 0) return false;
    updateTable.run(seq, status, awaited, deadline, waits, at, seats, rules, table);
    upsertState.run(table, seq, state);
    if (isBase === 1) insertBase.run(table, seq, state);
    if (typeof seats === 'string')
      for (const [seat, { person }] of (JSON.parse(seats) as { person: string | null }[]).entries())
        upsertSeat.run(table, seat, person);
    return true;
  };

  return (flat) => {
    file.exec('begin immediate');
    try {
      const won: boolean[] = [];
      for (let at = 0; at < flat.length; at += WIDTH) won.push(writeOne(flat.slice(at, at + WIDTH)));
      file.exec('commit');
      return won;
    } catch (error) {
      try {
        file.exec('rollback');
      } catch {
        // What failed may have ended the transaction already.
      }
      throw error;
    }
  };
}
