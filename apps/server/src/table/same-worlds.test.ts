import { type BaseState, canonical, type Kinded, SPECTATOR, type Viewer, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { GAMES, type TableGame } from '../games.ts';
import type { TableRow } from '../storage/store.ts';
import { isContested } from './arbitration.ts';
import { tempoOf } from './bot-seats.ts';
import { newClock } from './clock.ts';
import { rememberEvents } from './entries.ts';
import type { SeatState, Settings, Table } from './table-state.ts';
import { Telling } from './telling.ts';
import { turned } from './turning.ts';

const GAMES_PLAYED = 6;
const WORLDS = 2;
/** One position in this many is checked. */
const STRIDE = 7;
const LENGTH = 140;
const PAUSES = { botPause: 600, botBudget: 1000 };
const pace = { kind: 'live', bank: 600, increment: 5, window: 8 } as const;

const row = (game: string): TableRow => ({
  id: 'AAAAAAAAAAAAAAAA',
  game,
  rules: 1,
  owner: 'nobody',
  visibility: 'public',
  settings: '',
  secret: '',
  commitment: '',
  createdAt: 0,
});

const person = (seat: number): SeatState => ({
  kind: 'person',
  person: `p${seat}`,
  name: `p${seat}`,
  bot: 'random',
  code: null,
  substituted: false,
  contribution: null,
});

/** A table of persons at a live pace, one move before `game` stands as it does. */
function tableBefore(name: string, rules: TableGame, game: BaseState, options: unknown): Table {
  const seats = Array.from({ length: rules.game.seatsOf(game) }, (_, seat) => person(seat));
  const settings = { options, watch: true, pace, timeout: 'bot', undo: 'consent' } as Settings;
  const clock = newClock(pace, seats.length, 0);
  const state = {
    seq: 7,
    rules: rules.game.rules,
    status: 'playing',
    seats,
    clock,
    proposals: [],
    base: 1,
    rematch: null,
    game,
  } as const;
  return { row: row(name), settings, rules, frozen: null, state };
}

/** All that one viewer is sent about a moment, and what else they can tell it by. */
function sentTo(
  viewer: Viewer,
  before: Table,
  after: BaseState,
  last: { seat: number; events: readonly unknown[] },
): string {
  const { game } = before.rules as TableGame;
  const decisions: readonly Kinded[] = game.decisions(after);
  const [decision] = decisions;
  if (decision === undefined) return 'over';
  const play = {
    move: { seat: last.seat, id: decision.id, answer: null },
    decision: { ...decision, seat: last.seat },
    after,
    events: [],
    decisions,
  };
  const now = { now: 1_000, outages: [] };
  const change = { kind: 'move', seat: last.seat, body: {}, play } as const;
  const { state } = turned(before, change, now);
  const moment = { table: { ...before, state }, decisions, undo: () => [], ...now };
  const row = {
    table: before.row.id,
    seq: state.seq,
    kind: 'move',
    seat: last.seat,
    person: null,
    key: null,
    body: '{}',
    hash: null,
    clock: '',
    at: 1_000,
  };
  const telling = new Telling(moment, [rememberEvents(row, last.events)]);
  const who = viewer === SPECTATOR ? null : `p${viewer}`;
  return canonical([
    telling.tableTo(who),
    telling.entriesTo(who),
    // An answer to a question that several may answer waits for the end of its slice.
    isContested(moment.table, decisions),
    // When a bot would answer in the place of whoever is awaited.
    decisions
      .filter(({ standing }) => standing !== true)
      .map((asked) => tempoOf(before.rules, asked, PAUSES)),
  ]);
}

describe.each([...GAMES])('%s', (name, rules) => {
  test('worlds that look the same to someone are told to them by the same frames, clocks and delays', () => {
    const { game } = rules;
    const rng = xoshiro(9);
    for (let at = 0; at < GAMES_PLAYED; at++) {
      const reading = game.readOptions({ players: game.players.at(at % game.players.length) ?? 2 });
      if (!reading.ok) throw new Error(reading.refusal.reason);
      const state = game.setup(at + 1, reading.options);
      let last: { seat: number; events: readonly unknown[] } = { seat: 0, events: [] };
      let position = at;
      for (let decisions = game.decisions(state); decisions.length > 0 && position < LENGTH; position++) {
        const before = tableBefore(name, rules, state, reading.options);
        const viewers = position % STRIDE === 0 ? game.seatsOf(state) : SPECTATOR;
        for (let viewer: Viewer = SPECTATOR; viewer < viewers; viewer++) {
          const real = sentTo(viewer, before, state, last);
          for (let world = 0; world < WORLDS; world++) {
            const other = game.determinize(state, viewer === SPECTATOR ? [] : [viewer], rng);
            const asked = decisions.map(({ id, seat }) => `${id} of ${seat}`).join();
            expect(sentTo(viewer, before, other, last), `viewer ${viewer}, ${asked}`).toBe(real);
          }
        }
        // Standing questions could be answered for ever; now and then one is.
        const isTurn = position % 5 !== 0;
        const asked = (decisions.find(({ standing }) => standing !== true && isTurn) ??
          decisions.at(-1)) as Kinded;
        const events: unknown[] = [];
        decisions = game.apply(
          state,
          { seat: asked.seat, id: asked.id, answer: game.sample(asked, rng) },
          events,
        );
        last = { seat: asked.seat, events };
      }
    }
  });
});
