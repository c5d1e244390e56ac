import { CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type Begin = 'begin' | 'begin immediate';

/**
 * All or nothing. The caller gets the error that made it fail: a full disk may have ended the transaction already, and
 * the error of the rollback would hide that.
 */
export function transaction<T>(
  db: Kysely<Schema>,
  begin: Begin,
  work: (tx: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const run = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    await run(begin);
    try {
      const result = await work(connection);
      await run('commit');
      return result;
    } catch (error) {
      await run('rollback').catch(() => {});
      throw error;
    }
  });
}
