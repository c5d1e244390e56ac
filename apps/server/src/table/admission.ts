import { isSealed, isWatchable, seatOf, type Table } from './table-state.ts';

/** The owner and whoever has a seat. */
export const isInside = ({ row, state }: Table, person: string | null): boolean =>
  person !== null && (person === row.owner || seatOf(state.seats, person) !== null);

/** Whom the owner has sent away. */
export const isKicked = ({ state }: Pick<Table, 'state'>, person: string | null): boolean =>
  person !== null && state.seats.some(({ kicked = [] }) => kicked.includes(person));

/**
 * Whether someone may look at a table. A table without spectators is shown until it starts to whoever has its address,
 * since they may want to sit down, and then only to its owner and its players, and once it has ended to those who left it
 * too: it stands in their list. While other tables play the same deal
 * (ADR 110), only those see it who have a seat or for whom one is kept, whoever owns it.
 */
export const maySee = (table: Table, person: string | null): boolean =>
  isSealed(table)
    ? seatOf(table.state.seats, person) !== null || isDrawnFor(table, person)
    : isWatchable(table) ||
      isInside(table, person) ||
      hasPlayed(table, person) ||
      (table.state.status === 'waiting' && !isKicked(table, person));

/** Whether it has ended, and somebody sat at it before they left. */
const hasPlayed = ({ state }: Table, person: string | null): boolean =>
  person !== null &&
  state.status !== 'waiting' &&
  state.status !== 'playing' &&
  state.seats.some(({ former = [] }) => former.includes(person));

/** Whether a code opens one of the seats of a table, also to somebody who may not watch it. */
export const opensSeat = (table: Table, person: string | null, code: string | undefined): boolean =>
  code !== undefined &&
  !isSealed(table) &&
  !isKicked(table, person) &&
  (table.state.status === 'waiting' || table.state.status === 'playing') &&
  table.state.seats.some((seat) => seat.kind === 'reserved' && seat.code === code);

/** Whether a seat that has not been dealt is kept for somebody. */
const isDrawnFor = ({ state }: Table, person: string | null): boolean =>
  person !== null && state.status === 'waiting' && state.seats.some(({ invited }) => invited === person);

/** Whether someone who may look at a table may read its talk. */
export const mayRead = (table: Table, person: string | null): boolean =>
  table.state.talk !== 'seats' || isInside(table, person);
