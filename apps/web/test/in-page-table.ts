import { greedyVallee } from '@comptoir/bots';
import {
  type AnyGame,
  commitTo,
  type Json,
  type Kinded,
  type Match,
  recordOf,
  type Seat,
  SPECTATOR,
  startMatch,
  submit,
  undo,
  undoPoints,
  writeRecord,
  xoshiro,
} from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import type { StoryEntry, Table, TableNow } from '../src/tables/table.ts';

/** A table played inside the page, without worker or storage: for tests of the screen alone. */
export interface Setting {
  readonly secret: string;
  readonly options: Json;
  readonly names: readonly string[];
  /** Seats played by people at this screen; the others are bots. */
  readonly people: readonly Seat[];
  /** Moves that bots play for everybody before the table is shown. */
  readonly ahead: number;
  /** Then on until this question is put to the first person. */
  readonly until: string | null;
}

export interface TestTable extends Table {
  /** What a fair player would answer now. */
  hint(): Json | null;
  leap(moves: number): void;
}

export function inPageTable(setting: Setting): TestTable {
  const game = vallee as unknown as AnyGame;
  const reading = game.readOptions(setting.options);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const opening: unknown[] = [];
  const seats = setting.names.map((name) => ({ name, contribution: null }));
  const match = startMatch(
    game,
    { options: reading.options, seats, secret: setting.secret },
    opening,
  ) as Match;
  const story: { seq: number; seat: Seat | null; events: readonly unknown[] }[] = [
    { seq: 0, seat: null, events: opening },
  ];
  const listeners = new Set<(now: TableNow<Kinded, unknown, unknown>) => void>();
  const rng = xoshiro(5);
  let viewer: Seat = setting.people[0] ?? 0;
  let handOver: Seat | null = null;

  const botAnswer = (decision: Kinded): Json =>
    greedyVallee.answer({
      game: vallee,
      view: vallee.view(match.state as never, decision.seat),
      seat: decision.seat,
      decision: decision as never,
      rng,
      world: () => vallee.determinize(match.state as never, [decision.seat], rng),
    } as never) as Json;

  function snapshot(): TableNow<Kinded, unknown, unknown> {
    const decisions = game.decisions(match.state);
    const eyes = handOver === null ? viewer : SPECTATOR;
    return {
      info: {
        id: 'test',
        game: 'vallee',
        title: 'Table du pont',
        options: setting.options,
        seats: setting.names.map((name, seat) => ({
          name,
          kind: seat === viewer ? 'me' : setting.people.includes(seat) ? 'local' : 'bot',
          bot: setting.people.includes(seat) ? null : 'niveau 2',
          isPresent: true,
        })),
        commitment: commitTo(setting.secret),
        code: null,
        status: 'playing',
      },
      seq: match.entries.length,
      viewer: eyes,
      view: game.view(match.state, eyes),
      decisions: decisions.filter((decision) => decision.seat === eyes),
      awaited: decisions.filter((decision) => !decision.standing).map((decision) => decision.seat),
      story: story.map(
        (entry): StoryEntry<unknown> => ({
          ...entry,
          events: entry.events.map((event) => game.redact(event, eyes)).filter((event) => event !== null),
        }),
      ),
      undo: undoPoints(match, viewer),
      outcome: game.outcome(match.state),
      connection: 'here',
      chat: [],
      clocks: null,
      proposals: [],
      handOver,
      storage: 'kept',
    };
  }

  let now: TableNow<Kinded, unknown, unknown>;
  function publish(): void {
    now = snapshot();
    for (const listener of listeners) listener(now);
  }
  function play(seat: Seat, id: string, answer: Json): ReturnType<typeof submit> {
    const result = submit(match, { seat, id, answer });
    if (result.ok) story.push({ seq: match.entries.length, seat, events: result.events });
    return result;
  }
  const awaited = (): Kinded | undefined =>
    game.decisions(match.state).find((decision) => !decision.standing);

  function bots(): void {
    for (let next = awaited(); next !== undefined && !setting.people.includes(next.seat); next = awaited()) {
      play(next.seat, next.id, botAnswer(next));
      publish();
    }
    const next = awaited();
    if (next !== undefined && next.seat !== viewer && setting.people.includes(next.seat)) {
      handOver = next.seat;
      publish();
    }
  }
  function leap(moves: number): void {
    for (let i = 0; i < moves; i++) {
      const next = awaited();
      if (next === undefined) break;
      play(next.seat, next.id, botAnswer(next));
    }
    for (let next = awaited(); next !== undefined && next.seat !== viewer; next = awaited())
      play(next.seat, next.id, botAnswer(next));
  }

  leap(setting.ahead);
  if (setting.until !== null) {
    for (let i = 0; i < 3000; i++) {
      const next = awaited();
      if (next === undefined || (next.seat === viewer && next.id === setting.until)) break;
      play(next.seat, next.id, botAnswer(next));
    }
  }
  now = snapshot();
  return {
    place: 'local',
    get now() {
      return now;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async answer(decision, answer) {
      const result = play(decision.seat, decision.id, answer);
      if (!result.ok) return result.refusal;
      publish();
      setTimeout(bots, 0);
      return null;
    },
    why: async (wish) => game.why(match.state, viewer, wish),
    async undo(to) {
      const done = undo(match, viewer, to);
      if (done) {
        while ((story.at(-1)?.seq ?? 0) > to) story.pop();
        publish();
      }
      return done;
    },
    askUndo: async () => undefined,
    turnTo(seat) {
      viewer = seat;
      handOver = null;
      publish();
    },
    say: async () => undefined,
    propose: async () => undefined,
    vote: async () => undefined,
    takeOver: async () => undefined,
    record: async () => (game.outcome(match.state) === null ? null : writeRecord(recordOf(match))),
    close: () => undefined,
    hint() {
      const next = game.decisions(match.state).find((decision) => decision.seat === viewer);
      return next === undefined ? null : botAnswer(next);
    },
    leap(moves) {
      leap(moves);
      publish();
    },
  };
}

export const SECRET = 'c0ffee'.padEnd(64, '7');
