import { DELIVERIES, TERRITORIES, VILLAS, type View } from '@comptoir/karanor';
import type { Seat as SeatColour } from '../../../art/seats.ts';
import type { MapState } from '../art/KaranorMap.svelte';

export const idOf = (territory: number): string => TERRITORIES[territory]?.id ?? '';
const numbers = new Map(TERRITORIES.map(({ id }, at) => [id, at]));
export const numberOf = (id: string): number => numbers.get(id) ?? -1;

/** The pieces on the map, as the drawing wants them. */
export function mapStateOf(view: View, colour: (seat: number) => SeatColour): MapState {
  const pawns: Record<string, SeatColour[]> = {};
  const shops: Record<string, SeatColour[]> = {};
  const villas: Record<string, SeatColour> = {};
  for (const [seat, player] of view.players.entries()) {
    const at = idOf(player.territory);
    pawns[at] = [...(pawns[at] ?? []), colour(seat)];
    for (const city of new Set(player.shops.map((shop) => shop.city))) {
      const id = idOf(city);
      shops[id] = [...(shops[id] ?? []), colour(seat)];
    }
  }
  for (const [villa, owner] of view.villas.entries())
    if (owner >= 0) villas[idOf(VILLAS[villa] ?? -1)] = colour(owner);
  const met = TERRITORIES.flatMap(({ id, inhabitant }, at) =>
    inhabitant && !view.inhabitants[at] ? [id] : [],
  );
  const delivery = DELIVERIES[view.delivery];
  return { pawns, shops, villas, met, ...(delivery === undefined ? {} : { delivery: idOf(delivery.city) }) };
}
