import type { BaseState } from '@comptoir/kit';
import type { Study, StudyField } from '@comptoir/kit/study';

/** Positions of a game that can be set up, and what their fields and pieces are called in the reader's language. */
export interface Desk {
  readonly study: Study<BaseState>;
  /** Fetches what is named before a position needs it. */
  readonly fetch?: () => Promise<void>;
  /** What a position of this game leaves out, or adds by rule. */
  note?(): string;
  fieldName(field: StudyField): string;
  choiceName(field: string, value: string): string;
  pieceName(stock: string, piece: string): string;
  /** Under which heading a piece is offered; empty for none. */
  groupName(stock: string, piece: string): string;
}
