import {
  isLate,
  type Move,
  prepare,
  prepareAgreedUndo,
  prepareUndo,
  type Seat,
  SPECTATOR,
} from '@comptoir/kit';
import type { ClientFrame, FrameRefusal } from '@comptoir/protocol';
import { newSeatCode } from '../codes.ts';
import { StoreUnavailable } from '../storage/store.ts';
import type { TableActor } from './actor.ts';
import { Arbitration, isContested } from './arbitration.ts';
import { pauseClock, welcomeBack } from './clock.ts';
import { comeBack, handOver } from './lobby.ts';
import { isSensible, missing, vote } from './proposals.ts';
import { isSealed, seatOf, type TableState } from './table-state.ts';
import { type Result, refuse } from './tools.ts';
import type { Change } from './turning.ts';

type Command<T extends ClientFrame['type']> = Omit<Extract<ClientFrame, { type: T }>, 'type' | 'table'>;
/** A person with the key of their command, or the table itself. */
type Sender = { readonly person: string; readonly key: string } | { readonly cause: 'bot' | 'timeout' };
/** Who sent a command: a person in their seat. */
type Said = { readonly seat: Seat; readonly person: string; readonly key: string };

/** No game of people has this many rows; a game that would never end is stopped here. */
const LONGEST = 5_000;

/** The commands of seats: answers, returns, proposals and votes. */
export class Play {
  readonly #actor: TableActor;
  readonly #arbitration = new Arbitration();

  constructor(actor: TableActor) {
    this.#actor = actor;
  }

  answer(person: string, command: Command<'play'>): Promise<Result> {
    const { table, decisions } = this.#actor;
    const run = () => this.#enqueue(() => this.#answer(person, command));
    const arbitration = table.rules?.arbitration;
    if (!arbitration || !isContested(table, decisions)) return run();
    const seat = seatOf(table.state.seats, person) ?? SPECTATOR;
    const rank = arbitration.rank({ seat, id: command.id, answer: command.answer });
    return this.#arbitration.run(rank, arbitration.slice, run);
  }
  undo(person: string, command: Command<'undo'>): Promise<Result> {
    return this.#enqueue(() => this.#undo(person, command));
  }
  propose(person: string, command: Command<'propose'>): Promise<Result> {
    return this.#enqueue(() => this.#propose(person, command));
  }
  vote(person: string, command: Command<'vote'>): Promise<Result> {
    return this.#enqueue(() => this.#vote(person, command));
  }

  async #enqueue(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#actor.enqueue(work);
    } catch (error) {
      if (error instanceof StoreUnavailable) return this.#refuse('unavailable');
      throw error;
    }
  }

  #refuse(code: FrameRefusal['code'], reason?: string): Result {
    return refuse(this.#actor.tools, code, reason);
  }

  /** What refuses every command of a seat: it is nobody's, or the table does not play. */
  #admit(person: string): { seat: Seat; refusal: null } | { seat: null; refusal: Result } {
    const actor = this.#actor;
    const { state, frozen } = actor.table;
    const seat = seatOf(state.seats, person);
    if (seat === null) return { seat, refusal: this.#refuse('forbidden', 'not-seated') };
    if (frozen !== null) return { seat: null, refusal: this.#refuse('frozen', frozen) };
    if (state.status === 'waiting') return { seat: null, refusal: this.#refuse('not-awaited') };
    if (state.status !== 'playing') return { seat: null, refusal: this.#refuse('game-over') };
    return { seat, refusal: null };
  }

  /** An answer to a decision. */
  async #answer(person: string, { seq, key, id, answer }: Command<'play'>): Promise<Result> {
    const actor = this.#actor;
    const known = actor.remembered(person, key);
    if (known !== undefined) return { ok: true, seq: known, isRepeated: true };
    if (seq > actor.table.state.seq) await actor.reach(seq);
    const { seat, refusal } = this.#admit(person);
    // The last move of a game may be the one that is repeated.
    if (refusal) return (await this.#again(person, key)) ?? refusal;
    const { course } = actor;
    if (course === null || isLate(course, seat, seq))
      return (await this.#again(person, key)) ?? this.#refuse('stale');
    if (actor.table.state.clock.paused) return this.#refuse('paused');
    await this.back(seat);
    return this.move({ seat, id, answer }, { person, key });
  }

  async #again(person: string, key: string): Promise<Result | null> {
    const seq = await this.#actor.seen(person, key);
    return seq === null ? null : { ok: true, seq, isRepeated: true };
  }

  /** Who sent a command, or what answers it already: it was carried out before, or is not theirs to send. */
  async #heed(
    person: string,
    key: string,
  ): Promise<{ said: Said; done: null } | { said: null; done: Result }> {
    const again = await this.#again(person, key);
    if (again) return { said: null, done: again };
    const { seat, refusal } = this.#admit(person);
    return refusal ? { said: null, done: refusal } : { said: { seat, person, key }, done: null };
  }

  async move(move: Move, by: Sender): Promise<Result> {
    const actor = this.#actor;
    const { course } = actor;
    if (course === null) return this.#refuse('not-awaited');
    if (actor.table.state.seq >= LONGEST) return this.#end('too-long');
    let found: ReturnType<typeof prepare>;
    try {
      found = prepare(course, move);
    } catch (error) {
      actor.tools.failed('the rules failed', actor.table.row.id, error);
      return this.#end('defect');
    }
    if (!found.ok) {
      actor.tools.counted('refused');
      return { ok: false, refusal: { ...found.refusal, figures: { ...found.refusal.figures } } };
    }
    const seq = await actor.commit({
      kind: 'move',
      seat: move.seat,
      ...('person' in by ? by : {}),
      body: { id: move.id, answer: move.answer, ...('cause' in by ? { cause: by.cause } : {}) },
      play: found.prepared,
    });
    if (seq === null) return this.#overtaken(by);
    actor.tools.counted('person' in by ? 'move' : by.cause === 'bot' ? 'bot-move' : 'timeout');
    return { ok: true, seq };
  }

  /** Another node was faster, perhaps with this very command. */
  async #overtaken(by: Sender): Promise<Result> {
    const again = 'person' in by ? await this.#again(by.person, by.key) : null;
    const { frozen } = this.#actor.table;
    return again ?? (frozen === null ? this.#refuse('stale') : this.#refuse('frozen', frozen));
  }

  /** After a defect of the rules, or in a game without end, the table stops and keeps its journal. */
  async #end(reason: 'defect' | 'too-long'): Promise<Result> {
    const status = reason === 'defect' ? 'stopped' : 'abandoned';
    await this.#actor.commit({ kind: 'end', body: { reason }, next: { status, proposals: [] } });
    return this.#refuse('unavailable', 'stopped');
  }

  /** Somebody whose time ran out is back when they answer or press a button; an open page is not enough. */
  async back(seat: Seat): Promise<void> {
    const actor = this.#actor;
    const { state, settings } = actor.table;
    const sitting = state.seats[seat];
    if (state.status !== 'playing' || !sitting || !(sitting.substituted || sitting.away)) return;
    const change = comeBack(state, seat);
    if (!change.ok) return;
    // A person whose turn was about to be played gets a whole turn; a running clock goes on.
    const isFresh = sitting.substituted || !state.clock.running.includes(seat);
    const clock = isFresh ? welcomeBack(state.clock, settings.pace, seat) : state.clock;
    await actor.commit({
      kind: 'seats',
      seat,
      body: { cause: 'back' },
      next: { seats: change.seats, clock },
    });
  }

  /** Takes back moves of one's own that told nobody anything. */
  async #undo(person: string, { seq, key, to }: Command<'undo'>): Promise<Result> {
    const { said, done } = await this.#heed(person, key);
    if (done) return done;
    const { state, settings } = this.#actor.table;
    if (seq !== state.seq) return this.#refuse('stale');
    if (state.clock.paused) return this.#refuse('paused');
    const gone = settings.undo === 'none' ? null : await this.#goBack(said, to);
    return gone ?? this.#refuse('not-an-option', 'undo-crosses-information');
  }

  /** Null when one may not return there alone. */
  async #goBack(said: Said, to: number): Promise<Result | null> {
    const actor = this.#actor;
    const course = await actor.learnt();
    const back = course && prepareUndo(course, said.seat, to);
    if (!back) return null;
    const seq = await actor.commit({ kind: 'undo', ...said, body: { to }, back });
    if (seq === null) return this.#overtaken(said);
    actor.tools.counted('undo');
    return { ok: true, seq };
  }

  /** Asks the others for something that one may not do alone. */
  async #propose(
    person: string,
    { key, what, to: wished, seat: whose }: Command<'propose'>,
  ): Promise<Result> {
    const actor = this.#actor;
    const { said, done } = await this.#heed(person, key);
    if (done) return done;
    const { seat } = said;
    const { state, settings } = actor.table;
    const to = wished ?? null;
    if (what === 'undo' && settings.undo !== 'consent')
      return this.#refuse('forbidden', 'no-undo-by-consent');
    // A friend may know the deal from another table.
    if (what === 'friend' && isSealed(actor.table)) return this.#refuse('forbidden', 'shared-deal');
    if (!isSensible(state, { what, to, by: seat, whose }))
      return this.#refuse('not-an-option', 'nothing-to-agree-on');
    if (state.proposals.some((other) => other.by === seat || other.what === what))
      return this.#refuse('not-an-option', 'proposed-already');
    // Undo points follow a moment after the move. A person who asks before that gets theirs at once.
    const alone = what === 'undo' && to !== null && !state.clock.paused ? await this.#goBack(said, to) : null;
    if (alone) return alone;
    const of = whose === undefined ? {} : { seat: whose };
    const proposal = { id: state.seq + 1, what, to, by: seat, agreed: [], ...of };
    if (missing(state, proposal).length === 0) return this.#carry(proposal, said, state.proposals);
    const proposals = [...state.proposals, proposal];
    const seq = await actor.commit({
      kind: 'proposal',
      ...said,
      body: { what, to, ...of },
      next: { proposals },
    });
    return seq === null ? this.#overtaken(said) : { ok: true, seq };
  }

  async #vote(person: string, { key, proposal, agree }: Command<'vote'>): Promise<Result> {
    const actor = this.#actor;
    const { said, done } = await this.#heed(person, key);
    if (done) return done;
    const voted = vote(actor.table.state, proposal, said.seat, agree);
    if (voted.kind === 'unknown') return this.#refuse('not-an-option', 'no-such-proposal');
    if (voted.kind === 'carried') return this.#carry(voted.proposal, said, voted.proposals);
    const { proposals } = voted;
    const seq = await actor.commit({ kind: 'vote', ...said, body: { proposal, agree }, next: { proposals } });
    return seq === null ? this.#overtaken(said) : { ok: true, seq };
  }

  /** Everybody agreed: the row of the last vote is the row of what was agreed on. */
  async #carry(
    proposal: TableState['proposals'][number],
    said: Said,
    proposals: TableState['proposals'],
  ): Promise<Result> {
    const actor = this.#actor;
    const change = await this.#agreed(proposal, proposals);
    if (change === null) return this.#refuse('not-an-option', 'nothing-to-agree-on');
    const seq = await actor.commit({ ...change, ...said });
    return seq === null ? this.#overtaken(said) : { ok: true, seq };
  }

  /** Somebody has left or may no longer vote: carry out what all the others had agreed on. */
  async conclude(): Promise<void> {
    const { state } = this.#actor.table;
    const proposal = state.proposals.find((candidate) => missing(state, candidate).length === 0);
    if (proposal === undefined) return;
    const { id, by } = proposal;
    const proposals = state.proposals.filter((other) => other !== proposal);
    const change = await this.#agreed(proposal, proposals);
    const dropped: Change = { kind: 'vote', body: { proposal: id, agree: false }, next: { proposals } };
    // Of several, one at a time: the first may have ended the game, or gone back behind the others.
    if ((await this.#actor.commit({ ...(change ?? dropped), seat: by })) !== null) await this.conclude();
  }

  async #agreed(
    { id, what, to, by, agreed, seat }: TableState['proposals'][number],
    proposals: TableState['proposals'],
  ): Promise<Change | null> {
    const { table, tools } = this.#actor;
    const body = { proposal: id, by, agreed };
    // Alone with bots a person would take back every loss, or end the game before it.
    const isAlone = table.settings.rated === true && agreed.length === 0;
    if (isAlone && (what === 'undo' || what === 'abandon')) return null;
    switch (what) {
      case 'undo': {
        const course = to === null ? null : await this.#actor.learnt();
        const back = course && to !== null ? prepareAgreedUndo(course, to) : null;
        return back && { kind: 'undo', body: { ...body, to }, back, next: { proposals: [] } };
      }
      case 'pause':
      case 'resume': {
        const clock = pauseClock(table.state.clock, what === 'pause', tools.now(), tools.outages());
        return { kind: 'clock', body: { ...body, what }, next: { clock, proposals } };
      }
      case 'robot':
      case 'friend': {
        const change = seat === undefined ? null : handOver(table.state, seat, what, newSeatCode());
        if (!change?.ok) return null;
        return { kind: 'seats', body: { ...body, cause: what }, next: { seats: change.seats, proposals } };
      }
      case 'abandon':
        return { kind: 'end', body: { ...body, reason: what }, next: { status: 'abandoned', proposals: [] } };
    }
  }
}
