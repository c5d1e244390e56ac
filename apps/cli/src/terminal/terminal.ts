import { createInterface, type Interface } from 'node:readline';
import { Interrupted } from '../failure.ts';

/** Where the program talks. Commands know this and nothing of streams, so tests talk to them the same way. */
export interface Terminal {
  /** A person sits at the keyboard. */
  readonly isInteractive: boolean;
  /** Progress may be shown on the error stream. */
  readonly showsProgress: boolean;
  readonly colour: boolean;
  width(): number;
  print(text?: string): void;
  /** Writes to the error stream, over the progress shown before. */
  progress(text: string): void;
  /** The next line of input, null when it has ended. */
  ask(prompt: string): Promise<string | null>;
  /** Empties the screen, so that the next player does not see what the last one saw. */
  clear(): void;
  /** Calls back when the window has another size; returns how to stop that. */
  resized(draw: () => void): () => void;
  /** Ctrl-C from outside: ends the question that waits; false when none does. */
  interrupt(): boolean;
  close(): void;
}

const DEFAULT_WIDTH = 80;
const BLANK_LINES = 60;

interface Streams {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
  readonly env: NodeJS.ProcessEnv;
}

/** NO_COLOR, a dumb terminal and a pipe get no colours. */
function wantsColour({ output, env }: Streams, isForbidden: boolean): boolean {
  return output.isTTY === true && !isForbidden && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}

export function openTerminal(streams: Streams, noColour: boolean): Terminal {
  const { input, output, errors, env } = streams;
  const isDumb = env['TERM'] === 'dumb';
  const isTyped = input.isTTY === true && output.isTTY === true;
  const lines: string[] = [];
  let waiting: { resolve: (line: string | null) => void; reject: (error: Error) => void } | null = null;
  let reader: Interface | null = null;
  let isEnded = false;
  let isInterrupted = false;

  /** Opened at the first question: a command that asks nothing leaves its input alone. */
  function open(): Interface {
    const opened = createInterface({ input, output, terminal: isTyped && !isDumb });
    opened.on('line', (line) => {
      if (waiting === null) lines.push(line);
      else {
        const { resolve } = waiting;
        waiting = null;
        resolve(line);
      }
    });
    opened.on('close', () => {
      isEnded = true;
      waiting?.resolve(null);
      waiting = null;
    });
    opened.on('SIGINT', interrupt);
    return opened;
  }

  function interrupt(): boolean {
    isInterrupted = true;
    const asked = waiting;
    waiting = null;
    asked?.reject(new Interrupted());
    return asked !== null;
  }

  return {
    isInteractive: input.isTTY === true,
    showsProgress: errors.isTTY === true && !isDumb,
    colour: wantsColour(streams, noColour),
    width: () => (output.isTTY ? output.columns : Number(env['COLUMNS'])) || DEFAULT_WIDTH,
    print: (text = '') => {
      output.write(`${text}\n`);
    },
    progress: (text) => {
      if (errors.isTTY && !isDumb) errors.write(`\r\u001b[K${text}`);
    },
    ask(prompt) {
      reader ??= open();
      if (isInterrupted) return Promise.reject(new Interrupted());
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (isEnded) return Promise.resolve(null);
      if (isTyped) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
      });
    },
    clear: () => {
      output.write(isTyped && !isDumb ? '\u001b[2J\u001b[3J\u001b[H' : '\n'.repeat(BLANK_LINES));
    },
    resized: (draw) => {
      const onResize = (): void => {
        draw();
        if (waiting !== null) reader?.prompt(true);
      };
      output.on('resize', onResize);
      return () => output.off('resize', onResize);
    },
    interrupt,
    close: () => reader?.close(),
  };
}
