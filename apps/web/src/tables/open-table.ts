import { openLocalTable } from './local-table.ts';
import { isLocalId } from './shelf.ts';
import type { Table } from './table.ts';
import { sharedWorker } from './worker-link.ts';

/** Opens a table by its id, wherever it is played. */
export async function openTable(id: string): Promise<Table> {
  if (isLocalId(id)) return openLocalTable(sharedWorker(), id);
  const { openServerTable } = await import('./server-table.ts');
  return openServerTable(id);
}
