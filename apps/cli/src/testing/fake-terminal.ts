import { readArgs } from '../args.ts';
import type { Command } from '../commands/command.ts';
import { languageOf } from '../language.ts';
import { plain } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { textsOf } from '../texts/index.ts';

/** A terminal in memory: what was printed, and an answer to each question. */
export interface FakeTerminal extends Terminal {
  readonly lines: string[];
  text(): string;
}

export function fakeTerminal(
  answer: (lines: readonly string[]) => string | null,
  { width = 80, colour = false, isInteractive = true } = {},
): FakeTerminal {
  const lines: string[] = [];
  return {
    lines,
    text: () => plain(lines.join('\n')),
    isInteractive,
    showsProgress: false,
    colour,
    width: () => width,
    print: (text = '') => {
      lines.push(...text.split('\n'));
    },
    progress: () => {},
    ask: async () => answer(lines),
    clear: () => {
      lines.push('<clear>');
    },
    resized: () => () => {},
    interrupt: () => false,
    close: () => {},
  };
}

/** A terminal that is told its answers beforehand. */
export function scripted(
  answers: readonly string[],
  options?: { width?: number; isInteractive?: boolean },
): FakeTerminal {
  let at = 0;
  return fakeTerminal(() => answers[at++] ?? null, options);
}

/** Runs a command as the command line would, on a terminal in memory. */
export async function runCommand(
  command: Command,
  argv: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const language = languageOf(argv, {});
  const t = textsOf(language);
  return command.run({ args: readArgs(argv, command.usage, t), terminal, language, t });
}

/** The numbers offered by the step that was printed last. */
export function offered(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    const numbered = /^ {0,2}(\d+) \S/.exec(lines[at] as string);
    const bare = /^ {4}(\d+)$/.exec(lines[at] as string);
    const wrapped = /^ {4}\S/.test(lines[at] as string);
    if (numbered) found.unshift(numbered[1] as string);
    else if (bare) found.unshift(bare[1] as string);
    else if (!wrapped) break;
    if (numbered?.[1] === '1') break;
  }
  return found;
}
