import {
  type AnyGame,
  cloneJson,
  type Kinded,
  type Outcome,
  type Refusal,
  SPECTATOR,
  sameJson,
} from '@comptoir/kit';
import type {
  EntriesFrame,
  Entry,
  FrameRefusal,
  ChatLine as ProtocolChatLine,
  TableInfo as ProtocolTable,
  TableFrame,
} from '@comptoir/protocol';
import { robotNames } from '../catalog/characters.ts';
import { gameNamed } from '../catalog/games.ts';
import type { ChatLine, SeatClock, TableInfo, TableNow, TableSeat } from '../table/table.ts';
import { isOfTheGame, storyEntry } from './story.ts';

/** How frames of a server become what the screen draws. Nothing here knows the network. */

export type Now = TableNow<Kinded, unknown, unknown>;

const KINDS: Readonly<Record<ProtocolTable['seats'][number]['kind'], TableSeat['kind']>> = {
  open: 'open',
  reserved: 'open',
  person: 'person',
  bot: 'bot',
};

/** `online`, by seat, is what the server said last about who has the table open. */
export function infoOf(
  raw: ProtocolTable,
  seat: number | null,
  online: readonly boolean[] = [],
  watching = 0,
): TableInfo | null {
  const game = gameNamed(raw.game);
  if (game === null) return null;
  const robots = robotNames(
    game,
    raw.seats.map(({ kind, bot }) => (kind === 'bot' ? bot : null)),
  );
  const seats = raw.seats.map(
    (place, at): TableSeat => ({
      name: place.name ?? robots[at] ?? '',
      kind: place.seat === seat ? 'me' : KINDS[place.kind],
      bot: place.bot,
      away: place.away,
      ...(place.code === undefined ? {} : { code: place.code }),
      isPresent: !place.substituted && (place.kind !== 'person' || online[place.seat] !== false),
    }),
  );
  const others = seats.filter(({ kind, name }) => kind !== 'me' && name !== '').map(({ name }) => name);
  const hasRoom = raw.seats.some(({ kind }) => kind === 'open' || kind === 'reserved');
  return {
    id: raw.table,
    game,
    title: others.join(', '),
    options: raw.options as TableInfo['options'],
    seats,
    commitment: raw.commitment,
    ...(raw.sealed ? { sealed: true } : {}),
    ...(raw.cup ? { cup: raw.cup } : {}),
    code: hasRoom ? raw.table : null,
    status: raw.status,
    rematch: raw.rematch,
    time: { pace: raw.pace, timeout: raw.timeout, giveUp: raw.giveUp },
    watching,
  };
}

/** What every frame about the table says besides its view and its story. */
function common(
  frame: TableFrame | EntriesFrame,
): Pick<Now, 'decisions' | 'awaited' | 'undo' | 'outcome' | 'clocks' | 'timeout' | 'proposals' | 'isPaused'> {
  return {
    decisions: askedBy(frame),
    awaited: frame.clocks.paused ? [] : frame.awaited,
    undo: frame.undo,
    outcome: (frame.outcome ?? null) as Outcome | null,
    clocks: clocksOf(frame.clocks),
    timeout: timeoutOf(frame.clocks),
    proposals: frame.proposals,
    isPaused: frame.clocks.paused,
  };
}

/** During a pause nobody is asked: the server would refuse every answer. */
const askedBy = ({ decisions, clocks }: TableFrame | EntriesFrame): Kinded[] =>
  clocks.paused ? [] : (decisions as Kinded[]);

function clocksOf(clocks: TableFrame['clocks']): SeatClock[] | null {
  const { kind, left, running, paused, timed = [], reserve, resting = [] } = clocks;
  if (kind === 'free') return null;
  return left.map((ms, seat) => ({
    left: ms,
    isRunning: !paused && running.includes(seat),
    isHeld: timed.includes(seat),
    reserve: reserve?.[seat] ?? null,
    restsUntil: resting.find((one) => one.seat === seat)?.until ?? null,
  }));
}

const timeoutOf = ({ deadline, now, paused }: TableFrame['clocks']): number | null =>
  deadline === null || paused ? null : Math.max(0, deadline - now);

/** The table from a frame that carries the whole view. */
export function fromTable(frame: TableFrame, before: Pick<Now, 'story' | 'chat'>): Now | null {
  const info = infoOf(frame.info, frame.seat);
  if (info === null) return null;
  return {
    ...common(frame),
    info,
    seq: frame.seq,
    viewer: frame.seat ?? SPECTATOR,
    view: frame.view ?? null,
    story: before.story,
    chat: before.chat,
    connection: 'live',
    handOver: null,
    storage: 'kept',
  };
}

/**
 * The moments that lead from `now` to the state of the frame, one per move, the last one being the present. Null when
 * the frame does not fit what is known: then the view must be asked for again.
 */
export function fromEntries(game: AnyGame, now: Now, frame: EntriesFrame): Now[] | null {
  const fresh = frame.entries.filter(({ seq }) => seq > now.seq);
  if (fresh.length > 0 && fresh[0]?.seq !== now.seq + 1) return null;
  const info = frame.info ? infoOf(frame.info, now.viewer === SPECTATOR ? null : now.viewer) : now.info;
  if (info === null) return null;
  const moments: Now[] = [];
  let { view, story } = now;
  try {
    for (const [at, entry] of fresh.entries()) {
      if (!isOfTheGame(entry)) continue;
      if (view === null) return null;
      view = entry.events.reduce<unknown>((folded, event) => game.fold(folded, event), cloneJson(view));
      story = [...story, storyEntry(entry)];
      const next = fresh[at + 1]?.seat ?? null;
      moments.push({
        ...now,
        info,
        seq: entry.seq,
        view,
        story,
        decisions: [],
        undo: [],
        awaited: next === null ? [] : [next],
        connection: 'live',
      });
    }
  } catch {
    // An event does not fit the view, so the view of this page is wrong.
    return null;
  }
  const last: Now = {
    ...now,
    ...common(frame),
    decisions: stillAsked(now, frame, fresh),
    info,
    seq: frame.seq,
    view,
    story,
    connection: 'live',
    // When a table has ended, nobody asks any more.
    refusedBy: fresh.some(({ kind }) => kind === 'end') ? null : (refusalIn(fresh) ?? now.refusedBy ?? null),
  };
  // The latest move and the present are one update.
  if (moments.at(-1)?.seq === fresh.at(-1)?.seq) moments.pop();
  moments.push(last);
  return moments;
}

/** The latest refusal of a proposal among the new entries. */
function refusalIn(fresh: readonly Entry[]): Now['refusedBy'] {
  const said = fresh.findLast(
    ({ kind, cause, seat }) => kind === 'vote' && cause === 'refused' && seat !== null,
  );
  return said?.seat == null ? null : { seq: said.seq, seat: said.seat };
}

/**
 * An unchanged question stays the same object, so that picks are not lost when somebody else moves. After one's own move
 * it is a new question.
 */
function stillAsked(now: Now, frame: EntriesFrame, fresh: readonly Entry[]): Kinded[] {
  const asked = askedBy(frame);
  if (fresh.some((entry) => isOfTheGame(entry) && entry.seat === now.viewer)) return asked;
  return asked.map((one) => now.decisions.find((old) => sameJson(old, one)) ?? one);
}

export function chatOf(lines: readonly ProtocolChatLine[], seats: ProtocolTable['seats']): ChatLine[] {
  return lines.map(({ id, person, name, text, at }) => {
    const seat = seats.findIndex((place) => place.person === person);
    return { id, seat: seat < 0 ? null : seat, name, text, at };
  });
}

/**
 * A refusal of the server in the words of the kit: what is not about the rules means that nobody is awaited. What the table
 * itself refuses is told by its code, whatever else the server noted.
 */
export function refusalOf({ code, rule, reason, figures }: FrameRefusal): Refusal {
  switch (code) {
    case 'stale':
    case 'not-an-option':
    case 'game-over':
    case 'not-awaited':
      return { code, rule, reason, figures };
    default:
      return { code: 'not-awaited', rule, reason: code, figures };
  }
}
