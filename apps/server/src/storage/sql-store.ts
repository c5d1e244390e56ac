import { type Kysely, sql } from 'kysely';
import { challengeStore } from './challenge-store.ts';
import { companyStore } from './company-store.ts';
import { GroupCommit } from './group-commit.ts';
import { historyStore } from './history-store.ts';
import { houseStore } from './house-store.ts';
import { listStore } from './list-store.ts';
import { memberStore } from './member-store.ts';
import { nodeStore } from './node-store.ts';
import { noticeStore } from './notice-store.ts';
import { peopleStore } from './people-store.ts';
import { ratingStore } from './rating-store.ts';
import { roomStore } from './room-store.ts';
import type { Schema } from './schema.ts';
import { statisticsStore } from './statistics-store.ts';
import { type Append, type News, type Present, type Store, StoreUnavailable } from './store.ts';
import { sweepStore } from './sweep-store.ts';
import { tableStore } from './table-store.ts';
import { talkStore } from './talk-store.ts';
import { tournamentStore } from './tournament-store.ts';
import type { Begin } from './transaction.ts';

/** What differs between the databases. */
export interface Flavour {
  readonly kind: 'sqlite' | 'postgres';
  readonly begin: Begin;
  /** One transaction for many rows; for each whether it won. */
  commit(appends: readonly Append[]): Promise<boolean[]>;
  readonly parallelCommits: number;
  /** Whether an error says that the database cannot be reached or written. */
  isUnavailable(error: unknown): boolean;
  /** Whether an error says that the database is damaged. */
  isBroken(error: unknown): boolean;
  tellChat(table: string, id: number): Promise<void>;
  tellEnded(sessions: readonly string[]): Promise<void>;
  tellRoom(room: string): Promise<void>;
  announce(node: string, present: readonly Present[]): Promise<void>;
  listen(hear: (news: News) => void): void;
  close(): Promise<void>;
}

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
  const store: Store = {
    kind: flavour.kind,
    ...peopleStore(db, flavour.begin),
    ...memberStore(db),
    ...tableStore(db, group),
    ...listStore(db),
    ...historyStore(db, flavour.begin),
    ...ratingStore(db, flavour.begin),
    ...tournamentStore(db),
    ...challengeStore(db, flavour.begin),
    ...roomStore(db, flavour.begin, flavour.tellRoom),
    ...statisticsStore(db, flavour.begin),
    ...companyStore(db),
    ...houseStore(db),
    ...sweepStore(db),
    ...talkStore(db, flavour.begin, flavour.tellChat),
    ...noticeStore(db, flavour.begin),
    ...nodes,
    // The time of the last heartbeat is kept: the next start measures the outage from it.
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
  return guard(store, guarded);
}

type Door = (...args: unknown[]) => Promise<unknown>;

/** Every method of the store distinguishes an unreachable database from a defect. */
function guard(store: Store, guarded: <T>(work: () => Promise<T>) => Promise<T>): Store {
  const doors = Object.entries(store).map(([name, door]) => {
    if (typeof door !== 'function' || name === 'listen' || name === 'close') return [name, door];
    return [name, (...args: unknown[]) => guarded(() => (door as Door)(...args))];
  });
  return Object.fromEntries(doors) as Store;
}
