/** Docs/rules/baie.md, 10.9. The left half gives the action, the right half how often (C-021). */
export type PeddlerAction =
  | { readonly kind: 'goods'; readonly goods: readonly string[] }
  | { readonly kind: 'patronage'; readonly clan: string }
  | { readonly kind: 'recruit' };

export interface PeddlerCard {
  readonly id: string;
  readonly action: PeddlerAction;
  readonly outer: boolean;
  readonly leftHours: number;
  readonly leftCorruption: number;
  readonly times: number;
  readonly right: boolean;
  readonly rightHours: number;
  readonly rightCorruption: number;
}

const goods = (...names: string[]): PeddlerAction => ({ kind: 'goods', goods: names });
const patronage = (clan: string): PeddlerAction => ({ kind: 'patronage', clan });
const RECRUIT: PeddlerAction = { kind: 'recruit' };

type Place = 'inner' | 'outer';
type Half = 'left' | 'right';

const card = (
  id: string,
  action: PeddlerAction,
  place: Place,
  times: number,
  half: Half,
  rightHours: number,
  rightCorruption = 0,
): PeddlerCard => ({
  id,
  action,
  outer: place === 'outer',
  leftHours: 1,
  leftCorruption: 0,
  times,
  right: half === 'right',
  rightHours,
  rightCorruption,
});

/** The card number in a state is the place in this list; the last four are the hard ones. */
export const PEDDLER_CARDS: readonly PeddlerCard[] = [
  card('C01', goods('sR'), 'inner', 1, 'left', 2),
  card('C02', goods('sG'), 'outer', 2, 'right', 2),
  card('C03', goods('sB'), 'inner', 1, 'right', 1),
  card('C04', goods('sY'), 'outer', 2, 'left', 2),
  card('C05', goods('lR'), 'outer', 1, 'right', 2),
  card('C06', goods('lG'), 'inner', 2, 'left', 2),
  card('C07', goods('lB'), 'outer', 1, 'left', 1),
  card('C08', goods('lY'), 'inner', 1, 'right', 1),
  card('C09', goods('sR', 'sB'), 'outer', 1, 'right', 2),
  card('C10', goods('sG', 'sY'), 'inner', 2, 'left', 2),
  card('C11', RECRUIT, 'inner', 2, 'right', 2, 1),
  card('C12', RECRUIT, 'outer', 2, 'left', 2, 1),
  card('C13', patronage('R'), 'inner', 1, 'right', 2),
  card('C14', patronage('G'), 'outer', 1, 'left', 2),
  card('C15', patronage('B'), 'outer', 2, 'right', 2),
  card('C16', patronage('Y'), 'inner', 2, 'left', 2),
  card('H01', goods('sR', 'sG'), 'inner', 1, 'left', 1),
  card('H02', goods('lB', 'sB'), 'outer', 1, 'left', 1),
  card('H03', goods('lY', 'sY'), 'inner', 1, 'right', 1),
  card('H04', patronage('Y'), 'inner', 2, 'left', 1),
];

export const peddlerCard = (card: number): PeddlerCard => PEDDLER_CARDS[card]!;
const PACK_SIZE = 16;

/** C-005: the base pack, and which of its cards the hard ones replace. */
const BASE = PEDDLER_CARDS.slice(0, PACK_SIZE).map((_, at) => at);
const REPLACED: Readonly<Record<number, number>> = { 0: 16, 6: 17, 7: 18, 15: 19 };
export const packFor = (level: 'normal' | 'hard'): number[] =>
  level === 'normal' ? BASE.slice() : BASE.map((card) => REPLACED[card] ?? card);
