import type { Table } from '../table/table.ts';
import type { Now } from './server-moment.ts';
import type { ServerTable } from './server-table.ts';

/** A table of the server at which people still sit down. */
export function isWaitingRoom(table: Table, now: Now): table is ServerTable {
  return table.place === 'server' && now.info.status === 'waiting';
}

/** The refusals that the page has words for. */
const DENIALS = [
  'seat-taken',
  'no-free-seat',
  'wrong-code',
  'kicked',
  'blocked',
  'registration-closed',
] as const;

/** What to say when the server refuses, by its code. */
export function deniedWord(code: string): `denied.${(typeof DENIALS)[number]}` | null {
  const known = DENIALS.find((one) => one === code);
  return known ? `denied.${known}` : null;
}
