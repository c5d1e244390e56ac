import type { RecordEntry } from '@comptoir/kit';
import { type KeptTable, type Shelf, ShelfError, type TableHead } from './shelf.ts';

const NAME = 'comptoir';
const VERSION = 1;
const HEADS = 'tables';
const ENTRIES = 'entries';

/** Local tables in the browser's database: a head by table, and one row by entry under `[table, seq]`, which is unique. */
export function indexedShelf(factory: IDBFactory = indexedDB): Shelf {
  let opening: Promise<IDBDatabase> | null = null;

  function database(): Promise<IDBDatabase> {
    const forget = (): void => {
      opening = null;
    };
    if (opening === null) {
      opening = open(factory, forget);
      opening.catch(forget);
    }
    return opening;
  }

  /** Resolves when everything is really stored, not when writing was requested. */
  async function change(work: (heads: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
    const db = await database();
    await new Promise<void>((resolve, reject) => {
      const transaction = db.transaction([HEADS, ENTRIES], 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(troubleOf(transaction.error));
      try {
        work(transaction.objectStore(HEADS), transaction.objectStore(ENTRIES));
      } catch (error) {
        reject(troubleOf(error));
        transaction.abort();
      }
    });
  }

  async function ask<T>(store: string, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const db = await database();
    return new Promise((resolve, reject) => {
      const request = work(db.transaction(store, 'readonly').objectStore(store));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(troubleOf(request.error));
    });
  }

  return {
    list: () => ask<TableHead[]>(HEADS, (heads) => heads.getAll()),
    async read(id): Promise<KeptTable | null> {
      const head = await ask<TableHead | undefined>(HEADS, (heads) => heads.get(id));
      if (head === undefined) return null;
      const entries = await ask<RecordEntry[]>(ENTRIES, (rows) => rows.getAll(rowsOf(id)));
      // The head may be one move behind what another tab has just added.
      return { head, entries };
    },
    create: (head) => change((heads) => heads.add(head)),
    append: (head, from, added) =>
      change((heads, entries) => {
        heads.put(head);
        added.forEach((entry, at) => {
          entries.add(entry, [head.id, from + at]);
        });
      }),
    remove: (id) =>
      change((heads, entries) => {
        heads.delete(id);
        entries.delete(rowsOf(id));
      }),
  };
}

const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function open(factory: IDBFactory, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = factory.open(NAME, VERSION);
    } catch (error) {
      return reject(new ShelfError('refused', error));
    }
    request.onupgradeneeded = () => {
      request.result.createObjectStore(HEADS, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES);
    };
    request.onerror = () => reject(new ShelfError('refused', request.error));
    request.onsuccess = () => {
      const db = request.result;
      // A newer page wants to upgrade: it must not wait for this one.
      db.onversionchange = () => {
        db.close();
        closed();
      };
      db.onclose = closed;
      resolve(db);
    };
  });
}

function troubleOf(error: unknown): ShelfError {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new ShelfError('full', error);
  if (name === 'ConstraintError') return new ShelfError('conflict', error);
  return new ShelfError('refused', error);
}
