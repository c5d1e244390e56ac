import type { BaseState, Json } from '@comptoir/kit';
import type { MyResults, SoloResult, Standing } from '@comptoir/protocol';
import type { TableGame } from './games.ts';
import type { FinishedRow, Store } from './storage/store.ts';
import { readState, seatOf, type TableState } from './table/table-state.ts';

const LATEST = 500;

function standingOf(results: readonly SoloResult[]): Standing {
  let [streak, longest, best, wins] = [0, 0, 0, 0];
  for (const { won, gold } of results) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
    best = Math.max(best, gold);
    wins += won ? 1 : 0;
  }
  return { best, games: results.length, wins, streak, longest };
}

/** Null where the person did not play alone, or where this server cannot read the table. */
function resultOf(
  { table, game, at, state: body }: FinishedRow,
  rules: TableGame | undefined,
  person: string,
): SoloResult | null {
  const state = readState(body);
  if (!rules?.solo || seatOf(state.seats, person) !== 0) return null;
  const { solo: read } = rules;
  const solo = readFinal(rules, state, (final) => read(final));
  return (
    solo && { table, game, at, merchant: solo.role, level: solo.level, gold: solo.score, won: solo.isWon }
  );
}

/** Reads something out of the last state of a game, whichever rules it ended by; null where this server cannot. */
export function readFinal<T>(
  { game: rules }: TableGame,
  { game, rules: version }: TableState,
  read: (final: BaseState) => T | null,
): T | null {
  if (game === null || version > rules.rules) return null;
  try {
    return read(version < rules.rules ? rules.migrate(game as unknown as Json, version) : game);
  } catch {
    return null;
  }
}

/** Solo results of a person, read from the tables that ended, so that nothing else has to be kept or deleted. */
export async function resultsOf(
  store: Store,
  games: ReadonlyMap<string, TableGame>,
  person: string,
): Promise<MyResults> {
  const withSolo = [...games].flatMap(([name, { solo }]) => (solo ? [name] : []));
  const rows = await store.finishedOf(person, withSolo, LATEST);
  const results = rows.flatMap((row) => resultOf(row, games.get(row.game), person) ?? []);
  const groups = new Map<string, SoloResult[]>();
  for (const result of results) {
    const key = `${result.game} ${result.merchant} ${result.level}`;
    const group = groups.get(key);
    if (group) group.push(result);
    else groups.set(key, [result]);
  }
  const by = [...groups.values()].map((group) => {
    const { game, merchant, level } = group[0] as SoloResult;
    return { game, merchant, level, ...standingOf(group) };
  });
  return { results, standing: standingOf(results), by };
}
