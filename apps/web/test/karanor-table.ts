import { greedyKaranor } from '@comptoir/bots';
import { type Decision, type Event, karanor, type State } from '@comptoir/karanor';
import type { Kinded } from '@comptoir/kit';
import {
  commitTo,
  type Json,
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
import type { StoryEntry, Table, TableNow } from '../src/tables/table.ts';

/** A table of Karanor inside the page, without worker or storage: for tests of the screen alone. */
export interface Setting {
  readonly secret: string;
  readonly options: Json;
  readonly names: readonly string[];
  readonly people: readonly Seat[];
  /** Moves that bots play for everybody before the table is shown. */
  readonly ahead: number;
  /** Then on until this question is put to the first person. */
  readonly until: string | null;
}

export interface TestTable extends Table {
  /** What a fair player would answer to the question that is waited for. */
  hint(): Json | null;
  /** A bot puts this offer on the table. */
  offer(from: Seat, answer: Json): boolean;
}

type Now = TableNow<Kinded, unknown, unknown>;

export function karanorTable(setting: Setting): TestTable {
  const reading = karanor.readOptions(setting.options);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const opening: Event[] = [];
  const seats = setting.names.map((name) => ({ name, contribution: null }));
  const match = startMatch(karanor, { options: reading.options, seats, secret: setting.secret }, opening);
  const story: StoryEntry<Event>[] = [{ seq: 0, seat: null, events: opening }];
  const listeners = new Set<(now: Now) => void>();
  const rng = xoshiro(5);
  let viewer: Seat = setting.people[0] ?? 0;
  let handOver: Seat | null = null;

  const state = (): State => match.state;
  const situation = (decision: Decision) => ({
    game: karanor,
    seat: decision.seat,
    view: karanor.view(state(), decision.seat),
    decision,
    rng,
    world: () => karanor.determinize(state(), [decision.seat], rng),
    heard: [],
  });

  function snapshot(): Now {
    const decisions = karanor.decisions(state());
    const eyes = handOver === null ? viewer : SPECTATOR;
    return {
      info: {
        id: 'test',
        game: 'karanor',
        title: 'Table des trois ponts',
        options: setting.options,
        seats: setting.names.map((name, seat) => ({
          name,
          kind: seat === viewer ? 'me' : setting.people.includes(seat) ? 'local' : 'bot',
          bot: setting.people.includes(seat) ? null : 'greedy',
          isPresent: true,
        })),
        commitment: commitTo(setting.secret),
        code: null,
        status: 'playing',
      },
      seq: match.entries.length,
      viewer: eyes,
      view: karanor.view(state(), eyes),
      decisions: decisions.filter(({ seat }) => seat === eyes),
      awaited: decisions.filter(({ standing }) => !standing).map(({ seat }) => seat),
      story: story.map((entry) => ({
        ...entry,
        events: entry.events.flatMap((event) => karanor.redact(event, eyes) ?? []),
      })),
      undo: undoPoints(match, viewer),
      outcome: karanor.outcome(state()),
      connection: 'here',
      chat: [],
      clocks: null,
      proposals: [],
      handOver,
      storage: 'kept',
    };
  }
  let now: Now;
  function publish(): void {
    now = snapshot();
    for (const listener of listeners) listener(now);
  }
  function play(seat: Seat, id: string, answer: Json): ReturnType<typeof submit> {
    const result = submit(match, { seat, id, answer });
    if (result.ok) story.push({ seq: match.entries.length, seat, events: result.events as Event[] });
    return result as ReturnType<typeof submit>;
  }
  const required = (): readonly Decision[] => karanor.decisions(state()).filter(({ standing }) => !standing);
  const isBot = (seat: Seat): boolean => !setting.people.includes(seat);

  /** K-215: after a move the bots look once at what they may do beside. */
  function consider(): void {
    for (const asked of karanor.decisions(state())) {
      if (!asked.standing || !isBot(asked.seat)) continue;
      const open = karanor.decisions(state()).find((one) => one.standing && one.seat === asked.seat);
      const answer = open === undefined ? null : greedyKaranor.consider(situation(open));
      if (open !== undefined && answer !== null && play(asked.seat, open.id, answer).ok) publish();
    }
  }
  function bots(): void {
    for (let i = 0; i < 500; i++) {
      const next = required().find(({ seat }) => isBot(seat));
      if (next === undefined) break;
      play(next.seat, next.id, greedyKaranor.answer(situation(next)));
      publish();
      consider();
    }
    const next = required()[0];
    if (next !== undefined && next.seat !== viewer && !isBot(next.seat)) {
      handOver = next.seat;
      publish();
    }
  }
  function leap(isThere: (moves: number) => boolean): void {
    for (let moves = 0; moves < 5000 && !isThere(moves); moves++) {
      const [next] = required();
      if (next === undefined) return;
      play(next.seat, next.id, greedyKaranor.answer(situation(next)));
    }
  }

  leap((moves) => moves >= setting.ahead);
  const { until } = setting;
  leap(() =>
    required().some(
      ({ seat, id, kind }) => seat === viewer && (until === null || id === until || kind === until),
    ),
  );
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
    why: async (wish) => karanor.why(state(), viewer, wish),
    async undo(to) {
      const done = undo(match as unknown as Match, viewer, to);
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
    record: async () =>
      karanor.outcome(state()) === null ? null : writeRecord(recordOf(match as unknown as Match)),
    close: () => undefined,
    hint() {
      const next = required().find(({ seat }) => seat === viewer);
      return next === undefined ? null : greedyKaranor.answer(situation(next));
    },
    offer(from, answer) {
      const done = play(from, 'standing', { entry: 'trade.propose', answer }).ok;
      publish();
      return done;
    },
  };
}
