import type { Weighed } from '@comptoir/bots';
import type { Seat } from '@comptoir/kit';
import type { Phase } from '../game-screen.ts';

/** How well a seat chose, in one kind of thing to do. */
export interface PhaseAccuracy {
  readonly phase: Phase;
  /** By seat: from 0 to 1, and of how many answers; null where there was none. */
  readonly seats: readonly ({ readonly share: number; readonly weighed: number } | null)[];
}

/** Answers that gave nothing away, by what they were about. */
export function accuracyByPhase(
  weighed: readonly Weighed[],
  seats: number,
  phaseOf: (question: string) => Phase,
): PhaseAccuracy[] {
  const counts = new Map<Phase, { weighed: number; sound: number }[]>();
  for (const { seat, question, cost } of weighed) {
    const phase = phaseOf(question);
    const own = counts.get(phase) ?? Array.from({ length: seats }, () => ({ weighed: 0, sound: 0 }));
    counts.set(phase, own);
    const count = own[seat];
    if (count === undefined) continue;
    count.weighed += 1;
    if (cost === 0) count.sound += 1;
  }
  return [...counts]
    .map(([phase, own]) => ({
      phase,
      seats: own.map((one) =>
        one.weighed === 0 ? null : { share: one.sound / one.weighed, weighed: one.weighed },
      ),
    }))
    .sort((a, b) => total(b) - total(a));
}

const total = ({ seats }: PhaseAccuracy): number => seats.reduce((sum, one) => sum + (one?.weighed ?? 0), 0);

/** What a seat could learn from: its costliest answers, in the order of the game. */
export const lessonsFor = <M extends { readonly seat: Seat; readonly seq: number }>(
  mistakes: readonly M[],
  seat: Seat,
): M[] => mistakes.filter((one) => one.seat === seat).sort((a, b) => a.seq - b.seq);
