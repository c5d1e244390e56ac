import type { Kinded } from '@comptoir/kit';
import type { Waiting } from '../../sync/server-table.ts';
import type { Table, TableNow } from '../../table/table.ts';
import { TableError, type TableProblem } from '../../table/table-error.ts';

type Now = TableNow<Kinded, unknown, unknown>;

/** The table on the screen: on its way, here, or why not. */
export interface TableStore {
  readonly table: Table | null;
  readonly now: Now | null;
  readonly problem: TableProblem | null;
  /**
   * Leaves the open table and opens this one. Resolves when there is something to show: the table, or why there is
   * none. A table that takes too long is reported as unreachable, and still shown when it arrives.
   */
  show(open: (waiting: Waiting) => Promise<Table>): Promise<void>;
  leave(): void;
}

export function tableStore(): TableStore {
  let table = $state.raw<Table | null>(null);
  let now = $state.raw<Now | null>(null);
  let problem = $state<TableProblem | null>(null);
  let stop = (): void => {};
  /** Only the latest wish counts. */
  let wish = new AbortController();

  function leave(): void {
    wish.abort();
    stop();
    table?.close();
    stop = () => {};
    table = null;
    now = null;
    problem = null;
  }

  function lay(opened: Table): void {
    problem = null;
    table = opened;
    now = opened.now;
    stop = opened.watch((next) => {
      now = next;
    });
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
    show(open) {
      leave();
      wish = new AbortController();
      const { signal } = wish;
      return new Promise((resolve) => {
        const tell = (why: TableProblem): void => {
          if (!signal.aborted) problem = why;
          resolve();
        };
        open({ late: () => tell('unreachable'), signal }).then(
          (opened) => {
            if (signal.aborted) opened.close();
            else lay(opened);
            resolve();
          },
          (error) => tell(error instanceof TableError ? error.problem : 'unreachable'),
        );
      });
    },
    leave,
  };
}
