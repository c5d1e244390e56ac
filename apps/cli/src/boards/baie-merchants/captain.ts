import { CATCH_CLAN, CLANS, islandOf, OUTPOST_CLAN, ZONES } from '@comptoir/baie';
import { dye, flow } from '../baie-pen.ts';
import type { Draw } from './merchant.ts';

interface IslandView {
  readonly tokens: readonly (number | null)[];
  readonly isUp: boolean;
}

export const shop: Draw = (shop, pen) => {
  const ships = shop.ships as number[];
  const stock = shop.stock as number[];
  const islands = shop.islands as unknown as IslandView[];
  const kinds = [...CLANS, 'cursed', 'idol'];
  const zones = ZONES.map((zone, at) => {
    const here = ships.flatMap((place, ship) =>
      place === at ? [pen.t.bare(pen.t.places[`V${ship + 1}`]!)] : [],
    );
    const catches =
      CATCH_CLAN[at]! >= 0 ? ` s${dye(pen, CLANS[CATCH_CLAN[at]!]!)}×${stock[CATCH_CLAN[at]!]}` : '';
    const post = OUTPOST_CLAN[at]! >= 0 ? ` ⛨${dye(pen, CLANS[OUTPOST_CLAN[at]!]!)}` : '';
    const island = islands[islandOf(at)];
    const top = island?.tokens.at(-1);
    const token =
      island === undefined
        ? ''
        : ` ${top === undefined ? '–' : top === null ? '?' : pen.t.treasures[kinds[top]!]}${island.tokens.length > 1 ? '+?' : ''}`;
    return `${pen.t.zones[zone]}${catches}${post}${token}${here.length > 0 ? ` ${pen.p.bold(here.join(', '))}` : ''}`;
  });
  return flow(zones, pen.width);
};

/** Ships by where they lie; an outpost is a shield. */
export const rival: Draw = (shop, pen) =>
  ZONES.flatMap((zone, at) => {
    const count = (shop.ships as number[]).filter((place) => place === at).length;
    if (count === 0) return [];
    const post = OUTPOST_CLAN[at]! >= 0 ? ` ⛨${dye(pen, CLANS[OUTPOST_CLAN[at]!]!)}` : '';
    return [`${pen.t.zones[zone]}${post} ×${count}`];
  });
