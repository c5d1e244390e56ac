import {
  alloyClan,
  CLANS,
  FURNACES,
  isCoal,
  type MerchantId,
  OUTPOST_CLAN,
  type PlayerView,
  SIDE,
  TILES,
  ZONES,
} from '@comptoir/baie';
import { dye, flow, type Pen } from './baie-pen.ts';
import { potLines, shields, spellMarbles } from './baie-shops.ts';

/** What the others are making, in a line or two: marbles, dice, ships and tiles as they lie. */
type Parts = (shop: NonNullable<PlayerView['shop']>, pen: Pen) => string[];

const alchemist: Parts = (shop, pen) => [
  `${pen.w.tubes} ${(shop.tubes as number[][]).map((row) => `⟨${spellMarbles(pen, row)}⟩`).join(' ')}`,
  `${pen.w.cauldrons} ${(shop.cauldrons as number[][]).map((list) => `(${spellMarbles(pen, list)})`).join(' ')}`,
  `${pen.w.flask} ${spellMarbles(pen, shop.flask as number[])}`,
  shields(pen, shop.seals as number[]),
];

const blacksmith: Parts = (shop, pen) => {
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
  return [...furnaces, `${pen.w.pool} ${at(-1) || '–'}`, shields(pen, shop.hallmarks as number[])];
};

/** Ships by where they lie; an outpost is a shield. */
const captain: Parts = (shop, pen) =>
  ZONES.flatMap((zone, at) => {
    const count = (shop.ships as number[]).filter((place) => place === at).length;
    if (count === 0) return [];
    const post = OUTPOST_CLAN[at]! >= 0 ? ` ⛨${dye(pen, CLANS[OUTPOST_CLAN[at]!]!)}` : '';
    return [`${pen.t.zones[zone]}${post} ×${count}`];
  });

const chronomancer: Parts = (shop, pen) => {
  const grid = shop.grid as number[];
  const [wiz, humpty] = shop.pawns as number[];
  const cell = (at: number): string =>
    `${dye(pen, TILES[grid[at]!]!)}${at === wiz ? pen.p.bold('w') : at === humpty ? pen.p.bold('h') : ''}`;
  const row = (first: number): string => [0, 1, 2, 3].map((column) => cell(first + column)).join('');
  const anchors = (shop.anchors as number[]).map((clan) => dye(pen, CLANS[clan]!)).join(' ') || '–';
  return [
    [0, 1, 2, 3].map((line) => row(line * SIDE)).join(' / '),
    `${pen.w.shards} ${shop.shards}`,
    `${pen.w.anchors} ${anchors}`,
  ];
};

const innkeeper: Parts = (shop, pen) => [
  ...potLines(pen, shop.pots as number[], shop.cooked as number[]),
  shields(pen, shop.rooms as number[]),
];

const RIVALS: Readonly<Record<MerchantId, Parts>> = {
  A: alchemist,
  F: blacksmith,
  K: captain,
  H: chronomancer,
  T: innkeeper,
};

export function rivalLines(merchant: string, { shop }: PlayerView, pen: Pen): string[] {
  const parts = RIVALS[merchant as MerchantId];
  if (shop === null || parts === undefined) return [];
  const [first = '', ...rest] = parts(shop, pen);
  return flow([`  ${first}`, ...rest], pen.width, '    ');
}
