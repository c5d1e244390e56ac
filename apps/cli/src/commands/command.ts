import type { Language } from '@comptoir/kit';
import type { Args, Usage } from '../args.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Texts } from '../texts/index.ts';

/** What a command gets to work with. */
export interface Call {
  readonly args: Args;
  readonly terminal: Terminal;
  readonly language: Language;
  readonly t: Texts;
}

export interface Command {
  readonly usage: Usage;
  /** Resolves to the exit code. */
  run(call: Call): Promise<number>;
}

/** What every command that plays many games by itself can be told. */
export const seriesUsage = {
  players: 'number',
  mode: 'text',
  bots: 'list',
  games: 'number',
  seed: 'number',
  json: 'switch',
  option: 'pairs',
} as const satisfies Usage['options'];
