import { writeFileSync } from 'node:fs';
import { xoshiro } from '@comptoir/kit';
import { keptPositions, laidPositions, positionsModule } from '@comptoir/kit/testing';
import { expect, test } from 'vitest';
import { baie } from '../game.ts';
import { MARBLES } from '../merchants/alchemist/board.ts';
import { NONE } from '../pieces.ts';
import { NOW, type Table, table } from '../testing/table.ts';
import { positions } from './positions.ts';

/**
 * The positions that lessons begin at, laid by name. A change of them, or of the state, is written with
 * UPDATE_LESSONS=1 npx vitest run packages/baie/src/lessons
 */
const marbles = (letters: string): number[] => [...letters].map((letter) => MARBLES.indexOf(letter as 'R'));

/** The Alchemist at seat 0 with marbles of one's own, the rest in the bag; the Captain at seat 1. */
function bay(cauldrons: readonly string[] = []): Table {
  const bag = [9, 9, 9, 9, 6];
  const lay = (letters: string): number[] => {
    const list = marbles(letters);
    for (const marble of list) bag[marble]! -= 1;
    return list;
  };
  const parts = {
    tubes: [lay('GRYBG'), lay('BYRGIB'), lay('YGIBRYR')],
    cauldrons: [0, 1, 2, 3].map((at) => lay(cauldrons[at] ?? '')),
    flask: [],
    bag,
    tray: 0,
    hand: [],
  };
  return table({ merchants: ['A', 'K'] }, NOW)
    .shop(0, parts)
    .boat('LO', 'GB')
    .boat('LM', 'Y')
    .boat('RM', 'BG')
    .boat('RI', 'X');
}

/** The same harbour with a bag from which this adventurer comes next. */
function drawing(letter: string): Table {
  for (let seed = 1; ; seed++) {
    const t = bay(['GGG']).boat('LI', 'RR').clock(0, 4).clock(1, 6);
    t.g.rng = xoshiro(seed);
    t.start('load', 0, { sailor: false, adventurer: NONE });
    if ((t.asked as { readonly source?: string }).source === letter) return t;
  }
}

const POSITIONS: Readonly<Record<string, () => Table>> = {
  // Three hours behind: one short action, and it is one's turn again.
  clock: () => bay(['GGI']).clock(0, 1).clock(1, 4).turnOf(0),
  // A Warrior is drawn; one seat is free beside two others.
  boats: () => drawing('R'),
  // One cauldron is complete, one is not.
  shop: () => bay(['GGG', 'RB']).clock(0, 4).clock(1, 6).turnOf(0),
  // Three buyers of green goods wait on the Square.
  market: () => bay().pier('SQ', 'GGGY').stall(0, 'sG', 'sG', 'sY').openMarket(),
};

test('the positions of the lessons are those of today', () => {
  const states = laidPositions(baie, POSITIONS);
  if (process.env.UPDATE_LESSONS === '1')
    writeFileSync(new URL('positions.ts', import.meta.url), positionsModule(states));
  expect(keptPositions(positions)).toEqual(states);
  expect(Object.keys(positions)).toEqual(Object.keys(states));
});
