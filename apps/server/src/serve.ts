import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { botPool, inlineBots } from './bots/pool.ts';
import { DEFAULTS, type ServerOptions } from './config.ts';
import { GAMES, type TableGame } from './games.ts';
import { addGauges } from './gauges.ts';
import { Heartbeat } from './heartbeat.ts';
import { buildApp } from './http/app.ts';
import type { Context } from './http/context.ts';
import { pageVersion } from './http/static.ts';
import { tellChat } from './http/talk.ts';
import { live } from './live/socket.ts';
import { Metrics } from './metrics.ts';
import { Postman } from './notices/postman.ts';
import { whyNotReady } from './readiness.ts';
import { Rooms } from './rooms.ts';
import { openStore } from './storage/open.ts';
import { Leisure } from './table/leisure.ts';
import { Tables } from './tables.ts';
import { DAY, upkeep } from './upkeep.ts';

export interface Running {
  readonly url: string;
  readonly port: number;
  /** Takes no new clients and serves the present ones, for as long as configured. */
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

const STOP = 10_000;

/** Starts the server; resolves when it can be reached. */
export async function serve(given: ServeOptions = {}): Promise<Running> {
  const { games = GAMES, now = Date.now, silence, limits, ...rest } = given;
  const options: ServerOptions = { ...DEFAULTS, ...rest, limits: { ...DEFAULTS.limits, ...limits } };
  const node = randomUUID();
  const metrics = new Metrics();
  const store = await openStore(options, metrics);
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
    leisure: new Leisure(),
    botPause: options.botPause,
    botBudget: options.botBudget,
    noticePause: options.noticePause,
    now,
    outages: () => heartbeat.outages(),
    awake: () => heartbeat.awake(),
    failed: (what, table, error) =>
      app.log.error({ what, table: table.slice(0, 4), err: error }, 'a table failed'),
    counted: (what) => metrics.tableEvents(what),
  });
  const rooms = new Rooms({ store, node, now });
  const postman = await Postman.start({
    store,
    node,
    options,
    now,
    counted: (what) => metrics.notices(what),
  });
  const context: Context = {
    options,
    store,
    tables,
    rooms,
    games,
    metrics,
    postman,
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
  addGauges(context, sockets, pool, folder);

  store.listen((news) => {
    if (news.kind === 'ended') sockets.hangUp(news.sessions);
    else if (news.kind === 'room') void rooms.look(news.room).catch(() => {});
    else tables.hear(news, (table, id) => void tellChat(context, table, id));
    if (news.kind === 'gap') void rooms.lookAtAll().catch(() => {});
  });
  const duties = upkeep(context, heartbeat, sockets, (what, reason) =>
    app.log.warn({ what, reason }, 'will try again'),
  );

  // Other connections are short. Beyond this number nobody is served at all.
  app.server.maxConnections = 2 * options.limits.connections;
  const url = await app.listen({ host: options.host, port: options.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;

  async function stop(): Promise<void> {
    phase = 'stopping';
    await duties.stop();
    await postman.close();
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
