import { CLANS, SIDE, TILES } from '@comptoir/baie';
import { dye, flow } from '../baie-pen.ts';
import type { Draw } from './merchant.ts';

export const shop: Draw = (shop, pen) => {
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

export const rival: Draw = (shop, pen) => {
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
