import { commitTo } from './commitment.ts';
import type { Move } from './decision.ts';
import type { Outcome } from './game.ts';
import { canonical, isRecord, type Json, sameJson } from './json.ts';
import { type Digest, sha256Hex } from './sha256.ts';

/** The game record, version 1; docs/record.md describes it for other programs. */
export interface GameRecord {
  readonly header: RecordHeader;
  readonly entries: readonly RecordEntry[];
  readonly footer: RecordFooter;
}

export interface RecordHeader {
  readonly game: string;
  readonly rules: number;
  readonly options: Json;
  readonly seats: readonly RecordSeat[];
  /** Published before the first card was dealt; the footer opens it. */
  readonly commitment: string;
}

export interface RecordSeat {
  readonly name: string;
  /** What this seat added to the seed; null if nothing. */
  readonly contribution: string | null;
}

/** A move with the hash of the state after it, or a return to an earlier point: `undo` is the number of an entry. */
export type RecordEntry = MoveEntry | UndoEntry;
export interface MoveEntry extends Move {
  readonly state: string;
}
export interface UndoEntry {
  readonly undo: number;
  readonly state: string;
}

export interface RecordFooter {
  readonly secret: string;
  /** Null when the game was broken off. */
  readonly outcome: Outcome | null;
}

export const isUndo = (entry: RecordEntry): entry is UndoEntry => 'undo' in entry;

const FORMAT = 'comptoir-record';
const VERSION = 1;

/** Chains each part to all before it, so that a change is found where it was made. */
const link = (before: string, part: unknown, digest: Digest = sha256Hex): string =>
  digest(before + canonical(part)).slice(0, 16);

/** The text of a record in its only form: canonical parts, one line per entry. */
const layOut = (header: string, entries: readonly string[], footer: string): string =>
  `{"format":"${FORMAT}","version":${VERSION},\n"header":${header},\n"entries":[${
    entries.length === 0 ? '' : `\n${entries.join(',\n')}`
  }\n],\n"footer":${footer}}\n`;

export function writeRecord({ header, entries, footer }: GameRecord): string {
  let chain = link('', { format: FORMAT, version: VERSION, header });
  const linked = (part: object) => canonical({ ...part, link: chain });
  const top = linked(header);
  const lines = entries.map((entry) => {
    chain = link(chain, entry);
    return linked(entry);
  });
  chain = link(chain, footer);
  return layOut(top, lines, linked(footer));
}

/** Where a record breaks and how. `place` is `file`, `header`, `entry N` (from 0) or `footer`. */
export interface RecordFault {
  readonly place: string;
  readonly problem: string;
}
export type RecordReading =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly fault: RecordFault };

const fault = (place: string, problem: string): RecordReading => ({ ok: false, fault: { place, problem } });

/** Decodes a record and checks its form and its chain; the moves themselves are checked by replaying (`verifyRecord`). */
export function readRecord(text: string, digest: Digest = sha256Hex): RecordReading {
  try {
    return decode(text, digest);
  } catch (error) {
    // Only JSON nested deeper than the call stack gets here.
    if (error instanceof RangeError) return fault('file', 'it is nested too deeply');
    throw error;
  }
}

function decode(text: string, digest: Digest): RecordReading {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return fault('file', 'this is not JSON');
  }
  if (!isRecord(data) || data.format !== FORMAT) return fault('file', 'this is not a game record');
  if (data.version !== VERSION) return fault('file', `version ${String(data.version)} is not known`);
  const { header, entries, footer } = data;
  if (!isHeader(header)) return fault('header', 'something is missing or of the wrong kind');
  if (!Array.isArray(entries)) return fault('file', 'there is no list of entries');
  let chain = link('', { format: FORMAT, version: VERSION, header: unlinked(header) }, digest);
  if (header.link !== chain) return fault('header', 'it was altered');
  const read: RecordEntry[] = [];
  const lines: string[] = [];
  for (const [at, entry] of entries.entries()) {
    if (!isEntry(entry)) return fault(`entry ${at}`, 'something is missing or of the wrong kind');
    const plain = unlinked(entry);
    chain = link(chain, plain, digest);
    if ((entry as { link?: unknown }).link !== chain) return fault(`entry ${at}`, 'it was altered');
    read.push(plain as RecordEntry);
    lines.push(canonical(entry));
  }
  if (!isFooter(footer)) return fault('footer', 'something is missing or of the wrong kind');
  const plainFooter = unlinked(footer);
  if ((footer as { link?: unknown }).link !== link(chain, plainFooter, digest))
    return fault('footer', 'it was altered');
  if (commitTo(footer.secret) !== header.commitment)
    return fault('footer', 'the secret does not open the commitment');
  const record: GameRecord = {
    header: unlinked(header) as RecordHeader,
    entries: read,
    footer: plainFooter as RecordFooter,
  };
  const expected = layOut(canonical(header), lines, canonical(footer));
  if (expected !== text) {
    let at = 0;
    while (expected[at] === text[at]) at++;
    const line = text.slice(0, at).split('\n').length;
    return fault('file', `line ${line} is not written as a record is (character ${at})`);
  }
  return { ok: true, record };
}

function unlinked(part: object): object {
  const { link: _link, ...plain } = part as { link?: unknown };
  return plain;
}

function hasKeys(value: Record<string, unknown>, ...keys: string[]): boolean {
  return sameJson(Object.keys(value).sort(), [...keys, 'link'].sort());
}

function isHeader(value: unknown): value is RecordHeader & { link: unknown } {
  return (
    isRecord(value) &&
    hasKeys(value, 'game', 'rules', 'options', 'seats', 'commitment') &&
    typeof value.game === 'string' &&
    Number.isInteger(value.rules) &&
    typeof value.commitment === 'string' &&
    Array.isArray(value.seats) &&
    value.seats.every(
      (seat) =>
        isRecord(seat) &&
        typeof seat.name === 'string' &&
        (seat.contribution === null || typeof seat.contribution === 'string'),
    )
  );
}

function isEntry(value: unknown): value is RecordEntry {
  if (!isRecord(value) || typeof value.state !== 'string') return false;
  if ('undo' in value) return hasKeys(value, 'undo', 'state') && Number.isInteger(value.undo);
  return (
    hasKeys(value, 'seat', 'id', 'answer', 'state') &&
    Number.isInteger(value.seat) &&
    typeof value.id === 'string'
  );
}

function isFooter(value: unknown): value is RecordFooter {
  return (
    isRecord(value) &&
    hasKeys(value, 'secret', 'outcome') &&
    typeof value.secret === 'string' &&
    (value.outcome === null || isRecord(value.outcome))
  );
}
