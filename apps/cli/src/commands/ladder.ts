import { match, type Rate, ratings } from '@comptoir/bots';
import { Failure } from '../failure.ts';
import type { AnyBot, GameEntry } from '../games.ts';
import { round } from '../sim/simulate.ts';
import { findBot, findGame, readOptions } from '../table/setup.ts';
import { painter } from '../terminal/paint.ts';
import { type Call, type Command, firstSeed, seriesUsage } from './command.ts';

const FIELD = ['random', 'greedy', 'novice', 'merchant', 'master:64'];

interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly rate: Rate;
  /** Thinking included, per decision of anybody. */
  readonly seconds: number;
}

/**
 * Everybody against everybody: each bot takes one seat among others of one kind, and the seat moves round. With two
 * players every pair meets once; with more, one of the stronger among the weaker, by the order of `--bots`; in teams, a
 * team of the stronger against teams of the weaker.
 */
export const ladderCommand: Command = {
  usage: { words: [1, 1], options: seriesUsage },
  async run({ args, terminal, language, t }: Call): Promise<number> {
    const entry = findGame(args.words[0] as string, t);
    // One player alone meets nobody.
    const options = readOptions(entry, args, language, t, 2);
    const names = args.list('bots').length > 0 ? args.list('bots') : FIELD;
    const bots = names.map((name) => findBot(entry, name, t));
    const games = args.number('games') ?? 400;
    if (games < 1) throw new Failure(t.badNumber('--games', 1), 2);
    const seed = firstSeed(args);
    const paint = painter(terminal.colour);
    const players = entry.game.seats(options);
    if (!args.has('json')) {
      terminal.print(paint.bold(t.ladderTitle(entry.wording[language].title, players, games, seed)));
    }

    const meetings: Meeting[] = [];
    for (let a = bots.length - 1; a > 0; a--) {
      for (let b = a - 1; b >= 0; b--) {
        const title = `${names[a]} – ${names[b]}`;
        const pair = [bots[a] as AnyBot, bots[b] as AnyBot] as const;
        const start = performance.now();
        const rate = await meet(entry, options, pair, games, seed, (soFar) =>
          terminal.progress(`${title}: ${percent(soFar)}, ${t.simProgress(soFar.games, games)}`),
        );
        terminal.progress('');
        meetings.push({ a, b, rate, seconds: (performance.now() - start) / 1000 });
        if (!args.has('json')) terminal.print(`  ${title.padEnd(24)} ${percent(rate)}`);
      }
    }
    const rated = ratings(bots.length, meetings);
    if (args.has('json')) {
      terminal.print(
        JSON.stringify({
          game: entry.game.name,
          players,
          games,
          seed,
          meetings: meetings.map(({ a, b, rate, seconds }) => ({
            one: names[a],
            others: names[b],
            ...rounded(rate),
            seconds: round(seconds, 1),
          })),
          ratings: Object.fromEntries(names.map((name, at) => [name, rated[at]])),
        }),
      );
      return 0;
    }
    terminal.print(paint.bold(t.ladderRatings));
    for (const at of names.map((_, i) => i).sort((x, y) => (rated[y] as number) - (rated[x] as number)))
      terminal.print(`  ${(names[at] as string).padEnd(24)} ${rated[at]}`);
    return 0;
  },
};

const rounded = ({ games, wins, rate, low, high }: Rate) => ({
  games,
  wins: round(wins, 1),
  rate: round(rate, 3),
  low: round(low, 3),
  high: round(high, 3),
});

const percent = ({ rate, low, high }: Rate): string =>
  `${(100 * rate).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;

/** Plays the games of one pair; gives signals a chance between two games. */
async function meet(
  { game, brain }: GameEntry,
  options: unknown,
  pair: readonly [AnyBot, AnyBot],
  games: number,
  seed: number,
  progress: (rate: Rate) => void,
): Promise<Rate> {
  const played = match(game, options, pair, games, seed, brain.side);
  for (;;) {
    const step = played.next();
    progress(step.value);
    if (step.done === true) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
