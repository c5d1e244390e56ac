import { inForce, type Step } from '@comptoir/kit';
import type { Entry } from '@comptoir/protocol';
import type { StoryEntry } from '../table/table.ts';

/** Seats, clocks and votes are in the journal too. */
export const isOfTheGame = ({ kind, events }: Entry): boolean => kind === 'move' || events.length > 0;

export const storyEntry = ({ seq, at, seat, by, events }: Entry): StoryEntry<unknown> => ({
  seq,
  at,
  seat,
  ...(by === undefined ? {} : { by }),
  events,
});

/** The story that a journal tells: what was taken back is left out. */
export function storyOf(entries: readonly Entry[]): StoryEntry<unknown>[] {
  const steps: Step<StoryEntry<unknown>>[] = [];
  for (const entry of entries) {
    const { seq, to } = entry;
    if (entry.kind === 'undo' && to !== undefined) steps.push({ seq, to });
    else if (isOfTheGame(entry)) steps.push({ seq, item: storyEntry(entry) });
  }
  return inForce(steps);
}
