import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Rng, xoshiro } from '@comptoir/kit';
import { openPostgres } from '../../storage/postgres.ts';
import { compareAcknowledged } from '../acknowledged.ts';
import { distinct, type Fault, keepJournals } from '../faults.ts';
import { Pairs } from '../pairs.ts';
import { PATIENCE } from '../patience.ts';
import type { TestPostgres } from '../postgres.ts';
import { type ServerProcess, startServer } from '../process.ts';

export interface NodesRun {
  readonly file: string;
  readonly minutes: number;
  readonly tables: number;
  readonly nodes: number;
  /** Milliseconds before each answer. */
  readonly pause: number;
  readonly seed: number;
}

export interface NodesFigures {
  readonly acked: number;
  readonly tables: number;
  /** How often somebody changed to another node. */
  readonly hops: number;
  /** How often each thing broke. */
  readonly mishaps: Readonly<Record<string, number>>;
}

/** Milliseconds between two looks at what should break next. */
const BEAT = 2_000;

/**
 * Pairs play through several nodes on one Postgres and change between them, while nodes and connections break. A game that is
 * over is compared with what its players were told; the first fault ends the run.
 */
export async function nodesRun(
  { file, minutes, tables, nodes, pause, seed }: NodesRun,
  postgres: TestPostgres,
  progress: (figures: NodesFigures) => void,
): Promise<
  NodesFigures & { readonly moves: number; readonly faults: Fault[]; readonly journals: readonly string[] }
> {
  const rng = xoshiro(seed);
  const env = { DATABASE_URL: postgres.url, COMPTOIR_LOG: 'error', COMPTOIR_BOTS: 'inline' };
  const start = () => startServer(file, env);
  const alive: ServerProcess[] = await Promise.all(Array.from({ length: nodes }, start));
  const pairs = new Pairs(rng, () => pick(rng, alive).url, pause);

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
  let hops = 0;
  const figures = (): NodesFigures => ({ acked: pairs.acked, tables: pairs.tables, hops, mishaps: broken });

  const compared = new Set<string>();
  /** What is wrong at tables whose game has ended since the last look. */
  const wrongAtEnds = async (): Promise<Fault[]> => {
    const ended = pairs.players.filter(({ isOver, table }) => isOver && !compared.has(table));
    // Both have to have heard of the end.
    const whole = ended.filter(({ table }) => ended.filter((other) => other.table === table).length === 2);
    if (whole.length === 0) return [];
    const store = await openPostgres(postgres.url);
    try {
      const { faults } = await compareAcknowledged(store, whole);
      for (const { table } of whole) compared.add(table);
      return faults;
    } finally {
      await store.close();
    }
  };

  const end = performance.now() + minutes * 60_000;
  let latest = { acked: 0, at: performance.now() };
  let wrong: Fault[] = [];
  while (performance.now() < end && wrong.length === 0) {
    // A node that has just been broken refuses; the next look asks again.
    if (pairs.playing.length < tables * 2) await pairs.fill(tables).catch(() => {});
    pick(rng, pairs.players).hop();
    hops += 1;
    const [name, strike] = pick(rng, Object.entries(mishaps));
    // Most of the time people only change between nodes.
    if (below(rng, 8) === 0) {
      await strike();
      broken[name] = (broken[name] ?? 0) + 1;
    }
    await sleep(BEAT);
    const { acked } = figures();
    if (acked > latest.acked) latest = { acked, at: performance.now() };
    const isStill = performance.now() - latest.at > PATIENCE;
    wrong = isStill
      ? [{ table: null, text: `no move for ${PATIENCE / 1000} seconds` }]
      : [...pairs.faults(), ...(await wrongAtEnds())];
    progress(figures());
  }
  await pairs.stop();
  await Promise.all(alive.map((server) => server.kill('SIGTERM')));
  const store = await openPostgres(postgres.url);
  const { moves, faults } = await compareAcknowledged(store, pairs.players);
  const all = distinct([...wrong, ...faults]);
  const journals = await keepJournals(store, `nodes-${seed}`, all);
  await store.close();
  return { ...figures(), moves, faults: all, journals };
}

const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;
