import { tell } from '../events.ts';
import { NONE, ROGUE } from '../pieces.ts';
import { drawOut, total } from '../rules/drawing.ts';
import type { State } from '../state.ts';

/** C-002: eight spaces, of which the four leftmost carry the client icon. */
export const RESERVE_SIZE = 8;
const ICON_SPACES = 4;

const put = (g: State, adventurer: number, at: number): void => {
  g.colporteur!.reserve[at] = adventurer;
  tell({ type: 'reserved', adventurer, at });
};

/** C-011: Rogues leave the icon spaces for the others; those without a place there go back into the bag. */
function clearRogues(g: State): void {
  const colporteur = g.colporteur!;
  const { reserve } = colporteur;
  if (!reserve.slice(0, ICON_SPACES).includes(ROGUE)) return;
  const next = reserve.map((adventurer, at) =>
    at < ICON_SPACES && adventurer === ROGUE ? NONE : adventurer,
  );
  for (let at = 0; at < ICON_SPACES; at++) {
    if (reserve[at] !== ROGUE) continue;
    const to = next.indexOf(NONE, ICON_SPACES);
    if (to >= 0) next[to] = ROGUE;
    else {
      g.bag[ROGUE]! += 1;
      tell({ type: 'left-reserve', adventurer: ROGUE, at });
      tell({ type: 'returned', adventurer: ROGUE });
    }
  }
  colporteur.reserve = next;
  tell({ type: 'reserve-slid', reserve: next.slice() });
}

/** C-011: each icon space gets a Client. Rogues drawn would be put aside and returned, so only Clients can come. */
export function fillIconSpaces(g: State): void {
  clearRogues(g);
  const { reserve } = g.colporteur!;
  for (let at = 0; at < ICON_SPACES; at++) {
    if (reserve[at] !== NONE) continue;
    if (total(g.bag) - g.bag[ROGUE]! === 0) return;
    put(g, drawOut(g.rng, g.bag, ROGUE), at);
  }
}

export const freeReserveSpace = (g: State): number => g.colporteur!.reserve.indexOf(NONE);

/** Anyone from the bag into the leftmost free space; nothing if either is missing. */
export function reserveAnyone(g: State): void {
  const at = freeReserveSpace(g);
  if (at < 0 || total(g.bag) === 0) return;
  put(g, drawOut(g.rng, g.bag), at);
}

/** C-044 */
export function slideReserve(g: State): void {
  const colporteur = g.colporteur!;
  const kept = colporteur.reserve.filter((adventurer) => adventurer !== NONE);
  while (kept.length < RESERVE_SIZE) kept.push(NONE);
  if (kept.every((adventurer, at) => adventurer === colporteur.reserve[at])) return;
  colporteur.reserve = kept;
  tell({ type: 'reserve-slid', reserve: kept.slice() });
}
