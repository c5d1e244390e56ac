import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Kept } from './store.ts';

const ENDED = ['over', 'abandoned', 'stopped'];

/** Removes old things a few at a time; each kind finds its own by an index, oldest first. */
export function retiring(
  db: Kysely<Schema>,
): (what: Kept, before: number, limit: number) => Promise<string[]> {
  /** Journals of games that ended before this have gone already. */
  let journalsGone = 0;

  async function journals(before: number, limit: number): Promise<string[]> {
    const found = await db
      .selectFrom('tables')
      .select(['id', 'updated_at'])
      .where('status', 'in', ENDED)
      .where('updated_at', '<', before)
      .where('updated_at', '>=', journalsGone)
      .orderBy('updated_at')
      .limit(limit)
      .execute();
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return [];
    await db.deleteFrom('journal').where('table_id', 'in', ids).execute();
    await db.deleteFrom('bases').where('table_id', 'in', ids).execute();
    const last = found.at(-1)?.updated_at ?? 0;
    // Several may have ended in one millisecond: they are looked at once more, unless that is all there is.
    journalsGone = last === journalsGone ? last + 1 : last;
    return ids;
  }

  async function sessions(before: number, limit: number): Promise<string[]> {
    const old = db.selectFrom('sessions').select('hash').where('seen_at', '<', before).limit(limit);
    const gone = await db.deleteFrom('sessions').where('hash', 'in', old).returning('hash').execute();
    return gone.map(({ hash }) => hash);
  }

  async function talk(before: number, limit: number): Promise<string[]> {
    const old = db.selectFrom('chat').select('id').where('at', '<', before).orderBy('at').limit(limit);
    const gone = await db.deleteFrom('chat').where('id', 'in', old).returning('id').execute();
    return gone.map(({ id }) => String(id));
  }

  async function games(before: number, limit: number): Promise<string[]> {
    const old = db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ENDED)
      .where('updated_at', '<', before)
      .orderBy('updated_at')
      .limit(limit);
    const gone = await db.deleteFrom('tables').where('id', 'in', old).returning('id').execute();
    return gone.map(({ id }) => id);
  }

  async function people(before: number, limit: number): Promise<string[]> {
    const old = db
      .selectFrom('people')
      .select('people.id')
      .where('created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('hash')
              .whereRef('sessions.person', '=', 'people.id')
              .where('seen_at', '>=', before),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seats').select('seat').whereRef('seats.person', '=', 'people.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tables').select('id').whereRef('tables.owner', '=', 'people.id'))),
      )
      .limit(limit);
    const gone = await db.deleteFrom('people').where('id', 'in', old).returning('id').execute();
    const ids = gone.map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom('chat').where('person', 'in', ids).execute();
    return ids;
  }

  const kinds = { sessions, talk, journals, games, people };
  return (what, before, limit) => kinds[what](before, limit);
}
