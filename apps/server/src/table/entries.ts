import { type AnyGame, SPECTATOR, type Viewer } from '@comptoir/kit';
import type { Entry, EntryKind } from '@comptoir/protocol';
import type { JournalRow } from '../storage/store.ts';

/**
 * Events of rows written by this process, and the JSON of each, so that they need not be read back or written again.
 */
interface Told {
  readonly events: readonly unknown[];
  readonly texts: Map<unknown, string>;
}
const told = new WeakMap<JournalRow, Told>();

/** The events of a row in memory, and as they are stored. */
export function rememberEvents<Row extends Omit<JournalRow, 'events'>>(
  row: Row,
  events: readonly unknown[],
): Row & JournalRow {
  const texts = new Map(events.map((event) => [event, JSON.stringify(event)]));
  const whole = Object.assign(row, { events: `[${[...texts.values()].join()}]` });
  told.set(whole, { events, texts });
  return whole;
}

function toldBy(row: JournalRow): Told {
  let found = told.get(row);
  if (found === undefined) {
    found = { events: row.events === '[]' ? [] : (JSON.parse(row.events) as unknown[]), texts: new Map() };
    told.set(row, found);
  }
  return found;
}

export const eventsOf = (row: JournalRow): readonly unknown[] => toldBy(row).events;

/** By list of events and viewer: what is told to several connections is worked out once. */
const redacted = new WeakMap<readonly unknown[], unknown[][]>();

function redactAll(game: AnyGame | null, events: readonly unknown[], viewer: Viewer): readonly unknown[] {
  if (game === null || events.length === 0) return [];
  let lists = redacted.get(events);
  if (lists === undefined) {
    lists = [];
    redacted.set(events, lists);
  }
  // Viewers are seats from 0, and spectators before them.
  const at = viewer - SPECTATOR;
  let seen = lists[at];
  if (seen === undefined) {
    seen = [];
    for (const event of events) {
      const known = game.redact(event, viewer);
      if (known !== null) seen.push(known);
    }
    lists[at] = seen;
  }
  return seen;
}

/** Who is told: what they see, and whose commands are acknowledged by their entries. */
export interface Hearer {
  readonly viewer: Viewer;
  readonly person: string | null;
}

const byWhom = (body: string): 'bot' | 'timeout' => (body.includes('"cause":"timeout"') ? 'timeout' : 'bot');

/** Kinds of rows that say why they were written. */
const CAUSED: readonly string[] = ['seats', 'clock', 'end', 'proposal', 'vote'];

interface CausedBody {
  readonly cause?: string;
  readonly reason?: string;
  readonly what?: string;
  readonly timeout?: number;
  readonly agree?: boolean;
}

function causeOf({ kind, body }: JournalRow): { cause?: string } {
  if (!CAUSED.includes(kind)) return {};
  const { cause, reason, what, timeout, agree } = JSON.parse(body) as CausedBody;
  if (agree !== undefined) return { cause: agree ? 'agreed' : 'refused' };
  const found = cause ?? reason ?? what ?? (timeout === undefined ? undefined : 'timeout');
  return found === undefined ? {} : { cause: found };
}

function headOf(row: JournalRow, { person }: Hearer): Omit<Entry, 'events'> {
  const { seq, at, kind, seat, key } = row;
  return {
    seq,
    at,
    kind: kind as EntryKind,
    seat,
    ...(kind === 'undo' ? { to: (JSON.parse(row.body) as { to: number }).to } : {}),
    ...(kind === 'move' && row.person === null ? { by: byWhom(row.body) } : {}),
    ...causeOf(row),
    ...(key !== null && person !== null && person === row.person ? { key } : {}),
  };
}

/** A row as somebody may know it. */
export const entryOf = (row: JournalRow, game: AnyGame | null, hearer: Hearer): Entry => ({
  ...headOf(row, hearer),
  events: [...redactAll(game, eventsOf(row), hearer.viewer)],
});

/** The same as JSON. An event that hides nothing from this viewer is written already. */
export function entryText(row: JournalRow, game: AnyGame | null, hearer: Hearer): string {
  const { events, texts } = toldBy(row);
  let list = '';
  for (const event of redactAll(game, events, hearer.viewer)) {
    const text = texts.get(event) ?? JSON.stringify(event);
    list += list === '' ? text : `,${text}`;
  }
  return `${JSON.stringify(headOf(row, hearer)).slice(0, -1)},"events":[${list}]}`;
}
