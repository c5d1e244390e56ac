/** docs/rules/baie.md, 9.3: how the Rogues of each card arrive. How many there are is in numbers.ts. */
export interface RogueCard {
  /** B-032, B-033 */
  readonly arrival: 'set-aside' | 'board';
}

export const ROGUE_CARDS: Readonly<Record<number, RogueCard>> = {
  1: { arrival: 'set-aside' },
  2: { arrival: 'board' },
  3: { arrival: 'set-aside' },
};

export const CULTISTS = 2;
export const THIEVES = 3;
