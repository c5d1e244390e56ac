import { openLocalTable } from '../../local/local-table.ts';
import { isLocalId } from '../../local/shelf.ts';
import { sharedWorker } from '../../local/worker-link.ts';
import { readRecord as readServerRecord } from '../../sync/server-api.ts';
import { DROPPED, droppedRecord } from '../games/dropped.ts';

/** The record of a game that is over, wherever it was played; null when there is none. */
export async function recordOfTable(id: string): Promise<string | null> {
  if (id === DROPPED) return droppedRecord();
  if (!isLocalId(id)) return readServerRecord(id);
  const table = await openLocalTable(sharedWorker(), id).catch(() => null);
  const record = (await table?.record()) ?? null;
  table?.close();
  return record;
}
