import type { ServerOptions } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from './store.ts';

/** Loads only the database that is used. */
export async function openStore(options: ServerOptions, metrics: Metrics): Promise<Store> {
  return timed(await openDatabase(options), metrics);
}

async function openDatabase({ databaseUrl, data, commits }: ServerOptions): Promise<Store> {
  if (databaseUrl === null) return (await import('./sqlite.ts')).openSqlite(data, commits);
  return (await import('./postgres.ts')).openPostgres(databaseUrl);
}

/** The same store, with the time of every row in the metrics. */
const timed = (store: Store, { commits }: Metrics): Store => ({
  ...store,
  async append(append) {
    const end = commits.startTimer();
    try {
      return await store.append(append);
    } finally {
      end();
    }
  },
});
