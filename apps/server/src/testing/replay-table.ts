import type { Json, Seat } from '@comptoir/kit';
import { GAMES } from '../games.ts';
import type { JournalRow, Store } from '../storage/store.ts';
import { seedOf } from '../table/history.ts';
import { awaitedSeats, readState, type Settings, type Table } from '../table/table-state.ts';

/** Plays a stored table again from its seed and compares every hash; whom it waits for at the end, if it can be played. */
export async function replayTable(
  store: Store,
  id: string,
): Promise<{ rows: JournalRow[]; moves: number; faults: string[]; awaited?: Seat[] }> {
  const faults: string[] = [];
  const row = await store.table(id);
  const stored = await store.state(id);
  const rows = await store.rows(id, 0);
  if (!row || !stored) return { rows, moves: 0, faults: [`${id}: nothing stored`] };
  const state = readState(stored.body);
  if (stored.seq > rows.length || rows.slice(stored.seq).some(({ kind }) => kind !== 'move'))
    faults.push(`${id}: the state is of ${stored.seq}, there are ${rows.length} rows`);
  rows.forEach(({ seq }, at) => {
    if (seq !== at + 1) faults.push(`${id}: row ${at + 1} has seq ${seq}`);
  });
  const rules = GAMES.get(row.game);
  if (!rules) return { rows, moves: 0, faults: [...faults, `${id}: no rules`] };
  const table: Table = { row, settings: JSON.parse(row.settings) as Settings, rules, frozen: null, state };
  const { game } = rules;
  const played = game.setup(seedOf(table), table.settings.options);
  let moves = 0;
  for (const { kind, seat, body, hash, seq } of rows) {
    if (kind === 'move') {
      const { id: question, answer } = JSON.parse(body) as { id: string; answer: Json };
      const refused = game.judge(played, { seat: seat ?? 0, id: question, answer });
      if (refused) faults.push(`${id}: row ${seq} is refused: ${refused.reason}`);
      game.apply(played, { seat: seat ?? 0, id: question, answer });
      moves += 1;
    }
    if (hash !== null && game.hash(played) !== hash)
      faults.push(`${id}: the hash of row ${seq} is another one`);
  }
  return { rows, moves, faults, awaited: awaitedSeats(game.decisions(played)) };
}
