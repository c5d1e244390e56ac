import { setTimeout as sleep } from 'node:timers/promises';
import { below, xoshiro } from '@comptoir/kit';
import type { Told } from '../notices/message.ts';
import type { Store } from '../storage/store.ts';
import { compareAcknowledged } from './acknowledged.ts';
import { Guest } from './client.ts';
import { startedTable } from './play.ts';
import { Player } from './player.ts';
import { type ServerProcess, startServer } from './process.ts';
import { type Posted, postBox } from './push-service.ts';

export interface CrashRun {
  readonly kills: number;
  readonly moves: number;
  readonly acked: number;
  /** Messages that reached their persons, who are told of every turn. */
  readonly messages: number;
  readonly faults: readonly string[];
}

/** Kills a server under load again and again, then compares what was acknowledged with what is stored. */
export async function crashRun(
  {
    file,
    env,
    kills,
    tables,
    seed,
    minutes = Number.POSITIVE_INFINITY,
    bury = () => {},
  }: {
    file: string;
    env: Record<string, string>;
    kills: number;
    tables: number;
    seed: number;
    minutes?: number;
    /** Release what a killed server held at once. It would expire by itself, but waiting takes long. */
    bury?: () => void;
  },
  openStore: () => Promise<Store>,
  progress: (done: number) => void = () => {},
): Promise<CrashRun> {
  const rng = xoshiro(seed);
  const posts = await postBox();
  // Everybody is told of every turn at once: messages leave while the server is killed.
  const told = { ...env, COMPTOIR_OUTWARD: 'any', COMPTOIR_NOTICE_PAUSE_MS: '0' };
  let server: ServerProcess = await startServer(file, told);
  const url = () => server.url;
  const players: Player[] = [];
  const acked = () => players.reduce((sum, player) => sum + player.acked.size, 0);
  const pair = async () => {
    const guests = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')] as const;
    for (const guest of guests)
      await guest.ask('POST', '/api/me/notices/channels', {
        kind: 'webhook',
        url: `${posts.url}/${guest.id}`,
      });
    return { guests, table: await startedTable(...guests) };
  };
  const seat = async () => {
    const { guests, table } = await pair();
    for (const guest of guests) {
      const player = new Player(guest, table, `${guest.id}`.slice(0, 8), below(rng, 1_000_000), url);
      players.push(player);
      void player.run();
    }
  };
  /** Tables whose game is over are followed by others. */
  const fill = async () => {
    while (players.filter(({ isOver }) => !isOver).length < tables * 2) await seat();
  };
  const end = performance.now() + minutes * 60_000;
  let killed = 0;
  while (killed < kills && performance.now() < end) {
    await fill();
    // Under load: wait for this many moves after everyone is back, and then a little longer.
    await until(() => acked(), acked() + 1 + below(rng, 12));
    // Those who play answer before a message can leave. Whoever is awaited and never comes is told.
    const before = posts.all.length;
    await pair();
    await until(() => posts.all.length, before + 1);
    await sleep(below(rng, 30));
    await server.kill('SIGKILL');
    bury();
    server = await startServer(file, told);
    killed += 1;
    progress(killed);
  }
  await fill();
  await until(() => acked(), acked() + 5);
  for (const player of players) player.stop();
  await server.kill('SIGTERM');

  posts.close();

  const store = await openStore();
  const { moves, faults } = await compareAcknowledged(store, players);
  await store.close();
  return {
    kills: killed,
    moves,
    acked: acked(),
    messages: posts.all.length,
    faults: [...faults, ...toldTwice(posts.all)],
  };
}

/** Turns of which somebody was told more than once. */
function toldTwice(posts: readonly Posted[]): string[] {
  const seen = new Set<string>();
  return posts.flatMap(({ path, body }) => {
    const { tables } = JSON.parse(body.toString()) as { tables: readonly Told[] };
    return tables.flatMap(({ table, kind, number }) => {
      const name = `${path} ${table} ${number} ${kind}`;
      const isAgain = seen.has(name);
      seen.add(name);
      return isAgain ? [`told twice: ${name}`] : [];
    });
  });
}

/** Waits for a number of moves; a load that has come to an end is not waited for. */
async function until(count: () => number, wanted: number): Promise<void> {
  const limit = performance.now() + 20_000;
  while (count() < wanted && performance.now() < limit) await sleep(5);
}
