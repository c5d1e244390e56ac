import { type AlchemistShop, completeFor, type Decision, ICHOR, type View } from '@comptoir/baie';
import type { MarbleKind } from '../art/AlchemistBoard.svelte';

/** What the Alchemist's board shows before it happens. */

const KINDS = ['R', 'G', 'B', 'Y', 'I'] as const;
export const marbleOf = (marble: number): MarbleKind => KINDS[marble] ?? 'I';

/** the marbles that an announced colour takes from both ends of a tube. */
function harvestOf(tube: readonly number[], colour: number): number[] {
  const takes = (marble: number | undefined): boolean => marble === colour || marble === ICHOR;
  let from = 0;
  let to = tube.length;
  while (from < to && takes(tube[from])) from++;
  while (to > from && takes(tube[to - 1])) to--;
  return [...tube.slice(0, from), ...tube.slice(to).reverse()];
}

export function comingFrom(view: View, ask: Decision, colour: string): MarbleKind[] {
  const shop = view.players[ask.seat]?.shop as unknown as AlchemistShop | null;
  const tube = shop?.tubes[Number((ask.source ?? '').slice(2)) - 1] ?? [];
  return harvestOf(tube, KINDS.indexOf(colour as MarbleKind)).map(marbleOf);
}

/** what a cauldron would give: three marbles a small good, four a large one. */
export const brewsOf = (cauldron: readonly number[]): number[] =>
  completeFor(cauldron).map((clan) => (cauldron.length === 4 ? clan + 4 : clan));
