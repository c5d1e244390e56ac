import { readFileSync } from 'node:fs';
import {
  type GameRecord,
  type Language,
  type RecordFault,
  readRecord,
  type Seat,
  type Viewer,
} from '@comptoir/kit';
import { Failure } from '../failure.ts';
import { GAMES, type GameEntry } from '../games.ts';
import { localName } from '../table/session.ts';
import type { Texts } from '../texts/index.ts';

/** A record that was read: its form and its links are right, its moves are still to be replayed. */
export interface RecordFile {
  readonly text: string;
  readonly record: GameRecord;
  readonly entry: GameEntry;
}

export function faultOf(file: string, { place, problem }: RecordFault, t: Texts): Failure {
  const [kind = '', number] = place.split(' ');
  const where = `${t.places[kind] ?? kind}${number === undefined ? '' : ` ${number}`}`;
  return new Failure(t.brokenRecord(file, where, t.problems[problem] ?? problem));
}

export function readRecordFile(file: string, t: Texts): RecordFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Failure(t.cannotRead(file));
  }
  const reading = readRecord(text);
  if (!reading.ok) throw faultOf(file, reading.fault, t);
  const { game } = reading.record.header;
  const entry = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (entry === undefined) throw new Failure(t.recordGame(game));
  return { text, record: reading.record, entry };
}

/** Who is who in a record, for one viewer. */
export function namesIn(
  { record, entry }: Pick<RecordFile, 'record' | 'entry'>,
  viewer: Viewer,
  language: Language,
  t: Texts,
): (seat: Seat) => string {
  const { seats, options } = record.header;
  return (seat) => {
    const automaton = entry.board.automaton?.(options, seat, language) ?? null;
    if (automaton !== null) return automaton;
    const name = localName(seats[seat]?.name ?? String(seat), seat, {
      entry,
      language,
      bots: Object.keys(entry.bots),
    });
    // The record calls its player « you », which is right only for that player.
    return name === t.you && seat !== viewer ? t.playerName(seat) : name;
  };
}
