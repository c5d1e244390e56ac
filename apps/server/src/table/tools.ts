import type { FrameRefusal } from '@comptoir/protocol';
import type { TableGame } from '../games.ts';
import type { Outage, Store } from '../storage/store.ts';
import type { Advise, Think } from './bot-seats.ts';
import { tableRefusal } from './frames.ts';
import type { Leisure } from './leisure.ts';

/** What the server provides to a table. */
export interface TableTools {
  readonly store: Store;
  readonly node: string;
  readonly games: ReadonlyMap<string, TableGame>;
  readonly think: Think;
  readonly advise: Advise;
  readonly leisure: Leisure;
  /** Milliseconds a bot waits before it moves, so that people can follow. */
  readonly botPause: number;
  /** Milliseconds a bot may think about one question. */
  readonly botBudget: number;
  /** Milliseconds after which somebody who is not at the table is told of their turn. */
  readonly noticePause: number;
  now(): number;
  outages(): readonly Outage[];
  /** Await this before time is counted: null unless this node has just paused. */
  awake(): Promise<void> | null;
  failed(what: string, table: string, error: unknown): void;
  counted(
    what: 'move' | 'bot-move' | 'timeout' | 'undo' | 'conflict' | 'refused' | 'bot-mishap' | 'bot-stuck',
  ): void;
}

/** What became of a command. */
export type Result =
  | {
      readonly ok: true;
      readonly seq: number /** It had been carried out before. */;
      readonly isRepeated?: true;
    }
  | { readonly ok: false; readonly refusal: FrameRefusal };

export function refuse(
  { counted }: Pick<TableTools, 'counted'>,
  code: FrameRefusal['code'],
  reason?: string,
): Result {
  counted('refused');
  return { ok: false, refusal: tableRefusal(code, reason) };
}
