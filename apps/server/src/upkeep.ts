import { archive } from './archive.ts';
import type { ServerOptions } from './config.ts';
import { Duties } from './duties.ts';
import type { Heartbeat } from './heartbeat.ts';
import { retentionOf } from './house.ts';
import type { Context } from './http/context.ts';
import { forgetNames } from './http/forget.ts';
import type { Live } from './live/socket.ts';
import { fillMatches } from './match.ts';
import { rateSome } from './ratings/rating.ts';
import { retire } from './retention.ts';
import { countSome } from './statistics/count.ts';
import { organise } from './tournaments/organiser.ts';

const BEAT = 1_000;
const SWEEP = 1_000;
const POLL = 2_000;
const WATCH = 10_000;
const EVICT = 10_000;
const ANNOUNCE = 10_000;
const EXPIRE = 3_600_000;
const SESSIONS = 5_000;
const ROOMS = 5_000;
const RETIRE = 10_000;
const NOTICES = 1_000;
const DELIVERIES = 600_000;
/** How long a sent message is remembered, so that it is not sent twice. */
const DELIVERIES_KEPT = 30;
export const DAY = 86_400_000;
/** How many sessions are looked up at a time. */
const PAGE = 500;

/** What a running server repeats. A duty that fails is reported to the operator and tried again at its next turn. */
export function upkeep(
  { options, store, tables, rooms, games, metrics, postman, now, sessionsSince }: Context,
  heartbeat: Heartbeat,
  sockets: Live,
  warn: (what: string, reason: string) => void,
): Duties {
  const duties = new Duties((what, error) => {
    metrics.dutyFailures(what);
    warn(what, error instanceof Error ? error.name : 'unknown');
  });
  duties.every(BEAT, 'heartbeat', () => heartbeat.beat());
  duties.every(SWEEP, 'sweep', () => tables.sweep());
  duties.every(WATCH, 'watch', () => tables.watch());
  duties.every(EVICT, 'evict', () => tables.evict());
  duties.every(SWEEP, 'expire', expiry(options, tables, now));
  /** Sessions that expired, or that ended at another node while this one got no notification. */
  duties.every(SESSIONS, 'sessions', async () => {
    const { sessions } = sockets;
    for (let at = 0; at < sessions.length; at += PAGE)
      sockets.hangUp(await store.endedSessions(sessions.slice(at, at + PAGE), sessionsSince()));
  });
  duties.every(ROOMS, 'rooms', () => rooms.round());
  duties.every(SWEEP, 'archive', () => archive(store, games));
  duties.every(SWEEP, 'statistics', () => countSome(store, games));
  duties.every(SWEEP, 'ratings', () => rateSome(store));
  duties.every(SWEEP, 'forgotten', () => forgetNames({ store, tables }));
  duties.every(RETIRE, 'retire', async () =>
    tables.forget(await retire(store, await retentionOf(store, options), now())),
  );
  duties.every(SWEEP, 'matches', () => fillMatches({ store, tables, now }));
  duties.every(SWEEP, 'tournaments', () => organise({ store, tables, games, now }));
  duties.every(NOTICES, 'notices', () => postman.round());
  duties.every(DELIVERIES, 'deliveries', () => store.retireDeliveries(now() - DELIVERIES_KEPT * DAY));
  if (store.kind === 'postgres') {
    duties.every(POLL, 'poll', () => tables.poll());
    duties.every(POLL, 'older notices', () => store.adoptNotices());
    duties.every(ANNOUNCE, 'announce', () => tables.announce());
  }
  return duties;
}

/** Once an hour; one that failed is tried again at its next turn. */
function expiry(
  { expireDays }: ServerOptions,
  tables: Context['tables'],
  now: () => number,
): () => Promise<void> {
  let expiredAt = 0;
  return async () => {
    if (now() - expiredAt < EXPIRE) return;
    await tables.expire(now() - expireDays * DAY);
    expiredAt = now();
  };
}
