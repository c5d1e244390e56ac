import { situationOf } from '@comptoir/bots';
import {
  type BaseState,
  isRecord,
  type Json,
  type Kinded,
  LEAVE,
  type Move,
  type Outcome,
  type Rng,
  xoshiro,
} from '@comptoir/kit';
import type { GameEntry } from '../games.ts';

/**
 * A game as an environment for programs that learn: requests and answers are plain JSON. A program holds as many tables as
 * it likes, by number, and asks about each from any seat; it is never shown a state or a seed.
 */

/** What is wrong with a request. Nothing has changed when one is returned. */
export interface Wrong {
  readonly error: string;
  readonly detail?: unknown;
}

interface Table {
  state: BaseState;
  awaited: readonly Kinded[];
  /** For random answers; separate from the randomness of the game. */
  readonly rng: Rng;
  /** All that happened, where somebody wanted it kept: bots that remember read it. */
  readonly story: unknown[] | null;
}

const MOST_TABLES = 100_000;
/** How many answers are listed by default. */
const LISTED = 64;
const SIGHTS = ['view', 'vector', 'decision', 'legal', 'heard'] as const;

type Fields = Record<string, unknown>;

class Refused extends Error {
  readonly wrong: Wrong;
  constructor(error: string, detail?: unknown) {
    super(error);
    this.wrong = { error, ...(detail === undefined ? {} : { detail }) };
  }
}

function integer(fields: Fields, name: string): number {
  const value = fields[name];
  if (!Number.isSafeInteger(value)) throw new Refused('malformed', `${name} is a whole number`);
  return value as number;
}

export class Environment {
  readonly #entry: GameEntry;
  readonly #tables = new Map<number, Table>();
  #latest = -1;

  constructor(entry: GameEntry) {
    this.#entry = entry;
  }

  /** Answers one request, or a list of them one after the other. */
  handle(request: unknown): unknown {
    return Array.isArray(request) ? request.map((one) => this.#one(one)) : this.#one(request);
  }

  #one(request: unknown): unknown {
    try {
      if (!isRecord(request)) throw new Refused('malformed', 'a request is an object');
      switch (request.op) {
        case 'about':
          return this.#about();
        case 'reset':
          return this.#reset(request);
        case 'observe':
          return this.#observe(request);
        case 'step':
          return this.#step(request);
        case 'ask':
          return this.#ask(request);
        case 'standing':
          return { decisions: this.#entry.game.standing(this.#table(request).state) };
        case 'clone':
          return this.#copy(request, (state) => this.#entry.game.clone(state));
        case 'determinize':
          return this.#determinize(request);
        case 'close':
          return { closed: this.#tables.delete(integer(request, 'env')) };
        default:
          throw new Refused('unknown-op', request.op ?? null);
      }
    } catch (error) {
      if (error instanceof Refused) return error.wrong;
      throw error;
    }
  }

  #about(): unknown {
    const { game, features, bots } = this.#entry;
    return {
      game: game.name,
      rules: game.rules,
      players: game.players,
      options: game.optionSpecs,
      bots: Object.keys(bots),
      legend: features?.legend ?? null,
    };
  }

  #table(fields: Fields): Table {
    const found = this.#tables.get(integer(fields, 'env'));
    if (found === undefined) throw new Refused('unknown-env', fields['env']);
    return found;
  }

  #seat(fields: Fields, { state }: Table): number {
    const seat = integer(fields, 'seat');
    if (seat < 0 || seat >= this.#entry.game.seatsOf(state)) throw new Refused('unknown-seat', seat);
    return seat;
  }

  #open(table: Table, at: number = this.#latest + 1): number {
    if (!this.#tables.has(at) && this.#tables.size >= MOST_TABLES) throw new Refused('too-many-envs');
    this.#latest = Math.max(this.#latest, at);
    this.#tables.set(at, table);
    return at;
  }

  /** A new deal, in the place of the table of that number or at a new one. */
  #reset(fields: Fields): unknown {
    const { game } = this.#entry;
    const seed = integer(fields, 'seed');
    const reading = game.readOptions(fields['options'] ?? { players: game.players[0] });
    if (!reading.ok) throw new Refused('options', reading.refusal);
    const story: unknown[] | null = fields['story'] === true ? [] : null;
    const state = game.setup(seed, reading.options, story ?? undefined);
    const awaited = game.decisions(state).filter(({ standing }) => standing !== true);
    const table = { state, awaited, rng: xoshiro(seed + 1), story };
    const env = this.#open(table, fields['env'] === undefined ? undefined : integer(fields, 'env'));
    return { env, seats: game.seatsOf(state), ...this.#now(table, fields) };
  }

  /** Whom the game waits for, how it ended, and the extras that the request asked for, as that seat sees them. */
  #now(table: Table, fields: Fields): object {
    const { game } = this.#entry;
    const outcome: Outcome | null = table.awaited.length === 0 ? game.outcome(table.state) : null;
    const [first] = table.awaited;
    return {
      awaited: table.awaited.map(({ seat, id }) => [seat, id]),
      ...(outcome === null ? {} : { outcome }),
      ...(first === undefined || fields['see'] === undefined ? {} : this.#seen(table, first.seat, fields)),
    };
  }

  #seen(table: Table, seat: number, fields: Fields): Fields {
    const { game, features } = this.#entry;
    const wanted = fields['see'] ?? ['view'];
    if (!Array.isArray(wanted) || !wanted.every((one) => (SIGHTS as readonly unknown[]).includes(one)))
      throw new Refused('malformed', `see is a list of ${SIGHTS.join(', ')}`);
    const seen: Fields = {};
    const decision = table.awaited.find((asked) => asked.seat === seat) ?? null;
    const view = wanted.includes('view') || wanted.includes('vector') ? game.view(table.state, seat) : null;
    for (const one of wanted as readonly (typeof SIGHTS)[number][]) {
      if (one === 'view') seen['view'] = view;
      else if (one === 'vector') seen['vector'] = features?.vector(view) ?? null;
      else if (one === 'decision') seen['decision'] = decision;
      else if (one === 'heard')
        seen['heard'] = (table.story ?? []).flatMap((event) => game.redact(event, seat) ?? []);
      else Object.assign(seen, this.#legal(decision, fields));
    }
    return seen;
  }

  /** The legal answers in their order, up to a limit; `more` says that there are others. */
  #legal(decision: Kinded | null, fields: Fields): Fields {
    const limit = fields['limit'] === undefined ? LISTED : integer(fields, 'limit');
    const legal: Json[] = [];
    if (decision === null) return { legal, more: false };
    for (const answer of this.#entry.game.answers(decision)) {
      if (legal.length >= limit) return { legal, more: true };
      legal.push(answer);
    }
    return { legal, more: false };
  }

  #observe(fields: Fields): unknown {
    const table = this.#table(fields);
    return this.#seen(table, this.#seat(fields, table), fields);
  }

  /** The question that a move answers: the one that is named, or the first that the game waits for. */
  #asked(table: Table, fields: Fields): Kinded {
    const { game } = this.#entry;
    const [first] = table.awaited;
    if (first === undefined) throw new Refused('game-over');
    if (fields['seat'] === undefined && fields['id'] === undefined) return first;
    const isNamed = ({ seat, id }: Kinded): boolean =>
      (fields['seat'] ?? seat) === seat && (fields['id'] ?? id) === id;
    const found = table.awaited.find(isNamed) ?? game.standing(table.state).find(isNamed);
    if (found === undefined) throw new Refused('not-awaited');
    return found;
  }

  /** `answer` by value, `pick` by its number among the legal ones, or neither for a random one. */
  #answer(table: Table, decision: Kinded, fields: Fields): Json {
    const { game } = this.#entry;
    if (fields['answer'] !== undefined) {
      const refused = game.check(decision, fields['answer']);
      if (refused !== null) throw new Refused('not-legal', refused);
      return fields['answer'] as Json;
    }
    if (fields['pick'] === undefined) return game.sample(decision, table.rng);
    let left = integer(fields, 'pick');
    for (const answer of game.answers(decision)) if (left-- === 0) return answer;
    throw new Refused('not-legal', 'there are fewer answers');
  }

  #step(fields: Fields): unknown {
    const { game } = this.#entry;
    const table = this.#table(fields);
    const decision = this.#asked(table, fields);
    const move: Move = {
      seat: decision.seat,
      id: decision.id,
      answer: this.#answer(table, decision, fields),
    };
    if (table.story === null) table.awaited = game.proceed(table.state, move);
    else
      table.awaited = game.apply(table.state, move, table.story).filter(({ standing }) => standing !== true);
    return this.#now(table, fields);
  }

  /** What a bot of the house would answer; it remembers where the story is kept. */
  #ask(fields: Fields): unknown {
    const { game, bots } = this.#entry;
    const table = this.#table(fields);
    const name = fields['bot'];
    const bot = typeof name === 'string' && Object.hasOwn(bots, name) ? bots[name] : undefined;
    if (bot === undefined) throw new Refused('unknown-bot', Object.keys(bots));
    const decision = this.#asked(table, fields);
    const heard = (table.story ?? []).flatMap((event) => game.redact(event, decision.seat) ?? []);
    const situation = situationOf(game, table.state, decision, { rng: table.rng, heard });
    if (decision.standing !== true) return { answer: bot.answer(situation) };
    const reply = bot.consider(situation);
    return reply === LEAVE ? { leave: true } : reply;
  }

  #copy(fields: Fields, made: (state: BaseState) => BaseState): unknown {
    const { game } = this.#entry;
    const from = this.#table(fields);
    const state = made(from.state);
    const awaited = game.decisions(state).filter(({ standing }) => standing !== true);
    const rng = xoshiro(fields['seed'] === undefined ? 1 : integer(fields, 'seed'));
    return { env: this.#open({ state, awaited, rng, story: from.story?.slice() ?? null }) };
  }

  /** A table that looks the same to one seat, with everything hidden dealt again. */
  #determinize(fields: Fields): unknown {
    const { game } = this.#entry;
    const table = this.#table(fields);
    const seat = this.#seat(fields, table);
    const rng = xoshiro(integer(fields, 'seed'));
    return this.#copy(fields, (state) => game.determinize(state, [seat], rng));
  }
}
