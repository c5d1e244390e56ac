import { CLANS, type Event, goldOfIcons, iconsOf, ROGUE, ROUNDS, type View } from '@comptoir/baie';
import type { ReplayView } from '../../../table/game-screen.ts';

/** Where the gold of a whole game came from, in the order in which it came. */
export interface LedgerRow {
  readonly id: 'sales' | 'patronage' | 'other' | 'clan' | 'corruption';
  /** Day of sales and patronage, otherwise 0. */
  readonly round: number;
  /** Clan of the final scoring, otherwise -1. */
  readonly clan: number;
  readonly bySeat: readonly number[];
  /** How the final scoring comes about: icons, and people in the hall or the Lair. */
  readonly counts: readonly (readonly [icons: number, people: number])[];
}

const DAYS = Array.from({ length: ROUNDS }, (_, day) => day + 1);

export function ledgerOf(points: readonly ReplayView<Event, View>[]): LedgerRow[] {
  const last = points.at(-1)?.view;
  const seats = last?.players.length ?? 0;
  const nothing = (): number[] => new Array<number>(seats).fill(0);
  const sales = DAYS.map(nothing);
  const patronage = DAYS.map(nothing);
  const other = nothing();
  const revealed = new Map<number, readonly number[]>();
  let round = 1;
  const add = (to: number[] | undefined, seat: number, gold: number): void => {
    if (to !== undefined) to[seat] = (to[seat] ?? 0) + gold;
  };
  for (const event of points.flatMap(({ events }) => events)) {
    if (event.type === 'phase') round = event.round;
    else if (event.type === 'sold') add(sales[round - 1], event.seat, event.price);
    else if (event.type === 'gold')
      add(event.why === 'patronage' ? patronage[round - 1] : other, event.seat, event.amount);
    else if (event.type === 'revealed') revealed.set(event.seat, event.cards);
  }
  const plain = (id: LedgerRow['id'], day: number, bySeat: readonly number[]): LedgerRow => ({
    id,
    round: day,
    clan: -1,
    bySeat,
    counts: [],
  });
  const rows = [
    ...DAYS.flatMap((day) => [
      plain('sales', day, sales[day - 1] ?? []),
      plain('patronage', day, patronage[day - 1] ?? []),
    ]),
    plain('other', 0, other),
  ];
  if (last === undefined || last.phase !== 'over') return rows;
  const shown = last.players.map(({ team }, seat) => iconsOf({ team, corruption: revealed.get(seat) ?? [] }));
  const scored = (id: 'clan' | 'corruption', clan: number, icon: number, people: number): LedgerRow => {
    const alone = shown.map((icons) => icons.map((n, kind) => (kind === icon ? n : 0)));
    return {
      id,
      round: 0,
      clan,
      counts: alone.map((icons) => [icons[icon] ?? 0, people] as const),
      bySeat: alone.map((icons) => goldOfIcons(icons, last)),
    };
  };
  return [
    ...rows,
    ...CLANS.map((_, clan) => scored('clan', clan, clan, last.halls[clan] ?? 0)),
    scored('corruption', -1, ROGUE, last.lair),
  ];
}

/** What gold comes from, whatever the day and the clan. */
export const SOURCES = ['sales', 'patronage', 'other', 'clan', 'corruption'] as const;

/** The gold of one seat, source by source. */
export const sourcesOf = (rows: readonly LedgerRow[], seat: number): readonly number[] =>
  SOURCES.map((source) =>
    rows.reduce((sum, { id, bySeat }) => (id === source ? sum + (bySeat[seat] ?? 0) : sum), 0),
  );
