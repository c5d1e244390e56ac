import type { Running } from '@comptoir/server';
import { Failure } from '../failure.ts';
import type { Call, Command } from './command.ts';

/** The page and the server on one port; what is not said here comes from the environment (docs/operate.md). */
export const serveCommand: Command = {
  usage: { words: [0, 0], options: { port: 'number', data: 'text', 'database-url': 'text' } },
  async run({ args, terminal, t }: Call): Promise<number> {
    const said = {
      PORT: args.text('port'),
      COMPTOIR_DATA: args.text('data'),
      DATABASE_URL: args.text('database-url'),
    };
    const env: Record<string, string | undefined> = { ...process.env };
    for (const [name, value] of Object.entries(said)) if (value !== null) env[name] = value;
    // People read this terminal: requests are for log files.
    if (process.stdout.isTTY) env['COMPTOIR_LOG'] ??= 'warn';
    const server = await start(env, t.portTaken);
    terminal.print(t.serving(server.url));
    await untilStopped();
    terminal.print(t.stopping);
    await server.close();
    return 0;
  },
};

async function start(
  env: Record<string, string | undefined>,
  portTaken: (port: string) => string,
): Promise<Running> {
  // Loaded here: a game in the terminal needs no server and should not wait for one.
  const { ConfigError, readEnvironment, StoreUnavailable, serve } = await import('@comptoir/server');
  try {
    return await serve(readEnvironment(env));
  } catch (error) {
    if (error instanceof ConfigError) throw new Failure(error.message, 2);
    if (error instanceof StoreUnavailable) throw new Failure(error.message);
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new Failure(portTaken(env['PORT'] ?? '8080'));
    throw error;
  }
}

/** Only the server listens to the signals, not the prompt of the terminal, so that it can hand over in order. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.removeAllListeners(signal);
      process.once(signal, () => resolve());
    }
  });
}
