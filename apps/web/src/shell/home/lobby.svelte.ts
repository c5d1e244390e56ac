import type { TableSummary } from '@comptoir/protocol';
import { indexedShelf } from '../../local/indexed-shelf.ts';
import { isLocalId, type TableHead } from '../../local/shelf.ts';
import { isKnownHere, listTables } from '../../sync/server-api.ts';

/** The lists of the front page: what this browser keeps and what the server knows. */
export interface Lobby {
  readonly local: readonly TableHead[];
  readonly mine: readonly TableSummary[];
  /** Free seats first, then tables to watch. */
  readonly open: readonly TableSummary[];
  readonly isLoading: boolean;
  /** Whether the server gave no answer; local play does not need it. */
  readonly isServerAway: boolean;
  /** Whether the server no longer knows this browser, where somebody was signed in: their games are elsewhere, not gone. */
  readonly isSignedOut: boolean;
  refresh(): Promise<void>;
  /** Puts a local table away; what is returned puts it back. */
  remove(id: string): Promise<(() => Promise<void>) | null>;
}

export function lobby(): Lobby {
  const shelf = indexedShelf();
  let local = $state.raw<readonly TableHead[]>([]);
  let mine = $state.raw<readonly TableSummary[]>([]);
  let open = $state.raw<readonly TableSummary[]>([]);
  let isLoading = $state(true);
  let isServerAway = $state(false);
  let isSignedOut = $state(false);

  const readShelf = async (): Promise<void> => {
    // A browser that keeps nothing has nothing to show.
    local = await shelf.list().catch(() => []);
    // A stranger has nothing at the server.
    if (!isKnownHere()) isLoading = false;
  };
  const askServer = async (): Promise<void> => {
    const [own, free, watched] = await Promise.all([
      listTables('mine'),
      listTables('open'),
      listTables('watch'),
    ]);
    isServerAway = free === null;
    isSignedOut = own === null && free !== null;
    mine = own ?? [];
    isLoading = false;
    const known = new Set(mine.map(({ table }) => table));
    const lists = [...(free ?? []), ...(watched ?? [])];
    open = lists.filter(({ table }, at) => {
      const isFirst = lists.findIndex((other) => other.table === table) === at;
      return isFirst && !known.has(table);
    });
  };

  return {
    get local() {
      return local;
    },
    get mine() {
      return mine;
    },
    get open() {
      return open;
    },
    get isLoading() {
      return isLoading;
    },
    get isServerAway() {
      return isServerAway;
    },
    get isSignedOut() {
      return isSignedOut;
    },
    async refresh() {
      await Promise.all([readShelf(), askServer()]);
    },
    async remove(id) {
      const kept = isLocalId(id) ? await shelf.read(id) : null;
      if (kept === null) return null;
      await shelf.remove(id);
      await readShelf();
      return async () => {
        await shelf.create(kept.head);
        await shelf.append(kept.head, 0, kept.entries);
        await readShelf();
      };
    },
  };
}
