import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { InRoom, RoomRow, RoomStore } from './rooms.ts';
import type { Schema } from './schema.ts';
import { type Begin, transaction } from './transaction.ts';

/**
 * Boards that several look at. Who may change what is part of each statement, so that of two nodes one wins. `told` lets
 * the other nodes know.
 */
export const roomStore = (
  db: Kysely<Schema>,
  begin: Begin,
  told: (room: string) => Promise<void>,
): RoomStore => ({
  createRoom: ({ createdAt, ...room }, { ofAll, ofOwner }) =>
    transaction(db, begin, async (tx) => {
      const { all, own } = await tx
        .selectFrom('rooms')
        .select(({ fn, eb }) => [
          fn.countAll<number>().as('all'),
          fn.count<number>(eb.case().when('owner', '=', room.owner).then(1).end()).as('own'),
        ])
        .executeTakeFirstOrThrow();
      if (Number(all) >= ofAll || Number(own) >= ofOwner) return false;
      await tx
        .insertInto('rooms')
        .values({ ...room, version: 1, created_at: createdAt, updated_at: createdAt })
        .execute();
      return true;
    }),
  async room(id) {
    const row = await db.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const { created_at, updated_at: _, ...rest } = row;
    return { ...rest, createdAt: created_at } satisfies RoomRow;
  },
  async roomOfWords(words) {
    const row = await db.selectFrom('rooms').select('id').where('words', '=', words).executeTakeFirst();
    return row?.id ?? null;
  },
  async roomPeople(id, since) {
    const rows = await db
      .selectFrom('room_people')
      .innerJoin('people', 'people.id', 'room_people.person')
      .select(['person', 'name', 'seen_at'])
      .where('room', '=', id)
      .orderBy('name')
      .orderBy('person')
      .execute();
    return rows.map(({ person, name, seen_at }) => ({ person, name, isHere: seen_at > since }));
  },
  async enterRoom({ room, person, now, since }, node, most) {
    const entered = await transaction(db, begin, async (tx) => {
      // The row of the room is changed first: two who enter at the same time are counted one after the other.
      const found = await touched(tx, room, now);
      if (!found) return 'gone';
      const others = await tx
        .selectFrom('room_people')
        .select('seen_at')
        .where('room', '=', room)
        .where('person', '<>', person)
        .execute();
      const here = others.filter(({ seen_at }) => seen_at > since);
      if (here.length >= most.here || others.length >= most.ever) return 'full';
      await tx
        .insertInto('room_people')
        .values({ room, person, node, seen_at: now })
        .onConflict((known) => known.columns(['room', 'person']).doUpdateSet({ node, seen_at: now }))
        .execute();
      return 'in';
    });
    if (entered === 'in') await told(room);
    return entered;
  },
  async leaveRoom(room, person, node, now) {
    const left = await db
      .updateTable('room_people')
      .set({ seen_at: 0 })
      .where('room', '=', room)
      .where('person', '=', person)
      // If another node has seen the person since, the row carries its name: leave it.
      .where('node', '=', node)
      .executeTakeFirst();
    if (left.numUpdatedRows > 0n && (await touched(db, room, now))) await told(room);
  },
  async keepInRoom(room, people, node, now) {
    await db
      .updateTable('room_people')
      .set({ node, seen_at: now })
      .where('room', '=', room)
      .where('person', 'in', people)
      .execute();
  },
  async showInRoom(room, leader, board, now) {
    const shown = await db
      .updateTable('rooms')
      .set((old) => ({ board, version: old('version', '+', 1), updated_at: now }))
      .where('id', '=', room)
      .where('leader', '=', leader)
      .returning('version')
      .execute();
    if (shown.length > 0) await told(room);
    return shown.length > 0;
  },
  async handLead({ room, person, now, since }, to) {
    const handed = await db
      .updateTable('rooms')
      .set((old) => ({ leader: to, version: old('version', '+', 1), updated_at: now }))
      .where('id', '=', room)
      .where('leader', '=', person)
      .where((which) => which.exists(presentIn(which, room, since).where('person', '=', to)))
      .returning('version')
      .execute();
    if (handed.length > 0) await told(room);
    return handed.length > 0;
  },
  async takeLead({ room, person, now, since }) {
    const taken = await db
      .updateTable('rooms')
      .set((old) => ({ leader: person, version: old('version', '+', 1), updated_at: now }))
      .where('id', '=', room)
      .where((which) => which.exists(presentIn(which, room, since).where('person', '=', person)))
      .where((which) =>
        which.not(
          which.exists(presentIn(which, room, since).whereRef('person', '=', sql.ref('rooms.leader'))),
        ),
      )
      .returning('version')
      .execute();
    if (taken.length > 0) await told(room);
    return taken.length > 0;
  },
  async endRoom(room, owner) {
    const ended = await db
      .deleteFrom('rooms')
      .where('id', '=', room)
      .where('owner', '=', owner)
      .returning('id')
      .execute();
    if (ended.length > 0) await told(room);
    return ended.length > 0;
  },
  async retireRooms(createdBefore, emptySince) {
    await db
      .deleteFrom('rooms')
      .where(({ or, and, eb, not, exists, selectFrom }) =>
        or([
          eb('created_at', '<', createdBefore),
          and([
            eb('updated_at', '<', emptySince),
            not(
              exists(
                selectFrom('room_people')
                  .select('person')
                  .whereRef('room', '=', 'rooms.id')
                  .where('seen_at', '>', emptySince),
              ),
            ),
          ]),
        ]),
      )
      .execute();
  },
});

/** The people of a room who have been seen since then. */
const presentIn = (which: ExpressionBuilder<Schema, 'rooms'>, room: InRoom['room'], since: number) =>
  which.selectFrom('room_people').select('person').where('room', '=', room).where('seen_at', '>', since);

/** Another version of the room, because those in it have changed; false when it has gone. */
async function touched(db: Kysely<Schema>, room: string, now: number): Promise<boolean> {
  const found = await db
    .updateTable('rooms')
    .set((old) => ({ version: old('version', '+', 1), updated_at: now }))
    .where('id', '=', room)
    .returning('id')
    .execute();
  return found.length > 0;
}
