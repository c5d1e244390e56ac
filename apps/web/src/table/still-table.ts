import type { GameRecord, Json, Kinded, Refusal, Viewer } from '@comptoir/kit';
import type { GameId } from '../catalog/games.ts';
import type { StoryEntry, Table, TableNow } from './table.ts';

type Now = TableNow<Kinded, unknown, unknown>;

/** What is seen of a finished game at one of its moments. */
export interface StillMoment {
  readonly game: GameId;
  readonly title: string;
  readonly record: GameRecord;
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly story: readonly StoryEntry<unknown>[];
  /** Questions that may be answered here all the same: where lines are tried. */
  readonly decisions?: readonly Kinded[];
}

/** The moment as a table tells it. */
export function stillNow({ game, title, record, decisions = [], ...moment }: StillMoment): Now {
  const { header } = record;
  return {
    ...moment,
    info: {
      id: 'replay',
      game,
      title,
      options: header.options,
      seats: header.seats.map(({ name }) => ({ name, kind: 'person', bot: null, isPresent: true })),
      commitment: header.commitment,
      code: null,
      status: decisions.length > 0 ? 'playing' : 'over',
    },
    decisions,
    awaited: decisions.flatMap(({ seat, standing }) => (standing === true ? [] : [seat])),
    undo: [],
    outcome: null,
    connection: 'here',
    chat: [],
    clocks: null,
    proposals: [],
    handOver: null,
    storage: 'kept',
  };
}

type Answering = (decision: Kinded, answer: Json) => Promise<Refusal | null>;

/** A table that stands still: the board draws it like any other. Whoever tries lines answers for it. */
export const stillTable = (now: Now, answer: Answering = async () => null): Table => ({
  place: 'local',
  advise: null,
  now,
  watch: () => () => undefined,
  answer,
  why: async () => null,
  undo: async () => false,
  askUndo: async () => undefined,
  turnTo: () => undefined,
  say: async () => null,
  propose: async () => undefined,
  vote: async () => undefined,
  takeOver: async () => undefined,
  record: async () => null,
  close: () => undefined,
});
