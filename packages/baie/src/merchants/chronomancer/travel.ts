import { type Flow, give, type Seat } from '@comptoir/kit';
import { STOP } from '../../decisions.ts';
import { effect, pickCards, pickNumber, pickOption } from '../../rules/asking.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import {
  CELLS,
  gainShards,
  neighbour,
  PAWNS,
  replaceTiles,
  STRIDE,
  shopOf,
  steps,
  swapTiles,
  warpGrid,
} from './board.ts';

/** docs/rules/baie.md, 15.2 and 15.4: walking, warping, rewinding, shards. */

function makeStep(g: State, seat: Seat, step: string): void {
  const shop = shopOf(g, seat);
  const pawn = PAWNS.indexOf(step[0] as 'W');
  shop.pawns[pawn] = neighbour(shop.pawns[pawn]!, step[2]!);
  tellWork(seat, 'H.step', { pawn: step[0]!, direction: step[2]! });
  showPart(g, seat, 'pawns');
}

/** H-S1 and H-041: one to `most` steps. */
export const travel = effect({ most: STRIDE, done: 0 }, ({ choose }) => ({
  step: choose<string>(
    (g, f) => {
      if (f.done === f.most) return null;
      const options = steps(shopOf(g, f.owner));
      return pickOption(
        'pawn.step',
        f.owner,
        f.done > 0 ? [STOP, ...options] : options,
        String(f.most - f.done),
      );
    },
    (g, f, answer): Flow => {
      if (answer === STOP) return 'done';
      f.done += 1;
      makeStep(g, f.owner, answer);
      return 'again';
    },
  ),
}));

/** Both ways of every row and column. */
const LINES = ['R', 'C'].flatMap((line) => [1, 2, 3, 4].flatMap((at) => [`${line}${at}+`, `${line}${at}-`]));

/** H-010 */
export const warp = effect({}, ({ choose }) => ({
  line: choose<string>(
    (_, f) => pickOption('warp.line', f.owner, LINES),
    (g, f, answer) => {
      warpGrid(shopOf(g, f.owner).grid, answer);
      tellWork(f.owner, 'H.warp', { line: answer });
      showPart(g, f.owner, 'grid');
    },
  ),
  step: choose<string>(
    (g, f) => pickOption('pawn.step', f.owner, [STOP, ...steps(shopOf(g, f.owner))], '1'),
    (g, f, answer) => {
      if (answer !== STOP) makeStep(g, f.owner, answer);
    },
  ),
}));

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);

/** H-S4 */
export const rewind = effect({}, ({ choose }) => ({
  cells: choose<number[]>(
    (_, f) => pickCards('rewind.cells', f.owner, ALL_CELLS, 1, 4),
    (g, f, cells) => {
      const shop = shopOf(g, f.owner);
      replaceTiles(g.rng, shop, cells);
      gainShards(shop, 1);
      tellWork(f.owner, 'H.rewind', { tiles: cells.length });
      for (const part of ['grid', 'pack', 'discard', 'shards']) showPart(g, f.owner, part);
    },
  ),
}));

/** H-042 */
const ADJACENT = ALL_CELLS.flatMap((cell) =>
  ['E', 'S']
    .map((direction) => neighbour(cell, direction))
    .flatMap((other) => (other < 0 ? [] : [`${cell}-${other}`])),
);
export const paradox = effect({}, ({ choose }) => ({
  swap: choose<string>(
    (_, f) => pickOption('paradox.swap', f.owner, ADJACENT),
    (g, f, answer) => {
      const { grid } = shopOf(g, f.owner);
      swapTiles(grid, answer);
      tellWork(f.owner, 'H.paradox', { cells: answer });
      showPart(g, f.owner, 'grid');
    },
  ),
}));

/** H-031: up to two shards, each an hour less; one hour is always paid. */
export const freeze = effect({ hours: 0 }, ({ run, choose }) => ({
  spend: choose<number>(
    (g, f) => {
      const most = Math.min(2, shopOf(g, f.owner).shards, f.hours - 1);
      return most > 0 ? pickNumber('shards.spend', f.owner, 0, most) : null;
    },
    (g, f, shards) => {
      if (shards > 0) {
        shopOf(g, f.owner).shards -= shards;
        tellWork(f.owner, 'H.freeze', { shards });
        showPart(g, f.owner, 'shards');
      }
      return give(shards);
    },
  ),
  nothing: run(() => give(0)),
}));
