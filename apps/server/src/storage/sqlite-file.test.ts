import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { openFile } from './sqlite-file.ts';

/** Holds the whole file, as the last connection does while it puts the log away, and lets go after a moment. */
const HOLDER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Database = require('libsql');
  const file = new Database(workerData);
  file.pragma('locking_mode = exclusive');
  file.exec('create table held (a integer)');
  parentPort.postMessage('held');
  setTimeout(() => { file.close(); parentPort.close(); }, 300);
`;

test('a file that somebody is just letting go of is waited for', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const path = join(folder.path, 'some.db');
  const holder = new Worker(HOLDER, { eval: true, workerData: path });
  const ended = once(holder, 'exit');
  await once(holder, 'message');
  const file = openFile(path);
  expect(file.prepare('select count(*) as n from held').get()).toMatchObject({ n: 0 });
  file.close();
  await ended;
});
