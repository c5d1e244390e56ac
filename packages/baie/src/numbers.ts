/**
 * The numbers that we designed, as data: docs/rules/baie.md marks each of them [designed]. Only the rules read them,
 * and a tuner may vary them. A table keeps the edition it was opened with, so a running game never sees its prices
 * change.
 */
export interface Cost {
  readonly hours: number;
  readonly corruption: number;
}

/** The numbers of one merchant; its folder holds them and adds what only it needs. */
export interface ShopNumbers {
  /** M-001: its own spaces by id. */
  readonly spaces: Readonly<Record<string, Cost>>;
  /** B-150 */
  readonly team: Cost;
  /** M-007: corruption cards with which it starts. */
  readonly past: number;
  /** What replaces these numbers at tables of this many seats: days are shorter with more seats. */
  readonly bySeats?: Readonly<Record<number, ShopNumbers>>;
}

/** The Rogues that start in the Lair and in the bag (9.3); the others stay in the box. */
export interface RogueNumbers {
  readonly lair: number;
  readonly bag: number;
}

/** B-023: its space lies in the middle, so an odd number of hours apart. */
export interface HandNumbers {
  readonly from: number;
  readonly to: number;
}

export interface CommonNumbers {
  /** B-021: an adventurer marker stands after each of these hours. */
  readonly markers: readonly number[];
  /** B-023: the hour that each hand leaves, and the one where it rejoins the ring. */
  readonly hands: readonly HandNumbers[];
  /** B-003: seats of the boats LO, LM, LI, RI, RM, RO, by how many sit at the table. */
  readonly boats: Readonly<Record<number, readonly number[]>>;
  /** 9.2: cards with one corruption icon alone, and of each clan with one and with two corruption icons beside it. */
  readonly corruption: { readonly alone: number; readonly single: number; readonly double: number };
  /** 9.3, by Rogue card. */
  readonly rogues: Readonly<Record<number, RogueNumbers>>;
  /** B-141: slots SQ1 to SQ4. */
  readonly slots: readonly Cost[];
  /** C-005, 10.9: the sixteen cards of each level; a level that is not named does not exist. */
  readonly packs: Readonly<Record<string, readonly string[]>>;
}

export interface Numbers extends CommonNumbers {
  /** By the merchant's letter. */
  readonly shops: Readonly<Record<string, ShopNumbers>>;
}

/** What state and view have in common with everything that knows its numbers. */
export interface Edited {
  readonly config: { readonly edition: number; readonly seats?: number };
}

const cost = (hours: number, corruption = 0): Cost => ({ hours, corruption });
const everyBoat = (seats: number): readonly number[] => new Array<number>(6).fill(seats);

/** C-005: the base cards, and what other levels put in their place. */
const BASE = Array.from({ length: 16 }, (_, at) => `C${String(at + 1).padStart(2, '0')}`);
const packWith = (
  other: Readonly<Record<string, string>>,
  base: readonly string[] = BASE,
): readonly string[] => base.map((id) => other[id] ?? id);
const HARD = { C01: 'H01', C07: 'H02', C08: 'H03', C16: 'H04' };

/** Edition 2: some base cards cost an hour less, and the ruthless level has four cards of its own. */
const QUICK = packWith({ C02: 'Q02', C05: 'Q05', C09: 'Q09', C13: 'Q13', C14: 'Q14' });
const RUTHLESS = { ...HARD, Q05: 'I01', C06: 'I02', Q13: 'I03', Q14: 'I04', C11: 'Q11', C12: 'Q12' };

const FIRST: CommonNumbers = {
  markers: [3, 6, 9, 11],
  hands: [
    { from: 5, to: 8 },
    { from: 8, to: 11 },
  ],
  boats: { 2: everyBoat(4), 3: everyBoat(4), 4: everyBoat(4), 5: everyBoat(4) },
  corruption: { alone: 32, single: 5, double: 2 },
  rogues: { 1: { lair: 3, bag: 4 }, 2: { lair: 2, bag: 6 }, 3: { lair: 3, bag: 5 } },
  slots: [cost(3), cost(2, 1), cost(2), cost(1, 1)],
  packs: { normal: BASE, hard: packWith(HARD) },
};

const SECOND: CommonNumbers = {
  markers: [3, 5, 7, 9, 11],
  hands: [
    { from: 4, to: 7 },
    { from: 8, to: 11 },
  ],
  boats: { ...FIRST.boats, 2: [4, 4, 3, 3, 4, 4], 4: [4, 5, 4, 4, 5, 4] },
  corruption: { alone: 48, single: 1, double: 2 },
  rogues: { 1: { lair: 3, bag: 4 }, 2: { lair: 3, bag: 5 }, 3: { lair: 3, bag: 5 } },
  slots: [cost(4, 1), cost(4), cost(3, 1), cost(3)],
  packs: {
    normal: packWith({ C07: 'H02', C08: 'H03' }, QUICK),
    hard: packWith({ ...HARD, Q13: 'I03', Q14: 'I04' }, QUICK),
    impitoyable: packWith(RUTHLESS, QUICK),
  },
};

/**
 * One Cultist fewer in the bag: prices rose so far that merchants of many small goods could not be caught. And boats
 * to suit five players, who load late because their first marker is silenced (B-011).
 */
const THIRD: CommonNumbers = {
  ...SECOND,
  boats: { ...SECOND.boats, 5: [4, 4, 3, 3, 4, 4] },
  rogues: { ...SECOND.rogues, 2: { lair: 3, bag: 4 } },
};

/** Hands lead to the next hour: their two steps gain an hour. The old ones led over three hours and lost one. */
const FOURTH: CommonNumbers = {
  ...THIRD,
  hands: [
    { from: 5, to: 6 },
    { from: 9, to: 10 },
  ],
  packs: {
    normal: packWith({ C07: 'H02' }, QUICK),
    hard: packWith({ ...HARD, Q13: 'I03', Q14: 'I04', Q02: 'C02', Q05: 'C05' }, QUICK),
    impitoyable: packWith(RUTHLESS, QUICK),
  },
};

/** By edition, without merchants; edition 5 differs in theirs alone. */
const COMMON: Readonly<Record<number, CommonNumbers>> = {
  1: FIRST,
  2: SECOND,
  3: THIRD,
  4: FOURTH,
  5: FOURTH,
};
/** The edition of new tables. */
export const EDITION = 5;
const TRIAL = 0;

const editions: Record<number, Numbers> = {};
let opening = EDITION;

/** Adds the merchants' numbers, once, when the game is assembled. */
export function fillNumbers(shops: Readonly<Record<string, Readonly<Record<number, ShopNumbers>>>>): void {
  for (const [edition, common] of Object.entries(COMMON)) {
    const own = Object.entries(shops).flatMap(([id, numbers]) => {
      const found = numbers[Number(edition)];
      return found === undefined ? [] : [[id, found] as const];
    });
    editions[Number(edition)] = { ...common, shops: Object.fromEntries(own) };
  }
}

export const numbersOf = (table: Edited): Numbers => editions[table.config.edition]!;
/** The numbers of a merchant at this table. */
export function shopNumbersOf(table: Edited, merchant: string): ShopNumbers {
  const own = numbersOf(table).shops[merchant]!;
  return own.bySeats?.[table.config.seats ?? 0] ?? own;
}
export const numbersOfEdition = (edition: number = EDITION): Numbers => editions[edition]!;
/** The edition a table is opened with now. */
export const openingEdition = (): number => opening;

/** Tables that are opened inside `play` have the numbers of this edition. */
export function inEdition<T>(edition: number, play: () => T): T {
  opening = edition;
  try {
    return play();
  } finally {
    opening = EDITION;
  }
}

/** Tables that are opened and played inside `play` have these numbers: how a tuner tries something. */
export function withNumbers<T>(numbers: Numbers, play: () => T): T {
  editions[TRIAL] = numbers;
  return inEdition(TRIAL, play);
}
