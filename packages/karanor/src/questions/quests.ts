import type { Seat } from '@comptoir/kit';
import type { Spot } from '../content/compiled.ts';
import { distance, isCity, isCoast, TERRITORIES } from '../content/map.ts';
import { QUESTS } from '../content/tables.ts';

/** Where quests are completed, as far as everybody can see. */

interface Pawns {
  readonly players: readonly {
    readonly territory: number;
    readonly shops: readonly { readonly city: number }[];
  }[];
}

function fits(g: Pawns, seat: Seat, spot: Spot, at: number): boolean {
  const others = g.players.filter((_, other) => other !== seat);
  const of = (who: string): Pawns['players'] => (who === 'others' ? others : g.players.slice(seat, seat + 1));
  if (spot.is !== null && !spot.is.includes(at)) return false;
  if (spot.city && !isCity[at]) return false;
  if (spot.coast && !isCoast[at]) return false;
  if (spot.shopOf !== null && !of(spot.shopOf).some(({ shops }) => shops.some(({ city }) => city === at)))
    return false;
  return spot.pawnOf === null || of(spot.pawnOf).some(({ territory }) => territory === at);
}

/** The nearest place where a quest can be completed and how many links away it is; null for immediate ones. */
export function nearestPlace(
  g: Pawns,
  seat: Seat,
  card: number,
): { territory: number; steps: number } | null {
  const spot = QUESTS[card]?.spot ?? null;
  const from = g.players[seat]?.territory;
  if (spot === null || from === undefined) return null;
  let best: { territory: number; steps: number } | null = null;
  for (const [territory] of TERRITORIES.entries()) {
    if (!fits(g, seat, spot, territory)) continue;
    const steps = distance(from, territory);
    if (best === null || steps < best.steps) best = { territory, steps };
  }
  return best;
}
