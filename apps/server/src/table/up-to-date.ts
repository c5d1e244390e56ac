import type { BaseState, Json } from '@comptoir/kit';
import type { TableGame } from '../games.ts';
import type { Table } from './table-state.ts';

/** What finding the rules of a table takes. */
export interface RulesTools {
  readonly games: ReadonlyMap<string, TableGame>;
  failed(what: string, table: string, error: unknown): void;
}

/** Finds the rules of a table; one that this server cannot play is frozen, not lost. */
export function bringUpToDate(table: Omit<Table, 'rules' | 'frozen'>, { games, failed }: RulesTools): Table {
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
