/** Why a table cannot be shown. */
export type TableProblem = 'gone' | 'rules' | 'damaged' | 'unreachable' | 'refused';

export class TableError extends Error {
  readonly problem: TableProblem;
  constructor(problem: TableProblem) {
    super(`the table cannot be opened: ${problem}`);
    this.problem = problem;
  }
}
