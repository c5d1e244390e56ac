import type { Kysely } from 'kysely';
import { retiring } from './retiring.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

type SweepStore = Pick<Store, 'seqs' | 'due' | 'botsWaiting' | 'stuckBots' | 'retire' | 'expire'>;

/** What a server looks for again and again: tables behind, due, waiting for a bot, or no longer kept. */
export const sweepStore = (db: Kysely<Schema>): SweepStore => ({
  async seqs(tables) {
    if (tables.length === 0) return new Map();
    const rows = await db.selectFrom('tables').select(['id', 'seq']).where('id', 'in', tables).execute();
    return new Map(rows.map((row) => [row.id, row.seq]));
  },
  async due(now, limit, after = '') {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('deadline', '<=', now)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  async botsWaiting(now, limit, after = '') {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('bot_waits', '=', 1)
      .where('lease_until', '<=', now)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  async stuckBots(before, limit) {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('bot_waits', '=', 1)
      .where('status', '=', 'playing')
      .where('updated_at', '<', before)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  retire: retiring(db),
  async expire(before) {
    const gone = await db
      .deleteFrom('tables')
      .where('status', '=', 'waiting')
      .where('updated_at', '<', before)
      .returning('id')
      .execute();
    return gone.map(({ id }) => id);
  },
});
