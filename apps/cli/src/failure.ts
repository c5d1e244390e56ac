/** What ends a command with one line for people: 2 when it was called wrongly, 1 when it could not do its work. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The player left: Ctrl-C. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

export const INTERRUPTED = 130;
