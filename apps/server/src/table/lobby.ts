import { type Seat, sealOf } from '@comptoir/kit';
import { isKicked } from './admission.ts';
import { type SeatState, seatOf, type TableState } from './table-state.ts';

/** Why an operation on a table was not carried out. */
export type Denial =
  | 'not-found'
  | 'not-owner'
  | 'not-seated'
  | 'seated-already'
  | 'has-seen-a-hand'
  | 'kicked'
  | 'seat-taken'
  | 'wrong-code'
  | 'no-free-seat'
  | 'no-such-seat'
  | 'no-such-bot'
  | 'seats-not-filled'
  | 'wrong-seal'
  | 'contributions-closed'
  | 'contributions-not-closed'
  | 'not-waiting'
  | 'not-playing'
  | 'not-over'
  | 'not-replaceable'
  | 'muted'
  | 'shared-deal'
  | 'frozen';

export type SeatsChange =
  | {
      readonly ok: true;
      readonly seats: readonly SeatState[];
      readonly seat: Seat;
      /** Present where it changes. */
      readonly opening?: boolean;
    }
  | { readonly ok: false; readonly denial: Denial };

const no = (denial: Denial): SeatsChange => ({ ok: false, denial });

function change(
  seats: readonly SeatState[],
  seat: Seat,
  to: Partial<SeatState>,
): Extract<SeatsChange, { ok: true }> {
  return { ok: true, seats: seats.map((old, at) => (at === seat ? { ...old, ...to } : old)), seat };
}

/**
 * Another person, or none, on a seat. Before the start this voids its contribution to the seed. Once contributions are
 * being opened it voids all of them, because the newcomer could have seen them before sealing their own.
 */
function changeHands(
  { seats, status, opening = false }: TableState,
  seat: Seat,
  to: Partial<SeatState>,
): SeatsChange {
  if (status !== 'waiting') return change(seats, seat, to);
  const kept = seats.map((old, at) =>
    opening || at === seat ? { ...old, seal: null, contribution: null } : old,
  );
  return { ...change(kept, seat, to), opening: false };
}

export interface Newcomer {
  readonly id: string;
  readonly name: string;
}

/** During play a seat shows its hand: nobody who has seen one may take another. */
const hasSeenAnother = ({ seats, status }: TableState, person: string, wanted: Seat): boolean =>
  status === 'playing' && seats.some(({ former = [] }, seat) => seat !== wanted && former.includes(person));

/** The seat that is kept for someone, the one the code opens, or the first that is open to all; -1 for none. */
function freeSeat(seats: readonly SeatState[], person: string, code: string | undefined): Seat {
  const kept = seats.findIndex(({ kind, invited }) => kind === 'reserved' && invited === person);
  if (kept >= 0) return kept;
  return seats.findIndex((seat) =>
    code ? seat.kind === 'reserved' && seat.code === code : seat.kind === 'open',
  );
}

/**
 * Somebody sits down during play: the other seats that were free for everybody go back to the bots. The owner could
 * open them while alone; from now on that would show hands of somebody else's game (ADR 18).
 */
const closed = (state: TableState): TableState =>
  state.status === 'playing'
    ? { ...state, seats: state.seats.map((seat) => (seat.kind === 'open' ? { ...seat, kind: 'bot' } : seat)) }
    : state;

/** Takes a free seat: the wished one, or the first that opens for this person. */
export function sitDown(
  state: TableState,
  person: Newcomer,
  wish: { seat?: Seat | undefined; code?: string | undefined },
): SeatsChange {
  const { seats, status } = state;
  if (status !== 'waiting' && status !== 'playing') return no('not-waiting');
  if (seatOf(seats, person.id) !== null) return no('seated-already');
  if (isKicked({ state }, person.id)) return no('kicked');
  const seat = wish.seat ?? freeSeat(seats, person.id, wish.code);
  const wanted = seats[seat];
  if (wish.seat === undefined && wanted === undefined) return no(wish.code ? 'wrong-code' : 'no-free-seat');
  if (wanted === undefined) return no('no-such-seat');
  const isKept = wanted.kind === 'reserved' && wanted.invited !== person.id;
  if (isKept && (wanted.code === null || wanted.code !== wish.code)) return no('wrong-code');
  if (wanted.kind !== 'open' && wanted.kind !== 'reserved') return no('seat-taken');
  if (hasSeenAnother(state, person.id, seat)) return no('has-seen-a-hand');
  return changeHands(closed(state), seat, {
    kind: 'person',
    person: person.id,
    name: person.name,
    substituted: false,
    away: null,
  });
}

/** Before the start the seat is free again; afterwards a bot plays it to the end. */
export function standUp(state: TableState, person: string): SeatsChange {
  const { seats, status } = state;
  const seat = seatOf(seats, person);
  if (seat === null) return no('not-seated');
  if (status === 'waiting') {
    return changeHands(state, seat, {
      kind: seats[seat]?.code ? 'reserved' : 'open',
      person: null,
      name: null,
    });
  }
  if (status !== 'playing') return no('not-playing');
  const former = [...(seats[seat]?.former ?? []).filter((other) => other !== person), person];
  return change(seats, seat, {
    kind: 'bot',
    person: null,
    name: null,
    substituted: false,
    away: null,
    former,
  });
}

/**
 * The owner gives a seat to a bot, or frees it for a person. During play only seats that belong to nobody: a person who
 * ran out of time is still the only one who may see that hand. Whoever sits down sees the hand of the bot, and nobody can
 * tell a newcomer from the owner under another name. So when others play along, a seat is freed for whoever held it last
 * and for nobody else (ADR 18).
 */
export function replaceSeat(
  state: TableState,
  owner: string,
  seat: Seat,
  by: { bot: string } | 'person',
): SeatsChange {
  const { seats, status } = state;
  const old = seats[seat];
  if (old === undefined) return no('no-such-seat');
  if (status !== 'waiting' && status !== 'playing') return no('not-playing');
  if (status === 'playing' && old.kind === 'person') return no('not-replaceable');
  const kicked =
    old.person === null || old.person === owner ? (old.kicked ?? []) : [...(old.kicked ?? []), old.person];
  const empty = { person: null, name: null, substituted: false, invited: null, kicked, code: null };
  if (by !== 'person') return changeHands(state, seat, { ...empty, kind: 'bot', bot: by.bot });
  if (status === 'waiting' || !seats.some(({ kind, person }) => kind === 'person' && person !== owner))
    return changeHands(state, seat, { ...empty, kind: 'open' });
  const holder = old.former?.at(-1);
  if (holder === undefined) return no('not-replaceable');
  return changeHands(state, seat, { ...empty, kind: 'reserved', invited: holder });
}

/** Seals a contribution to the seed, until the owner wants to start. */
export function sealContribution(
  { seats, status, opening }: TableState,
  person: string,
  seal: string,
): SeatsChange {
  const seat = seatOf(seats, person);
  if (seat === null) return no('not-seated');
  if (status !== 'waiting') return no('not-waiting');
  if (opening) return no('contributions-closed');
  return change(seats, seat, { seal });
}

/** Opens a sealed contribution, once no seal can be added or changed any more. */
export function openContribution(
  { seats, status, opening }: TableState,
  person: string,
  text: string,
): SeatsChange {
  const seat = seatOf(seats, person);
  if (seat === null) return no('not-seated');
  if (status !== 'waiting') return no('not-waiting');
  if (!opening) return no('contributions-not-closed');
  if (seats[seat]?.seal !== sealOf(text)) return no('wrong-seal');
  return change(seats, seat, { contribution: text });
}

export function renameSeat({ seats }: TableState, person: string, name: string): SeatsChange {
  const seat = seatOf(seats, person);
  return seat === null ? no('not-seated') : change(seats, seat, { name });
}

/**
 * The time of a seat is up: a bot plays this turn, or everybody waits. After too many missed turns a bot plays to the
 * end.
 */
export function runOut(
  state: TableState,
  seat: Seat,
  { at, isPlayedFor, giveUp }: { at: number; isPlayedFor: boolean; giveUp: number | null },
): SeatsChange & { readonly isGivenUp?: boolean } {
  const { seats, seq } = state;
  const sitting = seats[seat];
  if (sitting?.kind !== 'person' || sitting.person === null) return no('no-such-seat');
  const misses = (sitting.away?.misses ?? 0) + 1;
  if (giveUp !== null && misses >= giveUp) return { ...standUp(state, sitting.person), isGivenUp: true };
  const away = { since: sitting.away?.since ?? at, from: sitting.away?.from ?? seq + 1, misses };
  return change(seats, seat, { away, substituted: isPlayedFor });
}

/** A person takes their seat back, at once. */
export function comeBack({ seats }: TableState, seat: Seat): SeatsChange {
  return seats[seat]?.kind === 'person'
    ? change(seats, seat, { away: null, substituted: false })
    : no('not-seated');
}

/** A person lets a bot play this turn. */
export function letPlay({ seats, status }: TableState, person: string): SeatsChange {
  const seat = seatOf(seats, person);
  if (seat === null) return no('not-seated');
  return status === 'playing' ? change(seats, seat, { substituted: true }) : no('not-playing');
}

/** By the vote of all others a seat goes to a bot, or to whoever has its new code. */
export function handOver(state: TableState, seat: Seat, to: 'robot' | 'friend', code: string): SeatsChange {
  const { person, former = [] } = state.seats[seat] ?? {};
  const left = person ? [...former.filter((other) => other !== person), person] : former;
  const empty = { person: null, name: null, substituted: false, away: null, invited: null, former: left };
  const next = to === 'robot' ? { kind: 'bot' as const } : { kind: 'reserved' as const, code };
  return change(state.seats, seat, { ...empty, ...next });
}

export const isFull = (seats: readonly SeatState[]): boolean =>
  seats.every(({ kind }) => kind === 'person' || kind === 'bot');

/** Whether every sealed contribution has been opened. */
export const isOpened = (seats: readonly SeatState[]): boolean =>
  seats.every(({ seal, contribution }) => (seal ?? null) === null || contribution !== null);
