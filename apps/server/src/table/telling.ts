import { explained, type Kinded, SPECTATOR, type Viewer } from '@comptoir/kit';
import type { Clocks, EntriesFrame, TableFrame } from '@comptoir/protocol';
import type { JournalRow } from '../storage/store.ts';
import { deadlineOf, reserveLeft, restingSeats, settle } from './clock.ts';
import { entryText, type Hearer } from './entries.ts';
import { type Moment, tableInfo, viewerOf } from './frames.ts';
import { missing } from './proposals.ts';
import { awaitedSeats, type Table } from './table-state.ts';

/** After these a client needs a new view, because events do not lead there. */
const ANEW: readonly string[] = ['start', 'undo', 'rules'];
/** These change what `info` says. */
const INFORMING: readonly string[] = ['seats', 'clock', 'end'];
/** Beyond this many entries the view is shorter. */
const MANY = 100;

type Common = Pick<EntriesFrame, 'table' | 'seq' | 'awaited' | 'clocks' | 'proposals' | 'outcome'>;
type Own = Pick<EntriesFrame, 'decisions' | 'undo' | 'info'>;
type Whole = Own & Pick<TableFrame, 'info' | 'seat' | 'view'>;

/** Rows and the state they lead to, for any number of followers. What is the same for all is written once. */
export class Telling {
  readonly #moment: Moment;
  readonly #rows: readonly JournalRow[];
  readonly #common: string;

  constructor(moment: Moment, rows: readonly JournalRow[]) {
    this.#moment = moment;
    this.#rows = rows;
    this.#common = inside(commonOf(moment));
  }

  /** What has happened, for somebody who has seen what was before. */
  entriesTo(person: string | null): string {
    const rows = this.#rows;
    if (rows.length > MANY || rows.some(({ kind }) => ANEW.includes(kind))) return this.tableTo(person);
    const { table } = this.#moment;
    const informs = table.state.status !== 'playing' || rows.some(({ kind }) => INFORMING.includes(kind));
    const hearer = { viewer: viewerOf(table, person), person };
    const own = ownOf(this.#moment, hearer.viewer);
    return this.#frame('entries', hearer, informs ? { ...own, info: tableInfo(table, person) } : own);
  }

  /** The table as a whole, with the rows that this person has not seen. */
  tableTo(person: string | null): string {
    const { table } = this.#moment;
    const { rules, state } = table;
    const viewer = viewerOf(table, person);
    const whole: Whole = {
      ...ownOf(this.#moment, viewer),
      info: tableInfo(table, person),
      seat: viewer === SPECTATOR ? null : viewer,
      view: rules && state.game ? rules.game.view(state.game, viewer) : null,
    };
    return this.#frame('table', { viewer, person }, whole);
  }

  #frame(type: 'entries' | 'table', hearer: Hearer, own: Own | Whole): string {
    const game = this.#moment.table.rules?.game ?? null;
    const entries = this.#rows.map((row) => entryText(row, game, hearer)).join();
    return `{"type":"${type}",${this.#common},${inside(own)},"entries":[${entries}]}`;
  }
}

/** The JSON of a record that is part of a larger one. */
const inside = (record: object): string => JSON.stringify(record).slice(1, -1);

function commonOf(moment: Moment): Common {
  const { table, decisions } = moment;
  return {
    table: table.row.id,
    seq: table.state.seq,
    awaited: awaitedSeats(decisions),
    clocks: clocksOf(moment),
    proposals: table.state.proposals.map((proposal) => ({
      ...proposal,
      seat: proposal.seat ?? null,
      agreed: [...proposal.agreed],
      needed: missing(table.state, proposal),
    })),
    outcome: outcomeOf(table),
  };
}

function ownOf(moment: Moment, viewer: Viewer): Own {
  const undo = viewer === SPECTATOR ? [] : moment.undo(viewer);
  return { decisions: questionsTo(moment, viewer), undo: undo && [...undo] };
}

/** The questions to a seat, with the options that are missing in them and why. */
function questionsTo({ table: { rules, state }, decisions }: Moment, viewer: Viewer): Kinded[] {
  const own = decisions.filter(({ seat }) => seat === viewer);
  return rules && state.game ? [...explained(rules.game, state.game, own)] : own;
}

function clocksOf({ table, now, outages }: Moment): Clocks {
  const { pace } = table.settings;
  const { clock } = table.state;
  const settled = settle(clock, now, outages);
  const reserve = reserveLeft(settled);
  const resting = restingSeats(clock, now);
  return {
    kind: pace.kind,
    now,
    paused: clock.paused,
    left: [...settled.left],
    running: [...clock.running, ...(clock.window?.seats ?? [])],
    ...(clock.window ? { timed: [...clock.window.seats] } : {}),
    deadline: deadlineOf(settled, pace),
    ...(reserve ? { reserve } : {}),
    ...(resting.length > 0 ? { resting } : {}),
  };
}

const outcomeOf = ({ rules, state }: Table): unknown =>
  rules && state.game && state.status === 'over' ? rules.game.outcome(state.game) : null;
