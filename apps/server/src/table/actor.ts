import type { Advice } from '@comptoir/bots';
import { type BaseState, type Seat, SPECTATOR, type Wish } from '@comptoir/kit';
import type { ClientFrame, FrameRefusal } from '@comptoir/protocol';
import { defaultAnswer } from '../games.ts';
import { StoreUnavailable } from '../storage/store.ts';
import { Arbitration, isContested } from './arbitration.ts';
import type { Audience, Subscriber } from './audience.ts';
import { BotDriver } from './bot-driver.ts';
import { clientOf } from './bot-seats.ts';
import { deadlineOf, newClock, timedOut } from './clock.ts';
import { type Result, TableCore, type TableTools } from './core.ts';
import { tableRefusal, viewerOf } from './frames.ts';
import { seedOf } from './history.ts';
import { type Denial, isFull, isOpened, type SeatsChange, substitute } from './lobby.ts';
import { Play, type PlayCommand } from './play.ts';
import { seatOf, type Table, type TableState } from './table-state.ts';
import type { Change } from './turning.ts';
import type { Read } from './up-to-date.ts';

export type LobbyResult =
  | { readonly ok: true; readonly seq: number; readonly seat: Seat | null }
  | { readonly ok: false; readonly denial: Denial | 'unavailable' };

/** What a seat is advised, or why it is not. */
export type AdviceResult =
  | { readonly seq: number; readonly advice: Advice<unknown>[] }
  | { readonly denial: 'not-seated' | 'no-hints' | 'frozen' | 'thinking' };

type Frame<T extends ClientFrame['type']> = Extract<ClientFrame, { type: T }>;

const LONGEST_TIMER = 2_147_483_647;
/** How often an operation on seats goes again when another node was faster. */
const ATTEMPTS = 3;

/** One table as the rest of the server knows it. */
export class TableActor {
  readonly #core: TableCore;
  readonly #play: Play;
  readonly #bots: BotDriver;
  #timer: NodeJS.Timeout | null = null;
  readonly #advised = new Set<Seat>();
  readonly #closing = new AbortController();
  readonly #arbitration = new Arbitration();

  constructor(tools: TableTools, read: Read) {
    this.#core = new TableCore(tools, read, () => {
      this.#bots.changed();
      this.#arm();
    });
    this.#play = new Play(this.#core);
    this.#bots = new BotDriver(this.#core, this.#play);
    this.#arm();
  }

  get table(): Table {
    return this.#core.table;
  }

  isIdle(since: number): boolean {
    return this.#core.isIdle(since) && !this.#bots.isThinking;
  }
  get audience(): Audience {
    return this.#core.audience;
  }
  settled(): Promise<void> {
    return this.#core.settled();
  }
  close(): void {
    this.#core.close();
    this.#bots.close();
    this.#closing.abort();
    if (this.#timer) clearTimeout(this.#timer);
  }
  hear(seq: number): Promise<void> {
    return this.#core.hear(seq);
  }
  wakeBots(): void {
    this.#bots.wake();
  }

  subscribe(subscriber: Subscriber, since: number | undefined): Promise<void> {
    return this.#core.enqueue(async () => {
      const seat = seatOf(this.table.state.seats, subscriber.person);
      if (seat !== null) {
        await this.#play.back(seat);
        // What has to be played again from the start must not keep the table from being shown.
        if (this.#core.course?.history) await this.#core.reckon(seat);
        else this.#core.reckonLater(seat);
      }
      await this.audience.admit(subscriber, since);
    });
  }

  /** Why something cannot be done now; for seats only. */
  why(person: string, wish: Wish): FrameRefusal | null {
    const { rules, state, frozen } = this.table;
    const viewer = viewerOf(this.table, person);
    if (viewer === SPECTATOR) return tableRefusal('forbidden', 'not-seated');
    if (frozen !== null || rules === null) return tableRefusal('frozen', frozen ?? 'frozen');
    if (state.game === null) return tableRefusal('not-awaited');
    try {
      const refusal = rules.game.why(state.game, viewer, wish);
      return refusal && { ...refusal, figures: { ...refusal.figures } };
    } catch {
      // The rules tripped over a wish that no question of theirs could have.
      return tableRefusal('not-an-option');
    }
  }

  /** What a master would answer from this seat, seeing what it sees; one question of a seat at a time. */
  async advice(person: string): Promise<AdviceResult> {
    const { row, rules, settings, frozen } = this.table;
    const seat = seatOf(this.table.state.seats, person);
    if (seat === null) return { denial: 'not-seated' };
    if (settings.hints !== true) return { denial: 'no-hints' };
    if (rules === null || frozen !== null) return { denial: 'frozen' };
    if (this.#advised.has(seat)) return { denial: 'thinking' };
    this.#advised.add(seat);
    try {
      const heard = [...(await this.#bots.heardBy(seat))];
      const { seq, game: state } = this.table.state;
      const decision = this.#core.decisions.find((asked) => asked.seat === seat && asked.standing !== true);
      if (decision === undefined) return { seq, advice: [] };
      const { advise, botBudget: budget } = this.#core.tools;
      // Asking twice gives the same advice, and changes nothing for the bots.
      const client = clientOf(this.table);
      const thought = { game: row.game, seat, decision, state, heard, seed: seq + 1, budget, client };
      return { seq, advice: [...(await advise(thought, this.#closing.signal))] };
    } finally {
      this.#advised.delete(seat);
    }
  }

  async #command(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#core.enqueue(work);
    } catch (error) {
      if (error instanceof StoreUnavailable) return this.#core.refuse('unavailable');
      throw error;
    }
  }

  play(person: string, command: PlayCommand): Promise<Result> {
    const run = () => this.#command(() => this.#play.play(person, command));
    const { rules, state } = this.table;
    const arbitration = rules?.arbitration;
    if (!arbitration || !isContested(this.table, this.#core.decisions)) return run();
    const seat = seatOf(state.seats, person) ?? SPECTATOR;
    const rank = arbitration.rank({ seat, id: command.id, answer: command.answer });
    return this.#arbitration.run(rank, arbitration.slice, run);
  }

  undo(person: string, frame: Frame<'undo'>): Promise<Result> {
    return this.#command(() => this.#play.undo(person, frame));
  }
  propose(person: string, frame: Frame<'propose'>): Promise<Result> {
    return this.#command(() => this.#play.propose(person, frame));
  }
  vote(person: string, frame: Frame<'vote'>): Promise<Result> {
    return this.#command(() => this.#play.vote(person, frame));
  }

  /** Changes the table outside of play; goes again when another node was faster. */
  async #lobby(
    work: (table: Table) => { change: Change; seat: Seat | null } | { denial: Denial },
  ): Promise<LobbyResult> {
    try {
      return await this.#core.enqueue(async () => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const found = work(this.table);
          if ('denial' in found) return { ok: false, denial: found.denial };
          const seq = await this.#core.commit(found.change);
          if (seq !== null) return { ok: true, seq, seat: found.seat };
        }
        return { ok: false, denial: 'unavailable' };
      });
    } catch (error) {
      if (error instanceof StoreUnavailable) return { ok: false, denial: 'unavailable' };
      throw error;
    }
  }

  /** Changes who sits where. */
  seats(
    cause: string,
    work: (table: Table) => SeatsChange,
    person: string | null = null,
  ): Promise<LobbyResult> {
    return this.#lobby((table) => {
      // At a frozen table a person can be forgotten, nothing else.
      if (table.frozen !== null && !(cause === 'forgotten' && this.#core.isWhole))
        return { denial: 'frozen' };
      const found = work(table);
      if (!found.ok) return { denial: found.denial };
      const { seat, seats, opening } = found;
      const next = opening === undefined ? { seats } : { seats, opening };
      return { seat, change: { kind: 'seats', seat, person, body: { cause }, next } };
    });
  }

  /**
   * Deals. The seed comes from the secret that was promised and from what the seats added; if some of that is still
   * sealed, they are asked to open it first.
   */
  start(person: string): Promise<LobbyResult> {
    return this.#lobby((table) => {
      const { row, rules, settings, state } = table;
      if (person !== row.owner) return { denial: 'not-owner' };
      if (rules === null) return { denial: 'frozen' };
      if (state.status !== 'waiting') return { denial: 'not-waiting' };
      if (!isFull(state.seats)) return { denial: 'seats-not-filled' };
      if (!isOpened(state.seats))
        return { seat: null, change: { kind: 'seats', body: { cause: 'opening' }, next: { opening: true } } };
      const events: unknown[] = [];
      const game: BaseState = rules.game.setup(seedOf(table), settings.options, events);
      const next: Partial<TableState> = {
        status: 'playing',
        rules: rules.game.rules,
        game,
        base: state.seq + 1,
        clock: newClock(settings.pace, state.seats.length, this.#core.tools.now()),
      };
      const body = { options: settings.options, rules: rules.game.rules };
      return { seat: null, change: { kind: 'start', person, body, events, next } };
    });
  }

  /** The table that continues this one. */
  linkRematch(table: string): Promise<LobbyResult> {
    return this.#lobby(({ state }) => {
      if (state.rematch !== null) return { denial: 'not-over' };
      return { seat: null, change: { kind: 'seats', body: { cause: 'rematch' }, next: { rematch: table } } };
    });
  }

  /** Brings a table that was just loaded to the rules of this server. */
  upgrade(): Promise<void> {
    return this.#core.enqueue(() => this.#core.upgrade());
  }

  #arm(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const { state, settings, frozen } = this.table;
    const isTimed = state.status === 'playing' && frozen === null;
    const deadline = isTimed ? deadlineOf(state.clock, settings.pace) : null;
    if (deadline === null || this.#core.isClosed) return;
    const wait = Math.min(Math.max(deadline - this.#core.tools.now(), 0), LONGEST_TIMER);
    this.#timer = setTimeout(() => {
      this.tick().catch((error: unknown) => this.#report('time', error));
    }, wait);
    this.#timer.unref();
  }

  /** A defect is told to the operator; a store that is away has told itself. */
  #report(what: string, error: unknown): void {
    if (!(error instanceof StoreUnavailable)) this.#core.tools.failed(what, this.table.row.id, error);
  }

  /** Does what the table's policy says about those whose time is up. */
  tick(): Promise<void> {
    return this.#core.enqueue(() => this.#timeOut());
  }

  async #timeOut(): Promise<void> {
    const { rules, settings, state, frozen } = this.table;
    if (rules === null || frozen !== null || state.status !== 'playing') return;
    const { now, outages } = this.#core.tools;
    const out = timedOut(state.clock, now(), outages());
    if (out.window.length + out.seats.length === 0) this.#arm();
    for (const seat of out.window) await this.#silence(seat);
    for (const seat of out.seats) {
      if (settings.timeout === 'default') {
        await this.#silence(seat);
        continue;
      }
      const change = substitute(this.table.state, seat, true);
      if (change.ok)
        await this.#core.commit({
          kind: 'clock',
          seat,
          body: { timeout: seat },
          next: { seats: change.seats },
        });
    }
  }

  /** The default answer for someone who said nothing. */
  async #silence(seat: Seat): Promise<void> {
    const { rules } = this.table;
    const decision = this.#core.decisions.find((asked) => asked.seat === seat && asked.standing !== true);
    if (rules === null || decision === undefined) return;
    await this.#play.move(
      { seat, id: decision.id, answer: defaultAnswer(rules, decision) },
      { cause: 'timeout' },
    );
  }
}
