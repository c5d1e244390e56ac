import { join } from 'node:path';
import Database from 'libsql';
import { MIGRATIONS, SQLITE_WORDS } from '../storage/migrations.ts';

/** The file of an earlier release in a folder: all that came before the migration that makes this table. */
export function databaseBefore(folder: string, table: string): Database.Database {
  const steps = MIGRATIONS.map((migration) => migration(SQLITE_WORDS));
  const until = steps.findIndex((step) => step.some((text) => text.startsWith(`create table ${table} `)));
  if (until < 0) throw new Error(`No migration makes the table ${table}`);
  const file = new Database(join(folder, 'comptoir.db'));
  file.exec('create table migrations (number integer primary key, at bigint not null)');
  for (const [at, step] of steps.slice(0, until).entries()) {
    for (const text of step) file.exec(text);
    file.exec(`insert into migrations values (${at + 1}, 1)`);
  }
  return file;
}
