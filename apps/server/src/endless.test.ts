import { join } from 'node:path';
import type { TableFrame } from '@comptoir/protocol';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { answerTo, Guest } from './testing/client.ts';
import { startedTable } from './testing/play.ts';
import { testServer } from './testing/server.ts';

test('a game that would never end is stopped after so many rows that no game of people has', async () => {
  let server = await testServer();
  const { folder } = server;
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
  const table = await startedTable(ana, bob);
  await server.stop();

  const file = new Database(join(folder, 'comptoir.db'));
  const { body } = file.prepare('select body from states where table_id = ?').get(table) as { body: string };
  const long = JSON.stringify({ ...JSON.parse(body), seq: 5_000 });
  file.prepare('update states set seq = 5000, body = ? where table_id = ?').run(long, table);
  file.prepare('update tables set seq = 5000 where id = ?').run(table);
  file.close();

  const remove = server.remove;
  server = await testServer({ data: folder });
  const lines = [await ana.at(server.url).live(), await bob.at(server.url).live()] as const;
  const seat = ((await lines[0].subscribe(table)) as TableFrame).awaited[0]!;
  const line = lines[seat]!;
  const { seq, decisions } = (await line.subscribe(table)) as TableFrame;
  const move = { type: 'play', table, ...answerTo('vallee', decisions[0]) } as const;
  expect(await line.command({ ...move, seq, key: 'last' })).toMatchObject({
    type: 'refused',
    refusal: { code: 'unavailable', reason: 'stopped' },
  });
  expect(await line.subscribe(table)).toMatchObject({ seq: 5_001, info: { status: 'abandoned' } });
  expect(await line.command({ ...move, seq: 5_001, key: 'later' })).toMatchObject({
    refusal: { code: 'game-over' },
  });
  for (const open of lines) open.close();
  await server.close();
  remove();
});
