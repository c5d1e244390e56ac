import type { TableSummary } from '@comptoir/protocol';

/** Something that waits at a table while its person is on another page. */
export interface Elsewhere {
  /** Told once: the same turn, or as many lines of talk, is the same news. */
  readonly name: string;
  readonly kind: 'turn' | 'invited' | 'talk';
  readonly table: TableSummary;
}

/** Whether the table waits for whoever asked. */
export const isYours = ({ status, seat, awaited }: TableSummary): boolean =>
  status === 'playing' && seat !== null && awaited.includes(seat);

/** One piece of news per table, a turn before talk; of the table on the screen nothing. */
export function elsewhere(mine: readonly TableSummary[], here: string | null): Elsewhere[] {
  return mine.flatMap((table): Elsewhere[] => {
    if (table.table === here) return [];
    if (isYours(table)) return [{ name: `${table.table} turn ${table.seq}`, kind: 'turn', table }];
    if (table.isInvited) return [{ name: `${table.table} invited`, kind: 'invited', table }];
    return table.unread > 0 ? [{ name: `${table.table} talk ${table.unread}`, kind: 'talk', table }] : [];
  });
}
