import { once } from 'node:events';
import { Environment } from '../lab/env.ts';
import { findGame } from '../table/setup.ts';
import type { Call, Command } from './command.ts';

/** Speaks JSON lines with a program that plays or learns: one line of requests, one line of answers. */
export const envCommand: Command = {
  usage: { words: [1, 1], options: {} },
  async run({ args, t }: Call): Promise<number> {
    const environment = new Environment(findGame(args.words[0] as string, t));
    for await (const line of lines(process.stdin)) {
      const answer = `${JSON.stringify(answered(environment, line))}\n`;
      // Wait for a reader that is slower than its own requests.
      if (!process.stdout.write(answer)) await once(process.stdout, 'drain');
    }
    return 0;
  },
};

function answered(environment: Environment, line: string): unknown {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return { error: 'malformed', detail: 'a line is JSON' };
  }
  return environment.handle(request);
}

/** Whole lines of a stream. Lines can be long, so join the pieces once, when the line has ended. */
async function* lines(input: NodeJS.ReadStream): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let pieces: string[] = [];
  for await (const chunk of input as AsyncIterable<string>) {
    const parts = chunk.split('\n');
    pieces.push(parts[0] as string);
    for (const next of parts.slice(1)) {
      const line = pieces.join('');
      pieces = [next];
      if (line.trim() !== '') yield line;
    }
  }
  const last = pieces.join('');
  if (last.trim() !== '') yield last;
}
