import type { View } from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import { USUAL_GAMES, USUAL_GOLD } from './usual-gold.ts';

export { USUAL_GAMES };

/** How a table is named among the measured ones: how many sit at it, alone against the Colporteur apart. */
export const usualTable = (view: Pick<View, 'config'>): string =>
  view.config.humans === 1 ? 'solo' : String(view.config.seats);

/** What the merchant of a seat usually makes at such a table, source by source; null where it was not measured. */
export function usualOf(view: Pick<View, 'config'>, seat: Seat): readonly number[] | null {
  const merchant = view.config.merchants[seat];
  return merchant === undefined ? null : (USUAL_GOLD[usualTable(view)]?.[merchant] ?? null);
}
