import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StoreUnavailable } from './store.ts';

export const DATABASE = 'comptoir.db';
const LOCK = 'comptoir.lock';
const BUSY = 'SQLITE_BUSY';

/**
 * Takes the data folder: no other user of this machine may read it, and no other process may open it, because tables
 * live in the memory of one process. The lock is the system's own, held through a database that is never written: it
 * ends with the process, however that ends.
 */
export function claimFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    keepPrivate(folder, 0o700);
    for (const name of [LOCK, DATABASE]) createPrivate(join(folder, name));
    for (const name of [`${DATABASE}-wal`, `${DATABASE}-shm`]) keepPrivate(join(folder, name), 0o600);
    const lock = new Database(join(folder, LOCK));
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    if (codeOf(error) === BUSY)
      throw new StoreUnavailable(`The data folder ${folder} is in use by another process.`);
    throw new StoreUnavailable(`The data folder ${folder} cannot be written: ${(error as Error).message}`);
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

function createPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  keepPrivate(path, 0o600);
}

/** What somebody else owns keeps the permissions they gave it. */
function keepPrivate(path: string, mode: number): void {
  try {
    if (existsSync(path)) chmodSync(path, mode);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
}

/** A consistent copy of a database that may be in use; the target must not exist yet. */
export function backupSqlite(folder: string, target: string): void {
  closeSync(openSync(target, 'wx', 0o600));
  const file = new Database(join(folder, DATABASE));
  file.pragma('busy_timeout = 5000');
  file.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
  file.close();
}
