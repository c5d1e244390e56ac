import { colourText } from '../../texts/naming.ts';
import type { Phrases } from '../../texts/phrases.ts';
import type { OptionTexts, ShopView } from '../merchant.ts';
import { SIDE, TILES } from './board.ts';

function cellText(p: Phrases, value: string, shop: ShopView): string {
  const cell = Number(value);
  const tile = TILES[(shop.grid as number[])[cell]!]!;
  return `${p.cell(Math.floor(cell / SIDE) + 1, (cell % SIDE) + 1)} (${p.colours[tile]})`;
}

export const options: OptionTexts = {
  'rift.clan': colourText,
  'rewind.cells': cellText,
  'pawn.step': (p, value) => `${p.pawns[value[0]!]} ${p.directions[value[2]!]}`,
  'warp.line': (p, value) => p.line(value[0] === 'R', Number(value[1]), value[2] === '+'),
  'paradox.swap': (p, value, shop) =>
    value
      .split('-')
      .map((cell) => cellText(p, cell, shop))
      .join(' ↔ '),
  'extract.goods': (p, value) => p.list(value.split('+').map((good) => p.wareOf(good, 'H'))),
  'anchor.portal': (p, value) =>
    value
      .split('<')
      .map((letter) => colourText(p, letter))
      .join(' ← '),
};
