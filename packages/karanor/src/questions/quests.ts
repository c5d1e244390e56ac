import type { Seat } from '@comptoir/kit';
import type { Spot, Test } from '../content/compiled.ts';
import type { Who } from '../content/language.ts';
import { distance, isCity, isCoast, TERRITORIES } from '../content/map.ts';
import { QUESTS } from '../content/tables.ts';
import { type Shopkeeper, shopCitiesOf } from './shops.ts';

/** Where quests are completed, as far as everybody can see. */

interface Pawns {
  readonly players: readonly (Shopkeeper & { readonly territory: number })[];
}

/** 6.2, for whoever is meant by oneself or the others. */
function fits(g: Pawns, seat: Seat, spot: Spot, at: number): boolean {
  const { shopOf, pawnOf, near, not } = spot;
  if (spot.is !== null && !spot.is.includes(at)) return false;
  if (spot.city && !isCity[at]) return false;
  if (spot.coast && !isCoast[at]) return false;
  const someone = (who: Who, holds: (player: Pawns['players'][number]) => boolean): boolean =>
    g.players.some((player, other) => (other === seat) === (who === 'self') && holds(player));
  if (shopOf !== null && !someone(shopOf, (player) => shopCitiesOf(player).includes(at))) return false;
  if (pawnOf !== null && !someone(pawnOf, ({ territory }) => territory === at)) return false;
  if (near !== null && !someone(near.of, ({ territory }) => distance(territory, at) <= near.max))
    return false;
  return not === null || !fits(g, seat, not, at);
}

const ALL = TERRITORIES.map((_, at) => at);

/** K-110: the territories where a quest can be completed now; none for immediate ones. */
export function placesFor(g: Pawns, seat: Seat, card: number): number[] {
  const spot = QUESTS[card]?.spot ?? null;
  if (spot === null) return [];
  return (spot.is ?? ALL).filter((at) => fits(g, seat, spot, at));
}

/** The nearest place where a quest can be completed and how many links away it is; null for immediate ones. */
export function nearestPlace(
  g: Pawns,
  seat: Seat,
  card: number,
): { territory: number; steps: number } | null {
  const from = g.players[seat]?.territory;
  if (from === undefined) return null;
  let best: { territory: number; steps: number } | null = null;
  for (const territory of placesFor(g, seat, card)) {
    const steps = distance(from, territory);
    if (best === null || steps < best.steps) best = { territory, steps };
  }
  return best;
}

/** Who might take up a quest, as far as everybody can see. */
interface Quester {
  readonly badges: readonly number[];
  readonly associates: readonly number[];
}

/** 6.6: whether somebody has the badges, shops and associates that a quest asks for; the rest can be gathered on the way. */
export const hasStanding = (
  { badges, associates }: Quester,
  shops: number,
  tests: readonly Test[],
): boolean =>
  tests.every((test) => {
    if (test.test === 'has') return test.goods.badges.every(([kind, n]) => (badges[kind] as number) >= n);
    if (test.test !== 'count') return true;
    if (test.count.what === 'shops') return shops >= test.min;
    return test.count.what !== 'associates' || associates.length >= test.min;
  });
