/** Docs/rules/baie.md, 9.3: where the Rogues start and how they arrive. */
export interface RogueCard {
  readonly lair: number;
  readonly bag: number;
  readonly box: number;
  /** B-032, B-033 */
  readonly arrival: 'set-aside' | 'board';
}

export const ROGUE_CARDS: Readonly<Record<number, RogueCard>> = {
  1: { lair: 3, bag: 4, box: 1, arrival: 'set-aside' },
  2: { lair: 2, bag: 6, box: 0, arrival: 'board' },
  3: { lair: 3, bag: 5, box: 0, arrival: 'set-aside' },
};

export const CULTISTS = 2;
export const THIEVES = 3;
