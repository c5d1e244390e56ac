import Database from 'libsql';

/** Opens the database with the settings that all connections share. */
export function openFile(path: string): Database.Database {
  const file = new Database(path);
  // FULL: a commit has reached the disk when it returns; an acknowledged move outlives a power cut.
  for (const pragma of [
    // First of all: even the next line wants a lock, which a copy or a connection that is being closed may hold.
    'busy_timeout = 5000',
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    // Pages that many rows change are copied into the file once for all of them.
    'wal_autocheckpoint = 4000',
  ])
    file.pragma(pragma);
  return file;
}

/** All or nothing. */
export function atOnce<T>(file: Database.Database, work: () => T): T {
  file.exec('begin immediate');
  try {
    const result = work();
    file.exec('commit');
    return result;
  } catch (error) {
    try {
      file.exec('rollback');
    } catch {
      // The failure may have ended the transaction already.
    }
    throw error;
  }
}
