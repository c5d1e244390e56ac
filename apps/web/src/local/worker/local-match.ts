import {
  type BaseState,
  commitTo,
  explained,
  follow,
  type Happening,
  type Json,
  type Kinded,
  type Link,
  type Match,
  type MatchBase,
  type Move,
  moverOf,
  NOT_AWAITED,
  type RecordEntry,
  type Refusal,
  resumeMatch,
  type Seat,
  SPECTATOR,
  submit,
  undo,
  undoPoints,
  type Viewer,
  type Wish,
} from '@comptoir/kit';
import type { TableInfo } from '../../table/table.ts';
import type { KeptTable, LocalSeat, TableHead } from '../shelf.ts';
import type { Playable } from './any-bot.ts';
import type { Report } from './messages.ts';
import { settledAnswer } from './settled-questions.ts';

/** One table being played in this browser: the match, who sits where, and who looks at the screen. */
export interface LocalMatch {
  readonly head: TableHead;
  readonly playable: Playable;
  readonly match: Match;
  viewer: Viewer;
  handOver: Seat | null;
  /** What the server has told this page, for this viewer. */
  readonly told: Link<Happening<unknown>>[];
}

/** Replays the saved entries; null when they lead to another state. */
export function resume(playable: Playable, kept: KeptTable, otherRules = false): LocalMatch | null {
  const { head, entries } = kept;
  const reading = playable.game.readOptions(head.options);
  if (!reading.ok || reading.options === undefined) return null;
  const match = resumeMatch<BaseState, Kinded, unknown, unknown, unknown>(
    playable.game,
    {
      options: reading.options,
      seats: head.seats.map(({ name, contribution }) => ({ name, contribution })),
      secret: head.secret,
    },
    entries,
    { otherRules, ...(head.base && { base: head.base as unknown as MatchBase<BaseState> }) },
  );
  if (match === null) return null;
  const local: LocalMatch = { head, playable, match, viewer: SPECTATOR, handOver: null, told: [] };
  const people = peopleAt(head.seats);
  const first = awaited(local).find((seat) => people.includes(seat)) ?? people[0];
  // A table of several people is resumed with all hands hidden, because nobody knows who sits at the screen.
  if (first !== undefined && people.length > 1 && entries.length > 0) local.handOver = first;
  else local.viewer = first ?? SPECTATOR;
  return local;
}

const peopleAt = (seats: readonly LocalSeat[]): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));

export const isBot = (local: LocalMatch, seat: Seat): boolean => local.head.seats[seat]?.kind === 'bot';

/** Seats that the game waits for, those left out who need not be asked. */
export function awaited(local: LocalMatch): Seat[] {
  const asked = local.match.decisions.filter(
    (decision) =>
      decision.standing !== true &&
      settledAnswer(local, decision, (seat) => isBot(local, seat)) === undefined,
  );
  return [...new Set(asked.map(({ seat }) => seat))];
}

/** Plays a move; the refusal if it is illegal, or if its sender missed something since entry `seen`. */
export function play(local: LocalMatch, move: Move, seen?: number): Refusal | null {
  const played = submit(local.match, move, seen);
  if (!played.ok) return played.refusal;
  passTheScreen(local);
  return null;
}

/** Answers a question of the seat at the screen. */
export function answerQuestion(
  local: LocalMatch,
  { seat, id }: Kinded,
  answer: Json,
  seen: number,
): Refusal | null {
  if (seat !== local.viewer || isBot(local, seat)) return NOT_AWAITED;
  return play(local, { seat, id, answer }, seen);
}

export const takeBack = ({ match, viewer }: LocalMatch, to: number): boolean =>
  viewer !== SPECTATOR && undo(match, viewer, to);

export function whyNot(local: LocalMatch, wish: Wish): Refusal | null {
  if (local.viewer === SPECTATOR) return NOT_AWAITED;
  return local.playable.game.why(local.match.state, local.viewer, wish);
}

/** When somebody else on this side of the screen is awaited, nobody looks until they say so. */
function passTheScreen(local: LocalMatch): void {
  const people = peopleAt(local.head.seats);
  if (people.length < 2) return;
  const waiting = awaited(local);
  if (waiting.includes(local.viewer)) return;
  const next = waiting.find((seat) => people.includes(seat));
  if (next === undefined || next === local.handOver) return;
  local.handOver = next;
  look(local, SPECTATOR);
}

export function takeTheScreen(local: LocalMatch, seat: Seat): void {
  if (!peopleAt(local.head.seats).includes(seat)) return;
  local.handOver = null;
  look(local, seat);
}

function look(local: LocalMatch, viewer: Viewer): void {
  if (local.viewer !== viewer) local.told.length = 0;
  local.viewer = viewer;
}

/** The table as the page may know it, and what it has not been told yet. */
export function reportOn(local: LocalMatch): Omit<Report, 'storage' | 'standing'> {
  const { match, viewer, playable, told } = local;
  const { game } = playable;
  const keep = follow(match.history.line, told);
  const news = told.slice(keep).map(({ item }) => ({
    seq: item.seq,
    seat: moverOf(item),
    events: item.events.flatMap((event) => game.redact(event, viewer) ?? []),
  }));
  return {
    table: local.head.id,
    seq: match.entries.length,
    viewer,
    view: game.view(match.state, viewer),
    decisions: explained(
      match.game,
      match.state,
      match.decisions.filter(({ seat }) => seat === viewer),
    ),
    awaited: awaited(local),
    keep,
    news,
    undo: viewer === SPECTATOR ? [] : undoPoints(match, viewer),
    outcome: game.outcome(match.state),
    handOver: local.handOver,
  };
}

/** The head as it is kept after the latest move. */
export function headNow(local: LocalMatch, at: number): TableHead {
  return {
    ...local.head,
    updatedAt: at,
    seq: local.match.entries.length,
    awaited: awaited(local),
    outcome: local.playable.game.outcome(local.match.state),
    state: local.playable.game.clone(local.match.state) as unknown as Json,
  };
}

export const entriesFrom = (local: LocalMatch, from: number): RecordEntry[] =>
  local.match.entries.slice(from);

export function infoOf(head: TableHead): TableInfo {
  return {
    id: head.id,
    game: head.game,
    title: titleOf(head.seats),
    options: head.options,
    seats: head.seats.map(({ name, kind, bot }) => ({ name, kind, bot, isPresent: true })),
    commitment: commitTo(head.secret),
    code: null,
    status: head.outcome ? 'over' : 'playing',
  };
}

/** A local table is named after the opponents. */
function titleOf(seats: readonly { readonly name: string; readonly kind: string }[]): string {
  const others = seats.filter(({ kind }) => kind !== 'me').map(({ name }) => name);
  return others.length > 0 ? others.join(', ') : (seats[0]?.name ?? '');
}
