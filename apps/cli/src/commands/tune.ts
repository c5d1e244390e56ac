import { playOut } from '@comptoir/bots';
import { Failure } from '../failure.ts';
import { botsFor, findGame, readOptions } from '../table/setup.ts';
import { painter } from '../terminal/paint.ts';
import { type Call, type Command, firstSeed, seriesUsage } from './command.ts';

/** Far above any real game. */
const LIMIT = 200_000;
const GAMES = 100;

/** `slots.0.hours=3,4`: a path with the values to try. */
function gridOf(pairs: Readonly<Record<string, string>>, t: Call['t']): [string, number[]][] {
  return Object.entries(pairs).map(([path, text]) => {
    const values = text.split(',').map(Number);
    if (values.some((value) => Number.isNaN(value))) throw new Failure(t.tuneValues(path), 2);
    return [path, values];
  });
}

/** Plays games over a grid of designed numbers and prints, for every point, what they are like. */
export const tuneCommand: Command = {
  usage: { words: [1, 1], options: { ...seriesUsage, vary: 'pairs' } },
  async run({ args, terminal, language, t }: Call): Promise<number> {
    const entry = findGame(args.words[0] as string, t);
    const { tuning, tally: newTally, game } = entry;
    if (tuning === undefined || newTally === undefined) throw new Failure(t.tuneNot(game.name), 2);
    const options = readOptions(entry, args, language, t);
    const ids = args.list('bots').length > 0 ? args.list('bots') : ['merchant'];
    const bots = botsFor(entry, ids, game.seats(options), t);
    const games = args.number('games') ?? GAMES;
    if (games < 1) throw new Failure(t.badNumber('--games', 1), 2);
    const trials = tuning.trials(gridOf(args.pairs('vary'), t));
    if ('wrong' in trials) throw new Failure(t.tunePath(trials.wrong), 2);
    const seed = firstSeed(args);
    const paint = painter(terminal.showsProgress);
    for (const [at, trial] of trials.entries()) {
      const tally = newTally();
      for (let played = 0; played < games; played++) {
        const { state, outcome } = trial.play(() =>
          playOut(game, options, seed + played, bots, {
            limit: LIMIT,
            each: (seen) => tally.watch(seen),
            moved: (move, seen) => tally.moved(move, seen),
          }),
        );
        if (outcome !== null) tally.finished(state, outcome);
        terminal.progress(t.tuneProgress(at + 1, trials.length, played + 1, games));
        await new Promise((resolve) => setImmediate(resolve));
      }
      terminal.progress('');
      const figures = tally.figures();
      const changes = Object.fromEntries(trial.changes);
      if (args.has('json')) {
        terminal.print(JSON.stringify({ changes, games, ...figures }));
        continue;
      }
      const verdicts = tuning.verdicts(figures, ids[0] as string, options);
      terminal.print(
        paint.bold(trial.changes.map(([path, value]) => `${path}=${value}`).join(' ') || t.tuneAsIs),
      );
      for (const { name, text, holds } of verdicts)
        terminal.print(`  ${holds ? paint.green('✓') : paint.red('✗')} ${name.padEnd(12)} ${text}`);
    }
    return 0;
  },
};
