import type { JournalRow } from '../storage/store.ts';

/** How many commands of one person are remembered, and how many persons per table. */
const KEPT = 64;
const PERSONS = 16;

/** The keys of the latest commands of a table, and the rows that carried them out. */
export class Keys {
  readonly #rows = new Map<string, Map<string, number>>();

  note({ person, key, seq }: JournalRow): void {
    if (person === null || key === null) return;
    let own = this.#rows.get(person);
    if (own === undefined) {
      own = new Map();
      this.#rows.set(person, own);
      forgetOldest(this.#rows, PERSONS);
    }
    own.set(key, seq);
    forgetOldest(own, KEPT);
  }

  rowOf(person: string, key: string): number | undefined {
    return this.#rows.get(person)?.get(key);
  }
}

function forgetOldest(map: Map<string, unknown>, kept: number): void {
  if (map.size > kept) map.delete(map.keys().next().value as string);
}
