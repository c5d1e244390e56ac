import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { type Running, serve } from './serve.ts';
import { Guest, request } from './testing/client.ts';
import { temporaryFolder } from './testing/folder.ts';
import { startedTable } from './testing/play.ts';
import { WIDE } from './testing/server.ts';

const at = ({ port }: Running) => `http://127.0.0.1:${port}`;
const bot = { kind: 'bot', bot: 'random' } as const;

test('a table that cannot be read is frozen and counted, and keeps no other from playing', async () => {
  const folder = temporaryFolder();
  let ahead = 0;
  const open = () =>
    serve({
      data: folder.path,
      port: 0,
      logLevel: 'silent',
      botPause: 0,
      bots: 'inline',
      web: folder.path,
      limits: WIDE,
      now: () => Date.now() + ahead,
      silence: Number.POSITIVE_INFINITY,
    });
  let server = await open();
  const [ana, bob] = [await Guest.come(at(server), 'Ana'), await Guest.come(at(server), 'Bob')];
  const pace = { kind: 'slow', hours: 1 } as const;
  const [broken, sound] = [await startedTable(ana, bob, { pace }), await startedTable(ana, bob, { pace })];
  const { table: robots } = await ana.createTable({ game: 'vallee', seats: [bot, bot] });
  await server.close();

  // More than one sweep of due tables takes, all before the sound ones.
  const file = new Database(join(folder.path, 'comptoir.db'));
  file.prepare('update states set body = ? where table_id = ?').run('{"seq":', broken);
  const copies = ['tables', 'states', 'seats'].map((name) => {
    const columns = (file.prepare(`pragma table_info(${name})`).all() as { name: string }[])
      .map((column) => column.name)
      .filter((column) => !['id', 'table_id', 'invitation'].includes(column));
    const key = name === 'tables' ? 'id' : 'table_id';
    return `insert into ${name} (${key}, ${columns}) select ?1, ${columns} from ${name} where ${key} = ?2`;
  });
  file.exec('begin');
  for (let copy = 100; copy < 350; copy++)
    for (const statement of copies) file.prepare(statement).run(`------------0${copy}`, broken);
  file.exec('commit');
  file.close();

  server = await open();
  const person = ana.at(at(server));
  expect((await person.post(robots, 'start')).status).toBe(200);
  const ended = async () => (await person.ask('GET', `/api/tables/${robots}`)).body.status;
  await expect.poll(ended).toBe('over');
  ahead += 2 * 3_600_000;
  const metrics = async () => (await request(at(server), 'GET', '/metrics')).text;
  await expect.poll(metrics).toMatch(/^comptoir_tables_frozen 251$/m);
  const seats = async () =>
    (await person.ask('GET', `/api/tables/${sound}`)).body.seats as { away: object | null }[];
  await expect.poll(async () => (await seats()).some(({ away }) => away !== null)).toBe(true);

  expect(await person.ask('GET', `/api/tables/${broken}`)).toMatchObject({
    status: 409,
    body: { error: 'frozen', detail: 'unreadable' },
  });
  const line = await person.live();
  line.send({ type: 'subscribe', table: broken });
  expect(await line.next(({ type }) => type === 'error')).toMatchObject({ code: 'frozen', table: broken });
  line.close();

  // Its people can still change their name, and go.
  expect((await person.ask('PATCH', '/api/me', { name: 'Anna' })).status).toBe(200);
  expect((await person.ask('DELETE', '/api/me')).status).toBe(200);
  expect((await person.ask('GET', '/api/me')).status).toBe(401);
  await server.close();
  folder.remove();
});
