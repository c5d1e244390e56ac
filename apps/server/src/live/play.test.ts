import type { ServerFrame, TableFrame } from '@comptoir/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo, Guest, isState, Line } from '../testing/client.ts';
import { startedTable } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Pair {
  readonly table: string;
  readonly people: readonly [Guest, Guest];
  readonly lines: readonly [Line, Line];
  /** The state as each seat was last told. */
  state(seat: number): Promise<TableFrame>;
}

async function pair(wish: Record<string, unknown> = {}): Promise<Pair> {
  const people = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')] as const;
  const table = await startedTable(people[0], people[1], wish);
  const lines = [await people[0].live(), await people[1].live()] as const;
  return {
    table,
    people,
    lines,
    state: async (seat) => (await lines[seat]!.subscribe(table)) as TableFrame,
  };
}

/** The seat that is awaited, with a legal command for it. */
async function turn({ table, state }: Pair) {
  const seat = (await state(0)).awaited[0]!;
  const { seq, decisions } = await state(seat);
  return { seat, command: { type: 'play', table, seq, ...answerTo('vallee', decisions[0]) } as const };
}

describe('commands', () => {
  test('one is acknowledged after it was stored, and everyone is told', async () => {
    const game = await pair();
    const { seat, command } = await turn(game);
    await game.state(1 - seat);
    const from = game.lines[1 - seat]!.frames.length;
    const result = await game.lines[seat]!.command({ ...command, key: 'k' });
    expect(result).toMatchObject({ type: 'ack', seq: command.seq + 1 });
    const told = await game.lines[1 - seat]!.next(
      (frame) => isState(frame) && frame.seq === command.seq + 1,
      from,
    );
    expect(told).toMatchObject({ type: 'entries', entries: [{ kind: 'move', seat }] });
  });

  test('repeated with the same key it is carried out once', async () => {
    const game = await pair();
    const { seat, command } = await turn(game);
    const line = game.lines[seat]!;
    const [one, two] = [
      await line.command({ ...command, key: 'k' }),
      await line.command({ ...command, key: 'k' }),
    ];
    expect(two).toEqual(one);
    expect((await game.state(0)).seq).toBe(command.seq + 1);
  });

  test('a stale one is refused and changes nothing', async () => {
    const game = await pair();
    const { seat, command } = await turn(game);
    const line = game.lines[seat]!;
    await line.command({ ...command, key: 'k1' });
    const before = await game.state(seat);
    expect(await line.command({ ...command, key: 'k2' })).toMatchObject({
      type: 'refused',
      refusal: { code: 'stale' },
    });
    expect(await line.command({ ...command, seq: 999, key: 'k3' })).toMatchObject({
      refusal: { code: 'stale' },
    });
    expect({ ...(await game.state(seat)), clocks: null }).toEqual({ ...before, clocks: null });
  });

  test('a wrong answer is refused with its reason and changes nothing', async () => {
    const game = await pair();
    const { seat, command } = await turn(game);
    const answers = [
      { entry: 'win', answer: null },
      null,
      'x',
      [1, 2],
      { entry: 'market.buy', answer: { slot: 99 } },
    ];
    for (const [at, answer] of answers.entries()) {
      const result = await game.lines[seat]!.command({ ...command, answer, key: `w${at}` });
      expect(result).toMatchObject({ type: 'refused', refusal: { code: 'not-an-option' } });
    }
    expect((await game.state(0)).seq).toBe(command.seq);
  });

  test('reconnecting with `since` resumes without a gap or a repeat', async () => {
    const game = await pair();
    const other = await game.people[0].live();
    const first = await other.subscribe(game.table);
    other.close();
    for (let at = 0; at < 6; at++) {
      const { seat, command } = await turn(game);
      await game.lines[seat]!.command({ ...command, key: `k${at}` });
    }
    const again = await game.people[0].live();
    const frame = await again.subscribe(game.table, first.seq);
    expect(frame).toMatchObject({ type: 'entries', seq: first.seq + 6 });
    if (frame.type === 'entries')
      expect(frame.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6].map((at) => first.seq + at));
    expect(await again.subscribe(game.table, first.seq + 6)).toMatchObject({ entries: [] });
    expect(await again.subscribe(game.table, 9999)).toMatchObject({ type: 'table' });
  });
});

test('everyone is told who is at the table, and who has left', async () => {
  const game = await pair();
  await game.state(0);
  const last = (line: Line) => line.frames.findLast(({ type }) => type === 'presence');
  await expect.poll(() => last(game.lines[0])).toMatchObject({ online: [true, false] });
  await game.state(1);
  for (const line of game.lines) await expect.poll(() => last(line)).toMatchObject({ online: [true, true] });
  const watcher = await Line.open(server.url, null);
  await watcher.subscribe(game.table);
  await expect.poll(() => last(watcher)).toMatchObject({ table: game.table, online: [true, true] });
  game.lines[0].close();
  await expect.poll(() => last(watcher)).toMatchObject({ online: [false, true] });
  watcher.close();
});

describe('going back', () => {
  // Asked of the others before the undo points were told, it needs no consent either.
  test.each(['undo', 'propose'] as const)(
    'by %s one’s own move that told nobody anything is taken back; the journal keeps both',
    async (type) => {
      const game = await pair();
      for (let at = 0; at < 40; at++) {
        const { seat, command } = await turn(game);
        const line = game.lines[seat]!;
        const before = await game.state(seat);
        await line.command({ ...command, key: `k${at}` });
        const { seq, undo } = await game.state(seat);
        if (!undo?.includes(command.seq)) continue;
        const to = { table: game.table, key: `u${at}`, to: command.seq };
        const undone = await line.command(
          type === 'undo' ? { type, seq, ...to } : { type, what: 'undo', ...to },
        );
        expect(undone).toMatchObject({ type: 'ack', seq: seq + 1 });
        const { body } = await game.people[seat]!.ask(
          'GET',
          `/api/tables/${game.table}/journal?since=${seq}`,
        );
        expect(body.entries).toMatchObject([{ kind: 'undo', seat, to: command.seq }]);
        const after = await game.state(seat);
        expect(after.view).toEqual(before.view);
        expect(after.decisions).toEqual(before.decisions);
        return;
      }
      throw new Error('no move could be taken back');
    },
  );

  test('no frame denies what is not worked out yet, and whoever was not told is told', async () => {
    const game = await pair();
    for (const seat of [0, 1]) await game.state(seat);
    let returns = 0;
    for (let at = 0; at < 12; at++) {
      const { seat, command } = await turn(game);
      const { frames } = game.lines[seat]!;
      const from = frames.length;
      await game.lines[seat]!.command({ ...command, key: `k${at}` });
      const seq = command.seq + 1;
      const isKnown = (frame: ServerFrame) => isState(frame) && frame.seq === seq && frame.undo !== null;
      const { undo } = (await game.lines[seat]!.next(isKnown, from)) as TableFrame;
      for (const frame of frames.slice(from))
        if (isState(frame) && frame.seq === seq && frame.undo !== null) expect(frame.undo).toEqual(undo);
      returns += undo?.length ?? 0;
    }
    expect(returns).toBeGreaterThan(0);
  });

  test('of two who come to a table that was just loaded, both are told where they may return to', async () => {
    const folder = await testServer();
    const [ana, bob] = [await Guest.come(folder.url, 'Ana'), await Guest.come(folder.url, 'Bob')];
    const table = await startedTable(ana, bob);
    await folder.stop();
    const again = await testServer({ data: folder.folder });
    const lines = [await ana.at(again.url).live(), await bob.at(again.url).live()];
    await Promise.all(lines.map((line) => line.subscribe(table)));
    for (const line of lines) await line.next((frame) => isState(frame) && frame.undo !== null);
    await again.close();
    folder.remove();
  });

  test('beyond the bound only by consent, as a row of the journal', async () => {
    const game = await pair();
    const start = await game.state(0);
    for (let at = 0; at < 4; at++) {
      const { seat, command } = await turn(game);
      await game.lines[seat]!.command({ ...command, key: `k${at}` });
    }
    const { seq } = await game.state(0);
    const undo = { type: 'undo', table: game.table, seq, key: 'u', to: start.seq } as const;
    const alone = await game.lines[0].command(undo);
    if (alone.type === 'refused') expect(alone.refusal.reason).toBe('undo-crosses-information');
    const asked = await game.lines[0].command({
      type: 'propose',
      table: game.table,
      key: 'p',
      what: 'undo',
      to: start.seq,
    });
    expect(asked.type).toBe('ack');
    const proposal = asked.seq;
    expect((await game.state(1)).proposals).toMatchObject([
      { id: proposal, what: 'undo', by: 0, needed: [1] },
    ]);
    const own = await game.lines[0].command({
      type: 'vote',
      table: game.table,
      key: 'v0',
      proposal,
      agree: true,
    });
    expect(own).toMatchObject({ refusal: { reason: 'no-such-proposal' } });
    await game.lines[1].command({ type: 'vote', table: game.table, key: 'v1', proposal, agree: true });
    const back = await game.state(0);
    expect(back.view).toEqual(start.view);
    expect(back.proposals).toEqual([]);
    const { body } = await game.people[0].ask('GET', `/api/tables/${game.table}/journal?since=${proposal}`);
    expect(body.entries).toMatchObject([{ kind: 'undo', seat: 1 }]);
  });

  test('a proposal does not wait for somebody who has left', async () => {
    const game = await pair();
    const line = game.lines[0];
    await line.command({ type: 'propose', table: game.table, key: 'p', what: 'pause' });
    expect((await game.state(0)).proposals).toMatchObject([{ what: 'pause', needed: [1] }]);
    await game.people[1].post(game.table, 'leave');
    await line.next((frame) => isState(frame) && frame.clocks.paused);
    expect(await game.state(0)).toMatchObject({ proposals: [], clocks: { paused: true } });
  });

  test('a proposal goes with whoever made it', async () => {
    const game = await pair();
    await game.lines[0].command({ type: 'propose', table: game.table, key: 'p', what: 'abandon' });
    await game.people[0].post(game.table, 'leave');
    expect(await game.state(1)).toMatchObject({ proposals: [], info: { status: 'playing' } });
  });

  test('a proposal that one is against falls; a table may forbid returns', async () => {
    const game = await pair({ undo: 'none' });
    const undo = { type: 'propose', table: game.table, key: 'p', what: 'undo', to: 1 } as const;
    expect(await game.lines[0].command(undo)).toMatchObject({ refusal: { reason: 'no-undo-by-consent' } });
    const asked = await game.lines[0].command({
      type: 'propose',
      table: game.table,
      key: 'q',
      what: 'abandon',
    });
    await game.lines[1].command({
      type: 'vote',
      table: game.table,
      key: 'v',
      proposal: asked.seq,
      agree: false,
    });
    expect(await game.state(0)).toMatchObject({ proposals: [], info: { status: 'playing' } });
  });
});

describe('by agreement', () => {
  test('a pause stops the game until it is resumed', async () => {
    const game = await pair({ pace: { kind: 'live', bank: 60, increment: 0 } });
    const agree = async (what: 'pause' | 'resume' | 'abandon', key: string) => {
      const asked = await game.lines[0].command({ type: 'propose', table: game.table, key, what });
      return game.lines[1].command({
        type: 'vote',
        table: game.table,
        key,
        proposal: asked.seq,
        agree: true,
      });
    };
    await agree('pause', 'p1');
    expect((await game.state(0)).clocks).toMatchObject({ paused: true, deadline: null });
    const { seat, command } = await turn(game);
    expect(await game.lines[seat]!.command({ ...command, key: 'k' })).toMatchObject({
      refusal: { code: 'paused' },
    });
    await agree('resume', 'p2');
    const now = await turn(game);
    expect(await game.lines[now.seat]!.command({ ...now.command, key: 'k' })).toMatchObject({ type: 'ack' });
    await agree('abandon', 'p3');
    expect(await game.state(0)).toMatchObject({ info: { status: 'abandoned' }, decisions: [] });
    expect((await game.people[0].ask('GET', `/api/tables/${game.table}/record`)).status).toBe(200);
  });
});
