import { below, type Flow, goto, type Seat } from '@comptoir/kit';
import { STOP } from '../../decisions.ts';
import { effect, pickCards, pickOption } from '../../rules/asking.ts';
import { drawCorruption } from '../../rules/corruption.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import { type CaptainShop, readMove, SHIPS, shipMoves, shopOf, showIslands, turnUp } from './board.ts';
import { DISTANCE, ISLANDS, isStorm, WHEEL, ZONES, zoneNamed } from './map.ts';

/** docs/rules/baie.md, 14.2 and 14.4: the wheel, moving, charting. */

const spin = (g: State): number => WHEEL[below(g.rng, WHEEL.length)]!;

/** Moves the ship and gives what it cost. */
function sail(g: State, seat: Seat, move: string): number {
  const shop = shopOf(g, seat);
  const { ship, to } = readMove(move);
  const from = shop.ships[ship]!;
  const cost = DISTANCE[from]![to]!;
  tellWork(seat, 'K.sail', { ship: SHIPS[ship]!, from: ZONES[from]!, to: ZONES[to]! });
  shop.ships[ship] = to;
  showPart(g, seat, 'ships');
  if (turnUp(shop, to)) {
    tellWork(seat, 'K.turn-up', { zone: ZONES[to]! });
    showIslands(g, seat);
  }
  return cost;
}

/** K-012: points are spent move by move; what is left is lost. */
const askMove = (g: State, seat: Seat, points: number) => {
  if (points === 0) return null;
  const moves = shipMoves(g, seat, points);
  return moves.length === 0 ? null : pickOption('ship.move', seat, [STOP, ...moves], String(points));
};

/**
 * K-010, K-011: up to `spins` spins, then moving. `calm`: a Storm brings no corruption (K-043).
 */
export const setSail = effect({ spins: 1, spun: 0, points: 0, calm: false }, ({ run, choose }) => ({
  spin: run((g, f): Flow => {
    const number = spin(g);
    f.spun += 1;
    tellWork(f.owner, isStorm(number) ? 'K.storm' : 'K.spin', { number });
    if (isStorm(number)) {
      f.points = 1;
      if (!f.calm) drawCorruption(g, f.owner);
      return goto('move');
    }
    f.points += number;
    return f.spun < f.spins ? 'next' : goto('move');
  }),
  compass: choose<string>(
    (_, f) => pickOption('compass.spin', f.owner, [STOP, 'spin'], String(f.points)),
    (_, __, answer) => (answer === STOP ? 'next' : goto('spin')),
  ),
  move: choose<string>(
    (g, f) => askMove(g, f.owner, f.points),
    (g, f, answer): Flow => {
      if (answer === STOP) return 'done';
      f.points -= sail(g, f.owner, answer);
      return 'again';
    },
  ),
}));

/** K-041: one ship, one or two borders. */
export const row = effect({}, ({ choose }) => ({
  move: choose<string>(
    (g, f) => pickOption('ship.row', f.owner, shipMoves(g, f.owner, 2)),
    (g, f, answer) => {
      sail(g, f.owner, answer);
    },
  ),
}));

/** Treasure zones whose top token is face down, by island. */
const hidden = (shop: CaptainShop): number[] =>
  [0, 1, 2].filter((island) => shop.islands[island]!.tokens.length > 0 && !shop.islands[island]!.isUp);

const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];
const islandName = (island: number): string => ZONES[ISLANDS[island]!]!;

/** K-030 */
export const chart = effect({}, ({ choose }) => ({
  look: choose<number[]>(
    (g, f) => pickCards('chart.look', f.owner, hidden(shopOf(g, f.owner)), 0, 2),
    (g, f, islands) => {
      for (const island of islands) shopOf(g, f.owner).islands[island]!.isSeen = true;
      if (islands.length === 0) return;
      tellWork(f.owner, 'K.look', { zones: islands.map(islandName).join(' ') });
      showPart(g, f.owner, 'islands');
    },
  ),
  swap: choose<string>(
    (g, f) => {
      const { islands } = shopOf(g, f.owner);
      const pairs = PAIRS.filter(([a, b]) => islands[a]!.tokens.length > 0 && islands[b]!.tokens.length > 0);
      return pairs.length === 0
        ? null
        : pickOption('chart.swap', f.owner, [
            STOP,
            ...pairs.map(([a, b]) => `${islandName(a)}-${islandName(b)}`),
          ]);
    },
    (g, f, answer) => {
      if (answer === STOP) return;
      const { islands } = shopOf(g, f.owner);
      const [a, b] = answer.split('-').map((zone) => islands[ISLANDS.indexOf(zoneNamed(zone) as 7)]!) as [
        CaptainShop['islands'][number],
        CaptainShop['islands'][number],
      ];
      const token = a.tokens.pop()!;
      a.tokens.push(b.tokens.pop()!);
      b.tokens.push(token);
      [a.isUp, b.isUp] = [b.isUp, a.isUp];
      [a.isSeen, b.isSeen] = [b.isSeen, a.isSeen];
      tellWork(f.owner, 'K.swap', { zones: answer });
      showPart(g, f.owner, 'islands');
    },
  ),
  move: choose<string>(
    (g, f) => askMove(g, f.owner, 1),
    (g, f, answer) => {
      if (answer !== STOP) sail(g, f.owner, answer);
    },
  ),
}));
