import { tell } from '../events.ts';
import { NONE, ROGUE } from '../pieces.ts';
import { drawOut, total } from '../rules/drawing.ts';
import type { State } from '../state.ts';

/** C-002: eight spaces, of which the four leftmost carry the client icon. */
export const RESERVE_SIZE = 8;
const ICON_SPACES = 4;

const put = (g: State, adventurer: number, at: number): void => {
  g.peddler!.reserve[at] = adventurer;
  tell({ type: 'reserved', adventurer, at });
};

/** C-011: Rogues drawn would be put aside and returned, so only Clients can come. */
export function fillIconSpaces(g: State): void {
  const { reserve } = g.peddler!;
  for (let at = 0; at < ICON_SPACES; at++) {
    if (reserve[at] !== NONE) continue;
    if (total(g.bag) - g.bag[ROGUE]! === 0) return;
    put(g, drawOut(g.rng, g.bag, ROGUE), at);
  }
}

export const freeReserveSpace = (g: State): number => g.peddler!.reserve.indexOf(NONE);

/** Anyone from the bag into the leftmost free space; nothing if either is missing. */
export function reserveAnyone(g: State): void {
  const at = freeReserveSpace(g);
  if (at < 0 || total(g.bag) === 0) return;
  put(g, drawOut(g.rng, g.bag), at);
}

/** C-044 */
export function slideReserve(g: State): void {
  const peddler = g.peddler!;
  const kept = peddler.reserve.filter((adventurer) => adventurer !== NONE);
  while (kept.length < RESERVE_SIZE) kept.push(NONE);
  if (kept.every((adventurer, at) => adventurer === peddler.reserve[at])) return;
  peddler.reserve = kept;
  tell({ type: 'reserve-slid', reserve: kept.slice() });
}
