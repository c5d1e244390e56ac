import { coloursText, colourText, placeText } from '../../texts/naming.ts';
import type { Phrases } from '../../texts/phrases.ts';
import type { OptionTexts, ShopView } from '../merchant.ts';
import { ISLANDS, ZONES } from './map.ts';

/** `V1>K3`, `V1`. */
function shipText(p: Phrases, value: string, shop: ShopView): string {
  const [ship, to] = value.split('>') as [string, string | undefined];
  const ships = shop.ships as number[];
  const at = ZONES[ships[Number(ship[1]) - 1]!]!;
  const from = `${placeText(p, ship)} (${p.zones[at]})`;
  return to === undefined ? from : p.to(from, p.zones[to] ?? to);
}

export const options: OptionTexts = {
  'ship.move': shipText,
  'ship.row': shipText,
  'recall.ship': shipText,
  'nets.ship': shipText,
  'colours.ship': shipText,
  'recall.chest': colourText,
  'recall.idol': coloursText,
  'chart.look': (p, island) => p.zones[ZONES[ISLANDS[Number(island)]!]!]!,
  'chart.swap': (p, value) =>
    value
      .split('-')
      .map((zone) => p.zones[zone])
      .join(' ↔ '),
};
