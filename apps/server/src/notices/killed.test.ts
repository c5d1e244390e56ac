import type { Notices, TableFrame } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { answerTo, Guest } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startedTable } from '../testing/play.ts';
import { builtServer, type ServerProcess, startServer } from '../testing/process.ts';
import { type PostBox, postBox } from '../testing/push-service.ts';

let posts: PostBox;
let file: string;
const folder = temporaryFolder();
beforeAll(async () => {
  posts = await postBox();
  file = await builtServer();
});
afterAll(() => {
  posts.close();
  folder.remove();
});

const start = (pause: number): Promise<ServerProcess> =>
  startServer(file, {
    COMPTOIR_DATA: folder.path,
    COMPTOIR_LOG: 'error',
    COMPTOIR_OUTWARD: 'any',
    COMPTOIR_NOTICE_PAUSE_MS: String(pause),
  });

/** Starts a table where the guest with the hook is awaited, who is not there. */
async function awaited(url: string, hook: string): Promise<string> {
  const [ana, bob] = [await Guest.come(url, 'Ana'), await Guest.come(url, 'Bob')];
  for (const guest of [ana, bob])
    await guest.ask('POST', '/api/me/notices/channels', { kind: 'webhook', url: `${posts.url}/${hook}` });
  const table = await startedTable(ana, bob, { pace: { kind: 'slow', hours: 24 } });
  return table;
}

test('a server killed before a message left sends it after its start, once', async () => {
  // The message of the deal waits in the outbox, longer than any machine needs to reach the kill.
  const first = await start(600_000);
  const table = await awaited(first.url, 'before');
  await first.kill('SIGKILL');
  expect(posts.all).toEqual([]);
  const store = await openSqlite(folder.path);
  for (const row of await store.dueNotices(Number.MAX_SAFE_INTEGER, 10)) await store.postpone(row, 0, false);
  await store.close();
  const second = await start(0);
  await posts.next(({ path }) => path === '/before');
  // Another message arrives, and the first has not been sent again before it.
  await awaited(second.url, 'next');
  await posts.next(({ path }) => path === '/next');
  expect(posts.all.filter(({ body }) => body.toString().includes(table))).toHaveLength(1);
  await second.kill('SIGTERM');
});

test('a server killed while a message is handed over does not send it again', async () => {
  posts.statuses.set('/during', null);
  const first = await start(0);
  const table = await awaited(first.url, 'during');
  // The message arrived but was never acknowledged, so the server cannot know.
  await posts.next(({ path }) => path === '/during');
  await first.kill('SIGKILL');
  posts.statuses.delete('/during');
  const second = await start(0);
  await awaited(second.url, 'after');
  await posts.next(({ path }) => path === '/after');
  expect(posts.all.filter(({ body }) => body.toString().includes(table))).toHaveLength(1);
  await second.kill('SIGTERM');
});

test('talk beside a turn that nobody wants to hear of arrives after a kill, once', async () => {
  const first = await start(600_000);
  const [ana, bob] = [await Guest.come(first.url, 'Ana'), await Guest.come(first.url, 'Bob')];
  for (const guest of [ana, bob]) {
    const hook = { kind: 'webhook', url: `${posts.url}/talk-${guest.id}` };
    await guest.ask('POST', '/api/me/notices/channels', hook);
    const { settings } = (await guest.ask('GET', '/api/me/notices')).body as unknown as Notices;
    const ways = { ...settings.ways, turn: [], talk: ['webhook'] };
    await guest.ask('PUT', '/api/me/notices', { ...settings, ways });
  }
  // One of them is awaited; each hears the other.
  const table = await startedTable(ana, bob, { pace: { kind: 'slow', hours: 24 } });
  for (const guest of [ana, bob]) await guest.post(table, 'chat', { text: 'à toi' });
  await first.kill('SIGKILL');
  const store = await openSqlite(folder.path);
  for (const row of await store.dueNotices(Number.MAX_SAFE_INTEGER, 10))
    if (row.kind !== 'time') await store.postpone(row, 0, false);
  await store.close();
  const second = await start(0);
  for (const { id } of [ana, bob]) await posts.next(({ path }) => path === `/talk-${id}`);
  await second.kill('SIGKILL');
  const third = await start(0);
  await awaited(third.url, 'last');
  await posts.next(({ path }) => path === '/last');
  const told = posts.all.filter(({ body }) => body.toString().includes(table));
  expect(told.map(({ body }) => /"kind":"(\w+)"/.exec(body.toString())?.[1])).toEqual(['talk', 'talk']);
  await third.kill('SIGTERM');
});

test('a move that is answered makes a message void that has not left', async () => {
  // Longer than any machine needs to play a turn.
  const first = await start(600_000);
  const [ana, bob] = [await Guest.come(first.url, 'Ana'), await Guest.come(first.url, 'Bob')];
  const hookOf = ({ id }: Guest) => `/void-${id}`;
  for (const guest of [ana, bob])
    await guest.ask('POST', '/api/me/notices/channels', {
      kind: 'webhook',
      url: `${posts.url}${hookOf(guest)}`,
    });
  const table = await startedTable(ana, bob);
  const line = await ana.live();
  const { awaited: before } = await line.subscribe(table);
  line.close();
  const [mover, other] = before[0] === 0 ? [ana, bob] : [bob, ana];
  const own = await mover.live();
  for (let n = 0; ; n++) {
    const state = (await own.subscribe(table)) as TableFrame;
    if (state.decisions.length === 0) break;
    const move = { type: 'play', table, seq: state.seq, key: `k${n}` } as const;
    await own.command({ ...move, ...answerTo('vallee', state.decisions[0]) });
  }
  own.close();
  await first.kill('SIGKILL');
  // All that waits in the outbox leaves at once.
  const store = await openSqlite(folder.path);
  for (const row of await store.dueNotices(Number.MAX_SAFE_INTEGER, 10)) await store.postpone(row, 0, false);
  await store.close();
  const second = await start(0);
  await posts.next(({ path }) => path === hookOf(other));
  await awaited(second.url, 'later');
  await posts.next(({ path }) => path === '/later');
  expect(posts.all.filter(({ path }) => path === hookOf(mover))).toEqual([]);
  await second.kill('SIGTERM');
});
