/** What a log may say about an error: its kind, and where in the program it occurred. */
export interface ErrorLine {
  readonly type: string;
  readonly code?: string;
  /** Empty if it might quote what was sent or stored. */
  readonly message: string;
  readonly stack: string;
  readonly [key: string]: unknown;
}

/** Messages of databases and parsers quote the faulty text, which may contain names and rows. */
function quotes(error: Error): boolean {
  const { severity, code } = error as Error & { severity?: unknown; code?: unknown };
  const isOfDatabase = severity !== undefined || (typeof code === 'string' && code.startsWith('SQLITE_'));
  return isOfDatabase || error instanceof SyntaxError;
}

export function errorLine(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code } = error as Error & { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: quotes(error) ? '' : error.message,
    stack: frames.join('\n'),
  };
}
