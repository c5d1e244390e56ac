import { CLANS, GOODS } from '../../pieces.ts';
import { clanText, coloursText, placeText } from '../../texts/naming.ts';
import type { Phrases } from '../../texts/phrases.ts';
import type { OptionTexts, ShopView } from '../merchant.ts';
import {
  alloyClan,
  type BlacksmithShop,
  FURNACES,
  furnaceNamed,
  isCoal,
  productOf,
  readyClan,
} from './board.ts';

export const dieName = (p: Phrases, die: number): string =>
  isCoal(die) ? p.coal : (p.colours[CLANS[alloyClan(die)]!] ?? '');

/** Two dice that look alike differ when they lie in two furnaces. */
function dieText(p: Phrases, value: string, shop: ShopView): string {
  const die = Number.parseInt(value, 10);
  const { faces, places } = shop as { faces: number[]; places: number[] };
  const name = p.die(dieName(p, die), faces[die]!);
  const furnace = FURNACES[places[die]!];
  return furnace === undefined ? name : `${name}, ${p.bare(p.places[furnace.id]!)}`;
}

export const options: OptionTexts = {
  'smith.alloys': coloursText,
  'dice.take-out': dieText,
  'dice.roll': dieText,
  'smelt.dice': dieText,
  'order.die': dieText,
  'forge.keep': dieText,
  'forge.hallmark': clanText,
  /** What a ready furnace would give. */
  'forge.furnace'(p, id, shop) {
    const at = furnaceNamed(id);
    const clan = readyClan(shop as unknown as BlacksmithShop, at);
    const name = placeText(p, id);
    return clan < 0 ? name : p.to(name, p.wareOf(GOODS[productOf(at, clan)]!, 'F'));
  },
  'dice.place'(p, value, shop) {
    const [die, furnace] = value.split('>') as [string, string];
    return p.to(dieText(p, die, shop), p.bare(p.places[furnace] ?? furnace));
  },
  'hammer.change': (p, value, shop) => `${dieText(p, value, shop)} ${value.endsWith('+') ? '+1' : '−1'}`,
  'bellows.set'(p, value, shop) {
    const [die, face] = value.split('=') as [string, string];
    return p.to(dieText(p, die, shop), face);
  },
};
