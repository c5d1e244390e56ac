import type { Entry } from '@comptoir/protocol';
import type { StoryEntry } from '../table/table.ts';

/** Seats, clocks and votes are in the journal too. */
export const isOfTheGame = ({ kind, events }: Entry): boolean => kind === 'move' || events.length > 0;

export const storyEntry = ({ seq, seat, events }: Entry): StoryEntry<unknown> => ({ seq, seat, events });

interface Link {
  readonly entry: Entry;
  readonly before: Link | null;
}

/**
 * The story that a journal tells: what was taken back is left out. To return to a row is to have the story as it was
 * after that row, even where the row itself had been taken back before.
 */
export function storyOf(entries: readonly Entry[]): StoryEntry<unknown>[] {
  const ends: { readonly seq: number; readonly last: Link | null }[] = [];
  let last: Link | null = null;
  for (const entry of entries) {
    const { seq, to } = entry;
    if (entry.kind === 'undo' && to !== undefined) last = ends.findLast((end) => end.seq <= to)?.last ?? null;
    else if (isOfTheGame(entry)) last = { entry, before: last };
    ends.push({ seq, last });
  }
  const story: StoryEntry<unknown>[] = [];
  for (let link = last; link !== null; link = link.before) story.push(storyEntry(link.entry));
  return story.reverse();
}
