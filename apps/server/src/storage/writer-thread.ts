import { parentPort, workerData } from 'node:worker_threads';
import { RowLog } from './row-log.ts';
import { openFile } from './sqlite-file.ts';
import type { LoggedRow } from './written-row.ts';

/** What the thread is asked: to write rows, to put away what waits, or (null) to close the file and end. */
export type Asked = { readonly id: number; readonly rows: readonly LoggedRow[] | 'put-away' } | null;
export type Told =
  | { readonly id: number; readonly won: boolean[] }
  | { readonly id: number; readonly code: unknown; readonly message: string };

/** So many rows may wait before they are put away unasked. */
const MANY = 2_048;

const file = openFile(workerData as string);
const log = new RowLog(file);

function carryOut({ id, rows }: Exclude<Asked, null>): Told {
  try {
    if (rows !== 'put-away') return { id, won: log.append(rows) };
    log.putAway();
    return { id, won: [] };
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown };
    return { id, code, message };
  }
}

function putAwayUnasked(): void {
  try {
    if (log.waiting >= MANY) log.putAway();
  } catch {
    // The disk is full, or worse: whoever reads next is told so.
  }
}

parentPort?.on('message', (asked: Asked) => {
  if (asked === null) {
    file.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(carryOut(asked));
  putAwayUnasked();
});
