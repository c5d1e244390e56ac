import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Rng, xoshiro } from '@comptoir/kit';
import { openPostgres } from '../../storage/postgres.ts';
import { compareAcknowledged } from '../acknowledged.ts';
import { Guest } from '../client.ts';
import { startedTable } from '../play.ts';
import { Player } from '../player.ts';
import type { TestPostgres } from '../postgres.ts';
import { type ServerProcess, startServer } from '../process.ts';

export interface NodesRun {
  readonly file: string;
  readonly minutes: number;
  readonly tables: number;
  readonly nodes: number;
  readonly seed: number;
}

export interface NodesFigures {
  readonly acked: number;
  readonly tables: number;
  /** How often each thing broke. */
  readonly mishaps: Readonly<Record<string, number>>;
}

/** Milliseconds between two looks at what should break next. */
const BEAT = 2_000;
/** Without an acknowledgement for this long, the load counts as stuck. */
const STILL = 120_000;

/** Pairs play through several nodes on one Postgres and change between them, while nodes and connections break. */
export async function nodesRun(
  { file, minutes, tables, nodes, seed }: NodesRun,
  postgres: TestPostgres,
  progress: (figures: NodesFigures) => void,
): Promise<NodesFigures & { readonly moves: number; readonly faults: readonly string[] }> {
  const rng = xoshiro(seed);
  const env = { DATABASE_URL: postgres.url, COMPTOIR_LOG: 'error' };
  const start = () => startServer(file, env);
  const alive: ServerProcess[] = await Promise.all(Array.from({ length: nodes }, start));
  const players: Player[] = [];
  const anyUrl = () => pick(rng, alive).url;

  const seat = async () => {
    const [ana, bob] = [await Guest.come(anyUrl(), 'Ana'), await Guest.come(anyUrl(), 'Bob')];
    const table = await startedTable(ana, bob);
    for (const guest of [ana, bob]) {
      const player = new Player(guest, table, guest.id.slice(0, 8), below(rng, 1_000_000), anyUrl);
      players.push(player);
      void player.run();
    }
  };
  const replace = async (signal: NodeJS.Signals) => {
    const [gone] = alive.splice(below(rng, alive.length), 1);
    await gone?.kill(signal);
    alive.push(await start());
  };
  const mishaps: Readonly<Record<string, () => Promise<void> | void>> = {
    killed: () => replace('SIGKILL'),
    stopped: () => replace('SIGTERM'),
    cut: () =>
      void postgres.sql(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      ),
    restarted: () => {
      postgres.stop('fast');
      postgres.start();
    },
  };
  const broken: Record<string, number> = Object.fromEntries(Object.keys(mishaps).map((name) => [name, 0]));
  const figures = (): NodesFigures => ({
    acked: players.reduce((sum, { acked }) => sum + acked.size, 0),
    tables: new Set(players.map(({ table }) => table)).size,
    mishaps: broken,
  });

  const end = performance.now() + minutes * 60_000;
  let latest = { acked: 0, at: performance.now() };
  let isStill = false;
  while (performance.now() < end && !isStill) {
    const playing = players.filter(({ isOver }) => !isOver);
    // A node that has just been broken refuses; the next look asks again.
    if (playing.length < tables * 2) await seat().catch(() => {});
    else {
      pick(rng, playing).hop();
      const [name, strike] = pick(rng, Object.entries(mishaps));
      // Most of the time people only change between nodes.
      if (below(rng, 8) === 0) {
        await strike();
        broken[name] = (broken[name] ?? 0) + 1;
      }
      await sleep(BEAT);
    }
    const { acked } = figures();
    if (acked > latest.acked) latest = { acked, at: performance.now() };
    isStill = performance.now() - latest.at > STILL;
    progress(figures());
  }
  for (const player of players) player.stop();
  await Promise.all(alive.map((server) => server.kill('SIGTERM')));
  const store = await openPostgres(postgres.url);
  const { moves, faults } = await compareAcknowledged(store, players);
  await store.close();
  if (isStill) faults.push(`nothing was acknowledged for ${STILL / 1000} seconds`);
  return { ...figures(), moves, faults };
}

const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;
