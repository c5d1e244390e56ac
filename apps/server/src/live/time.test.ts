import type { TableFrame } from '@comptoir/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { answerTo, Guest } from '../testing/client.ts';
import { startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** A server whose time can be moved on. */
async function timed(
  silence = Number.POSITIVE_INFINITY,
): Promise<{ url: string; pass: (ms: number) => void }> {
  let ahead = 0;
  server = await testServer({ now: () => Date.now() + ahead, silence });
  return {
    url: server.url,
    pass: (ms) => {
      ahead += ms;
    },
  };
}

async function two(url: string, wish: Record<string, unknown>) {
  const people = [await Guest.come(url, 'Ana'), await Guest.come(url, 'Bob')] as const;
  const table = await startedTable(people[0], people[1], wish);
  const look = async (seat: number) => {
    const line = await people[seat]!.live();
    const frame = (await line.subscribe(table)) as TableFrame;
    line.close();
    return frame;
  };
  const info = async () =>
    (await people[0].ask('GET', `/api/tables/${table}`)).body as unknown as TableFrame['info'];
  return { people, table, look, info };
}

describe('time', () => {
  test('a slow clock that runs out gives the seat to a bot until the player is back', async () => {
    const { url, pass } = await timed();
    const { table, people, look, info } = await two(url, { pace: { kind: 'slow', hours: 24 } });
    const first = await look(0);
    const late = first.awaited[0]!;
    expect(first.clocks).toMatchObject({ kind: 'slow', running: [late] });
    pass(23.9 * 3_600_000);
    expect((await info()).seats[late]).toMatchObject({ substituted: false });
    pass(0.2 * 3_600_000);
    await expect.poll(async () => (await info()).seats[late]?.substituted).toBe(true);
    // The bot played on until the other person was awaited.
    await expect.poll(async () => (await look(1 - late)).awaited).toEqual([1 - late]);
    expect((await look(late)).info.seats[late]).toMatchObject({ substituted: false });
    expect((await people[0].ask('GET', `/api/tables/${table}`)).status).toBe(200);
  });

  test('time in which the server stood still counts for nobody', async () => {
    const { url, pass } = await timed(3_000);
    const { look, info } = await two(url, { pace: { kind: 'live', bank: 60, increment: 0 } });
    const late = (await look(0)).awaited[0]!;
    for (let pause = 0; pause < 3; pause++) {
      pass(300_000);
      expect((await look(1 - late)).clocks.left[late]).toBeGreaterThan(30_000);
    }
    expect((await info()).seats[late]).toMatchObject({ substituted: false });
  });

  test('a table that never starts expires, one that plays does not', async () => {
    const { url, pass } = await timed();
    const { people, table } = await two(url, {});
    const waiting = await people[0].createTable({ game: 'vallee' });
    const line = await people[0].live();
    await line.subscribe(waiting.table);
    pass(6.9 * 86_400_000);
    const young = await people[0].createTable({ game: 'vallee' });
    const status = async (id: string) => (await people[0].ask('GET', `/api/tables/${id}`)).status;
    expect(await status(waiting.table)).toBe(200);
    pass(0.2 * 86_400_000);
    await expect.poll(() => status(waiting.table)).toBe(404);
    expect(await line.next((frame) => frame.type === 'error')).toEqual({
      type: 'error',
      code: 'expired',
      table: waiting.table,
    });
    expect([await status(young.table), await status(table)]).toEqual([200, 200]);
    expect((await people[1].post(waiting.table, 'sit', {})).status).toBe(404);
    line.close();
  });

  test('the other policy gives the default answer', async () => {
    const { url, pass } = await timed();
    const pace = { kind: 'live', bank: 30, increment: 5 };
    const { look, info } = await two(url, { pace, timeout: 'default' });
    const first = await look(0);
    pass(31_000);
    await expect.poll(async () => (await info()).seq).toBeGreaterThan(first.seq);
    expect((await info()).seats.map(({ substituted }) => substituted)).toEqual([false, false]);
  });

  test('a live clock loses what its player takes and gains the increment', async () => {
    const { url, pass } = await timed();
    const { table, people, look } = await two(url, { pace: { kind: 'live', bank: 300, increment: 7 } });
    const awaited = (await look(0)).awaited[0]!;
    pass(20_000);
    const line = await people[awaited]!.live();
    let state = (await line.subscribe(table)) as TableFrame;
    expect(state.clocks.left[awaited]).toBeLessThanOrEqual(280_000);
    expect(state.clocks.left[awaited]).toBeGreaterThan(275_000);
    expect(state.clocks.left[1 - awaited]).toBe(300_000);
    for (let at = 0; state.awaited[0] === awaited && at < 50; at++) {
      await line.command({
        type: 'play',
        table,
        seq: state.seq,
        key: `k${at}`,
        ...answerTo('vallee', state.decisions[0]),
      });
      state = await look(awaited);
    }
    expect(state.clocks.left[awaited]).toBeGreaterThan(281_000);
    line.close();
  });
});
