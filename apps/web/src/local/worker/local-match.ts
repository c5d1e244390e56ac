import {
  type BaseState,
  commitTo,
  isUndo,
  type Json,
  type Kinded,
  type Match,
  type Move,
  movesInForce,
  NOT_AWAITED,
  type RecordEntry,
  type Refusal,
  type Seat,
  SPECTATOR,
  STALE,
  sameJson,
  startMatch,
  submit,
  undo,
  undoPoints,
  type Viewer,
  type Wish,
} from '@comptoir/kit';
import type { StoryEntry, TableInfo } from '../../table/table.ts';
import type { KeptTable, LocalSeat, TableHead } from '../shelf.ts';
import type { Playable } from './any-bot.ts';
import type { Report } from './messages.ts';

/** One table being played in this browser: the match, who sits where, and who looks at the screen. */
export interface LocalMatch {
  readonly head: TableHead;
  readonly playable: Playable;
  readonly match: Match;
  /** Everything that happened and was not taken back, in full. */
  story: StoryEntry<unknown>[];
  /** The questions now, required and standing. */
  decisions: readonly Kinded[];
  viewer: Viewer;
  handOver: Seat | null;
  /** How many entries of the story the page has been told, as this viewer. */
  told: number;
}

type Start = Pick<TableHead, 'seats' | 'secret'> & { readonly options: unknown };

const begin = (playable: Playable, { options, seats, secret }: Start, opening: unknown[]): Match =>
  startMatch<BaseState, Kinded, unknown, unknown, unknown>(
    playable.game,
    { options, seats: seats.map(({ name, contribution }) => ({ name, contribution })), secret },
    opening,
  );

/** Plays what was kept again, or null when it does not lead where it led. The number of the rules must be the same. */
export function resume(playable: Playable, { head, entries }: KeptTable): LocalMatch | null {
  const reading = playable.game.readOptions(head.options);
  if (!reading.ok || reading.options === undefined) return null;
  const opening: unknown[] = [];
  const match = begin(playable, { ...head, options: reading.options }, opening);
  let story: StoryEntry<unknown>[] = [{ seq: 0, seat: null, events: opening }];
  for (const [at, entry] of entries.entries()) {
    if (isUndo(entry)) {
      story = story.filter(({ seq }) => seq <= entry.undo);
      match.state = begin(playable, { ...head, options: reading.options }, []).state;
      for (const move of movesInForce(entries.slice(0, at + 1))) playable.game.apply(match.state, move);
    } else {
      const { seat, id, answer } = entry;
      if (playable.game.judge(match.state, { seat, id, answer }) !== null) return null;
      const events: unknown[] = [];
      playable.game.apply(match.state, { seat, id, answer }, events);
      story.push({ seq: at + 1, seat, events });
    }
  }
  const last = entries.at(-1);
  if (last && playable.game.hash(match.state) !== last.state) return null;
  match.entries.push(...entries);
  const local: LocalMatch = {
    head,
    playable,
    match,
    story,
    decisions: playable.game.decisions(match.state),
    viewer: SPECTATOR,
    handOver: null,
    told: 0,
  };
  const people = peopleAt(head.seats);
  const first = awaited(local).find((seat) => people.includes(seat)) ?? people[0];
  // A table resumed by several people starts behind the curtain: nobody knows who sits down.
  if (first !== undefined && people.length > 1 && entries.length > 0) local.handOver = first;
  else local.viewer = first ?? SPECTATOR;
  return local;
}

const peopleAt = (seats: readonly LocalSeat[]): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));

export const isBot = (local: LocalMatch, seat: Seat): boolean => local.head.seats[seat]?.kind === 'bot';

export function awaited(local: LocalMatch): Seat[] {
  return [...new Set(local.decisions.filter(({ standing }) => standing !== true).map(({ seat }) => seat))];
}

/** Plays a move that is known to be meant for now; the refusal if it is illegal. */
export function play(local: LocalMatch, move: Move): Refusal | null {
  const played = submit(local.match, move);
  if (!played.ok) return played.refusal;
  local.decisions = played.decisions;
  local.story.push({ seq: played.seq, seat: move.seat, events: played.events });
  passTheScreen(local);
  return null;
}

/** Answers a question of the seat at the screen. Late only if the question itself is no longer asked in this form. */
export function answerQuestion(local: LocalMatch, decision: Kinded, answer: Json): Refusal | null {
  if (decision.seat !== local.viewer || isBot(local, decision.seat)) return NOT_AWAITED;
  if (!local.decisions.some((asked) => sameJson(asked, decision))) return STALE;
  return play(local, { seat: decision.seat, id: decision.id, answer });
}

export function takeBack(local: LocalMatch, to: number): boolean {
  if (local.viewer === SPECTATOR || !undo(local.match, local.viewer, to)) return false;
  local.decisions = local.playable.game.decisions(local.match.state);
  local.story = local.story.filter(({ seq }) => seq <= to);
  local.told = Math.min(local.told, local.story.length);
  return true;
}

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
  if (local.viewer !== viewer) local.told = 0;
  local.viewer = viewer;
}

/** What a seat was told so far: for bots that remember. */
export function heardBy(local: LocalMatch, viewer: Viewer): unknown[] {
  return local.story.flatMap(({ events }) => redacted(local, events, viewer));
}

function redacted(local: LocalMatch, events: readonly unknown[], viewer: Viewer): unknown[] {
  return events.flatMap((event) => local.playable.game.redact(event, viewer) ?? []);
}

/** The table as the page may know it, and what it has not been told yet. */
export function reportOn(local: LocalMatch): Omit<Report, 'storage' | 'standing'> {
  const { match, viewer, playable, decisions } = local;
  const keep = local.told;
  const news = local.story.slice(keep).map(({ seq, seat, events }) => ({
    seq,
    seat,
    events: redacted(local, events, viewer),
  }));
  local.told = local.story.length;
  return {
    table: local.head.id,
    seq: match.entries.length,
    viewer,
    view: playable.game.view(match.state, viewer),
    decisions: viewer === SPECTATOR ? [] : decisions.filter(({ seat }) => seat === viewer),
    awaited: awaited(local),
    keep,
    news,
    undo: viewer === SPECTATOR ? [] : undoPoints(match, viewer),
    outcome: playable.game.outcome(match.state),
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

/** A local table is called after those one meets there. */
function titleOf(seats: readonly { readonly name: string; readonly kind: string }[]): string {
  const others = seats.filter(({ kind }) => kind !== 'me').map(({ name }) => name);
  return others.length > 0 ? others.join(', ') : (seats[0]?.name ?? '');
}
