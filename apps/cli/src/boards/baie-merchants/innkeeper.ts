import { donenessOf, HEAT, HOBS, kindOf, NONE } from '@comptoir/baie';
import { flow, type Pen } from '../baie-pen.ts';
import { type Draw, shieldLine } from './merchant.ts';

/** A recipe with the hours between which it is ready. */
const recipeLine = (pen: Pen, recipe: number): string => {
  const { low, high } = kindOf(recipe);
  return `${pen.t.words[`recipe ${recipe}`]} ${low}–${high}`;
};

/** Pots with the hours they have cooked, each at its place. */
const potLines = (pen: Pen, pots: readonly number[], cooked: readonly number[]): string[] =>
  HOBS.flatMap((hob, at) => {
    const recipe = pots[at]!;
    if (recipe === NONE) return [];
    const isBurnt = donenessOf({ pots: [...pots], cooked: [...cooked] }, at) === 'burnt';
    const state = isBurnt ? pen.w.burnt : `${cooked[at]} h`;
    return [
      `${pen.t.bare(pen.t.places[hob]!)} (×${HEAT[at]})${pen.w.colon} ${recipeLine(pen, recipe)}, ${pen.p.bold(state)}`,
    ];
  });

export const shop: Draw = (shop, pen) => [
  ...flow(
    [`${pen.w.menu}${pen.w.colon}`, ...(shop.menu as number[]).map((recipe) => recipeLine(pen, recipe))],
    pen.width,
  ),
  ...flow(
    [`${pen.w.stove}${pen.w.colon}`, ...potLines(pen, shop.pots as number[], shop.cooked as number[])],
    pen.width,
  ),
  ...flow([shieldLine(pen, shop.rooms as number[])], pen.width),
];

export const rival: Draw = (shop, pen) => [
  ...potLines(pen, shop.pots as number[], shop.cooked as number[]),
  shieldLine(pen, shop.rooms as number[]),
];
