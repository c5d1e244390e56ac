import type { Table } from '../table/table.ts';
import type { Now } from './server-moment.ts';
import type { ServerTable } from './server-table.ts';

/** A table of the server at which people still sit down. */
export function isWaitingRoom(table: Table, now: Now): table is ServerTable {
  return table.place === 'server' && now.info.status === 'waiting';
}
