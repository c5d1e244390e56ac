import { alloyClan, CLANS, FURNACES, isCoal } from '@comptoir/baie';
import { dye, flow } from '../baie-pen.ts';
import { type Draw, shieldLine } from './merchant.ts';

export const shop: Draw = (shop, pen) => {
  const faces = shop.faces as number[];
  const places = shop.places as number[];
  const die = (at: number): string => {
    const what = isCoal(at) ? '■' : dye(pen, CLANS[alloyClan(at)]!);
    return faces[at] === 0 ? what : `${what}${faces[at]}`;
  };
  const at = (place: number): string =>
    faces.flatMap((_, number) => (places[number] === place ? [die(number)] : [])).join(' ') || '–';
  const furnaces = FURNACES.map(({ isLarge, coal, low, high, peak }, furnace) => {
    const makes = `${isLarge ? pen.w.large : pen.w.small}, 1+${coal}■, ${pen.w.peak} ${peak}`;
    return `${pen.w.furnace} ${low}–${high} (${makes})${pen.w.colon} ${at(furnace)}`;
  });
  return [
    pen.p.dim(pen.w.dice),
    ...flow(furnaces, pen.width),
    ...flow(
      [
        `${pen.w.pool}${pen.w.colon} ${at(-1)}`,
        `${pen.w.rack}${pen.w.colon} ${at(-2)}`,
        shieldLine(pen, shop.hallmarks as number[]),
      ],
      pen.width,
    ),
  ];
};

export const rival: Draw = (shop, pen) => {
  const faces = shop.faces as number[];
  const places = shop.places as number[];
  const at = (place: number): string =>
    faces
      .flatMap((face, die) =>
        places[die] === place
          ? [`${isCoal(die) ? '■' : dye(pen, CLANS[alloyClan(die)]!)}${face === 0 ? '' : face}`]
          : [],
      )
      .join(' ');
  const furnaces = FURNACES.flatMap(({ low, high }, furnace) =>
    at(furnace) === '' ? [] : [`${pen.w.furnace} ${low}–${high} (${at(furnace)})`],
  );
  return [...furnaces, `${pen.w.pool} ${at(-1) || '–'}`, shieldLine(pen, shop.hallmarks as number[])];
};
