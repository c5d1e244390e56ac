import { statfs } from 'node:fs/promises';
import type { Heartbeat } from './heartbeat.ts';
import type { Store } from './storage/store.ts';

/** A store that does not answer for this long counts as unavailable. */
const PATIENCE = 2_000;
/** How many bytes must be free on the disk of the embedded database; a move takes a few thousand. */
const ROOM = 4 * 1_048_576;

/** Bytes left for the data folder; null where there is none. */
export async function diskLeft(folder: string | null): Promise<number | null> {
  if (folder === null) return null;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface Readiness {
  readonly store: Store;
  readonly heartbeat: Heartbeat;
  /** The data folder, if the database is embedded. */
  readonly folder: string | null;
  isOpen(): boolean;
}

/** Why this node should get no requests now; null when it can serve. */
export async function whyNotReady({
  store,
  heartbeat,
  folder,
  isOpen,
}: Readiness): Promise<'stopping' | 'store' | 'silent' | 'disk' | null> {
  if (!isOpen()) return 'stopping';
  // Every heartbeat writes, so a late one means that the database cannot be written or does not answer.
  if (heartbeat.isLate) return 'silent';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  try {
    await Promise.race([store.ping(), late]);
    const left = await diskLeft(folder);
    return left !== null && left < ROOM ? 'disk' : null;
  } catch {
    return 'store';
  } finally {
    clearTimeout(timer);
  }
}
