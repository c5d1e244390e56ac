import type { NewTable, Pace } from '@comptoir/protocol';
import type { Store } from './storage/store.ts';
import type { TableActor } from './table/actor.ts';
import { isFull, replaceSeat, sitDown } from './table/lobby.ts';
import { seatOf } from './table/table-state.ts';
import type { Creation, Host, Tables } from './tables.ts';

/** After this long bots take the seats that are still free. */
const PATIENCE = 60_000;
/** How many waiting tables are tried before a new one is opened. */
const TRIED = 20;
const STEP = 20;

interface Matching {
  readonly store: Store;
  readonly tables: Tables;
  readonly now: () => number;
}

/** Whether this person got a seat at the table; people who blocked each other never meet. */
async function joins({ store }: Matching, actor: TableActor, me: Host): Promise<boolean> {
  const { seats } = actor.table.state;
  if (seatOf(seats, me.id) !== null) return true;
  const there = seats.flatMap(({ person }) => person ?? []);
  if (there.length === 0 || (await store.blockedAmong(me.id, there)).length > 0) return false;
  const sat = await actor.seating.change('sat', ({ state }) => sitDown(state, me, {}), me.id);
  if (sat.ok) await actor.seating.refreshRests();
  return sat.ok;
}

/** Seats somebody at any table of this game and pace, or opens one that fills up by itself. */
export async function seatAnywhere(
  matching: Matching,
  me: Host,
  { game, pace }: { game: string; pace: Pace },
): Promise<Creation> {
  const { store, tables, now } = matching;
  const key = `${game} ${JSON.stringify(pace)}`;
  for (const id of await store.matches(key, TRIED)) {
    const actor = await tables.readable(id);
    if (actor === null || !(await joins(matching, actor, me))) continue;
    if (isFull(actor.table.state.seats)) await begin(matching, actor);
    return { ok: true, actor };
  }
  const wish: NewTable = {
    game,
    options: {},
    visibility: 'public',
    watch: true,
    pace,
    timeout: 'bot',
    giveUp: null,
    undo: 'consent',
    hints: false,
    rated: true,
  };
  const created = await tables.create(me, wish);
  if (created.ok) await store.offerMatch(created.actor.table.row.id, key, now() + PATIENCE);
  return created;
}

async function begin({ store }: Matching, actor: TableActor): Promise<void> {
  const { id, owner } = actor.table.row;
  await actor.seating.start(owner);
  if (actor.table.state.status !== 'waiting') await store.endMatch(id);
}

/** Gives the free seats of tables that have waited long enough to bots, and starts the game. Any node may do it. */
export async function fillMatches(matching: Matching): Promise<void> {
  const { store, tables, now } = matching;
  for (const id of await store.dueMatches(now(), STEP)) {
    const actor = await tables.readable(id);
    if (actor === null) {
      await store.endMatch(id);
      continue;
    }
    const { state, row, rules } = actor.table;
    // A node of a newer release opened it, and fills it.
    if (state.status === 'waiting' && rules === null) continue;
    const isDeserted = state.seats.every(({ person }) => person === null);
    if (state.status !== 'waiting' || rules === null || isDeserted) {
      await store.endMatch(id);
      if (isDeserted && state.status === 'waiting') await tables.remove(id);
      continue;
    }
    const [bot = 'random'] = Object.keys(rules.bots);
    for (const [seat, { kind }] of state.seats.entries())
      if (kind === 'open')
        await actor.seating.change('replaced', (now) =>
          now.state.seats[seat]?.kind === 'open'
            ? replaceSeat(now.state, row.owner, seat, { bot })
            : { ok: false, denial: 'seat-taken' },
        );
    await begin(matching, actor);
  }
}
