import {
  alloyClan,
  CATCH_CLAN,
  CLANS,
  donenessOf,
  FURNACES,
  HEAT,
  HOBS,
  isCoal,
  islandOf,
  kindOf,
  MARBLES,
  type MerchantId,
  NONE,
  OUTPOST_CLAN,
  type PlayerView,
  TILES,
  ZONES,
} from '@comptoir/baie';
import { dye, dyeAll, flow, type Pen } from './baie-pen.ts';

/** The private boards, one function per merchant; a merchant without one is shown part by part. */
type Draw = (shop: NonNullable<PlayerView['shop']>, pen: Pen) => string[];

export const spellMarbles = (pen: Pen, list: readonly number[]): string =>
  dyeAll(pen, list.map((at) => MARBLES[at]).join('')) || '–';
export const shields = (pen: Pen, active: readonly number[]): string =>
  `${pen.w.shields}${pen.w.colon} ${
    CLANS.filter((_, clan) => active[clan] === 1)
      .map((clan) => dye(pen, clan))
      .join(' ') || '–'
  }`;

const alchemist: Draw = (shop, pen) => {
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
        shields(pen, shop.seals as number[]),
      ],
      pen.width,
    ),
  ];
};

const blacksmith: Draw = (shop, pen) => {
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
        shields(pen, shop.hallmarks as number[]),
      ],
      pen.width,
    ),
  ];
};

interface IslandView {
  readonly tokens: readonly (number | null)[];
  readonly isUp: boolean;
}

const captain: Draw = (shop, pen) => {
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

const chronomancer: Draw = (shop, pen) => {
  const grid = shop.grid as number[];
  const [wiz, humpty] = shop.pawns as number[];
  const corners: Readonly<Record<number, string>> = { 0: 'R', 3: 'B', 12: 'G', 15: 'Y' };
  const rows = [0, 1, 2, 3].map((row) =>
    [0, 1, 2, 3]
      .map((column) => {
        const cell = row * 4 + column;
        const pawn = cell === wiz ? 'W' : cell === humpty ? 'H' : ' ';
        const portal = corners[cell] === undefined ? ' ' : `⛨${dye(pen, corners[cell])}`;
        return `${dye(pen, TILES[grid[cell]!]!)}${pen.p.bold(pawn)}${portal}`;
      })
      .join(' | '),
  );
  const anchors = (shop.anchors as number[]).map((clan) => dye(pen, CLANS[clan]!)).join(' ') || '–';
  return [
    ...rows.map((row, at) => `${at + 1} | ${row}`),
    ...flow(
      [`${pen.w.shards}${pen.w.colon} ${shop.shards}`, `${pen.w.anchors}${pen.w.colon} ${anchors}`],
      pen.width,
    ),
  ];
};

/** A recipe with the hours between which it is ready. */
const recipeLine = (pen: Pen, recipe: number): string => {
  const { low, high } = kindOf(recipe);
  return `${pen.t.words[`recipe ${recipe}`]} ${low}–${high}`;
};

/** Pots with the hours they have cooked, each at its place. */
export const potLines = (pen: Pen, pots: readonly number[], cooked: readonly number[]): string[] =>
  HOBS.flatMap((hob, at) => {
    const recipe = pots[at]!;
    if (recipe === NONE) return [];
    const isBurnt = donenessOf({ pots: [...pots], cooked: [...cooked] }, at) === 'burnt';
    const state = isBurnt ? pen.w.burnt : `${cooked[at]} h`;
    return [
      `${pen.t.bare(pen.t.places[hob]!)} (×${HEAT[at]})${pen.w.colon} ${recipeLine(pen, recipe)}, ${pen.p.bold(state)}`,
    ];
  });

const innkeeper: Draw = (shop, pen) => [
  ...flow(
    [`${pen.w.menu}${pen.w.colon}`, ...(shop.menu as number[]).map((recipe) => recipeLine(pen, recipe))],
    pen.width,
  ),
  ...flow(
    [`${pen.w.stove}${pen.w.colon}`, ...potLines(pen, shop.pots as number[], shop.cooked as number[])],
    pen.width,
  ),
  ...flow([shields(pen, shop.rooms as number[])], pen.width),
];

const SHOPS: Readonly<Record<MerchantId, Draw>> = {
  A: alchemist,
  F: blacksmith,
  K: captain,
  H: chronomancer,
  T: innkeeper,
};

export function shopLines(merchant: string, player: PlayerView, pen: Pen): string[] {
  if (player.shop === null) return [];
  const draw = SHOPS[merchant as MerchantId];
  if (draw !== undefined) return draw(player.shop, pen);
  return Object.entries(player.shop).map(([part, value]) => `${part}: ${JSON.stringify(value)}`);
}
