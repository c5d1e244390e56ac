import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Store } from '../storage/store.ts';

/** Something that must never happen, and the table at which it did; null where it concerns all of them. */
export interface Fault {
  readonly table: string | null;
  readonly text: string;
}

/** The same fault is seen by several looks. */
export const distinct = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.table} ${fault.text}`, fault])).values(),
];

export const ARTIFACTS = fileURLToPath(new URL('../../../../.artifacts/', import.meta.url));

/** Keeps the journals of the tables at fault under a name, and says where: what a fault is told with. */
export async function keepJournals(store: Store, name: string, faults: readonly Fault[]): Promise<string[]> {
  const folder = join(ARTIFACTS, name);
  const tables = [...new Set(faults.flatMap(({ table }) => table ?? []))];
  const files: string[] = [];
  for (const id of tables) {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${id}.json`);
    const journal = { table: await store.table(id), rows: await store.rows(id, 0) };
    writeFileSync(file, JSON.stringify(journal, null, 1));
    files.push(file);
  }
  return files;
}

/** What a long run says of its faults, if there are any. */
export function tellFaults(faults: readonly Fault[], journals: readonly string[]): void {
  for (const { table, text } of faults.slice(0, 20)) console.log(`  ${table ?? 'all tables'}: ${text}`);
  for (const file of journals) console.log(`  journal: ${file}`);
}
