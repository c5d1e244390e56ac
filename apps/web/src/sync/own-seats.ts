import type { Seat } from '@comptoir/kit';
import { recallText, remember } from '../browser/preferences.ts';

/** The seats one holds at tables of the server, so that people who come back and find somebody else there are told. */
export interface OwnSeat {
  readonly seat: Seat;
  /** Who one is at that table. */
  readonly person: string;
}

const KEPT = 30;

interface Kept extends OwnSeat {
  readonly table: string;
}

const kept = (): Kept[] =>
  (recallText('own-seats') ?? '').split(' ').flatMap((entry) => {
    const [table, seat, person] = entry.split('=');
    return table && seat && person ? [{ table, seat: Number(seat), person }] : [];
  });

const keep = (seats: readonly Kept[]): void =>
  remember('own-seats', seats.map(({ table, seat, person }) => `${table}=${seat}=${person}`).join(' '));

export function ownSeatAt(table: string): OwnSeat | null {
  return kept().find((one) => one.table === table) ?? null;
}

export function rememberSeat(table: string, { seat, person }: OwnSeat): void {
  const others = kept().filter((one) => one.table !== table);
  keep([{ table, seat, person }, ...others].slice(0, KEPT));
}

export function forgetSeat(table: string): void {
  keep(kept().filter((one) => one.table !== table));
}

/** Another person uses this browser now: the seats of the one before do not concern them. */
export const forgetSeats = (): void => keep([]);
