import { writeFileSync } from 'node:fs';
import { strengthOf, type Weights } from '@comptoir/bots';
import { below, xoshiro } from '@comptoir/kit';
import { Failure } from '../failure.ts';
import type { GameEntry } from '../games.ts';
import { learn, lossOf } from '../lab/training/learn.ts';
import { type Position, PositionFile } from '../lab/training/positions.ts';
import { watchGame } from '../lab/training/watching.ts';
import { ROOT } from '../project.ts';
import { round } from '../sim/simulate.ts';
import { botsFor, findGame } from '../table/setup.ts';
import { type Call, type Command, firstSeed } from './command.ts';

const GAMES = 4000;
const HIDDEN = 24;
const EPOCHS = 8;
/**
 * Keep one game in this many for testing. Pick it at random: tables take turns, so a fixed step would pick the same
 * table.
 */
const KEPT_BACK = 8;
const isKeptBack = ({ game }: Position): boolean => below(xoshiro(game), KEPT_BACK) === 0;

const usualFile = (game: string): string => `${ROOT}packages/bots/src/${game}/learned.json`;

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Options of the tables that are watched in turn. */
function tablesOf({ game, portrait }: GameEntry): unknown[] {
  return (portrait?.tables ?? []).map((wanted) => {
    const reading = game.readOptions(wanted);
    if (!reading.ok) throw new Error(reading.refusal.reason);
    return reading.options;
  });
}

function strengthsBy(weights: Weights): (position: Position) => number[] {
  const { inputs, hidden, unit } = weights;
  const plain = Float64Array.from(weights.numbers, (number) => number * unit);
  return ({ numbers, seats }) => {
    const wide = Float64Array.from(numbers);
    return Array.from({ length: seats }, (_, seat) => strengthOf(plain, hidden, wide, seat * inputs, inputs));
  };
}

/** Lets bots play, and learns from who won how a search should judge a position. */
export const trainCommand: Command = {
  usage: {
    words: [1, 1],
    options: { bots: 'list', games: 'number', seed: 'text', state: 'text', out: 'text' },
  },
  async run({ args, terminal, t }: Call): Promise<number> {
    const entry = findGame(args.words[0] as string, t);
    const { game, portrait } = entry;
    if (portrait === undefined) throw new Failure(t.trainNot(game.name), 2);
    const games = args.number('games') ?? GAMES;
    if (games < KEPT_BACK) throw new Failure(t.badNumber('--games', KEPT_BACK), 2);
    const ids = args.list('bots').length > 0 ? args.list('bots') : ['merchant'];
    const seed = firstSeed(args);
    const { legend } = portrait;
    const source = { game: game.name, rules: game.rules, bots: ids, seed, legend };
    const path = args.text('state');
    const file = path === null ? null : new PositionFile(path, source, t);
    const positions = file === null ? [] : [...file.positions];
    const tables = tablesOf(entry);
    for (let at = file?.next ?? 0; at < games; at++) {
      const options = tables[at % tables.length];
      const bots = botsFor(entry, ids, game.seats(options), t);
      const seen = watchGame(entry, bots, options, seed + at, at);
      positions.push(...seen);
      file?.add(seen);
      terminal.progress(t.trainWatching(at + 1, games, positions.length));
      await breathe();
    }
    const wanted = positions.filter((one) => one.game < games);
    const learning = wanted.filter((one) => !isKeptBack(one));
    const keptBack = wanted.filter(isKeptBack);
    const course = learn(learning, legend.length, { hidden: HIDDEN, epochs: EPOCHS, seed });
    let piece = course.next();
    for (; piece.done !== true; piece = course.next()) {
      terminal.progress(t.trainLearning(Math.round(100 * piece.value)));
      await breathe();
    }
    terminal.progress('');
    const before = lossOf(keptBack, ({ measured }) => [...measured]);
    const after = lossOf(keptBack, strengthsBy(piece.value));
    const out = args.text('out') ?? usualFile(game.name);
    const origin = { rules: game.rules, bots: ids, games, seed, positions: learning.length };
    const found = { learnedFrom: origin, loss: round(after, 4), ...piece.value };
    try {
      writeFileSync(out, `${JSON.stringify(found)}\n`);
    } catch {
      throw new Failure(t.cannotWrite(out));
    }
    terminal.print(t.trainDone(learning.length, before.toFixed(4), after.toFixed(4), out));
    return 0;
  },
};
