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
  test('a slow clock that runs out lets a bot play this turn; the seat stays its person’s', async () => {
    const { url, pass } = await timed();
    const { table, people, look, info } = await two(url, { pace: { kind: 'slow', hours: 24 } });
    const first = await look(0);
    const late = first.awaited[0]!;
    expect(first.clocks).toMatchObject({ kind: 'slow', running: [late] });
    pass(23.9 * 3_600_000);
    expect((await info()).seats[late]).toMatchObject({ substituted: false, away: null });
    pass(0.2 * 3_600_000);
    // The bot has played until the other person was awaited, and no further.
    await expect.poll(async () => (await look(1 - late)).awaited).toEqual([1 - late]);
    const seen = await look(late);
    expect(seen.info.seats[late]).toMatchObject({ substituted: false, away: { misses: 1 } });
    const played = seen.entries.filter(({ kind, seat }) => kind === 'move' && seat === late);
    expect(played.length).toBeGreaterThan(0);
    expect(played.every(({ by }) => by === 'bot')).toBe(true);
    expect(seen.entries.find(({ cause }) => cause === 'timeout')).toMatchObject({
      kind: 'clock',
      seat: late,
    });
    // Having the page open is not coming back; saying so is.
    expect((await people[late]!.post(table, 'back', {})).status).toBe(200);
    expect((await info()).seats[late]).toMatchObject({ away: null });
    expect((await look(late)).entries.at(-1)).toMatchObject({ kind: 'seats', cause: 'back', seat: late });
  });

  test('where all wait, nothing is played and everybody sees who is missing', async () => {
    const { url, pass } = await timed();
    const wish = { pace: { kind: 'slow', hours: 24 }, timeout: 'wait' };
    const { table, people, look, info } = await two(url, wish);
    const late = (await look(0)).awaited[0]!;
    pass(25 * 3_600_000);
    await expect.poll(async () => (await info()).seats[late]?.away?.misses).toBe(1);
    const seen = await look(1 - late);
    expect(seen.awaited).toEqual([late]);
    expect(seen.clocks).toMatchObject({ running: [], deadline: null });
    const line = await people[late]!.live();
    const state = (await line.subscribe(table)) as TableFrame;
    const move = { type: 'play', table, seq: state.seq, key: 'k' } as const;
    expect((await line.command({ ...move, ...answerTo('vallee', state.decisions[0]) })).type).toBe('ack');
    expect((await info()).seats[late]).toMatchObject({ away: null });
    line.close();
  });

  test('a seat is given up after the misses that were agreed on', async () => {
    const { url, pass } = await timed();
    const wish = { pace: { kind: 'slow', hours: 24 }, giveUp: 1 };
    const { look, info } = await two(url, wish);
    const late = (await look(0)).awaited[0]!;
    pass(25 * 3_600_000);
    await expect.poll(async () => (await info()).seats[late]?.kind).toBe('bot');
    expect((await look(1 - late)).entries.some(({ cause }) => cause === 'given-up')).toBe(true);
  });

  test('a person can let the bot play one turn, and take the seat back while it thinks', async () => {
    const { url } = await timed();
    const { table, people, look } = await two(url, { pace: { kind: 'slow', hours: 24 } });
    const mine = (await look(0)).awaited[0]!;
    expect((await people[mine]!.post(table, 'back', { let: true })).status).toBe(200);
    await expect.poll(async () => (await look(1 - mine)).awaited).toEqual([1 - mine]);
    expect((await look(mine)).info.seats[mine]).toMatchObject({ substituted: false, away: null });
  });

  test('others replace somebody who is missing by vote, with a robot or a friend', async () => {
    const { url, pass } = await timed();
    const wish = { pace: { kind: 'slow', hours: 24 }, timeout: 'wait', watch: false };
    const { table, people, look, info } = await two(url, wish);
    const late = (await look(0)).awaited[0]!;
    const line = await people[1 - late]!.live();
    await line.subscribe(table);
    const propose = { type: 'propose', table, what: 'friend', seat: late } as const;
    await line.command({ ...propose, key: 'p1' });
    // A player whose time has not run out has to agree.
    expect((await look(late)).proposals).toMatchObject([{ what: 'friend', seat: late, needed: [late] }]);
    await line.command({
      type: 'vote',
      table,
      key: 'v',
      proposal: (await look(late)).proposals[0]!.id,
      agree: false,
    });
    pass(25 * 3_600_000);
    await expect.poll(async () => (await info()).seats[late]?.away?.misses).toBe(1);
    await line.command({ ...propose, key: 'p2' });
    // Whoever plays along has the code, the host or not.
    const { seats } = (await look(1 - late)).info;
    const code = seats[late]?.code;
    expect(seats[late]).toMatchObject({ kind: 'reserved', person: null });
    expect(code).toMatch(/^[\w-]{16}$/);
    const eve = await Guest.come(url, 'Eve');
    // The table is closed to strangers; the code opens one seat of it, and says where it leads.
    expect((await eve.ask('GET', `/api/invitations/${table}`)).status).toBe(404);
    expect((await eve.ask('GET', `/api/invitations/${table}?seat=wrong`)).status).toBe(404);
    expect((await eve.ask('GET', `/api/invitations/${table}?seat=${code}`)).body).toMatchObject({
      table,
      kept: true,
      status: 'playing',
    });
    expect((await eve.post(table, 'sit', {})).status).toBe(403);
    expect((await eve.post(table, 'sit', { code })).body).toMatchObject({ seat: late });
    line.close();
  });

  test('quiet hours of a person hold their clock at tables that honour them', async () => {
    const { url } = await timed();
    const { people, table, look } = await two(url, { pace: { kind: 'slow', hours: 24, rest: true } });
    const before = await look(0);
    const mine = before.awaited[0]!;
    const { body } = await people[mine]!.ask('GET', '/api/me/notices');
    const settings = { ...(body.settings as object), quiet: { from: 0, to: 9 } };
    expect((await people[mine]!.ask('PUT', '/api/me/notices', settings)).status).toBe(200);
    const after = await look(0);
    // Any day has nine such hours.
    expect(after.clocks.deadline! - before.clocks.deadline!).toBeGreaterThan(8 * 3_600_000);
    expect((await people[0].ask('GET', `/api/tables/${table}`)).status).toBe(200);
  });

  test('spectators are counted, and the host can close the table and its talk to them', async () => {
    const { url } = await timed();
    const { people, table, look } = await two(url, {});
    const eve = await Guest.come(url, 'Eve');
    const watching = await eve.live();
    await watching.subscribe(table);
    expect(await watching.next((frame) => frame.type === 'presence')).toMatchObject({ watching: 1 });
    expect((await people[1].post(table, 'doors', { watch: false })).status).toBe(403);
    expect((await people[0].post(table, 'doors', { talk: 'seats' })).status).toBe(200);
    expect((await eve.ask('GET', `/api/tables/${table}/chat`)).status).toBe(403);
    expect((await people[1].ask('GET', `/api/tables/${table}/chat`)).status).toBe(200);
    expect((await people[0].post(table, 'doors', { watch: false })).status).toBe(200);
    expect(await watching.next((frame) => frame.type === 'error')).toMatchObject({ code: 'not-watchable' });
    expect((await look(0)).info).toMatchObject({ watch: false, talk: 'seats' });
    watching.close();
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
