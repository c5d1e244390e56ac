import { situationOf, valleeBots } from '@comptoir/bots';
import {
  type Kinded,
  LEAVE,
  recordOf,
  SPECTATOR,
  startMatch,
  submit,
  verifyRecord,
  writeRecord,
  xoshiro,
} from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import type { Table, TableNow } from '../table/table.ts';
import { inProcessWorker } from '../testing/in-process.ts';
import { openLocalTable } from './local-table.ts';
import { type LocalSeat, memoryShelf, type Shelf, ShelfError } from './shelf.ts';
import type { NewLocalTable } from './worker/messages.ts';
import type { WorkerLink } from './worker-link.ts';

type Now = TableNow<Kinded, unknown, unknown>;

const me: LocalSeat = { name: 'Zoé', kind: 'me', bot: null, contribution: 'sel' };
const friend: LocalSeat = { name: 'Abel', kind: 'local', bot: null, contribution: null };
const robot: LocalSeat = { name: 'Basile', kind: 'bot', bot: 'random', contribution: null };
const solo: NewLocalTable = {
  game: 'vallee',
  options: { players: 2, firstPlayer: 0 },
  seats: [me, robot],
  secret: 'ab'.repeat(32),
};

async function openNew(link: WorkerLink, wanted: NewLocalTable): Promise<Table> {
  const made = await link.ask({ type: 'create', table: wanted });
  if (!('id' in made)) throw new Error(made.refusal.reason);
  return openLocalTable(link, made.id);
}

/** Resolves with the first update, or the present, for which it holds. */
function until(table: Table, holds: (now: Now) => boolean): Promise<Now> {
  if (holds(table.now)) return Promise.resolve(table.now);
  return new Promise((resolve) => {
    const stop = table.watch((now) => {
      if (!holds(now)) return;
      stop();
      resolve(now);
    });
  });
}

const required = (now: Now): Kinded | undefined => now.decisions.find(({ standing }) => standing !== true);
const isMyTurn = (now: Now): boolean => now.outcome !== null || required(now) !== undefined;
const rng = xoshiro(11);

/** Answers the first question anyhow, like somebody in a hurry. */
async function answerAnyhow(table: Table): Promise<void> {
  const asked = required(await until(table, isMyTurn));
  if (asked === undefined) return;
  expect(await table.answer(asked, vallee.sample(asked as never, rng))).toBeNull();
}

describe('a local table', () => {
  test('is played to the end against a bot, one update per move, and its record verifies', async () => {
    const table = await openNew(inProcessWorker(), solo);
    const seqs: number[] = [table.now.seq];
    table.watch((now) => seqs.push(now.seq));
    expect(await table.record()).toBeNull();
    while (table.now.outcome === null) await answerAnyhow(table);

    expect(seqs.filter((seq, at) => at > 0 && seq > seqs[at - 1]! + 1)).toEqual([]);
    expect(table.now.story.at(-1)?.seq).toBe(table.now.seq);
    expect(table.now.info.status).toBe('over');
    const record = await table.record();
    const verified = verifyRecord(vallee, record ?? '');
    expect(verified.ok && verified.record.header.seats[0]).toEqual({ name: 'Zoé', contribution: 'sel' });
    expect(verified.ok && verified.record.header.commitment).toBe(table.now.info.commitment);
  });

  test('is found as it was left when it is opened again', async () => {
    const shelf = memoryShelf();
    const table = await openNew(inProcessWorker(shelf), solo);
    for (let i = 0; i < 12; i++) await answerAnyhow(table);
    const left = await until(table, isMyTurn);
    table.close();
    const again = await openLocalTable(inProcessWorker(shelf), left.info.id);
    const found = await until(again, isMyTurn);
    expect(found.view).toEqual(left.view);
    expect(found.decisions).toEqual(left.decisions);
    expect(found.story).toEqual(left.story);
    expect((await shelf.list())[0]).toMatchObject({ seq: left.seq, awaited: [0], outcome: null });
  });

  test('refuses what the rules refuse, says why, and changes nothing', async () => {
    const table = await openNew(inProcessWorker(), solo);
    const now = await until(table, isMyTurn);
    expect(await table.answer(required(now)!, { entry: 'nonsense', answer: null })).not.toBeNull();
    expect(await table.answer({ ...required(now)!, id: 'other' }, null)).toMatchObject({
      code: 'not-awaited',
    });
    expect(await table.answer({ ...required(now)!, seat: 1 }, null)).toMatchObject({ code: 'not-awaited' });
    expect(table.now.seq).toBe(now.seq);
    expect(await table.why({ entry: 'stall.build', answer: [] })).toMatchObject({ rule: expect.any(String) });
  });

  test('goes back as far as the kit allows', async () => {
    const table = await openNew(inProcessWorker(), solo);
    let before = table.now;
    for (let i = 0; i < 200 && table.now.undo?.length === 0 && table.now.outcome === null; i++) {
      before = await until(table, isMyTurn);
      await answerAnyhow(table);
    }
    expect(table.now.undo?.[0]).toBe(before.seq);
    expect(await table.undo(before.seq)).toBe(true);
    expect(table.now.decisions).toEqual(before.decisions);
    expect(table.now.view).toEqual(before.view);
    expect(table.now.story).toEqual(before.story);
    expect(await table.undo(before.seq)).toBe(false);
  });

  test('refuses options that the game refuses', async () => {
    const made = await inProcessWorker().ask({ type: 'create', table: { ...solo, options: { players: 9 } } });
    expect(made).toMatchObject({ refusal: { rule: 'V-020' } });
  });

  test('that does not exist says so', async () => {
    await expect(openLocalTable(inProcessWorker(), 'local.nowhere')).rejects.toMatchObject({
      problem: 'gone',
    });
  });
});

test('a hot-seat table hides every hand until the next player takes the screen', async () => {
  const table = await openNew(inProcessWorker(), { ...solo, seats: [me, friend] });
  while (table.now.handOver === null) await answerAnyhow(table);
  expect(table.now).toMatchObject({ handOver: 1, viewer: SPECTATOR, decisions: [], undo: [] });
  expect(JSON.stringify(table.now.view)).not.toMatch(/"hand":\[/);
  table.turnTo(1);
  const next = await until(table, ({ viewer }) => viewer === 1);
  expect(next.handOver).toBeNull();
  expect(required(next)?.seat).toBe(1);
});

describe('bad weather', () => {
  const troubled = (trouble: 'full' | 'refused', works: { value: boolean }): Shelf => {
    const shelf = memoryShelf();
    return {
      ...shelf,
      append: (head, from, entries) =>
        works.value ? shelf.append(head, from, entries) : Promise.reject(new ShelfError(trouble)),
    };
  };

  test('full storage is shown, the game goes on, and room made later is used for all of it', async () => {
    const works = { value: false };
    const shelf = troubled('full', works);
    const table = await openNew(inProcessWorker(shelf), solo);
    await answerAnyhow(table);
    await until(table, ({ storage }) => storage === 'full');
    await answerAnyhow(table);
    works.value = true;
    await answerAnyhow(table);
    await until(table, ({ storage }) => storage === 'kept');
    const now = await until(table, isMyTurn);
    const kept = async () => (await shelf.read(now.info.id))?.entries.length;
    await expect.poll(kept).toBe(table.now.seq);
  });

  test('a browser that keeps nothing lets one play as long as the page lasts', async () => {
    const shelf: Shelf = { ...memoryShelf(), create: () => Promise.reject(new ShelfError('refused')) };
    const table = await openNew(inProcessWorker(shelf), solo);
    expect(table.now.storage).toBe('refused');
    await answerAnyhow(table);
    expect(await shelf.list()).toEqual([]);
  });

  test('two tabs that move at once: the later one learns that the table is played elsewhere', async () => {
    const shelf = memoryShelf();
    const first = await openNew(inProcessWorker(shelf), { ...solo, seats: [me, friend] });
    const second = await openLocalTable(inProcessWorker(shelf), first.now.info.id);
    await answerAnyhow(first);
    await answerAnyhow(second);
    await until(second, ({ connection }) => connection === 'elsewhere');
    await second.takeOver();
    expect(second.now).toMatchObject({ connection: 'here', seq: first.now.seq });
  });

  test('a kept game that no longer leads where it led is not played on', async () => {
    const shelf = memoryShelf();
    const table = await openNew(inProcessWorker(shelf), solo);
    for (let i = 0; i < 3; i++) await answerAnyhow(table);
    await until(table, isMyTurn);
    const damaged: Shelf = {
      ...shelf,
      read: async (id) => {
        const kept = await shelf.read(id);
        return kept && { ...kept, entries: kept.entries.map((entry) => ({ ...entry, state: 'other' })) };
      },
    };
    await expect(openLocalTable(inProcessWorker(damaged), table.now.info.id)).rejects.toMatchObject({
      problem: 'damaged',
    });
  });
});

describe('advice and review', () => {
  test('a person is advised with chances and words, and nothing is played by asking', async () => {
    const table = await openNew(inProcessWorker(), solo);
    await until(table, isMyTurn);
    const { seq } = table.now;
    const advice = (await table.advise?.(() => {})) ?? [];
    const asked = required(table.now);
    expect(advice.length).toBeGreaterThan(0);
    for (const { reply, chance } of advice) {
      expect(vallee.check(asked as never, reply === LEAVE ? undefined : reply.answer)).toBeNull();
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(table.now.seq).toBe(seq);
  });

  test('a finished game is gone through, and progress is told', async () => {
    const link = inProcessWorker();
    const shares: number[] = [];
    const question = { type: 'review', game: 'vallee', record: gameOfMerchants() } as const;
    const found = await link.ask(question, (share) => shares.push(share));
    expect(found?.turningPoints.length).toBeGreaterThan(0);
    expect(shares.length).toBeGreaterThan(0);
    expect(await link.ask({ ...question, record: '{}' })).toBeNull();
  });
});

/** The record of a short game between two who know what they do. */
function gameOfMerchants(): string {
  const reading = vallee.readOptions({ players: 2 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const seats = ['Ambre', 'Basile'].map((name) => ({ name, contribution: null }));
  const match = startMatch(vallee, { options: reading.options, seats, secret: 'cd'.repeat(32) });
  for (
    let [asked] = vallee.decisions(match.state);
    asked !== undefined;
    [asked] = vallee.decisions(match.state)
  ) {
    const situation = situationOf(vallee, match.state, asked, { rng, heard: [] });
    submit(match, { seat: asked.seat, id: asked.id, answer: valleeBots.merchant.answer(situation) });
  }
  return writeRecord(recordOf(match));
}
