import { activePortals, type ChronomancerShop, OUTPOST_CLAN, type View } from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import type { Clan } from '../art/clans.ts';
import { clanAt } from './reading.ts';

const flags = (list: unknown): number[] =>
  Array.isArray(list) ? list.flatMap((flag, clan) => (flag === 1 ? [clan] : [])) : [];

/** B-108: the clans whose patronage a seat has now. */
export function shieldsOf(view: View, seat: Seat): Clan[] {
  const shop = view.players[seat]?.shop;
  if (!shop) return [];
  switch (view.merchants[seat]) {
    case 'A':
      return flags(shop['seals']).map(clanAt);
    case 'F':
      return flags(shop['hallmarks']).map(clanAt);
    case 'K':
      return (shop['ships'] as number[]).flatMap((zone) => {
        const clan = OUTPOST_CLAN[zone] ?? -1;
        return clan < 0 ? [] : [clanAt(clan)];
      });
    default:
      return activePortals(shop as unknown as ChronomancerShop).map(clanAt);
  }
}
