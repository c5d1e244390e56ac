import { readFileSync } from 'node:fs';
import { readArgs } from './args.ts';
import { benchCommand } from './commands/bench.ts';
import type { Command } from './commands/command.ts';
import { envCommand } from './commands/env.ts';
import { ladderCommand } from './commands/ladder.ts';
import { menuCommand } from './commands/menu.ts';
import { mineCommand } from './commands/mine.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { trainCommand } from './commands/train.ts';
import { tuneCommand } from './commands/tune.ts';
import { verifyCommand } from './commands/verify.ts';
import { Failure, INTERRUPTED, Interrupted } from './failure.ts';
import { LISTED } from './games.ts';
import { helpFor, helpForAll } from './help.ts';
import { languageOf } from './language.ts';
import { openTerminal } from './terminal/terminal.ts';
import { textsOf } from './texts/index.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  '': menuCommand,
  play: playCommand,
  sim: simCommand,
  tune: tuneCommand,
  mine: mineCommand,
  train: trainCommand,
  replay: replayCommand,
  verify: verifyCommand,
  ladder: ladderCommand,
  review: reviewCommand,
  rules: rulesCommand,
  bench: benchCommand,
  env: envCommand,
  serve: serveCommand,
};

const argv = process.argv.slice(2);
const language = languageOf(argv, process.env);
const t = textsOf(language);
const noColour = argv.includes('--no-color');
const terminal = openTerminal(
  { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env },
  noColour,
);

/** Ends at once with one line; what is still in the pipes goes out first. */
function leave(line: string, code: number): void {
  try {
    process.stderr.write(`${line}\n`);
  } finally {
    process.exit(code);
  }
}

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' && stream === process.stdout) leave(t.outputClosed, 1);
    process.exit(1);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!terminal.interrupt()) leave(t.interrupted, INTERRUPTED);
  });
}

function print(lines: readonly string[]): number {
  for (const line of lines) terminal.print(line);
  return 0;
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

async function run(): Promise<number> {
  const [name, ...rest] =
    argv[0]?.startsWith('-') && !['-h', '--help', '--version'].includes(argv[0]) ? ['', ...argv] : argv;
  if (name === 'help' || name === '--help' || name === '-h')
    return print(helpForAll(Object.keys(COMMANDS), LISTED, t));
  if (name === '--version') {
    terminal.print(version());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name ?? ''] : undefined;
  if (command === undefined) throw new Failure(t.unknownCommand(name ?? ''), 2);
  const args = readArgs(rest, command.usage, t);
  if (args.has('help')) return print(helpFor(name ?? '', command.usage, LISTED, t));
  return command.run({ args, terminal, language, t });
}

try {
  process.exitCode = await run();
} catch (error) {
  if (error instanceof Failure) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  } else if (error instanceof Interrupted) {
    process.stderr.write(`${t.interrupted}\n`);
    process.exitCode = INTERRUPTED;
  } else {
    process.stderr.write(`${t.defect(error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
} finally {
  terminal.close();
}
