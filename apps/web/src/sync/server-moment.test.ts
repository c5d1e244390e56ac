import {
  type AnyGame,
  cloneJson,
  type Match,
  SPECTATOR,
  startMatch,
  submit,
  type Viewer,
  xoshiro,
} from '@comptoir/kit';
import type { EntriesFrame, Entry, TableFrame } from '@comptoir/protocol';
import { vallee } from '@comptoir/vallee';
import { beforeEach, describe, expect, test } from 'vitest';
import { tableInfo } from '../testing/table-info.ts';
import { fromEntries, fromTable, infoOf, type Now, refusalOf } from './server-moment.ts';

const game = vallee as unknown as AnyGame;
const rng = xoshiro(5);
let match: Match;
/** The journal of a server starts with the seats and the deal. */
const OFFSET = 3;

beforeEach(() => {
  const reading = game.readOptions({ players: 2 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const seats = ['Zoé', 'Abel'].map((name) => ({ name, contribution: null }));
  match = startMatch(game, { options: reading.options, seats, secret: 'cd'.repeat(32) });
});

const info = tableInfo(['p0', 'p1'], {
  seats: tableInfo(['p0', 'p1']).seats.map((seat, at) => ({ ...seat, name: ['Zoé', 'Abel'][at] ?? null })),
});

const common = (viewer: Viewer) => ({
  table: info.table,
  seq: match.entries.length + OFFSET,
  awaited: game.decisions(match.state).map(({ seat }) => seat),
  decisions: game.decisions(match.state).filter(({ seat }) => seat === viewer),
  clocks: { kind: 'free' as const, now: 0, paused: false, left: [], running: [], deadline: null },
  undo: [],
  proposals: [],
  outcome: game.outcome(match.state),
});

const tableFrame = (viewer: Viewer): TableFrame => ({
  type: 'table',
  ...common(viewer),
  info,
  seat: viewer === SPECTATOR ? null : viewer,
  view: cloneJson(game.view(match.state, viewer)),
  entries: [],
});

/** Plays so many moves and tells them to each viewer as a server does. */
function play(moves: number, viewer: Viewer): EntriesFrame {
  const entries: Entry[] = [];
  for (let i = 0; i < moves; i++) {
    const asked = game.decisions(match.state)[0]!;
    const played = submit(match, { seat: asked.seat, id: asked.id, answer: game.sample(asked, rng) });
    if (!played.ok) throw new Error(played.refusal.reason);
    const events = played.events.flatMap((event) => game.redact(event, viewer) ?? []);
    entries.push({
      seq: played.seq + OFFSET,
      at: 0,
      kind: 'move',
      seat: asked.seat,
      events: cloneJson(events),
    });
  }
  return { type: 'entries', ...common(viewer), entries };
}

const opened = (viewer: Viewer): Now => fromTable(tableFrame(viewer), { story: [], chat: [] })!;

describe('entries of a server', () => {
  test.each([0, 1, SPECTATOR])('seat %i: folding them gives the view the server would send', (viewer) => {
    let now = opened(viewer);
    for (let i = 0; i < 40; i++) {
      const moments = fromEntries(game, now, play(1 + (i % 3), viewer));
      now = moments!.at(-1)!;
      expect(now.view).toEqual(game.view(match.state, viewer));
    }
    expect(now.story).toHaveLength(now.story.at(-1)!.seq - OFFSET);
  });

  test('every move is a moment of its own, and only the last one asks', () => {
    const frame = play(3, 0);
    const before = fromTable({ ...tableFrame(0), seq: OFFSET }, { story: [], chat: [] })!;
    // The view in the frame is later than its seq says: only the counting is looked at here.
    const moments = fromEntries({ ...game, fold: (view) => view }, before, frame)!;
    expect(moments.map(({ seq }) => seq)).toEqual([OFFSET + 1, OFFSET + 2, OFFSET + 3]);
    expect(moments.map(({ decisions }) => decisions.length > 0)).toEqual([
      false,
      false,
      frame.decisions.length > 0,
    ]);
    expect(moments[0]?.awaited).toEqual([frame.entries[1]?.seat]);
  });

  test('what is asked stays the same question while others do something beside', () => {
    const now = opened(0);
    const [asked] = now.decisions;
    const quiet: EntriesFrame = { type: 'entries', ...cloneJson(common(0)), entries: [] };
    expect(asked).toBeDefined();
    expect(fromEntries(game, now, quiet)?.at(-1)?.decisions[0]).toBe(asked);
    const beside: Entry = { seq: now.seq + 1, at: 0, kind: 'vote', seat: 1, events: [] };
    expect(
      fromEntries(game, now, { ...quiet, seq: now.seq + 1, entries: [beside] })?.at(-1)?.decisions[0],
    ).toBe(asked);
  });

  test('who said no is told until the table ends', () => {
    const now = opened(0);
    const told = (before: Now, kind: 'vote' | 'end', cause: string): Now => {
      const entry: Entry = {
        seq: before.seq + 1,
        at: 0,
        kind,
        seat: kind === 'vote' ? 1 : null,
        cause,
        events: [],
      };
      const frame: EntriesFrame = {
        type: 'entries',
        ...cloneJson(common(0)),
        seq: entry.seq,
        entries: [entry],
      };
      return fromEntries(game, before, frame)!.at(-1)!;
    };
    const refused = told(now, 'vote', 'refused');
    expect(refused.refusedBy).toEqual({ seq: now.seq + 1, seat: 1 });
    expect(told(refused, 'vote', 'agreed').refusedBy).toEqual(refused.refusedBy);
    expect(told(refused, 'end', 'stop').refusedBy).toBeNull();
  });

  test('a gap asks for the view anew, what is known already is passed over', () => {
    const now = opened(0);
    const first = play(1, 0);
    const second = play(1, 0);
    expect(fromEntries(game, now, second)).toBeNull();
    const caughtUp = fromEntries(game, now, { ...second, entries: [...first.entries, ...second.entries] })!;
    expect(fromEntries(game, caughtUp.at(-1)!, second)).toEqual([caughtUp.at(-1)]);
  });

  test('an event that does not fit asks for the view anew', () => {
    const now = opened(0);
    const frame = play(1, 0);
    const broken: AnyGame = {
      ...game,
      fold: () => {
        throw new Error('no such card');
      },
    };
    expect(fromEntries(broken, now, frame)).toBeNull();
  });
});

test('the time to the next time-out comes with the clocks, and a pause stops it', () => {
  const clocks = { kind: 'live' as const, now: 1000, paused: false, left: [], running: [0], deadline: 9000 };
  const at = (changed: object): Now =>
    fromTable({ ...tableFrame(0), clocks: { ...clocks, ...changed } }, { story: [], chat: [] })!;
  expect(at({})).toMatchObject({ timeout: 8000, isPaused: false });
  expect(at({ paused: true })).toMatchObject({ timeout: null, isPaused: true });
  // Nobody plays meanwhile: what was asked is asked again when the game goes on.
  expect(at({}).decisions.length).toBeGreaterThan(0);
  expect(at({ paused: true })).toMatchObject({ decisions: [], awaited: [] });
});

test('what one has left stands still while the question has a timer of its own', () => {
  const clocks = {
    kind: 'live' as const,
    now: 0,
    paused: false,
    left: [60_000, 50_000],
    running: [0, 1],
    timed: [1],
    deadline: 8000,
  };
  const now = fromTable({ ...tableFrame(0), clocks }, { story: [], chat: [] })!;
  expect(now.clocks).toEqual([
    { left: 60_000, isRunning: true, isHeld: false, reserve: null, restsUntil: null },
    { left: 50_000, isRunning: true, isHeld: true, reserve: null, restsUntil: null },
  ]);
});

test('who has the table open is known by seat; bots are always there', () => {
  const seats = (online: readonly boolean[]): boolean[] | undefined =>
    infoOf(info, 0, online)?.seats.map(({ isPresent }) => isPresent);
  expect(seats([])).toEqual(seats(info.seats.map(() => true)));
  expect(seats([true, false])?.[1]).toBe(info.seats[1]?.kind !== 'person');
});

test('a game this page does not know is no table of ours', () => {
  expect(infoOf({ ...info, game: 'chess' }, 0)).toBeNull();
});

test('refusals of the table itself become refusals of the kit', () => {
  const refusal = { rule: null, reason: 'paused', figures: {} };
  expect(refusalOf({ ...refusal, code: 'paused' })).toEqual({ ...refusal, code: 'not-awaited' });
  expect(refusalOf({ ...refusal, code: 'frozen', reason: 'older-rules' }).reason).toBe('frozen');
  expect(refusalOf({ ...refusal, code: 'stale' })).toEqual({ ...refusal, code: 'stale' });
});
