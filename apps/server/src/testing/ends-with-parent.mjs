import { isMainThread } from 'node:worker_threads';

// Loaded before a server of tests: when whoever started it is gone, however that ended, the server is too. Its threads load this
// as well, and have an input of their own.
if (isMainThread)
  process.stdin
    .once('close', () => process.exit(1))
    .resume()
    .unref();
