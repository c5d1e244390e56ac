/** Games against the Colporteur that this browser remembers: best gold, games and streaks. */

const KEY = 'comptoir.baie.results';
const KEPT = 200;

export interface Result {
  /** Identifies a game, so that it is entered only once. */
  readonly id: string;
  readonly merchant: string;
  readonly level: string;
  readonly gold: number;
  readonly won: boolean;
}

export interface Standing {
  readonly best: number;
  readonly games: number;
  readonly wins: number;
  /** Wins in a row, up to the latest game and the longest. */
  readonly streak: number;
  readonly longest: number;
}

function isResult(value: unknown): value is Result {
  const one = value as Partial<Result> | null;
  return (
    typeof one === 'object' && one !== null && typeof one.id === 'string' && typeof one.gold === 'number'
  );
}

export function readResults(): Result[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return [];
  }
}

export function enterResult(result: Result): Result[] {
  const kept = readResults();
  if (kept.some(({ id }) => id === result.id)) return kept;
  const next = [...kept, result].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    return next;
  }
  return next;
}

export function standingOf(results: readonly Result[]): Standing {
  let streak = 0;
  let longest = 0;
  for (const { won } of results) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return {
    best: Math.max(0, ...results.map(({ gold }) => gold)),
    games: results.length,
    wins: results.filter(({ won }) => won).length,
    streak,
    longest,
  };
}
