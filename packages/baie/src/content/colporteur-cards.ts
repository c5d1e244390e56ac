/** docs/rules/baie.md, 10.9. The left half gives the action, the right half how often (C-021). */
export type ColporteurAction =
  | { readonly kind: 'goods'; readonly goods: readonly string[] }
  | { readonly kind: 'patronage'; readonly clan: string }
  | { readonly kind: 'recruit' };

export interface ColporteurCard {
  readonly id: string;
  readonly action: ColporteurAction;
  readonly outer: boolean;
  readonly leftHours: number;
  readonly leftCorruption: number;
  readonly times: number;
  readonly right: boolean;
  readonly rightHours: number;
  readonly rightCorruption: number;
}

const goods = (...names: string[]): ColporteurAction => ({ kind: 'goods', goods: names });
const patronage = (clan: string): ColporteurAction => ({ kind: 'patronage', clan });
const RECRUIT: ColporteurAction = { kind: 'recruit' };

type Place = 'inner' | 'outer';
type Half = 'left' | 'right';

const card = (
  id: string,
  action: ColporteurAction,
  place: Place,
  times: number,
  half: Half,
  rightHours: number,
  rightCorruption = 0,
): ColporteurCard => ({
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

/** The card number in a state is the place in this list. The packs of an edition name their cards (numbers.ts). */
export const COLPORTEUR_CARDS: readonly ColporteurCard[] = [
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
  // Twins of base cards that cost an hour less, and the cards of the ruthless level.
  card('Q02', goods('sG'), 'outer', 2, 'right', 1),
  card('Q05', goods('lR'), 'outer', 1, 'right', 1),
  card('Q09', goods('sR', 'sB'), 'outer', 1, 'right', 1),
  card('Q11', RECRUIT, 'inner', 2, 'right', 1),
  card('Q12', RECRUIT, 'outer', 2, 'left', 1),
  card('Q13', patronage('R'), 'inner', 1, 'right', 1),
  card('Q14', patronage('G'), 'outer', 1, 'left', 1),
  card('I01', goods('lR', 'lG'), 'outer', 1, 'right', 1),
  card('I02', goods('lG', 'sG'), 'inner', 2, 'left', 1),
  card('I03', patronage('R'), 'inner', 2, 'right', 1),
  card('I04', patronage('G'), 'outer', 2, 'left', 1),
];

export const colporteurCard = (card: number): ColporteurCard => COLPORTEUR_CARDS[card]!;
/** The pack of a table, by the ids of its cards. */
export const packOf = (ids: readonly string[]): number[] =>
  ids.map((id) => COLPORTEUR_CARDS.findIndex((known) => known.id === id));
