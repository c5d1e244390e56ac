import { isRecord, type Move, type OwnTimer, type TablePolicy } from '@comptoir/kit';
import { type Decision, defaultAnswer } from './decisions.ts';
import { karanor } from './game.ts';
import { settledAnswer } from './idle.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** K-205, K-212: all but the turn itself, which has the clock of its player, and the drafts before the first turn. */
function timerOf({ id }: Decision): OwnTimer | null {
  if (id === 'window') return 'window';
  return id === 'action' || id.startsWith('draft.') ? null : 'decision';
}

/** K-201: black-market cards and raised hands first, then the active player, then trade. */
function rank({ answer }: Move): number {
  const entry = isRecord(answer) ? String(answer['entry']) : '';
  if (entry === 'card' || entry === 'hold') return 0;
  return entry.startsWith('trade.') || entry.startsWith('pledge.') ? 2 : 1;
}

/** What a table of Karanor does beside the rules. */
export const karanorTable: TablePolicy<State, Decision> = {
  timerOf,
  defaultAnswer: (decision) => defaultAnswer(decision, karanor.answers),
  settles: (decision, view) => settledAnswer(decision, view as View),
  arbitration: { slice: 150, rank },
};
