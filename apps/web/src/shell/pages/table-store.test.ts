import { describe, expect, test } from 'vitest';
import { openLocalTable } from '../../local/local-table.ts';
import type { NewLocalTable } from '../../local/worker/messages.ts';
import { inProcessWorker } from '../../testing/in-process.ts';
import { tableStore } from './table-store.svelte.ts';

const solo: NewLocalTable = {
  game: 'vallee',
  options: { players: 2, firstPlayer: 1 },
  seats: [
    { name: 'Zoé', kind: 'me', bot: null, contribution: null },
    { name: 'Basile', kind: 'bot', bot: 'greedy', contribution: null },
  ],
  secret: 'ef'.repeat(32),
};

async function made(link: ReturnType<typeof inProcessWorker>): Promise<string> {
  const answer = await link.ask({ type: 'create', table: solo });
  if (!('id' in answer)) throw new Error(answer.refusal.reason);
  return answer.id;
}

describe('the table on the screen', () => {
  test('follows the updates of the table it shows', async () => {
    const link = inProcessWorker();
    const id = await made(link);
    const store = tableStore();
    await store.show(() => openLocalTable(link, id));
    expect(store.now?.seq).toBe(0);
    await expect.poll(() => store.now?.awaited).toEqual([0]);
    expect(store.now?.seq).toBeGreaterThan(0);
    store.leave();
    expect(store.table).toBeNull();
  });

  test('says why there is none', async () => {
    const store = tableStore();
    await store.show(() => openLocalTable(inProcessWorker(), 'local.nowhere'));
    expect(store).toMatchObject({ table: null, now: null, problem: 'gone' });
  });

  test('shows the latest wish when two tables are opened at once', async () => {
    const link = inProcessWorker();
    const [first, second] = [await made(link), await made(link)];
    const store = tableStore();
    await Promise.all([
      store.show(() => openLocalTable(link, first)),
      store.show(() => openLocalTable(link, second)),
    ]);
    expect(store.now?.info.id).toBe(second);
    store.leave();
  });

  test('says that a table is late, and shows it when it comes', async () => {
    const link = inProcessWorker();
    const id = await made(link);
    const store = tableStore();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await store.show(async ({ late }) => {
      late();
      await answered;
      return openLocalTable(link, id);
    });
    expect(store).toMatchObject({ table: null, problem: 'unreachable' });
    answer();
    await expect.poll(() => store.now?.info.id).toBe(id);
    expect(store.problem).toBeNull();
    store.leave();
  });

  test('nobody waits for a table that was left', async () => {
    const store = tableStore();
    let given: AbortSignal | null = null;
    void store.show(({ signal }) => {
      given = signal;
      return new Promise(() => undefined);
    });
    expect(given).toMatchObject({ aborted: false });
    store.leave();
    expect(given).toMatchObject({ aborted: true });
  });
});
