import type { Table } from '../table/table.ts';
import type { Now } from './server-moment.ts';
import type { ServerTable } from './server-table.ts';

/** A table of the server at which people still sit down. */
export function isWaitingRoom(table: Table, now: Now): table is ServerTable {
  return table.place === 'server' && now.info.status === 'waiting';
}

/** What to say when the server refuses, by its code. */
export function deniedWord(
  code: string,
): 'denied.seat-taken' | 'denied.no-free-seat' | 'denied.wrong-code' | 'denied.kicked' | null {
  switch (code) {
    case 'seat-taken':
      return 'denied.seat-taken';
    case 'no-free-seat':
      return 'denied.no-free-seat';
    case 'wrong-code':
      return 'denied.wrong-code';
    case 'kicked':
      return 'denied.kicked';
    default:
      return null;
  }
}
