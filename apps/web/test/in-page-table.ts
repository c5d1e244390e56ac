import { situationOf } from '@comptoir/bots';
import {
  commitTo,
  explained,
  follow,
  type Happening,
  heardBy,
  type Json,
  type Kinded,
  LEAVE,
  type Link,
  type Match,
  moverOf,
  nextAsked,
  nextToAsk,
  noteLooked,
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
import { begin } from '../src/browser/settled.ts';
import type { GameId } from '../src/catalog/games.ts';
import type { Playable } from '../src/local/worker/any-bot.ts';
import { settledAnswer, settledMove } from '../src/local/worker/settled-questions.ts';
import type { Table, TableNow } from '../src/table/table.ts';
import type { Deal, Eyes } from './moments.ts';

/** A table of any game inside the page, without worker or storage: for tests of the screen alone. */
export interface Setting {
  readonly id: GameId;
  readonly playable: Playable;
  readonly secret: string;
  readonly options: Json;
  readonly names: readonly string[];
  /** Seats played by people at this screen; the others are bots. */
  readonly people: readonly Seat[];
  /** Moves that bots play for everybody before the table is shown. */
  readonly ahead: number;
  /** Then on until a question of this id, kind or source is put to the first person. */
  readonly until: string | null;
  /** The table gives advice: what a fair player would do. */
  readonly isAdvised?: boolean;
}

export interface TestTable extends Table {
  /** What a fair player would answer to the question that is waited for. */
  hint(): Json | null;
  /** Bots play so many moves for everybody. */
  leap(moves: number): void;
  /** A bot puts this offer on the table (Karanor). */
  offer(from: Seat, answer: Json): boolean;
  /** Chance or a bot plays the game to its end for everybody; told whom it waits for before every answer. */
  wander(by: Deal['by'], at: (asked: readonly Kinded[], eyes: Eyes) => void): void;
  /** Shows a moment of this or another table. */
  show(moment: TableNow<Kinded, unknown, unknown>): void;
}

type Now = TableNow<Kinded, unknown, unknown>;

const BOT = 'greedy';

export function inPageTable(setting: Setting): TestTable {
  const { game, bots } = setting.playable;
  const bot = bots[BOT];
  if (bot === undefined) throw new Error(`${setting.id} has no bot called ${BOT}`);
  const reading = game.readOptions(setting.options);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const seats = setting.names.map((name) => ({ name, contribution: null }));
  const { options } = reading;
  const match = startMatch(game, { options, seats, secret: setting.secret }) as Match;
  const story: Link<Happening<unknown>>[] = [];
  const listeners = new Set<(now: Now) => void>();
  const rng = xoshiro(5);
  let viewer: Seat = setting.people[0] ?? 0;
  let handOver: Seat | null = null;

  const situation = (decision: Kinded) =>
    situationOf(game, match.state, decision, { rng, heard: heardBy(match, decision.seat) });
  const isBot = (seat: Seat): boolean => !setting.people.includes(seat);
  const required = (): readonly Kinded[] => match.decisions.filter(({ standing }) => !standing);
  const awaited = (): Kinded | null => nextAsked(match.asking, required(), seats.length);

  /** What somebody was told once stays the same object, as at real tables: the page words it once. */
  const told = new Map<Seat, WeakMap<Happening<unknown>, Now['story'][number]>>();
  function entryFor(item: Happening<unknown>, eyes: Seat): Now['story'][number] {
    const known = told.get(eyes) ?? new WeakMap();
    told.set(eyes, known);
    const events = (): unknown[] => item.events.flatMap((event) => game.redact(event, eyes) ?? []);
    const entry = known.get(item) ?? { seq: item.seq, seat: moverOf(item), events: events() };
    known.set(item, entry);
    return entry;
  }

  function snapshot(): Now {
    const { decisions } = match;
    follow(match.history.line, story);
    const eyes = handOver === null ? viewer : SPECTATOR;
    return {
      info: {
        id: 'test',
        game: setting.id,
        title: 'Table du pont',
        options: setting.options,
        seats: setting.names.map((name, seat) => ({
          name,
          kind: seat === viewer ? 'me' : isBot(seat) ? 'bot' : 'local',
          bot: isBot(seat) ? BOT : null,
          isPresent: true,
        })),
        commitment: commitTo(setting.secret),
        code: null,
        status: 'playing',
      },
      seq: match.entries.length,
      viewer: eyes,
      view: game.view(match.state, eyes),
      decisions: explained(
        game,
        match.state,
        decisions.filter(({ seat }) => seat === eyes),
      ),
      awaited: decisions.filter(({ standing }) => !standing).map(({ seat }) => seat),
      story: story.map(({ item }) => entryFor(item, eyes)),
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
  let now: Now;
  function publish(): void {
    now = snapshot();
    for (const listener of listeners) listener(now);
  }
  function play(seat: Seat, id: string, answer: Json): ReturnType<typeof submit> {
    return submit(match, { seat, id, answer });
  }
  function playFor(next: Kinded): void {
    play(next.seat, next.id, bot?.answer(situation(next)) as Json);
  }
  function robots(): void {
    for (let i = 0; i < 500; i++) {
      const settled = settledMove({ playable: setting.playable, match }, isBot);
      if (settled !== null) {
        play(settled.seat, settled.id, settled.answer);
        publish();
        continue;
      }
      const next = nextToAsk(match, isBot);
      if (next === null) break;
      if (next.standing === true) {
        noteLooked(match.asking, next);
        const reply = bot?.consider(situation(next)) ?? LEAVE;
        if (reply !== LEAVE) play(next.seat, next.id, reply.answer);
        continue;
      }
      playFor(next);
      publish();
    }
    const next = awaited();
    if (next !== null && next.seat !== viewer && !isBot(next.seat)) handOver = next.seat;
    publish();
  }
  function leap(isThere: (moves: number) => boolean): void {
    for (let moves = 0; moves < 5000 && !isThere(moves); moves++) {
      const next = awaited();
      if (next === null) return;
      playFor(next);
    }
    // Nobody looked at what may be done beside; from here on it counts as seen until the next answer.
    for (const open of match.decisions) if (open.standing === true) noteLooked(match.asking, open);
  }

  const { ahead, until } = setting;
  /** Whether this is the question to show: a person is never shown one that answers itself. */
  const isWanted = (decision: Kinded): boolean => {
    const { seat, id, kind, source } = decision as Kinded & { readonly source?: string };
    if (seat !== viewer || (until !== null && ![id, kind, source].includes(until))) return false;
    return settledAnswer({ playable: setting.playable, match }, decision, isBot) === undefined;
  };
  leap((moves) => moves >= ahead);
  leap(() => required().some(isWanted));
  now = snapshot();
  return {
    place: 'local',
    advise:
      setting.isAdvised !== true
        ? null
        : async () => {
            const [asked] = required().filter(({ seat }) => seat === viewer);
            if (asked === undefined) return [];
            const answer = bot.answer(situation(asked)) as Json;
            return [{ reply: { answer }, chance: 0.5, before: 0.5, told: [], reasons: [], isEqual: false }];
          },
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
      const thought = begin();
      setTimeout(() => {
        robots();
        thought();
      });
      return null;
    },
    why: async (wish) => game.why(match.state, viewer, wish),
    async undo(to) {
      const done = undo(match, viewer, to);
      if (done) publish();
      return done;
    },
    askUndo: async () => undefined,
    turnTo(seat) {
      viewer = seat;
      handOver = null;
      publish();
    },
    say: async () => null,
    propose: async () => undefined,
    vote: async () => undefined,
    takeOver: async () => undefined,
    record: async () => (game.outcome(match.state) === null ? null : writeRecord(recordOf(match))),
    close: () => undefined,
    hint() {
      const next = required().find(({ seat }) => seat === viewer);
      return next === undefined ? null : (bot.answer(situation(next)) as Json);
    },
    leap(moves) {
      leap((done) => done >= moves);
      publish();
    },
    wander(by, at) {
      const eyes: Eyes = {
        seat: (seat) => {
          viewer = seat;
          // What was told long ago fills the journal and nothing else.
          const moment = snapshot();
          return { ...moment, story: moment.story.slice(-12) };
        },
        view: (seat) => game.view(match.state, seat),
      };
      for (let moves = 0; moves < 5000; moves++) {
        const asked = required().filter(
          (one) => settledAnswer({ playable: setting.playable, match }, one, isBot) === undefined,
        );
        at(asked, eyes);
        const next = awaited();
        if (next === null) return;
        if (by === 'bot') playFor(next);
        else play(next.seat, next.id, game.sample(next, rng));
      }
    },
    show(moment) {
      now = moment;
      for (const listener of listeners) listener(now);
    },
    offer(from, answer) {
      const done = play(from, 'standing', { entry: 'trade.propose', answer }).ok;
      publish();
      return done;
    },
  };
}
