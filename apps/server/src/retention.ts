import type { Retention } from './config.ts';
import type { Kept, Store } from './storage/store.ts';

const DAY = 86_400_000;

/** How much of each is removed in one step: little enough that nobody who plays notices. */
const STEP: Readonly<Record<Kept, number>> = { sessions: 100, talk: 200, journals: 5, games: 5, people: 20 };

/**
 * Removes what has been kept long enough, a little at a time, and returns the tables that have gone. What is kept for
 * zero days is kept for good.
 */
export async function retire(
  store: Store,
  { keepTalk, keepJournals, keepGames, keepPeople, sessionDays }: Retention,
  now: number,
): Promise<string[]> {
  const days: [Kept, number][] = [
    ['sessions', sessionDays],
    ['talk', keepTalk],
    ['journals', keepJournals],
    ['games', keepGames],
    ['people', keepPeople],
  ];
  const tables: string[] = [];
  for (const [what, kept] of days) {
    if (kept === 0) continue;
    const gone = await store.retire(what, now - kept * DAY, STEP[what]);
    if (what === 'games') tables.push(...gone);
  }
  return tables;
}
