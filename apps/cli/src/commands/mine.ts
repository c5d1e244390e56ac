import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mineGame, type Puzzle, type PuzzleFile, puzzlesOf } from '@comptoir/challenges/mining';
import { Failure } from '../failure.ts';
import { ROOT } from '../project.ts';
import { botsFor, findGame } from '../table/setup.ts';
import type { Texts } from '../texts/index.ts';
import { type Call, type Command, firstSeed } from './command.ts';

const COUNT = 200;
/** Puzzles from one game resemble each other, so keep no more than this. */
const FROM_ONE_GAME = 4;

const usualFile = (game: string): string => `${ROOT}packages/challenges/data/${game}.json`;

/** One puzzle per line, so that a diff shows which ones changed. */
const textOf = ({ game, rules, puzzles }: PuzzleFile): string =>
  `{"game":${JSON.stringify(game)},"rules":${rules},"puzzles":[\n${puzzles.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;

function readFile(path: string, t: Texts): PuzzleFile | null {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile;
  } catch {
    throw new Failure(t.cannotRead(path), 1);
  }
}

function write(path: string, file: PuzzleFile, t: Texts): void {
  try {
    writeFileSync(path, textOf(file));
  } catch {
    throw new Failure(t.cannotWrite(path), 1);
  }
}

/** The first games of bots that no puzzle of the file comes from. */
const nextSeed = (puzzles: readonly Puzzle[]): number =>
  Math.max(0, ...puzzles.map(({ id }) => Number.parseInt(id, 10))) + 1;

/** Looks for puzzles in games of bots until the file holds as many as wanted; a second call goes on where the first stopped. */
export const mineCommand: Command = {
  usage: {
    words: [1, 1],
    options: { bots: 'list', puzzles: 'number', seed: 'text', state: 'text' },
  },
  async run({ args, terminal, t }: Call): Promise<number> {
    const entry = findGame(args.words[0] as string, t);
    const { game } = entry;
    if (puzzlesOf(game.name) === undefined) throw new Failure(t.mineNot(game.name), 2);
    const wanted = args.number('puzzles') ?? COUNT;
    if (wanted < 1) throw new Failure(t.badNumber('--puzzles', 1), 2);
    const [bot] = botsFor(entry, args.list('bots').length > 0 ? args.list('bots') : ['greedy'], 1, t);
    if (bot === undefined) throw new Failure(t.missingArgument, 2);
    const path = args.text('state') ?? usualFile(game.name);
    const before = readFile(path, t);
    const puzzles = before?.rules === game.rules ? [...before.puzzles] : [];
    let seed = args.text('seed') === null ? nextSeed(puzzles) : firstSeed(args);
    for (let played = 0; puzzles.length < wanted; seed++) {
      puzzles.push(...mineGame(game, bot, seed).slice(0, FROM_ONE_GAME));
      played += 1;
      write(path, { game: game.name, rules: game.rules, puzzles }, t);
      terminal.progress(t.mineProgress(bar(puzzles.length / wanted), puzzles.length, wanted, played));
      await new Promise((resolve) => setImmediate(resolve));
    }
    terminal.progress('');
    terminal.print(t.mineDone(puzzles.length, path));
    return 0;
  },
};

const WIDTH = 24;
function bar(share: number): string {
  const full = Math.min(WIDTH, Math.round(WIDTH * share));
  return '█'.repeat(full) + '░'.repeat(WIDTH - full);
}
