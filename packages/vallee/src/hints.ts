import type { FolkHints, Hint } from './content/hint.ts';

const known = new Map<string, Hint>();

/** What bots know of each loaded card, by its name. */
export const HINTS: ReadonlyMap<string, Hint> = known;

export function addHints(hints: FolkHints): void {
  for (const [card, hint] of Object.entries(hints)) known.set(card, hint);
}
