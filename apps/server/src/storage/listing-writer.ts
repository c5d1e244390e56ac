import type Database from 'libsql';
import type { WrittenRow } from './written-row.ts';

/** Milliseconds by which the time of a table's last row may be behind in lists. */
const BEHIND = 5_000;
/** How many tables are remembered; beyond that all of them are written whole once more. */
const REMEMBERED = 20_000;

type Indexed = Pick<WrittenRow, 'status' | 'deadline' | 'botWaits' | 'at'>;

export interface ListingWriter {
  write(row: WrittenRow): void;
  /** What was written last may have been taken back. */
  forget(): void;
}

/**
 * Writes what lists and sweeps know of a table. Most moves change nothing there that an index knows, except the time; they write
 * who is awaited and how far the journal has come, which costs half as much.
 */
export function listingWriter(file: Database.Database): ListingWriter {
  const whole = file.prepare(`update tables set seq = ?, status = ?, awaited = coalesce(?, awaited),
    deadline = ?, bot_waits = coalesce(?, bot_waits), updated_at = ?, seats = coalesce(?, seats),
    rules = coalesce(?, rules) where id = ?`);
  const short = file.prepare('update tables set seq = ?, awaited = coalesce(?, awaited) where id = ?');
  const known = new Map<string, Indexed>();
  return {
    write({ table, seq, status, awaited, deadline, botWaits, at, seats, rules }) {
      const last = known.get(table);
      const isShort =
        last !== undefined &&
        seats === null &&
        rules === null &&
        last.status === status &&
        last.deadline === deadline &&
        last.botWaits === botWaits &&
        Math.abs(at - last.at) < BEHIND;
      if (isShort) {
        short.run(seq, awaited, table);
        return;
      }
      whole.run(seq, status, awaited, deadline, botWaits, at, seats, rules, table);
      if (known.size >= REMEMBERED) known.clear();
      known.set(table, { status, deadline, botWaits, at });
    },
    forget: () => known.clear(),
  };
}
