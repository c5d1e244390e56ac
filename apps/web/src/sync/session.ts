import { type AnyGame, type Seat, SPECTATOR } from '@comptoir/kit';
import type {
  EntriesFrame,
  Entry,
  TableInfo as ProtocolTable,
  ServerFrame,
  TableFrame,
} from '@comptoir/protocol';
import type { TableProblem } from '../table/table-error.ts';
import type { OwnSeat } from './own-seats.ts';
import { chatOf, fromEntries, fromTable, infoOf, type Now } from './server-moment.ts';
import { storyOf } from './story.ts';

/** One table of a server as this page knows it: a state machine on frames, without network or storage. */
export interface Session {
  readonly raw: ProtocolTable | null;
  readonly now: Now | null;
  /** The journal as far as it was told, with what was taken back: the story is read out of it. */
  readonly entries: readonly Entry[];
  /** By seat: who has the table open. */
  readonly online: readonly boolean[];
  /** How many look on without a seat. */
  readonly watching: number;
  /** The seat one has here, or had when the page was opened last. */
  readonly own: OwnSeat | null;
  /** The person is giving the seat up, so it is not reported as lost. */
  readonly isResigning: boolean;
  /** The whole table has been asked for: until it comes, nothing else can be fitted in. */
  readonly isAsking: boolean;
  readonly problem: TableProblem | null;
}

export interface Step {
  readonly session: Session;
  /** What the screen is to show, one after the other. */
  readonly moments: readonly Now[];
  /** What to request from the server: the whole table, or what happened since. */
  readonly ask: 'all' | 'since' | null;
}

export const newSession = (own: OwnSeat | null): Session => ({
  raw: null,
  now: null,
  entries: [],
  online: [],
  watching: 0,
  own,
  isResigning: false,
  isAsking: false,
  problem: null,
});

/** Errors after which there is no table for this person; all others pass. */
const CLOSED: Readonly<Record<string, TableProblem>> = {
  'not-found': 'gone',
  expired: 'gone',
  'not-watchable': 'refused',
};

const unchanged = (session: Session): Step => ({ session, moments: [], ask: null });

/** Connected: asks for what was missed. */
export const up = (session: Session): Step => ({
  session: { ...session, isAsking: session.now === null },
  moments: [],
  ask: session.now === null ? 'all' : 'since',
});

/** The line is down: questions stay, but answers are not heard. */
export const down = (session: Session): Step =>
  show({ ...session, isAsking: false }, { connection: 'retrying' });

/** Leaves the seat: one that was given up is not reported as lost. */
export const getUp = (session: Session): Session => ({ ...session, own: null });

/** Gives the seat of a game that goes on to a bot: the table is shown from outside as soon as it has one. */
export const resign = (session: Session): Session => ({ ...session, isResigning: true });

/** No request is under way, the line is up, and no bot is to move. */
export function isAtRest({ now, isAsking, problem }: Session): boolean {
  if (problem !== null || now === null) return true;
  const { info, awaited, outcome, connection } = now;
  const isThinking = info.status === 'playing' && outcome === null;
  if (isAsking || connection === 'retrying') return false;
  return !(isThinking && awaited.some((seat) => info.seats[seat]?.kind === 'bot'));
}

/** The game is needed to fold events into views; without it only whole tables are understood. */
export function hear(session: Session, frame: ServerFrame, game: AnyGame | null): Step {
  switch (frame.type) {
    case 'table':
      return hearTable(session, frame);
    case 'entries':
      return hearEntries(session, frame, game);
    case 'ack':
      // The row of a command comes before its answer; if it was lost on the way, it is asked for.
      return session.now !== null && frame.seq > session.now.seq && !session.isAsking
        ? { session, moments: [], ask: 'since' }
        : unchanged(session);
    case 'chat': {
      const { now, raw } = session;
      if (now === null || raw === null) return unchanged(session);
      return show(session, { chat: [...now.chat, ...chatOf([frame.line], raw.seats)] });
    }
    case 'presence':
      return show({ ...session, online: frame.online, watching: frame.watching }, {});
    case 'error': {
      const problem = CLOSED[frame.code];
      if (problem === undefined) return unchanged(session);
      const connection = problem === 'refused' ? 'closed' : 'gone';
      // A table without spectators shows somebody who sat there out when their seat is gone.
      const isOut = connection === 'closed' && session.now?.connection === 'live' && !session.isAsking;
      const own = isOut && !session.isResigning ? session.own : null;
      const lost = own === null ? {} : { lostSeat: own.seat };
      return show({ ...session, problem }, { connection, decisions: [], undo: [], ...lost });
    }
    default:
      return unchanged(session);
  }
}

function hearTable(session: Session, frame: TableFrame): Step {
  const { now, isAsking } = session;
  // Ignore a table that was not requested and is older than what is known.
  if (now !== null && !isAsking && frame.seq < now.seq) return unchanged(session);
  const entries = entriesWith(session.entries, frame);
  if (entries === null) return askAll(session);
  const next = fromTable(frame, { story: storyOf(entries), chat: now?.chat ?? [] });
  if (next === null) return unchanged({ ...session, problem: 'gone' });
  const own = frame.seat === null ? session.own : seatOf(frame.seat, frame.info);
  const isResigning = frame.seat === null && session.isResigning;
  const lostSeat = frame.seat === null && !isResigning ? seatLost(session.own, frame.info) : null;
  const heard = { ...session, raw: frame.info, entries, own, isResigning, isAsking: false };
  return present(heard, [{ ...next, lostSeat }]);
}

function hearEntries(session: Session, frame: EntriesFrame, game: AnyGame | null): Step {
  const { now, isAsking } = session;
  if (now === null || isAsking || frame.seq < now.seq) return unchanged(session);
  const raw = frame.info ?? session.raw;
  const lostSeat = frame.info ? seatLost(session.own, frame.info) : null;
  if (now.viewer !== SPECTATOR && lostSeat !== null) {
    // The view of a seat is not for people who have lost it.
    const told = session.isResigning ? null : lostSeat;
    const gone = show({ ...session, raw, isAsking: true }, { lostSeat: told, decisions: [], undo: [] });
    return { ...gone, ask: 'all' };
  }
  const moments = game === null ? null : fromEntries(game, now, frame);
  if (moments === null) return askAll(session);
  const fresh = frame.entries.filter(({ seq }) => seq > now.seq);
  const step = present({ ...session, raw, entries: [...session.entries, ...fresh] }, moments);
  // A server that could not read its journal when we subscribed has left out its beginning.
  const isWhole = (step.session.entries[0]?.seq ?? 1) === 1;
  return isWhole ? step : { ...step, ask: 'all' };
}

/** The journal with what this frame adds, or the whole journal of the frame; null when something in between is missing. */
function entriesWith(known: readonly Entry[], { entries }: TableFrame): readonly Entry[] | null {
  const first = entries[0]?.seq ?? 0;
  if (first <= 1) return first === 0 && known.length > 0 ? known : entries;
  const last = known.at(-1)?.seq ?? 0;
  if (first > last + 1) return null;
  return [...known.filter(({ seq }) => seq < first), ...entries];
}

const askAll = (session: Session): Step => ({
  session: { ...session, isAsking: true },
  moments: [],
  ask: 'all',
});

function present(session: Session, moments: readonly Now[]): Step {
  const { raw, online, watching } = session;
  const dressed = moments.map((moment): Now => {
    const seat = moment.viewer === SPECTATOR ? null : moment.viewer;
    return { ...moment, info: (raw && infoOf(raw, seat, online, watching)) ?? moment.info };
  });
  return { session: { ...session, now: dressed.at(-1) ?? session.now }, moments: dressed, ask: null };
}

const show = (session: Session, change: Partial<Now>): Step =>
  session.now === null ? unchanged(session) : present(session, [{ ...session.now, ...change }]);

/** The same moment with the names that are known by now. */
export const named = (session: Session): Step => show(session, {});

/** The seat one had, when it is somebody else's now. */
const seatLost = (own: OwnSeat | null, { seats }: ProtocolTable): Seat | null =>
  own === null || seats[own.seat]?.person === own.person ? null : own.seat;

function seatOf(seat: Seat, { seats }: ProtocolTable): OwnSeat | null {
  const person = seats[seat]?.person ?? null;
  return person === null ? null : { seat, person };
}
