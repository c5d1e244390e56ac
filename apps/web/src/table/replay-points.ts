import {
  type AnyGame,
  type BaseState,
  type GameRecord,
  isFault,
  type RecordEntry,
  type RecordFault,
  readRecord,
  replay,
  type Viewer,
} from '@comptoir/kit';
import type { AnyScreen, ReplayView } from './game-screen.ts';

/** A record played again: every moment of it, to be seen with anybody's eyes. */
export interface Film {
  readonly record: GameRecord;
  readonly moments: readonly Moment[];
}

export interface Moment {
  readonly seq: number;
  readonly entry: RecordEntry | null;
  readonly state: BaseState;
  readonly events: readonly unknown[];
}

export type FilmReading =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly fault: RecordFault };

const gameOf = (screen: AnyScreen): AnyGame => screen.game as unknown as AnyGame;

export function readFilm(screen: AnyScreen, text: string): FilmReading {
  const reading = readRecord(text);
  if (!reading.ok) return reading;
  const game = gameOf(screen);
  const moments: Moment[] = [];
  for (const point of replay(game, reading.record)) {
    if (isFault(point)) return { ok: false, fault: point };
    const { seq, entry, state, events } = point;
    // The replay goes on with its state; a moment keeps its own.
    moments.push({ seq, entry, state: game.clone(state), events });
  }
  return { ok: true, film: { record: reading.record, moments } };
}

/** One moment as a viewer saw it then. */
export function seenBy(screen: AnyScreen, moment: Moment, viewer: Viewer): ReplayView<unknown, unknown> {
  const game = gameOf(screen);
  return {
    seq: moment.seq,
    view: game.view(moment.state, viewer),
    events: moment.events.map((event) => game.redact(event, viewer)).filter((event) => event !== null),
  };
}
