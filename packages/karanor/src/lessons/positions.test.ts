import { writeFileSync } from 'node:fs';
import { keptPositions, laidPositions, positionsModule } from '@comptoir/kit/testing';
import { expect, test } from 'vitest';
import { karanor } from '../game.ts';
import { table, wares } from '../testing/table.ts';
import { positions } from './positions.ts';

/**
 * The positions that lessons begin at, laid by name. A change of them, or of the state, is written with
 * UPDATE_LESSONS=1 npx vitest run packages/karanor/src/lessons
 */
const land = () =>
  table(3).gold(0, 4).income(0, 2).gold(1, 5).income(1, 2).gold(2, 3).income(2, 2).at(1, 'perlance');

const POSITIONS: Readonly<Record<string, () => ReturnType<typeof land>>> = {
  // A city two steps away by road.
  travel: () => land().at(0, 'promontoire-du-guet').res(0, { wood: 1 }),
  // A quest for a place next to the pawn, with its price in hand.
  quest: () => land().at(0, 'verger-du-vieux-roi').quest(0, 'cimetiere-1').res(0, { wine: 1 }),
  // The same quest without its price, and somebody who has it.
  trade: () =>
    land()
      .at(0, 'salanche')
      .quest(0, 'cimetiere-1')
      .res(1, { wine: 2 })
      .play(1, 'trade.propose', { to: 0, give: wares({ wine: 1 }), want: wares({ gold: 2 }), note: '' }),
  // A rival has just harvested; the window is open.
  interrupt: () =>
    land()
      .at(0, 'kien')
      .play(0, 'end-turn')
      .black(0, 'brigands')
      .at(1, 'bois-des-loups')
      .res(1, { diamond: 2 })
      .play(1, 'harvest', 'wood'),
};

test('the positions of the lessons are those of today', () => {
  const states = laidPositions(karanor, POSITIONS);
  if (process.env.UPDATE_LESSONS === '1')
    writeFileSync(new URL('positions.ts', import.meta.url), positionsModule(states));
  expect(keptPositions(positions)).toEqual(states);
  expect(Object.keys(positions)).toEqual(Object.keys(states));
});
