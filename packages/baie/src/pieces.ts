/** The pieces everybody shares, by small integers; their names are those of the rules document. */

/** Clans of Clients. Index 4 is the Rogue, who is an adventurer but no Client. */
export const CLANS = ['R', 'G', 'B', 'Y'] as const;
export type ClanLetter = (typeof CLANS)[number];
export const ADVENTURERS = ['R', 'G', 'B', 'Y', 'X'] as const;
export const ROGUE = 4;

/** 0.1: how many adventurers of each colour there are. */
export const ADVENTURER_COUNT = [13, 13, 9, 9, 8] as const;

/** A good is a number from 0 to 7: four small ones by clan, then four large ones (B-058). */
export type Good = number;
export const GOODS = ['sR', 'sG', 'sB', 'sY', 'lR', 'lG', 'lB', 'lY'] as const;
export type GoodName = (typeof GOODS)[number];
export const PRICES = [3, 3, 4, 4, 6, 6, 8, 8] as const;
export const small = (clan: number): Good => clan;
export const large = (clan: number): Good => clan + 4;
export const clanOf = (good: Good): number => good & 3;
export const isLarge = (good: Good): boolean => good > 3;
export const goodNamed = (name: string): Good => GOODS.indexOf(name as GoodName);
export const clanNamed = (letter: string): number => ADVENTURERS.indexOf(letter as ClanLetter);

/** B-057, 0.1 */
export const STALL_SIZE = 8;
export const SUPPLY = [4, 4, 4, 4, 3, 3, 3, 3] as const;
export const NONE = -1;

/** B-002, B-003: three boats on each half; position 0 of the left half is its outermost. */
export const BOATS = ['LO', 'LM', 'LI', 'RI', 'RM', 'RO'] as const;
export const halfOf = (boat: number): number => (boat < 3 ? 0 : 1);
export const boatNamed = (letters: string): number => BOATS.indexOf(letters as (typeof BOATS)[number]);

/** B-004 */
export const DOCKS = ['L-OUT', 'L-IN', 'R-IN', 'R-OUT'] as const;
export const PIERS = ['BAZ', 'SQ', 'BM'] as const;
const BAZAAR = 0;
export const BLACK_MARKET = 2;
export const PIER_OF_DOCK = [0, 1, 1, 2] as const;
/** The outer and the inner dock of a half. */
export const outerDock = (half: number): number => (half === 0 ? 0 : 3);
export const innerDock = (half: number): number => (half === 0 ? 1 : 2);

/** Where a boat is, when it is not in a dock (0 to 3). */
export const AT_SEA = -1;
export const REMOVED = -2;

/** B-101 */
export function isAllowedAt(pier: number, good: Good): boolean {
  if (pier === BAZAAR) return isLarge(good);
  return pier === BLACK_MARKET || !isLarge(good);
}

/** Slots of the Town Square, left to right. */
export const SLOTS = ['SQ1', 'SQ2', 'SQ3', 'SQ4'] as const;
export const TEAM_SLOTS = ['T1', 'T2', 'T3', 'T4'] as const;
