import { openLocalTable } from '../../local/local-table.ts';
import { isLocalId } from '../../local/shelf.ts';
import { sharedWorker } from '../../local/worker-link.ts';
import type { Waiting } from '../../sync/server-table.ts';
import type { Table } from '../../table/table.ts';

/** Opens a table by its id, wherever it is played. */
export async function openTable(id: string, waiting: Waiting): Promise<Table> {
  if (isLocalId(id)) return openLocalTable(sharedWorker(), id);
  const { openServerTable } = await import('../../sync/server-table.ts');
  return openServerTable(id, waiting);
}
