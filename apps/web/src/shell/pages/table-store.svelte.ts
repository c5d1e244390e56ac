import type { Kinded } from '@comptoir/kit';
import type { Table, TableNow } from '../../table/table.ts';
import { TableError, type TableProblem } from '../../table/table-error.ts';

type Now = TableNow<Kinded, unknown, unknown>;

/** The table on the screen: on its way, here, or why not. */
export interface TableStore {
  readonly table: Table | null;
  readonly now: Now | null;
  readonly problem: TableProblem | null;
  /** Leaves the table that is open and opens this one. */
  show(open: () => Promise<Table>): Promise<void>;
  leave(): void;
}

export function tableStore(): TableStore {
  let table = $state.raw<Table | null>(null);
  let now = $state.raw<Now | null>(null);
  let problem = $state<TableProblem | null>(null);
  let stop = (): void => {};
  /** Only the latest wish counts. */
  let wish = 0;

  function leave(): void {
    wish += 1;
    stop();
    table?.close();
    stop = () => {};
    table = null;
    now = null;
    problem = null;
  }

  return {
    get table() {
      return table;
    },
    get now() {
      return now;
    },
    get problem() {
      return problem;
    },
    async show(open) {
      leave();
      const mine = wish;
      try {
        const opened = await open();
        if (mine !== wish) return opened.close();
        table = opened;
        now = opened.now;
        stop = opened.watch((next) => {
          now = next;
        });
      } catch (error) {
        if (mine === wish) problem = error instanceof TableError ? error.problem : 'unreachable';
      }
    },
    leave,
  };
}
