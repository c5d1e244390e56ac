import type { Event, View } from '@comptoir/baie';
import type { ReplayView } from '../../table/game-screen.ts';

/** Where the gold of a whole game came from. */
export interface LedgerRow {
  readonly id: 'sales' | 'patronage' | 'other' | 'clans' | 'corruption';
  readonly round: number;
  readonly bySeat: readonly number[];
}

export function ledgerOf(points: readonly ReplayView<Event, View>[]): LedgerRow[] {
  const seats = points.at(-1)?.view.players.length ?? 0;
  const rows = new Map<string, { id: LedgerRow['id']; round: number; bySeat: number[] }>();
  const add = (id: LedgerRow['id'], round: number, seat: number, gold: number): void => {
    const key = `${id}${round}`;
    const row = rows.get(key) ?? { id, round, bySeat: new Array<number>(seats).fill(0) };
    row.bySeat[seat] = (row.bySeat[seat] ?? 0) + gold;
    rows.set(key, row);
  };
  // All lines in the order of the game, also those without gold.
  for (let round = 1; round <= 3; round++) add('sales', round, 0, 0);
  add('patronage', 0, 0, 0);
  add('other', 0, 0, 0);
  let round = 1;
  for (const { events } of points) {
    for (const event of events) {
      if (event.type === 'phase') round = event.round;
      else if (event.type === 'sold') add('sales', round, event.seat, event.price);
      else if (event.type === 'gold')
        add(event.why === 'patronage' ? 'patronage' : 'other', 0, event.seat, event.amount);
      else if (event.type === 'scored') {
        add('clans', 0, event.seat, event.clans);
        add('corruption', 0, event.seat, -event.corruption);
      }
    }
  }
  return [...rows.values()];
}
