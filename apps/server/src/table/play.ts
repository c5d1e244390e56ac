import type { Kinded, Move, Seat } from '@comptoir/kit';
import type { ClientFrame } from '@comptoir/protocol';
import { pauseClock, welcomeBack } from './clock.ts';
import type { Change, Changed, Result, TableCore } from './core.ts';
import { openPoints, type Point, rebuildPoints, stateAt } from './history.ts';
import { substitute } from './lobby.ts';
import { isSensible, missing, vote } from './proposals.ts';
import { seatOf, type TableState } from './table-state.ts';

type Command<T extends ClientFrame['type']> = Omit<Extract<ClientFrame, { type: T }>, 'type' | 'table'>;
export type PlayCommand = Command<'play'>;
/** A person with the key of their command, or the table itself. */
type Sender = { readonly person: string; readonly key: string } | { readonly cause: 'bot' | 'timeout' };

/** The commands of seats: answers, returns, proposals and votes. All of it runs inside the queue of the table. */
export class Play {
  readonly #core: TableCore;
  /** Null when they have to be worked out from the journal. */
  #points: Point[] | null = null;

  constructor(core: TableCore) {
    this.#core = core;
    core.undo = (seat) => this.#openPoints(seat);
  }

  changed({ rows, isForeign }: Changed): void {
    if (isForeign) this.#points = null;
    else if (rows.some(({ kind }) => kind === 'start' || kind === 'rules')) this.#points = [];
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
    const { state } = core.table;
    if (seq > state.seq || seq < (state.news[seat] ?? 0))
      return (await this.#again(person, key)) ?? core.refuse('stale');
    if (state.clock.paused) return core.refuse('paused');
    await this.back(seat);
    return this.move({ seat, id, answer }, { person, key });
  }

  async #again(person: string, key: string): Promise<Result | null> {
    const seq = await this.#core.seen(person, key);
    return seq === null ? null : { ok: true, seq };
  }

  async move(move: Move, by: Sender): Promise<Result> {
    const core = this.#core;
    const { rules, state } = core.table;
    if (rules === null || state.game === null) return core.refuse('not-awaited');
    const { game } = rules;
    const asked = core.decisions.find(({ seat, id }) => seat === move.seat && id === move.id);
    const refused = asked ? game.check(asked, move.answer) : game.judge(state.game, move);
    if (refused !== null) {
      core.tools.counted('refused');
      return { ok: false, refusal: { ...refused, figures: { ...refused.figures } } };
    }
    if ('person' in by) await this.recall();
    const after = game.clone(state.game);
    const events: unknown[] = [];
    let decisions: readonly Kinded[];
    try {
      decisions = game.apply(after, move, events);
    } catch (error) {
      return this.#stop(error);
    }
    this.#addPoint({ seq: state.seq, before: state.game, move, revealing: null });
    const seq = await core.commit({
      kind: 'move',
      seat: move.seat,
      ...('person' in by ? by : {}),
      body: { id: move.id, answer: move.answer, ...('cause' in by ? { cause: by.cause } : {}) },
      events,
      mover: move.seat,
      decisions,
      next: {
        game: after,
        // What was to be taken back is no longer the last word.
        proposals: state.proposals.filter(({ what }) => what !== 'undo'),
        ...(asked?.standing === true ? {} : { moved: state.seq + 1 }),
      },
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

  #addPoint(point: Point): void {
    if (this.#points === null) return;
    const kept = this.#points.filter(({ seq, move }) => seq < point.seq && move.seat === point.move.seat);
    this.#points = [...kept, point];
  }

  /** Only a defect of the rules comes here: the table stands still, its journal is kept. */
  async #stop(error: unknown): Promise<Result> {
    const core = this.#core;
    core.tools.failed('the rules failed', core.table.row.id, error);
    await core.commit({
      kind: 'end',
      body: { reason: 'defect' },
      next: { status: 'stopped', proposals: [] },
    });
    return core.refuse('unavailable', 'stopped');
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

  /** Works out from the journal what may be taken back, where that is not known: frames to seats say it. */
  async recall(): Promise<void> {
    const { rules, settings, state } = this.#core.table;
    if (this.#points !== null || rules === null || settings.undo === 'none' || state.status !== 'playing')
      return;
    this.#points = await rebuildPoints(this.#core.tools.store, this.#core.table, rules.game);
  }

  #openPoints(seat: Seat): number[] {
    const { rules, settings, state, frozen } = this.#core.table;
    if (rules === null || frozen !== null || this.#points === null) return [];
    if (settings.undo === 'none' || state.status !== 'playing') return [];
    // A move whose write failed has left a point that leads nowhere.
    this.#points = this.#points.filter((point) => point.seq < state.seq);
    return openPoints(rules.game, this.#points, seat);
  }

  /** Takes back moves of one's own that told nobody anything. */
  async undo(person: string, { seq, key, to }: Command<'undo'>): Promise<Result> {
    const core = this.#core;
    const again = await this.#again(person, key);
    if (again) return again;
    const { seat, refusal } = this.#admit(person);
    if (refusal) return refusal;
    const { rules, state } = core.table;
    if (seq !== state.seq) return core.refuse('stale');
    if (state.clock.paused) return core.refuse('paused');
    await this.recall();
    const open = this.#openPoints(seat);
    const point = this.#points?.find((candidate) => candidate.seq === to);
    if (rules === null || point === undefined || !open.includes(to))
      return core.refuse('not-an-option', 'undo-crosses-information');
    const kept = this.#points?.filter((candidate) => candidate.seq < to) ?? [];
    const game = rules.game.clone(point.before);
    this.#points = kept;
    const done = await core.commit({
      kind: 'undo',
      seat,
      person,
      key,
      body: { to },
      next: { game },
      mover: seat,
    });
    if (done === null) return this.#overtaken({ person, key });
    core.tools.counted('undo');
    return { ok: true, seq: done };
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
    const proposal = { id: state.seq + 1, what, to, by: seat, agreed: [] };
    const said = { seat, person, key };
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
    said: { seat: Seat; person: string; key: string },
    proposals: TableState['proposals'],
  ): Promise<Result> {
    const core = this.#core;
    const change = await this.#agreed(proposal, proposals);
    if (change === null) return core.refuse('not-an-option', 'nothing-to-agree-on');
    if (proposal.what === 'undo') this.#points = [];
    const seq = await core.commit({ ...change, ...said });
    if (seq === null) return this.#overtaken(said);
    return { ok: true, seq };
  }

  async #agreed(
    { id, what, to, by, agreed }: TableState['proposals'][number],
    proposals: TableState['proposals'],
  ): Promise<Change | null> {
    const { table, tools } = this.#core;
    const body = { proposal: id, by, agreed };
    switch (what) {
      case 'undo': {
        if (table.rules === null || to === null || to < table.state.base) return null;
        const game = await stateAt(tools.store, table, table.rules.game, to);
        return { kind: 'undo', body: { ...body, to }, next: { game, proposals: [] } };
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
