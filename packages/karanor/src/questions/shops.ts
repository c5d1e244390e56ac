import type { Seat } from '@comptoir/kit';
import { CITIES, VILLAS } from '../content/map.ts';
import { constants } from '../content/tables.ts';
import { BUILD_LIMIT, stat } from '../rules/stats.ts';
import { type Modifier, NOBODY } from '../state.ts';

/** Shops and villas on the map, and where more of them may stand. */

/** A state keeps the cities of shops in a list of their own, a view keeps each with its card. */
export type Shopkeeper =
  | { readonly shopCities: readonly number[] }
  | { readonly shops: readonly { readonly city: number }[] };

export const shopCitiesOf = (player: Shopkeeper): readonly number[] =>
  'shopCities' in player ? player.shopCities : player.shops.map(({ city }) => city);

interface Villas {
  readonly villas: readonly number[];
}

export function villasOf({ villas }: Villas, seat: Seat): number {
  let own = 0;
  for (const owner of villas) if (owner === seat) own += 1;
  return own;
}

/** K-123: the territories whose villa nobody has bought. */
export const freeVillas = ({ villas }: Villas): number[] =>
  VILLAS.filter((_, villa) => villas[villa] === NOBODY);

/** K-124 */
export const pawnsLeftOf = (g: Villas & { readonly players: readonly Shopkeeper[] }, seat: Seat): number =>
  constants.shopPawnsPerPlayer - shopCitiesOf(g.players[seat] as Shopkeeper).length - villasOf(g, seat);

interface Builders {
  readonly players: readonly (Shopkeeper & {
    badges: number[];
    artefacts: number[];
    modifiers: Modifier[];
  })[];
}

/** K-090: the cities where one more shop of this seat may stand. */
export function sitesFor(g: Builders, seat: Seat): number[] {
  const built = shopCitiesOf(g.players[seat] as Shopkeeper);
  const limit = stat(g, seat, BUILD_LIMIT);
  return CITIES.filter((city) => {
    let own = 0;
    for (const at of built) if (at === city) own += 1;
    return own < limit;
  });
}
