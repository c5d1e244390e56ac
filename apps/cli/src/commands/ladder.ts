import { availableParallelism } from 'node:os';
import { type Rate, ratings } from '@comptoir/bots';
import type { Args } from '../args.ts';
import { Failure } from '../failure.ts';
import type { GameEntry } from '../games.ts';
import { buildsOf } from '../lab/builds.ts';
import { dismissAll } from '../lab/elsewhere.ts';
import { lane, laneBeside } from '../lab/lanes.ts';
import {
  isIn,
  type Meeting,
  newMeetings,
  openBouts,
  type Plan,
  playSeries,
  rateSoFar,
  type Shard,
  sidesIn,
} from '../lab/series.ts';
import { differenceOf, mergeSeries, readSeries, type SeriesFile, writeSeries } from '../lab/series-file.ts';
import { round } from '../sim/simulate.ts';
import { findGame, readOptions, readTime } from '../table/setup.ts';
import { painter } from '../terminal/paint.ts';
import type { Texts } from '../texts/index.ts';
import { type Call, type Command, firstSeed, seriesUsage } from './command.ts';

const FIELD = ['random', 'greedy', 'novice', 'merchant', 'master:64'];
/** How often a series is written to its file at most. */
const SAVED_EVERY_MS = 500;

/**
 * Every bot meets every other: one bot sits among bots of one other kind, and its seat moves round. With two players
 * every pair meets once; with more, the stronger bot (by the order of `--bots`) sits among weaker ones; in teams, a
 * team of the stronger meets teams of the weaker. `ladder merge` joins the files of several machines.
 */
export const ladderCommand: Command = {
  usage: {
    words: [1, Number.POSITIVE_INFINITY],
    options: { ...seriesUsage, time: 'number', jobs: 'number', shard: 'text', state: 'text' },
  },
  async run(call: Call): Promise<number> {
    const { args, t } = call;
    const [word = '', ...files] = args.words;
    if (word === 'merge') {
      if (files.length === 0) throw new Failure(t.missingArgument, 2);
      const merged = mergeSeries(files, t);
      tell(call, findGame(merged.plan.game, t), merged);
      return 0;
    }
    if (files.length > 0) throw new Failure(t.superfluousArgument(files[0] as string), 2);
    try {
      await climb(call, findGame(word, t));
    } finally {
      await dismissAll();
    }
    return 0;
  },
};

function planOf(entry: GameEntry, { args, language, t }: Call): Plan {
  const games = args.number('games') ?? 400;
  if (games < 1) throw new Failure(t.badNumber('--games', 1), 2);
  const bots = args.list('bots').length > 0 ? args.list('bots') : FIELD;
  return {
    game: entry.game.name,
    rules: entry.game.rules,
    // One player alone meets nobody.
    options: readOptions(entry, args, language, t, 2),
    bots,
    games,
    seed: firstSeed(args),
    time: readTime(args, t),
    builds: buildsOf(bots),
  };
}

function shardOf(args: Args, t: Texts): Shard | null {
  const text = args.text('shard');
  if (text === null) return null;
  const [, index, of] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  if (index === undefined || of === undefined || index > of) throw new Failure(t.badShard(text), 2);
  return { index, of };
}

/** A series as its file left it, or a new one; a file of other games is refused. */
function takeUp(file: string | null, plan: Plan, shard: Shard | null, t: Texts): SeriesFile {
  const fresh = { plan, shard, meetings: newMeetings(plan) };
  const found = file === null ? null : readSeries(file, t);
  if (found === null) return fresh;
  const difference =
    differenceOf(plan, found.plan) ??
    (JSON.stringify(shard) === JSON.stringify(found.shard) ? null : 'shard');
  if (difference !== null)
    throw new Failure(t.otherSeries(file as string, t.planParts[difference] ?? difference), 2);
  return found;
}

async function climb(call: Call, entry: GameEntry): Promise<void> {
  const { args, terminal, language, t } = call;
  const plan = planOf(entry, call);
  const shard = shardOf(args, t);
  const jobs = args.number('jobs') ?? availableParallelism();
  if (jobs < 1) throw new Failure(t.badNumber('--jobs', 1), 2);
  const file = args.text('state');
  const series = takeUp(file, plan, shard, t);
  const { meetings } = series;
  const sides = sidesIn(entry, plan);
  const isOurs = (at: number): boolean => isIn(shard, at, sides);
  const open = [...openBouts(meetings, isOurs)];
  const isAlone = jobs === 1 || open.length < 2;
  // Wrong names and builds are refused here, before anything is played.
  const own = lane(entry, plan, t);
  const lanes = isAlone
    ? [own]
    : Array.from({ length: Math.min(jobs, open.length) }, () => laneBeside({ plan, language }));

  let saved = 0;
  const save = (): void => {
    saved = performance.now();
    if (file !== null) writeSeries(file, series, t);
  };
  save();
  process.once('exit', save);
  let done = 0;
  const start = performance.now();
  await playSeries(open, lanes, ({ a, b, at }, { won, seconds }) => {
    const meeting = meetings.find((one) => one.a === a && one.b === b) as Meeting;
    meeting.won[at] = won;
    meeting.seconds += seconds;
    done += 1;
    if (performance.now() - saved > SAVED_EVERY_MS) save();
    const left = ((performance.now() - start) / 1000 / done) * (open.length - done);
    const title = titleOf(plan, meeting);
    terminal.progress(
      `${title}: ${percent(rateSoFar(meeting))} · ${t.simProgress(done, open.length)} · ${t.timeLeft(Math.round(left))}`,
    );
  });
  process.off('exit', save);
  save();
  terminal.progress('');
  tell(call, entry, series);
}

const titleOf = ({ bots }: Plan, { a, b }: Meeting): string => `${bots[a]} – ${bots[b]}`;

/** What came of a series, in lines or as JSON. */
function tell({ args, terminal, language, t }: Call, entry: GameEntry, { plan, meetings }: SeriesFile): void {
  const { bots, games, seed, builds } = plan;
  const players = entry.game.seats(plan.options);
  const rates = meetings.map((meeting) => ({ ...meeting, rate: rateSoFar(meeting) }));
  const rated = ratings(bots.length, rates);
  if (args.has('json')) {
    terminal.print(
      JSON.stringify({
        game: entry.game.name,
        players,
        games,
        seed,
        ...(plan.time === null ? {} : { time: plan.time }),
        builds,
        meetings: rates.map(({ a, b, rate, seconds }) => ({
          one: bots[a],
          others: bots[b],
          ...rounded(rate),
          seconds: round(seconds, 1),
        })),
        ratings: Object.fromEntries(bots.map((name, at) => [name, rated[at]])),
      }),
    );
    return;
  }
  const paint = painter(terminal.colour);
  terminal.print(paint.bold(t.ladderTitle(entry.wording[language].title, players, games, seed)));
  for (const meeting of rates) {
    const isWhole = meeting.rate.games === games;
    const part = isWhole ? '' : `  (${t.simProgress(meeting.rate.games, games)})`;
    terminal.print(`  ${titleOf(plan, meeting).padEnd(24)} ${percent(meeting.rate)}${part}`);
  }
  for (const [where, commit] of Object.entries(builds))
    if (commit !== null) terminal.print(`  ${t.builtFrom(where, commit)}`);
  terminal.print(paint.bold(t.ladderRatings));
  for (const at of bots.map((_, i) => i).sort((x, y) => (rated[y] as number) - (rated[x] as number)))
    terminal.print(`  ${(bots[at] as string).padEnd(24)} ${rated[at]}`);
}

const rounded = ({ games, wins, rate, low, high }: Rate) => ({
  games,
  wins: round(wins, 1),
  rate: round(rate, 3),
  low: round(low, 3),
  high: round(high, 3),
});

const percent = ({ rate, low, high }: Rate): string =>
  `${(100 * rate).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
