import { MARBLES } from '@comptoir/baie';
import { dyeAll, flow, type Pen } from '../baie-pen.ts';
import { type Draw, shieldLine } from './merchant.ts';

const spellMarbles = (pen: Pen, list: readonly number[]): string =>
  dyeAll(pen, list.map((at) => MARBLES[at]).join('')) || '–';

export const shop: Draw = (shop, pen) => {
  const tubes = shop.tubes as number[][];
  const cauldrons = shop.cauldrons as number[][];
  return [
    ...flow(
      [`${pen.w.tubes}${pen.w.colon}`, ...tubes.map((row, at) => `${at + 1} ⟨${spellMarbles(pen, row)}⟩`)],
      pen.width,
    ),
    ...flow(
      [
        `${pen.w.cauldrons}${pen.w.colon}`,
        ...cauldrons.map((list, at) => `${at + 1} (${spellMarbles(pen, list)})`),
      ],
      pen.width,
    ),
    ...flow(
      [
        `${pen.w.flask}${pen.w.colon} ${spellMarbles(pen, shop.flask as number[])}`,
        `${pen.w.hand}${pen.w.colon} ${spellMarbles(pen, shop.hand as number[])}`,
        `${pen.w.tray}${pen.w.colon} ${shop.tray} I`,
        shieldLine(pen, shop.seals as number[]),
      ],
      pen.width,
    ),
  ];
};

export const rival: Draw = (shop, pen) => [
  `${pen.w.tubes} ${(shop.tubes as number[][]).map((row) => `⟨${spellMarbles(pen, row)}⟩`).join(' ')}`,
  `${pen.w.cauldrons} ${(shop.cauldrons as number[][]).map((list) => `(${spellMarbles(pen, list)})`).join(' ')}`,
  `${pen.w.flask} ${spellMarbles(pen, shop.flask as number[])}`,
  shieldLine(pen, shop.seals as number[]),
];
