import { GOODS } from '../../pieces.ts';
import { capital, clanText } from '../../texts/naming.ts';
import type { Phrases } from '../../texts/phrases.ts';
import type { OptionTexts, ShopView } from '../merchant.ts';
import { dishOf, donenessOf, hobNamed, type InnkeeperShop, menuNamed } from './board.ts';
import { recipeKey } from './recipe-words.ts';

const recipeText = (p: Phrases, recipe: number): string => capital(p.words[recipeKey(recipe)] ?? '');

/** `MN1>HB4`, `HB1+`, `HB1>HB5`, `HB2`, `HB2>room`. */
function potText(p: Phrases, value: string, shop: ShopView): string {
  const inn = shop as unknown as InnkeeperShop;
  const [from, to] = value.split('>') as [string, string | undefined];
  const hob = hobNamed(from.slice(0, 3));
  const name = recipeText(p, hob < 0 ? inn.menu[menuNamed(from)]! : inn.pots[hob]!);
  if (to !== undefined) return p.to(name, p.bare(p.places[to] ?? to));
  const where = `${name} (${p.bare(p.places[from.slice(0, 3)] ?? '')})`;
  if (from.length > 3) return `${where} ${from.endsWith('+') ? '+1 h' : '−1 h'}`;
  const isBurnt = donenessOf(inn, hob) === 'burnt';
  return `${p.to(where, p.wareOf(GOODS[dishOf(inn, hob)]!, 'T'))}${isBurnt ? ' (1 corruption)' : ''}`;
}

export const options: OptionTexts = {
  'song.guest': clanText,
  'pot.fill': potText,
  'pot.stir': potText,
  'serve.dish': potText,
  'pots.empty': (p, pot, shop) => recipeText(p, (shop.pots as number[])[Number(pot)]!),
  'menu.change': (p, place, shop) => recipeText(p, (shop.menu as number[])[Number(place)]!),
};
