import type { BaseState, Json } from '@comptoir/kit';
import type { TableGame } from '../games.ts';
import type { Store, TableRow } from '../storage/store.ts';
import { courseOf, playOn, type TableCourse } from './history.ts';
import { readState, type Settings, type Table } from './table-state.ts';

/** What reading a table takes. */
export interface ReadTools {
  readonly store: Store;
  readonly games: ReadonlyMap<string, TableGame>;
  failed(what: string, table: string, error: unknown): void;
}

/** A table as it was found in the store. */
export interface Read {
  readonly table: Table;
  readonly course: TableCourse | null;
  /** How many rows came after the state that is stored. */
  readonly unsaved: number;
}

/** The latest state that is stored, and the moves since played again; null where there is none. */
export async function readTable(tools: ReadTools, row: TableRow): Promise<Read | null> {
  const stored = await tools.store.state(row.id);
  if (stored === null) return null;
  const rows = await tools.store.rows(row.id, stored.seq);
  const settings = JSON.parse(row.settings) as Settings;
  const table = bringUpToDate({ row, settings, state: readState(stored.body) }, tools);
  const course = courseOf(table);
  const unsaved = rows.length;
  if (unsaved === 0) return { table, course, unsaved };
  // Where the rows cannot be played their number still counts: nothing may be written over them.
  const last = { ...table.state, seq: rows.at(-1)?.seq ?? table.state.seq };
  if (course === null) return { table: { ...table, state: last }, course, unsaved };
  if (!isOutdated(table)) return { table: playOn(table, course, rows), course, unsaved };
  try {
    return { table: playOn(table, course, rows), course, unsaved };
  } catch (error) {
    // Moves by older rules that these refuse: the release before can still play them.
    tools.failed('migration', row.id, error);
    return { table: { ...table, rules: null, frozen: 'older-rules', state: last }, course: null, unsaved };
  }
}

/** Finds the rules of a table; one that this server cannot play is frozen, not lost. */
function bringUpToDate(table: Omit<Table, 'rules' | 'frozen'>, { games, failed }: ReadTools): Table {
  const { state, row } = table;
  const rules = games.get(row.game);
  const frozen = (reason: string): Table => ({ ...table, rules: null, frozen: reason });
  if (rules === undefined) return frozen('unknown-game');
  if (state.rules > rules.game.rules) return frozen('newer-rules');
  if (!isOutdated({ state, rules })) return { ...table, rules, frozen: null };
  try {
    const game: BaseState = rules.game.migrate(state.game as unknown as Json, state.rules);
    return { ...table, rules, frozen: null, state: { ...state, game } };
  } catch (error) {
    failed('migration', row.id, error);
    return frozen('older-rules');
  }
}

/** Whether the game of this table was last played by older rules than those of this server. */
export const isOutdated = ({ state, rules }: Pick<Table, 'state' | 'rules'>): boolean =>
  rules !== null && state.game !== null && state.rules < rules.game.rules;
