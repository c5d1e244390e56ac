import type { Seat } from '@comptoir/kit';
import { colporteurCard } from '../content/colporteur-cards.ts';
import { tell } from '../events.ts';
import { clanOf, halfOf, innerDock, NONE, outerDock, ROGUE } from '../pieces.ts';
import { freeSeats, isAtSea, isTaken } from '../questions.ts';
import { playerAt, type State } from '../state.ts';

/** docs/rules/baie.md, 10.5: what the Colporteur loads and where; every choice is fixed. */

/** The location icons of the two halves that face each other (C-020, C-021). */
export function locationIcons(g: State): { outer: boolean; right: boolean } {
  const colporteur = g.colporteur!;
  return { outer: colporteurCard(colporteur.right).outer, right: colporteurCard(colporteur.left).right };
}

/** C-042: the outermost or innermost boat with a seat on the half of the icon, else on the other one; NONE if there is none. */
export function colporteurBoat(g: State): number {
  const { outer, right } = locationIcons(g);
  for (const half of right ? [1, 0] : [0, 1]) {
    // Boats of the left half stand from outer to inner, those of the right half from inner to outer.
    const fromFirst = outer === (half === 0);
    for (let i = 0; i < 3; i++) {
      const boat = half * 3 + (fromFirst ? i : 2 - i);
      if (isAtSea(g, boat) && freeSeats(g, boat) > 0) return boat;
    }
  }
  return NONE;
}

/** C-043 */
export function colporteurDock(g: State, boat: number): number {
  const half = halfOf(boat);
  const { outer } = locationIcons(g);
  const [wanted, other] = outer ? [outerDock(half), innerDock(half)] : [innerDock(half), outerDock(half)];
  return isTaken(g, wanted) ? other : wanted;
}

/** C-041: the place in the reserve of the adventurer to load, NONE when the bag decides. */
export function reserveChoice(g: State, seat: Seat): number {
  const { reserve } = g.colporteur!;
  const { stall } = playerAt(g, seat);
  for (let space = stall.length - 1; space >= 0; space--) {
    if (stall[space] === NONE) continue;
    const at = reserve.indexOf(clanOf(stall[space]!));
    if (at >= 0) return at;
  }
  return reserve.indexOf(ROGUE);
}

/** Takes the chosen adventurer into the hand; NONE when there is none. */
export function takeFromReserve(g: State, seat: Seat): number {
  const at = reserveChoice(g, seat);
  if (at < 0) return NONE;
  const { reserve } = g.colporteur!;
  const adventurer = reserve[at]!;
  reserve[at] = NONE;
  tell({ type: 'left-reserve', adventurer, at });
  return adventurer;
}
