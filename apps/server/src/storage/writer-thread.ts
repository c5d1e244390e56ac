import { parentPort, workerData } from 'node:worker_threads';
import { journalWriter } from './journal-writer.ts';
import { openFile } from './sqlite-file.ts';
import type { WrittenRow } from './written-row.ts';

/** What the thread is asked: to write, or (null) to close the file and end. */
export type Asked = { readonly id: number; readonly rows: readonly WrittenRow[] } | null;
export type Told =
  | { readonly id: number; readonly won: boolean[] }
  | { readonly id: number; readonly code: unknown; readonly message: string };

const file = openFile(workerData as string);
const write = journalWriter(file);

parentPort?.on('message', (asked: Asked) => {
  if (asked === null) {
    file.close();
    parentPort?.close();
    return;
  }
  const { id } = asked;
  let told: Told;
  try {
    told = { id, won: write(asked.rows) };
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown };
    told = { id, code, message };
  }
  parentPort?.postMessage(told);
});
