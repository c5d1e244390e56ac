import { sameJson } from '@comptoir/kit';
import type { Store } from '../storage/store.ts';
import type { Fault } from './faults.ts';
import type { Player } from './player.ts';
import { replayTable } from './replay-table.ts';

/**
 * Compares what players were told with what is stored: each acknowledged move is there once, every table replays, and
 * lists agree with the journal.
 */
export async function compareAcknowledged(
  store: Store,
  players: readonly Player[],
): Promise<{ readonly moves: number; readonly faults: Fault[] }> {
  const faults: Fault[] = [];
  let moves = 0;
  for (const table of new Set(players.map((player) => player.table))) {
    const there = players.filter((player) => player.table === table);
    const tell = (text: string) => faults.push({ table, text });
    for (const text of there.flatMap((player) => player.faults)) tell(text);
    const found = await replayTable(store, table);
    found.faults.forEach(tell);
    moves += found.moves;
    const [listed] = await store.lines([table]);
    if (listed?.seq !== found.rows.length)
      tell(`the list has come to ${listed?.seq} of ${found.rows.length} rows`);
    if (listed?.status === 'playing' && !sameJson(listed.awaited, found.awaited))
      tell(`the list waits for ${listed.awaited}, the game for ${found.awaited}`);
    const stored = new Map<string, number[]>();
    for (const { person, key, seq } of found.rows) {
      const name = `${person} ${key}`;
      stored.set(name, [...(stored.get(name) ?? []), seq]);
    }
    for (const { guest, acked } of there)
      for (const [key, seq] of acked) {
        const rows = stored.get(`${guest.id} ${key}`) ?? [];
        if (rows.length !== 1 || rows[0] !== seq) tell(`${key}: acknowledged as ${seq}, stored ${rows}`);
      }
  }
  return { moves, faults };
}
