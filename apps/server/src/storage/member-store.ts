import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { PasskeyRow, Store } from './store.ts';

type MemberStore = Pick<
  Store,
  | 'profileOf'
  | 'changeProfile'
  | 'addPasskey'
  | 'passkey'
  | 'passkeysOf'
  | 'usePasskey'
  | 'dropPasskey'
  | 'putChallenge'
  | 'takeChallenge'
  | 'setRecovery'
  | 'personOfRecovery'
>;

const NOTHING = { figure: null, colour: null, language: null, hasRecovery: false };

/** What makes a guest a member: a look, keys that bring them in from anywhere, and a link for when all are lost. */
export const memberStore = (db: Kysely<Schema>): MemberStore => ({
  async profileOf(person) {
    const found = await db
      .selectFrom('people')
      .select(['figure', 'colour', 'language', 'recovery'])
      .where('id', '=', person)
      .executeTakeFirst();
    if (!found) return NOTHING;
    const { recovery, ...profile } = found;
    return { ...profile, hasRecovery: recovery !== null };
  },
  async changeProfile(person, profile) {
    if (Object.keys(profile).length === 0) return;
    await db.updateTable('people').set(profile).where('id', '=', person).execute();
  },
  async addPasskey({ id, person, name, publicKey, counter, transports, createdAt, usedAt }) {
    const added = await db
      .insertInto('passkeys')
      .values({
        id,
        person,
        name,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
        created_at: createdAt,
        used_at: usedAt,
      })
      .onConflict((found) => found.doNothing())
      .returning('id')
      .execute();
    return added.length > 0;
  },
  async passkey(id) {
    const found = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return found ? passkeyRow(found) : null;
  },
  async passkeysOf(person) {
    const found = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .execute();
    return found.map(passkeyRow);
  },
  async usePasskey(id, counter, now) {
    await db.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute();
  },
  async dropPasskey(person, id) {
    const gone = await db
      .deleteFrom('passkeys')
      .where('person', '=', person)
      .where('id', '=', id)
      .returning('id')
      .execute();
    return gone.length > 0;
  },
  async putChallenge(hash, person, now, expiresAt) {
    // Challenges that were never answered are removed when the next one is made.
    await db.deleteFrom('challenges').where('expires_at', '<', now).execute();
    await db.insertInto('challenges').values({ hash, person, expires_at: expiresAt }).execute();
  },
  async takeChallenge(hash, person, now) {
    const taken = await db
      .deleteFrom('challenges')
      .where('hash', '=', hash)
      .returningAll()
      .executeTakeFirst();
    return taken !== undefined && taken.expires_at > now && taken.person === person;
  },
  async setRecovery(person, recovery) {
    await db.updateTable('people').set({ recovery }).where('id', '=', person).execute();
  },
  async personOfRecovery(recovery) {
    const found = await db
      .selectFrom('people')
      .select('id')
      .where('recovery', '=', recovery)
      .executeTakeFirst();
    return found?.id ?? null;
  },
});

const passkeyRow = (row: Schema['passkeys']): PasskeyRow => ({
  id: row.id,
  person: row.person,
  name: row.name,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  createdAt: row.created_at,
  usedAt: row.used_at,
});
