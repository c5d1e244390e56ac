import { type Kysely, sql } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { listStore } from './list-store.ts';
import { nodeStore } from './node-store.ts';
import { peopleStore } from './people-store.ts';
import type { Schema } from './schema.ts';
import { type Append, type News, type Present, type Store, StoreUnavailable } from './store.ts';
import { sweepStore } from './sweep-store.ts';
import { tableStore } from './table-store.ts';
import { talkStore } from './talk-store.ts';
import type { Begin } from './transaction.ts';

/** Rows that are durable, and not yet where they are looked for. */
interface WaitingRows {
  /** Resolves when all that was committed can be read. */
  putAway(): Promise<void>;
  /** Where there is no room for that, as on a full disk: reads as if it had been done. */
  readAhead<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
}

/** What differs between the databases. */
export interface Flavour {
  readonly kind: 'sqlite' | 'postgres';
  readonly begin: Begin;
  /** One transaction for many rows; for each whether it won. */
  commit(appends: readonly Append[]): Promise<boolean[]>;
  readonly parallelCommits: number;
  /** Where rows wait before they are put in their places. */
  readonly log?: WaitingRows;
  /** Whether an error says that the database cannot be reached or written. */
  isUnavailable(error: unknown): boolean;
  /** Whether an error says that the database is damaged. */
  isBroken(error: unknown): boolean;
  tellChat(table: string, id: number): Promise<void>;
  tellEnded(sessions: readonly string[]): Promise<void>;
  announce(node: string, present: readonly Present[]): Promise<void>;
  listen(hear: (news: News) => void): void;
  close(): Promise<void>;
}

/** Doors that look at what rows have changed. */
const LOOKING: ReadonlySet<string> = new Set([
  'state',
  'base',
  'rows',
  'rowOfKey',
  'seqs',
  'seatsOf',
  'countsOf',
  'listMine',
  'finishedOf',
  'listPublic',
  'due',
  'botsWaiting',
  'stuckBots',
] satisfies (keyof Store)[]);
/** Doors that change it. */
const CHANGING: ReadonlySet<string> = new Set([
  'saveState',
  'removeTable',
  'retire',
  'expire',
] satisfies (keyof Store)[]);

/** The store over Kysely: one text for both databases except what a flavour brings. */
export function sqlStore(db: Kysely<Schema>, flavour: Flavour): Store {
  let isDamaged = false;

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      isDamaged ||= flavour.isBroken(error);
      if (flavour.isUnavailable(error))
        throw new StoreUnavailable((error as Error).message, { cause: error });
      throw error;
    }
  }

  const group = new GroupCommit((appends) => guarded(() => flavour.commit(appends)), flavour.parallelCommits);
  const nodes = nodeStore(db, flavour.begin);
  const doorsOn = (on: Kysely<Schema>) => ({
    ...peopleStore(on, flavour.begin),
    ...tableStore(on, group),
    ...listStore(on),
    ...sweepStore(on),
  });
  const store: Store = {
    kind: flavour.kind,
    ...doorsOn(db),
    ...talkStore(db, flavour.tellChat),
    ...nodes,
    // The time of leaving stays known: the next start measures the outage from it.
    leave: (node) => nodes.releaseLeases(node),
    tellEnded: flavour.tellEnded,
    announce: flavour.announce,
    listen: flavour.listen,
    async ping() {
      if (isDamaged) throw new StoreUnavailable('The database is damaged.');
      await sql`select 1`.execute(db);
    },
    close: flavour.close,
  };
  const { log, isUnavailable } = flavour;
  return guard(store, guarded, log && { log, isUnavailable, doorsOn });
}

type Door = (...args: unknown[]) => Promise<unknown>;

interface Places {
  readonly log: WaitingRows;
  readonly isUnavailable: Flavour['isUnavailable'];
  readonly doorsOn: (db: Kysely<Schema>) => object;
}

/** Every door of the store tells an unreachable database from a defect, and finds everything that was committed. */
function guard(
  store: Store,
  guarded: <T>(work: () => Promise<T>) => Promise<T>,
  places: Places | undefined,
): Store {
  const doors = Object.entries(store).map(([name, door]) => {
    if (typeof door !== 'function' || name === 'listen' || name === 'close') return [name, door];
    const open = places ? behind(places, name, door as Door) : (door as Door);
    return [name, (...args: unknown[]) => guarded(() => open(...args))];
  });
  return Object.fromEntries(doors) as Store;
}

/** The door behind which everything lies in its place, or looks so. */
function behind({ log, isUnavailable, doorsOn }: Places, name: string, door: Door): Door {
  const isLooking = LOOKING.has(name);
  if (!isLooking && !CHANGING.has(name)) return door;
  return async (...args) => {
    try {
      await log.putAway();
    } catch (error) {
      if (!isLooking || !isUnavailable(error)) throw error;
      return log.readAhead((db) => (doorsOn(db) as Record<string, Door>)[name]!(...args));
    }
    return door(...args);
  };
}
