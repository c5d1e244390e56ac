import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { botPool, inlineBots } from './bots/pool.ts';
import { DEFAULTS, type ServerOptions } from './config.ts';
import { Duties } from './duties.ts';
import { GAMES, type TableGame } from './games.ts';
import { Heartbeat } from './heartbeat.ts';
import { buildApp } from './http/app.ts';
import type { Context } from './http/context.ts';
import { pageVersion } from './http/static.ts';
import { lineOf } from './http/talk.ts';
import { live } from './live/socket.ts';
import { Metrics } from './metrics.ts';
import { diskLeft, whyNotReady } from './readiness.ts';
import { retire } from './retention.ts';
import type { Store } from './storage/store.ts';
import { text } from './table/frames.ts';
import { Tables } from './tables.ts';

export interface Running {
  readonly url: string;
  readonly port: number;
  /** Says that it wants nobody new and serves those who are there, for as long as it is set to. */
  drain(): Promise<void>;
  /** Finishes what is under way, tells the clients, hands over and closes. */
  close(): Promise<void>;
}

export interface ServeOptions extends Partial<Omit<ServerOptions, 'limits'>> {
  readonly limits?: Partial<ServerOptions['limits']>;
  /** Other games than those of this server, for tests. */
  readonly games?: ReadonlyMap<string, TableGame>;
  readonly now?: () => number;
  /** Milliseconds without any node that count as an outage. */
  readonly silence?: number;
}

const BEAT = 1_000;
const SWEEP = 1_000;
const POLL = 2_000;
const WATCH = 10_000;
const EVICT = 10_000;
const ANNOUNCE = 10_000;
const EXPIRE = 3_600_000;
const SESSIONS = 5_000;
const RETIRE = 10_000;
const DAY = 86_400_000;
const STOP = 10_000;

/** Starts the server; resolves when it can be reached. */
export async function serve(given: ServeOptions = {}): Promise<Running> {
  const { games = GAMES, now = Date.now, silence, limits, ...rest } = given;
  const options: ServerOptions = { ...DEFAULTS, ...rest, limits: { ...DEFAULTS.limits, ...limits } };
  const node = randomUUID();
  const metrics = new Metrics();
  const store = timed(await openStore(options), metrics);
  const sockets = live();
  let phase: 'open' | 'draining' | 'stopping' = 'open';

  const folder = options.databaseUrl === null ? options.data : null;
  const heartbeat = await Heartbeat.start(store, node, now, silence);
  const pool = options.bots === 'workers' ? botPool() : inlineBots();
  const tables = new Tables({
    store,
    node,
    games,
    think: pool.think,
    advise: pool.advise,
    botPause: options.botPause,
    botBudget: options.botBudget,
    now,
    outages: () => heartbeat.outages(),
    awake: () => heartbeat.awake(),
    failed: (what, table, error) =>
      app.log.error({ what, table: table.slice(0, 4), err: error }, 'a table failed'),
    counted: (what) => metrics.tableEvents.inc({ what }),
  });
  const context: Context = {
    options,
    store,
    tables,
    games,
    metrics,
    now,
    page: pageVersion(options.web),
    sessionsSince: () => now() - options.sessionDays * DAY,
    async endSessions(sessions) {
      sockets.hangUp(sessions);
      await store.tellEnded(sessions);
    },
    failed: (what, error) => app.log.error({ what, err: error }, 'a defect'),
    isOpen: () => phase !== 'stopping',
    whyNotReady: () => whyNotReady({ store, heartbeat, folder, isOpen: () => phase === 'open' }),
  };
  const app = await buildApp(context, (on, of) => sockets.add(on, of));
  addGauges();

  store.listen((news) => {
    if (news.kind === 'ended') sockets.hangUp(news.sessions);
    else tables.hear(news, (table, id) => void tellChat(context, table, id));
  });
  /** What nobody told: sessions that grew old, or ended at another node while this one heard nothing. */
  const endOldSessions = async () => {
    const { sessions } = sockets;
    for (let at = 0; at < sessions.length; at += 500)
      sockets.hangUp(await store.endedSessions(sessions.slice(at, at + 500), context.sessionsSince()));
  };

  let expiredAt = 0;
  const expire = async () => {
    if (now() - expiredAt < EXPIRE) return;
    await tables.expire(now() - options.expireDays * DAY);
    expiredAt = now();
  };
  const duties = new Duties((what, error) => {
    metrics.dutyFailures.inc({ what });
    app.log.warn({ what, reason: error instanceof Error ? error.name : 'unknown' }, 'will try again');
  });
  duties.every(BEAT, 'heartbeat', () => heartbeat.beat());
  duties.every(SWEEP, 'sweep', () => tables.sweep());
  duties.every(WATCH, 'watch', () => tables.watch());
  duties.every(EVICT, 'evict', () => tables.evict());
  duties.every(SWEEP, 'expire', expire);
  duties.every(SESSIONS, 'sessions', endOldSessions);
  duties.every(RETIRE, 'retire', async () => tables.forget(await retire(store, options, now())));
  if (store.kind === 'postgres') {
    duties.every(POLL, 'poll', () => tables.poll());
    duties.every(ANNOUNCE, 'announce', () => tables.announce());
  }

  // Those that are not live are short; beyond this nobody is served at all.
  app.server.maxConnections = 2 * options.limits.connections;
  const url = await app.listen({ host: options.host, port: options.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;

  async function stop(): Promise<void> {
    phase = 'stopping';
    await duties.stop();
    await tables.close();
    sockets.close('stopping');
    await app.close();
    await pool.close();
    await store.leave(node).catch(() => {});
    await store.close();
  }

  function addGauges(): void {
    metrics.gauge('comptoir_tables_loaded', 'Tables in memory', () => tables.size);
    metrics.gauge(
      'comptoir_tables_stuck',
      'Tables whose robot has been awaited too long',
      () => tables.stuck,
    );
    metrics.gauge('comptoir_tables_frozen', 'Tables that this node cannot play', () => tables.frozen);
    metrics.gauge(
      'comptoir_thoughts_waiting',
      'Thoughts of robots that wait for a worker',
      () => pool.waiting,
    );
    metrics.gauge('comptoir_connections', 'Live connections', () => sockets.size);
    metrics.gauge('comptoir_disk_left_bytes', 'Room for the embedded database', () => diskLeft(folder));
  }

  let stopping: Promise<void> | null = null;
  return {
    url,
    port,
    async drain() {
      if (phase === 'open') phase = 'draining';
      await sleep(options.drainSeconds * 1000, undefined, { ref: false });
    },
    close() {
      stopping ??= Promise.race([stop(), new Promise<void>((resolve) => setTimeout(resolve, STOP).unref())]);
      return stopping;
    },
  };
}

/** Of the two databases the one in use is loaded. */
async function openStore({ databaseUrl, data, commits }: ServerOptions): Promise<Store> {
  if (databaseUrl === null) return (await import('./storage/sqlite.ts')).openSqlite(data, commits);
  return (await import('./storage/postgres.ts')).openPostgres(databaseUrl);
}

/** The same store, with the time of every row in the metrics. */
const timed = (store: Store, { commits }: Metrics): Store => ({
  ...store,
  async append(append) {
    const end = commits.startTimer();
    try {
      return await store.append(append);
    } finally {
      end();
    }
  },
});

/** A line of chat that another node (or this one) stored in Postgres. */
async function tellChat({ store, tables }: Context, table: string, id: number): Promise<void> {
  try {
    const [line] = await store.chat(table, id - 1, 1);
    const actor = await tables.get(table);
    if (line && actor) actor.audience.tell(text({ type: 'chat', table, line: lineOf(line) }));
  } catch {
    // Whoever reads the chat again will find it.
  }
}
