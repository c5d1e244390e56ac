import {
  type AlchemistShop,
  brewOf,
  completeFor,
  type Decision,
  harvest,
  MARBLES,
  type View,
} from '@comptoir/baie';
import type { MarbleKind } from '../art/AlchemistBoard.svelte';

/** What the Alchemist's board shows before it happens. */

export const marbleOf = (marble: number): MarbleKind => MARBLES[marble] ?? 'I';

/** The marbles that an announced colour takes from both ends of a tube. */
export function comingFrom(view: View, ask: Decision, colour: string): MarbleKind[] {
  const shop = view.players[ask.seat]?.shop as unknown as AlchemistShop | null;
  const tube = shop?.tubes[Number((ask.source ?? '').slice(2)) - 1] ?? [];
  return harvest(tube.slice(), MARBLES.indexOf(colour as MarbleKind)).map(marbleOf);
}

/** How many marbles a colour takes from each end of a tube. */
export function takenFrom(
  tube: readonly number[],
  colour: string,
): { readonly left: number; readonly right: number } {
  const rest = tube.slice();
  const taken = harvest(rest, MARBLES.indexOf(colour as MarbleKind)).length;
  const left = tube.findIndex((marble) => marbleOf(marble) !== colour && marbleOf(marble) !== 'I');
  return left < 0 ? { left: taken, right: 0 } : { left, right: taken - left };
}

/** What a cauldron would give. */
export const brewsOf = (cauldron: readonly number[]): number[] =>
  completeFor(cauldron).map((clan) => brewOf(cauldron, clan));
