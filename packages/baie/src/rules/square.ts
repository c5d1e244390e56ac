import { listening } from '@comptoir/kit';
import { tell } from '../events.ts';
import { NONE } from '../pieces.ts';
import type { State } from '../state.ts';

/** The Town Square: B-122, B-144, B-145. */

/** B-145: cards slide right; then each empty slot gets the top card, the rightmost first. */
export function tidySquare(g: State): void {
  const kept = g.square.filter((card) => card !== NONE);
  while (kept.length < 4) kept.unshift(NONE);
  for (let slot = 3; slot >= 0; slot--) {
    if (kept[slot] === NONE && g.townsfolkDeck.length > 0) kept[slot] = g.townsfolkDeck.pop()!;
  }
  g.square = kept;
  if (listening()) tell({ type: 'square', cards: kept.slice(), deck: g.townsfolkDeck.length });
}

export const putUnderDeck = (g: State, card: number): void => {
  g.townsfolkDeck.unshift(card);
};

/** B-122 */
export function dropRightmost(g: State): void {
  for (let slot = 3; slot >= 0; slot--) {
    if (g.square[slot] === NONE) continue;
    putUnderDeck(g, g.square[slot]!);
    g.square[slot] = NONE;
    break;
  }
  tidySquare(g);
}
