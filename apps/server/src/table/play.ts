import { isLate, type Move, prepare, prepareAgreedUndo, prepareUndo, type Seat } from '@comptoir/kit';
import type { ClientFrame } from '@comptoir/protocol';
import { pauseClock, welcomeBack } from './clock.ts';
import type { Result, TableCore } from './core.ts';
import { substitute } from './lobby.ts';
import { isSensible, missing, vote } from './proposals.ts';
import { seatOf, type TableState } from './table-state.ts';
import type { Change } from './turning.ts';

type Command<T extends ClientFrame['type']> = Omit<Extract<ClientFrame, { type: T }>, 'type' | 'table'>;
export type PlayCommand = Command<'play'>;
/** A person with the key of their command, or the table itself. */
type Sender = { readonly person: string; readonly key: string } | { readonly cause: 'bot' | 'timeout' };
/** Who sent a command: a person in their seat. */
type Said = { readonly seat: Seat; readonly person: string; readonly key: string };

/** No game of people has so many rows; one that goes on for ever ends here. */
const LONGEST = 5_000;

/** The commands of seats: answers, returns, proposals and votes. All of it runs inside the queue of the table. */
export class Play {
  readonly #core: TableCore;

  constructor(core: TableCore) {
    this.#core = core;
  }

  /** What refuses every command of a seat: it is nobody's, or the table does not play. */
  #admit(person: string): { seat: Seat; refusal: null } | { seat: null; refusal: Result } {
    const core = this.#core;
    const { state, frozen } = core.table;
    const seat = seatOf(state.seats, person);
    if (seat === null) return { seat, refusal: core.refuse('forbidden', 'not-seated') };
    if (frozen !== null) return { seat: null, refusal: core.refuse('frozen', frozen) };
    if (state.status === 'waiting') return { seat: null, refusal: core.refuse('not-awaited') };
    if (state.status !== 'playing') return { seat: null, refusal: core.refuse('game-over') };
    return { seat, refusal: null };
  }

  /** An answer to a decision. */
  async play(person: string, { seq, key, id, answer }: PlayCommand): Promise<Result> {
    const core = this.#core;
    const known = core.remembered(person, key);
    if (known !== undefined) return { ok: true, seq: known };
    const { seat, refusal } = this.#admit(person);
    // The last move of a game may be the one that is repeated.
    if (refusal) return (await this.#again(person, key)) ?? refusal;
    const { course } = core;
    if (course === null || isLate(course, seat, seq))
      return (await this.#again(person, key)) ?? core.refuse('stale');
    if (core.table.state.clock.paused) return core.refuse('paused');
    await this.back(seat);
    return this.move({ seat, id, answer }, { person, key });
  }

  async #again(person: string, key: string): Promise<Result | null> {
    const seq = await this.#core.seen(person, key);
    return seq === null ? null : { ok: true, seq };
  }

  async move(move: Move, by: Sender): Promise<Result> {
    const core = this.#core;
    const { course } = core;
    if (course === null) return core.refuse('not-awaited');
    if (core.table.state.seq >= LONGEST) return this.#end('too-long');
    let found: ReturnType<typeof prepare>;
    try {
      found = prepare(course, move);
    } catch (error) {
      core.tools.failed('the rules failed', core.table.row.id, error);
      return this.#end('defect');
    }
    if (!found.ok) {
      core.tools.counted('refused');
      return { ok: false, refusal: { ...found.refusal, figures: { ...found.refusal.figures } } };
    }
    const seq = await core.commit({
      kind: 'move',
      seat: move.seat,
      ...('person' in by ? by : {}),
      body: { id: move.id, answer: move.answer, ...('cause' in by ? { cause: by.cause } : {}) },
      play: found.prepared,
    });
    if (seq === null) return this.#overtaken(by);
    core.tools.counted('person' in by ? 'move' : by.cause === 'bot' ? 'bot-move' : 'timeout');
    return { ok: true, seq };
  }

  /** Another node was faster, perhaps with this very command. */
  async #overtaken(by: Sender): Promise<Result> {
    const again = 'person' in by ? await this.#again(by.person, by.key) : null;
    const { frozen } = this.#core.table;
    return again ?? (frozen === null ? this.#core.refuse('stale') : this.#core.refuse('frozen', frozen));
  }

  /** Rules that fail, or a game without an end: the table stands still, its journal is kept. */
  async #end(reason: 'defect' | 'too-long'): Promise<Result> {
    const status = reason === 'defect' ? 'stopped' : 'abandoned';
    await this.#core.commit({ kind: 'end', body: { reason }, next: { status, proposals: [] } });
    return this.#core.refuse('unavailable', 'stopped');
  }

  /** A player for whom a bot played is back. */
  async back(seat: Seat): Promise<void> {
    const core = this.#core;
    const { state, settings } = core.table;
    if (state.status !== 'playing' || state.seats[seat]?.substituted !== true) return;
    const change = substitute(state, seat, false);
    if (!change.ok) return;
    const clock = welcomeBack(state.clock, settings.pace, seat);
    await core.commit({ kind: 'seats', seat, body: { cause: 'back' }, next: { seats: change.seats, clock } });
  }

  /** Takes back moves of one's own that told nobody anything. */
  async undo(person: string, { seq, key, to }: Command<'undo'>): Promise<Result> {
    const core = this.#core;
    const again = await this.#again(person, key);
    if (again) return again;
    const { seat, refusal } = this.#admit(person);
    if (refusal) return refusal;
    const { state, settings } = core.table;
    if (seq !== state.seq) return core.refuse('stale');
    if (state.clock.paused) return core.refuse('paused');
    const done = settings.undo === 'none' ? null : await this.#goBack({ seat, person, key }, to);
    return done ?? core.refuse('not-an-option', 'undo-crosses-information');
  }

  /** Null when one may not return there alone. */
  async #goBack(said: Said, to: number): Promise<Result | null> {
    const core = this.#core;
    const course = await core.learnt();
    const back = course && prepareUndo(course, said.seat, to);
    if (!back) return null;
    const seq = await core.commit({ kind: 'undo', ...said, body: { to }, back });
    if (seq === null) return this.#overtaken(said);
    core.tools.counted('undo');
    return { ok: true, seq };
  }

  /** Asks the others for something that one may not do alone. */
  async propose(person: string, { key, what, to: wished }: Command<'propose'>): Promise<Result> {
    const core = this.#core;
    const again = await this.#again(person, key);
    if (again) return again;
    const { seat, refusal } = this.#admit(person);
    if (refusal) return refusal;
    const { state, settings } = core.table;
    const to = wished ?? null;
    if (what === 'undo' && settings.undo !== 'consent') return core.refuse('forbidden', 'no-undo-by-consent');
    if (!isSensible(state, what, to)) return core.refuse('not-an-option', 'nothing-to-agree-on');
    if (state.proposals.some((other) => other.by === seat || other.what === what))
      return core.refuse('not-an-option', 'proposed-already');
    const said = { seat, person, key };
    // Undo points are told a moment after the move: who asks before they came is not made to wait for others.
    const alone = what === 'undo' && to !== null && !state.clock.paused ? await this.#goBack(said, to) : null;
    if (alone) return alone;
    const proposal = { id: state.seq + 1, what, to, by: seat, agreed: [] };
    if (missing(state, proposal).length === 0) return this.#carry(proposal, said, state.proposals);
    const proposals = [...state.proposals, proposal];
    const seq = await core.commit({ kind: 'proposal', ...said, body: { what, to }, next: { proposals } });
    return seq === null ? this.#overtaken(said) : { ok: true, seq };
  }

  async vote(person: string, { key, proposal, agree }: Command<'vote'>): Promise<Result> {
    const core = this.#core;
    const again = await this.#again(person, key);
    if (again) return again;
    const { seat, refusal } = this.#admit(person);
    if (refusal) return refusal;
    const voted = vote(core.table.state, proposal, seat, agree);
    const said = { seat, person, key };
    if (voted.kind === 'unknown') return core.refuse('not-an-option', 'no-such-proposal');
    if (voted.kind === 'carried') return this.#carry(voted.proposal, said, voted.proposals);
    const { proposals } = voted;
    const seq = await core.commit({ kind: 'vote', ...said, body: { proposal, agree }, next: { proposals } });
    return seq === null ? this.#overtaken(said) : { ok: true, seq };
  }

  /** Everybody agreed: the row of the last vote is the row of what was agreed on. */
  async #carry(
    proposal: TableState['proposals'][number],
    said: Said,
    proposals: TableState['proposals'],
  ): Promise<Result> {
    const core = this.#core;
    const change = await this.#agreed(proposal, proposals);
    if (change === null) return core.refuse('not-an-option', 'nothing-to-agree-on');
    const seq = await core.commit({ ...change, ...said });
    return seq === null ? this.#overtaken(said) : { ok: true, seq };
  }

  async #agreed(
    { id, what, to, by, agreed }: TableState['proposals'][number],
    proposals: TableState['proposals'],
  ): Promise<Change | null> {
    const { table, tools } = this.#core;
    const body = { proposal: id, by, agreed };
    switch (what) {
      case 'undo': {
        const course = to === null ? null : await this.#core.learnt();
        const back = course && to !== null ? prepareAgreedUndo(course, to) : null;
        return back && { kind: 'undo', body: { ...body, to }, back, next: { proposals: [] } };
      }
      case 'pause':
      case 'resume': {
        const clock = pauseClock(table.state.clock, what === 'pause', tools.now(), tools.outages());
        return { kind: 'clock', body: { ...body, what }, next: { clock, proposals } };
      }
      case 'abandon':
        return { kind: 'end', body: { ...body, reason: what }, next: { status: 'abandoned', proposals: [] } };
    }
  }
}
