import { sealOf, verifyRecord } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from './testing/client.ts';
import { playRandomly, startedTable } from './testing/play.ts';
import { type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('a whole game over real connections', () => {
  test('two people play to the end; the record opens the secret and verifies', async () => {
    const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
    const info = await ana.createTable({ game: 'vallee', options: { players: 2 } });
    const { table } = info;
    await bob.post(table, 'sit', {});
    const contribution = 'my own dice';
    await bob.post(table, 'contribution', { seal: sealOf(contribution) });
    expect((await ana.ask('GET', `/api/tables/${table}/record`)).status).toBe(409);
    expect((await ana.post(table, 'start')).status).toBe(200);
    expect((await bob.post(table, 'contribution', { text: contribution })).status).toBe(200);
    const [a, b] = [await ana.live(), await bob.live()];
    const [first, second] = await Promise.all([
      playRandomly(a, 'vallee', table, { seed: 1 }),
      playRandomly(b, 'vallee', table, { seed: 2 }),
    ]);
    expect(first.last.outcome).not.toBeNull();
    expect(second.last.outcome).toEqual(first.last.outcome);
    const { text, status } = await bob.ask('GET', `/api/tables/${table}/record`);
    expect(status).toBe(200);
    const verified = verifyRecord(vallee, text);
    expect(verified).toMatchObject({ ok: true });
    if (!verified.ok) return;
    expect(verified.record.header.commitment).toBe(info.commitment);
    expect(verified.record.header.seats).toEqual([
      { name: 'Ana', contribution: null },
      { name: 'Bob', contribution: 'my own dice' },
    ]);
    expect(verified.moves).toBe(first.acked.length + second.acked.length);
    // Every row reached both, each once and in order.
    for (const line of [a, b]) {
      // A frame without entries tells undo points, and comes whenever the table happens to rest.
      const entries = line.frames.flatMap((frame) => (frame.type === 'entries' ? frame.entries : []));
      const seqs = entries.map(({ seq }) => seq);
      expect(seqs.at(-1)).toBe(first.last.seq);
      expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, at) => seqs[0]! + at));
    }
    a.close();
    b.close();
  });

  test('a person and bots: the bots move by themselves', async () => {
    const ana = await Guest.come(server.url);
    const bot = { kind: 'bot', bot: 'random' } as const;
    const { table } = await ana.createTable({ game: 'vallee', seats: [{ kind: 'open' }, bot, bot] });
    await ana.post(table, 'start');
    const line = await ana.live();
    const { last } = await playRandomly(line, 'vallee', table, { seed: 3 });
    expect(last.outcome).not.toBeNull();
    line.close();
  });

  test('a rematch waits for the same people; a loser starts', async () => {
    const [ana, bob] = [await Guest.come(server.url), await Guest.come(server.url, 'Bob')];
    const table = await startedTable(ana, bob);
    const [a, b] = [await ana.live(), await bob.live()];
    expect((await ana.post(table, 'rematch')).status).toBe(409);
    await Promise.all([
      playRandomly(a, 'vallee', table, { seed: 5 }),
      playRandomly(b, 'vallee', table, { seed: 6 }),
    ]);
    const again = await bob.post(table, 'rematch');
    expect(again.status).toBe(201);
    expect((again.body.seats as { name: string }[]).map(({ name }) => name)).toEqual([null, 'Bob']);
    // The other one finds the same table.
    expect((await ana.post(table, 'rematch')).body.table).toBe(again.body.table);
    expect((await bob.post(String(again.body.table), 'start')).status).toBe(200);
    a.close();
    b.close();
  });
});
