import { administer } from './admin.ts';
import { ConfigError, readEnvironment } from './config.ts';
import { StoreUnavailable } from './storage/store.ts';

const [command, target] = process.argv.slice(2);

try {
  const options = readEnvironment(process.env);
  if (command === 'backup') {
    if (target === undefined)
      throw new ConfigError('backup needs the name of a file that does not exist yet');
    const { backupSqlite } = await import('./storage/data-folder.ts');
    backupSqlite(options.data, target);
  } else if (command === 'admin') {
    await administer(options, process.argv.slice(3), (line) => console.log(line));
  } else {
    // Games and libraries take a second to load: a backup or a wrong setting should not wait for them.
    const { serve } = await import('./serve.ts');
    const server = await serve(options);
    console.log(`Comptoir: ${server.url}`);
    const stop = () => void server.close().then(() => process.exit(0));
    // A second signal does not wait.
    process.once('SIGTERM', () => {
      process.once('SIGTERM', stop);
      void server.drain().then(stop);
    });
    process.once('SIGINT', stop);
  }
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof StoreUnavailable ||
    ['EADDRINUSE', 'EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}
