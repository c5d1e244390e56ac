import { type Language, sha256Hex } from '@comptoir/kit';
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

/** The seeds of a series count up from a number; any word stands for one. */
export function firstSeed(args: Args): number {
  const word = args.text('seed');
  if (word === null) return 1;
  return /^\d{1,9}$/.test(word) ? Number(word) : Number.parseInt(sha256Hex(word).slice(0, 7), 16);
}

/** What every command that plays many games by itself can be told. */
export const seriesUsage = {
  players: 'number',
  mode: 'text',
  bots: 'list',
  games: 'number',
  seed: 'text',
  json: 'switch',
  option: 'pairs',
} as const satisfies Usage['options'];
