import { hash as digest } from 'node:crypto';
import { type BaseState, canonical, type Json, type Kinded, type Seat, stateHash } from '@comptoir/kit';
import type { Pace, ProposalKind, TableStatus, TimeoutPolicy, UndoPolicy } from '@comptoir/protocol';
import type { TableGame } from '../games.ts';
import type { SeatLine, TableRow } from '../storage/store.ts';
import type { ClockState } from './clock.ts';

/** What the owner chose when the table was created. */
export interface Cup {
  readonly tournament: string;
  readonly name: string;
}

export interface Settings {
  readonly options: Json;
  readonly watch: boolean;
  readonly pace: Pace;
  readonly timeout: TimeoutPolicy;
  readonly undo: UndoPolicy;
  /** Absent at tables of older servers, which gave none. */
  readonly hints?: boolean;
  /** How many turns missed in a row give the seat to a bot; absent or null means never. */
  readonly giveUp?: number | null;
  /** Whether the game counts for the ratings of its players; absent at tables of older servers. */
  readonly rated?: boolean;
  /** Other tables have the same deal (ADR 110). */
  readonly shared?: boolean;
  /** The tournament it belongs to; absent at all others, and at those of older servers. */
  readonly cup?: Cup;
}

/** Somebody whose time ran out, and who has not come back since. */
interface Away {
  readonly since: number;
  readonly from: number;
  readonly misses: number;
}

export interface SeatState {
  readonly kind: 'open' | 'reserved' | 'person' | 'bot';
  readonly person: string | null;
  readonly name: string | null;
  /** Who plays when no person does. */
  readonly bot: string;
  /** Opens a reserved seat. */
  readonly code: string | null;
  /** A bot plays this turn. */
  readonly substituted: boolean;
  readonly away?: Away | null;
  /** Fixes the contribution before it is opened; absent where the seat adds nothing. */
  readonly seal?: string | null;
  readonly contribution: string | null;
  /** Who held it since the start and left: they have seen its hand. */
  readonly former?: readonly string[];
  /** Whom the owner sent away from it before the start: they come back to no seat. */
  readonly kicked?: readonly string[];
  /** For whom a reserved seat is kept, without a code. */
  readonly invited?: string | null;
}

export interface ProposalState {
  readonly id: number;
  readonly what: ProposalKind;
  readonly to: number | null;
  /** Whose seat is to go to a bot or a friend. */
  readonly seat?: Seat;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/** Everything about a table that changes. Plain data; stored every few rows of its journal. */
export interface TableState {
  readonly seq: number;
  readonly rules: number;
  readonly status: TableStatus;
  readonly seats: readonly SeatState[];
  readonly clock: ClockState;
  readonly proposals: readonly ProposalState[];
  /** The row from which the game can be replayed by these rules: its start, or the last change of rules. */
  readonly base: number;
  /** Who gave the last answer that the game waited for: others are asked in turn order after them (K-215). */
  readonly mover?: Seat | undefined;
  readonly rematch: string | null;
  /** Whether the owner has closed the contributions to the seed: those that were sealed are now opened. */
  readonly opening?: boolean;
  /** What the owner has changed about spectators since the table was made. */
  readonly watch?: boolean;
  readonly talk?: 'all' | 'seats';
  /** All tables that had the same deal have ended. */
  readonly disclosed?: boolean;
  readonly game: BaseState | null;
}

/** A table in memory. */
export interface Table {
  readonly row: TableRow;
  readonly settings: Settings;
  /** Null when this server does not know the game or its rules: the table is frozen. */
  readonly rules: TableGame | null;
  readonly frozen: string | null;
  readonly state: TableState;
}

export const isBotSeat = (seat: SeatState): boolean => seat.kind !== 'person' || seat.substituted;

export const seatOf = (seats: readonly SeatState[], person: string | null): Seat | null => {
  if (person === null) return null;
  const found = seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);
  return found < 0 ? null : found;
};

export const seatLines = (seats: readonly SeatState[]): SeatLine[] =>
  seats.map(({ kind, person, name, bot, invited }) => ({
    kind,
    person,
    name,
    bot,
    ...(kind === 'reserved' && invited ? { invited } : {}),
  }));

/** Whether spectators are welcome now. */
export const isWatchable = ({ settings, state }: Pick<Table, 'settings' | 'state'>): boolean =>
  state.watch ?? settings.watch;

/** Whether other tables still play its deal: until then nobody but those who were drawn for it may know it. */
export const isSealed = ({ settings, state }: Pick<Table, 'settings' | 'state'>): boolean =>
  settings.shared === true && state.disclosed !== true;

/** The questions of a table that plays; none otherwise. */
export function decisionsOf({ rules, state }: Pick<Table, 'rules' | 'state'>): readonly Kinded[] {
  return rules && state.game && state.status === 'playing' ? rules.game.decisions(state.game) : [];
}

/** The seats that the game waits for. */
export function awaitedSeats(decisions: readonly Kinded[]): Seat[] {
  const seats: Seat[] = [];
  for (const { standing, seat } of decisions)
    if (standing !== true && !seats.includes(seat)) seats.push(seat);
  return seats;
}

export interface Written {
  readonly body: string;
  readonly hash: string | null;
}

/** The hash of a game's state (docs/record.md). */
export const hashOf = (game: BaseState): string => digestOf(canonical(game));

const digestOf = (text: string): string => stateHash(text, (all) => digest('sha256', all, 'hex'));

/** One walk over the game's state serves its hash and what is stored. */
export function writeState({ game, ...rest }: TableState): Written {
  const text = game === null ? null : canonical(game);
  const hash = text === null ? null : digestOf(text);
  return { body: `${JSON.stringify(rest).slice(0, -1)},"game":${text ?? 'null'}}`, hash };
}

/** States of earlier releases name what is now worked out from the journal. */
export function readState(body: string): TableState {
  const { news: _news, moved: _moved, ...state } = JSON.parse(body) as TableState & Record<string, unknown>;
  return state;
}
