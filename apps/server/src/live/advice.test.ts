import type { Json } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startedTable } from '../testing/play.ts';
import { builtServer, type ServerProcess, startServer } from '../testing/process.ts';

/** A server of its own, whose bots think in workers: two questions are then really asked at once. */
const folder = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(await builtServer(), { COMPTOIR_DATA: folder.path, COMPTOIR_LOG: 'error' });
});
afterAll(async () => {
  await server.kill('SIGTERM');
  folder.remove();
});

async function started(wish: Record<string, unknown> = {}) {
  const people = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')] as const;
  return { people, table: await startedTable(people[0], people[1], wish) };
}

test('advice is given to the seat that is asked, once at a time, and plays nothing', async () => {
  const { people, table } = await started({ hints: true });
  const lines = [await people[0].live(), await people[1].live()] as const;
  const seat = (await lines[0].subscribe(table)).awaited[0]!;
  const { seq, decisions } = await lines[seat]!.subscribe(table);
  const asking = [people[seat]!.post(table, 'advice'), people[seat]!.post(table, 'advice')];
  const replies = await Promise.all(asking);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 429]);
  const body = replies.find(({ status }) => status === 200)?.body;
  const advice = body?.advice as { reply: { answer: Json }; chance: number }[];
  expect(advice.length).toBeGreaterThan(0);
  for (const { reply, chance } of advice) {
    expect(vallee.check(decisions[0] as never, reply.answer)).toBeNull();
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
  expect((await people[1 - seat]!.post(table, 'advice')).body).toEqual({ seq, advice: [] });
  expect((await lines[seat]!.subscribe(table)).seq).toBe(seq);
  for (const line of lines) line.close();
});

test('advice is refused where the table does not allow it', async () => {
  const { people, table } = await started();
  const { status, text } = await people[0].post(table, 'advice');
  expect(status).toBe(403);
  expect(text).toContain('no-hints');
});
