import type { Advice, Review } from '@comptoir/bots';
import type { Json, Kinded, Move, Outcome, RecordEntry, Refusal, Seat, Viewer, Wish } from '@comptoir/kit';
import type { GameId } from '../../catalog/game-card.ts';
import type { LineAsk, Weighing } from '../../table/review.ts';
import type { StoryEntry, TableInfo } from '../../table/table.ts';
import type { LocalSeat } from '../shelf.ts';

/** A local table to be opened. */
export interface NewLocalTable {
  readonly game: GameId;
  readonly options: Json;
  readonly seats: readonly LocalSeat[];
  /** 64 hexadecimal digits; whoever chose it has shown its commitment before asking the seats for theirs. */
  readonly secret: string;
  /** A prepared state in place of the deal, as JSON: a lesson. It is not kept, and nobody but the person plays. */
  readonly position?: string;
  /** What has been played of this deal already: it goes on from there, against bots. */
  readonly begun?: { readonly entries: readonly RecordEntry[]; readonly moves: readonly Move[] };
  /** The rules that the position was written by, where they may be older than those of the page. */
  readonly positionRules?: number;
}

/** What the page may ask of the worker; `Asked` says what comes back. */
export type Question =
  /** The game will be played soon: its rules and bots are fetched. */
  | { readonly type: 'prepare'; readonly game: GameId }
  | { readonly type: 'create'; readonly table: NewLocalTable }
  /** `quiet`: only to look at it, because another tab plays it. */
  | { readonly type: 'open'; readonly table: string; readonly quiet: boolean }
  | {
      readonly type: 'answer';
      readonly table: string;
      readonly decision: Kinded;
      readonly answer: Json;
      /** The number of entries that the page had been told of. */
      readonly seen: number;
    }
  | { readonly type: 'why'; readonly table: string; readonly wish: Wish }
  | { readonly type: 'undo'; readonly table: string; readonly to: number }
  | { readonly type: 'turn-to'; readonly table: string; readonly seat: Seat }
  | { readonly type: 'record'; readonly table: string }
  /** All that was played and not taken back, by everybody: the proof of a challenge. */
  | { readonly type: 'journal'; readonly table: string }
  /** What would one do here? For the seat at the screen; a watched answer is weighed too. */
  | { readonly type: 'advise'; readonly table: string; readonly watched?: Json }
  /** A finished game, by its record, wherever it was played. */
  | { readonly type: 'review'; readonly game: GameId; readonly record: string }
  /** What could be answered at a moment of a finished game, or of a line tried from it. */
  | { readonly type: 'weigh'; readonly moment: LineAsk }
  | { readonly type: 'close'; readonly table: string };

interface Answers {
  prepare: null;
  /** The id of the new table, or why its options are refused. */
  create: { readonly id: string } | { readonly refusal: Refusal };
  open: Opening;
  answer: Refusal | null;
  why: Refusal | null;
  undo: boolean;
  'turn-to': null;
  record: string | null;
  journal: readonly Move[];
  /** Best first; empty when nothing is asked. */
  advise: readonly Advice<unknown>[];
  /** Null when the record does not verify. */
  review: Review<unknown> | null;
  /** Null where nothing is asked, or the line cannot be played. */
  weigh: Weighing | null;
  close: null;
}
export type AnswerTo<Q extends Question> = Answers[Q['type']];

/** gone: there is no such table. rules: it was begun by other rules. damaged: what was kept does not play. */
export type Opening =
  | { readonly ok: true; readonly info: TableInfo; readonly report: Report }
  | { readonly ok: false; readonly reason: 'gone' | 'rules' | 'damaged' };

/** A table after a move, as far as the seat at the screen may know. */
export interface Report {
  readonly table: string;
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly decisions: readonly Kinded[];
  readonly awaited: readonly Seat[];
  /** How much of the story told so far still holds, and what comes after. */
  readonly keep: number;
  readonly news: readonly StoryEntry<unknown>[];
  readonly undo: readonly number[];
  readonly outcome: Outcome | null;
  readonly handOver: Seat | null;
  readonly storage: 'kept' | 'full' | 'refused';
  /** here: played in this tab. elsewhere: another tab has moved on. gone: a defect has stopped it. */
  readonly standing: 'here' | 'elsewhere' | 'gone';
}

export interface ToWorker {
  readonly call: number;
  readonly question: Question;
}

export type FromWorker =
  | { readonly type: 'answer'; readonly call: number; readonly value: unknown }
  | { readonly type: 'failure'; readonly call: number; readonly message: string }
  /** How far a long answer is, from 0 to 1. */
  | { readonly type: 'progress'; readonly call: number; readonly share: number }
  | { readonly type: 'report'; readonly report: Report }
  /** The bots of a table begin to think, or are done. */
  | { readonly type: 'thinking'; readonly table: string; readonly is: boolean };
