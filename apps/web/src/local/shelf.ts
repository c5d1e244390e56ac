import type { Json, Outcome, RecordEntry, Seat } from '@comptoir/kit';
import type { GameId } from '../catalog/game-card.ts';

/** A local table as it is kept: everything but its entries. */
export interface TableHead {
  readonly id: string;
  readonly game: GameId;
  /** Version of the rules it is played by. */
  readonly rules: number;
  readonly options: Json;
  readonly seats: readonly LocalSeat[];
  /** Opened in the record, at the end. */
  readonly secret: string;
  readonly createdAt: number;
  /** For lists, so that no game must be loaded to show one. */
  readonly updatedAt: number;
  readonly seq: number;
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
  /** The state after the last entry: later rules go on from it. Tables of older pages have none. */
  readonly state?: Json;
  /** What the table goes on from in place of its deal, when it came from older rules. */
  readonly base?: { readonly seq: number; readonly state: Json };
}

export interface LocalSeat {
  readonly name: string;
  readonly kind: 'me' | 'local' | 'bot';
  readonly bot: string | null;
  /** What this seat added to the seed. */
  readonly contribution: string | null;
}

export interface KeptTable {
  readonly head: TableHead;
  readonly entries: readonly RecordEntry[];
}

/** Where local tables are kept. */
export interface Shelf {
  list(): Promise<TableHead[]>;
  read(id: string): Promise<KeptTable | null>;
  create(head: TableHead): Promise<void>;
  /** Adds entries at the end, `from` being the number of entries kept so far, together with the new head. */
  append(head: TableHead, from: number, entries: readonly RecordEntry[]): Promise<void>;
  remove(id: string): Promise<void>;
}

/** full: no room is left. conflict: somebody else has added an entry there. refused: the browser keeps nothing. */
export type ShelfTrouble = 'full' | 'conflict' | 'refused';

export class ShelfError extends Error {
  readonly trouble: ShelfTrouble;
  constructor(trouble: ShelfTrouble, cause?: unknown) {
    super(`the shelf does not take it: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Local tables have a dot in their name, which no table of a server has. */
const LOCAL = 'local.';
export const isLocalId = (id: string): boolean => id.startsWith(LOCAL);
export const localId = (suffix: string): string => LOCAL + suffix;

/** Lasts as long as the page: for browsers that keep nothing, such as some private windows. */
export function memoryShelf(): Shelf {
  const heads = new Map<string, TableHead>();
  const entries = new Map<string, RecordEntry[]>();
  return {
    list: async () => [...heads.values()],
    read: async (id) => {
      const head = heads.get(id);
      return head ? { head, entries: (entries.get(id) ?? []).slice() } : null;
    },
    create: async (head) => {
      heads.set(head.id, head);
      entries.set(head.id, []);
    },
    append: async (head, from, added) => {
      const kept = entries.get(head.id);
      if (kept?.length !== from) throw new ShelfError('conflict');
      kept.push(...added);
      heads.set(head.id, head);
    },
    remove: async (id) => {
      heads.delete(id);
      entries.delete(id);
    },
  };
}
