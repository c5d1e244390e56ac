import { randomUUID } from 'node:crypto';
import { botPool, inlineBots } from './bots/pool.ts';
import { DEFAULTS, type ServerOptions } from './config.ts';
import { GAMES, type TableGame } from './games.ts';
import { Heartbeat } from './heartbeat.ts';
import { buildApp } from './http/app.ts';
import type { Context } from './http/context.ts';
import { pageVersion } from './http/static.ts';
import { lineOf } from './http/talk.ts';
import { live } from './live/socket.ts';
import { Metrics } from './metrics.ts';
import { whyNotReady } from './readiness.ts';
import type { Store } from './storage/store.ts';
import { text } from './table/frames.ts';
import { Tables } from './tables.ts';

export interface Running {
  readonly url: string;
  readonly port: number;
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
const DAY = 86_400_000;
const STOP = 10_000;

/** Starts the server; resolves when it can be reached. */
export async function serve(given: ServeOptions = {}): Promise<Running> {
  const { games = GAMES, now = Date.now, silence, limits, ...rest } = given;
  const options: ServerOptions = { ...DEFAULTS, ...rest, limits: { ...DEFAULTS.limits, ...limits } };
  const store = await openStore(options);
  const node = randomUUID();
  const metrics = new Metrics();
  const sockets = live();
  let isOpen = true;

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
    counted: (what) => metrics.count('comptoir_table_events_total', { what }),
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
    isOpen: () => isOpen,
    whyNotReady: () => whyNotReady({ store, heartbeat, folder, isOpen: () => isOpen }),
  };
  const app = await buildApp(context, (on, of) => sockets.add(on, of));
  metrics.gauge('comptoir_tables_loaded', () => tables.size);
  metrics.gauge('comptoir_thoughts_waiting', () => pool.waiting);
  metrics.gauge('comptoir_tables_stuck', () => tables.stuck);
  metrics.gauge('comptoir_tables_frozen', () => tables.frozen);
  metrics.gauge('comptoir_connections', () => sockets.size);
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());

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

  /** Work that comes back; a failure is told and tried again at the next turn. */
  const every = (pause: number, what: string, work: () => Promise<unknown> | void): (() => Promise<void>) => {
    let running: Promise<unknown> = Promise.resolve();
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      running = Promise.resolve()
        .then(work)
        .catch((error: unknown) =>
          app.log.warn({ what, reason: error instanceof Error ? error.name : 'unknown' }, 'will try again'),
        )
        .finally(() => {
          isBusy = false;
        });
    }, pause);
    return async () => {
      clearInterval(timer);
      await running;
    };
  };
  let expiredAt = 0;
  const expire = async () => {
    if (now() - expiredAt < EXPIRE) return;
    await tables.expire(now() - options.expireDays * DAY);
    expiredAt = now();
  };
  const stops = [
    every(BEAT, 'heartbeat', () => heartbeat.beat()),
    every(SWEEP, 'sweep', () => tables.sweep()),
    every(WATCH, 'watch', () => tables.watch()),
    every(EVICT, 'evict', () => tables.evict()),
    every(SWEEP, 'expire', expire),
    every(SESSIONS, 'sessions', endOldSessions),
    ...(store.kind === 'postgres'
      ? [every(POLL, 'poll', () => tables.poll()), every(ANNOUNCE, 'announce', () => tables.announce())]
      : []),
  ];

  // Those that are not live are short; beyond this nobody is served at all.
  app.server.maxConnections = 2 * options.limits.connections;
  const url = await app.listen({ host: options.host, port: options.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;

  async function stop(): Promise<void> {
    isOpen = false;
    await Promise.all(stops.map((end) => end()));
    await tables.close();
    sockets.close('stopping');
    await app.close();
    await pool.close();
    await store.leave(node).catch(() => {});
    await store.close();
  }

  let stopping: Promise<void> | null = null;
  return {
    url,
    port,
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

/** A line of chat that another node (or this one) stored in Postgres. */
async function tellChat({ store, tables }: Context, table: string, id: number): Promise<void> {
  try {
    const [line] = await store.chat(table, id - 1, 1);
    const actor = await tables.get(table);
    if (line && actor) actor.tell(text({ type: 'chat', table, line: lineOf(line) }));
  } catch {
    // Whoever reads the chat again will find it.
  }
}
