import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { compareAcknowledged } from './acknowledged.ts';
import { Guest } from './client.ts';
import { distinct, keepJournals } from './faults.ts';
import { playRandomly } from './play.ts';
import { Player } from './player.ts';
import { testServer } from './server.ts';

test('a long run tells a move that was acknowledged and is not stored, once, and keeps the journal of its table', async () => {
  const server = await testServer();
  const ana = await Guest.come(server.url);
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }] as const;
  const { table } = await ana.createTable({ game: 'vallee', seats: [...seats] });
  await ana.post(table, 'start');
  const line = await ana.live();
  const { acked } = await playRandomly(line, 'vallee', table, { limit: 1 });
  line.close();
  await server.stop();

  const player = new Player(ana, table, 'ana', 1, () => server.url);
  player.acked.set('1-0', acked[0] ?? 0);
  const store = await openSqlite(server.folder);
  expect((await compareAcknowledged(store, [player])).faults).toEqual([]);
  player.acked.set('lost', 99);
  const { faults } = await compareAcknowledged(store, [player]);
  expect(faults).toEqual([{ table, text: 'lost: acknowledged as 99, stored ' }]);
  expect(distinct([...faults, ...faults])).toEqual(faults);

  const files = await keepJournals(store, `faults-${table}`, [...faults, { table: null, text: 'no moves' }]);
  await store.close();
  server.remove();
  expect(files).toHaveLength(1);
  const kept = JSON.parse(readFileSync(files[0]!, 'utf8')) as { table: { id: string }; rows: unknown[] };
  expect(kept.table.id).toBe(table);
  expect(kept.rows.length).toBeGreaterThan(0);
  rmSync(dirname(files[0]!), { recursive: true });
});
