import { Failure } from '../failure.ts';
import { dismissAll } from '../lab/elsewhere.ts';
import { round, simulate, statisticsOf } from '../sim/simulate.ts';
import { botsFor, findGame, readOptions, readTime } from '../table/setup.ts';
import { painter } from '../terminal/paint.ts';
import { type Call, type Command, firstSeed, seriesUsage } from './command.ts';

const BAR = 30;

export const simCommand: Command = {
  usage: {
    words: [1, 1],
    options: { ...seriesUsage, check: 'switch', patient: 'switch', habits: 'switch', time: 'number' },
  },
  async run({ args, terminal, language, t }: Call): Promise<number> {
    const entry = findGame(args.words[0] as string, t);
    const options = readOptions(entry, args, language, t);
    const players = entry.game.seats(options);
    const ids = args.list('bots').length > 0 ? args.list('bots') : ['random'];
    const bots = botsFor(entry, ids, players, t, readTime(args, t));
    const games = args.number('games') ?? 100;
    if (games < 1) throw new Failure(t.badNumber('--games', 1), 2);
    const check = args.has('check');

    const figure = (value: number): string => value.toLocaleString(language);
    if (!args.has('json')) terminal.print(t.simTitle(entry.wording[language].title, players, figure(games)));
    const paint = painter(terminal.showsProgress);
    const census = ids.includes('random') ? undefined : entry.census?.(bots, args.has('patient'));
    const plan = {
      entry,
      options,
      bots,
      games,
      seed: firstSeed(args),
      check,
      census,
      habits: args.has('habits'),
    };
    const result = await simulate(plan, (done) => {
      const full = Math.floor((done / games) * BAR);
      terminal.progress(
        `${paint.cyan('█'.repeat(full))}${'░'.repeat(BAR - full)} ${t.simProgress(done, games)}`,
      );
    });
    terminal.progress('');
    await dismissAll();

    const { finished, decisions, seconds, violations, winsBySeat, examples, figures, habits } = result;
    const statistics = statisticsOf(plan);
    const perSecond = Math.round(decisions / seconds);
    const gamesPerSecond = round(games / seconds, 1);
    const meanDecisions = round(decisions / games, 1);
    if (args.has('json')) {
      terminal.print(
        JSON.stringify({
          game: entry.game.name,
          players,
          games,
          finished,
          decisions,
          decisionsPerSecond: perSecond,
          gamesPerSecond,
          violations,
          winsBySeat,
          meanDecisions,
          bots: bots.map(({ id }) => id),
          checked: check,
          ...(violations > 0 ? { examples } : {}),
          ...(statistics ? { statistics } : {}),
          ...census?.figures(),
          ...figures,
          ...(plan.habits ? { habits } : {}),
        }),
      );
    } else {
      terminal.print(t.simResult(finished, games, seconds.toFixed(1)));
      terminal.print(t.simSpeed(figure(decisions), figure(perSecond), figure(gamesPerSecond)));
      terminal.print(t.simMean(figure(meanDecisions)));
      winsBySeat.forEach((wins, seat) => {
        terminal.print(`  ${t.simWins(seat, bots[seat]?.id ?? '', wins, ((100 * wins) / games).toFixed(1))}`);
      });
      if (statistics !== null) {
        const lines = entry.report ? entry.report(statistics, language) : outline(statistics);
        for (const line of lines) terminal.print(`  ${line}`);
      }
      for (const line of outline({ ...figures, ...habits })) terminal.print(`  ${line}`);
      if (check) terminal.print(t.simChecked(violations));
      for (const example of examples) terminal.print(`  ${example}`);
    }
    return violations > 0 ? 1 : 0;
  },
};

/** Nested figures as lines: one per group of plain values. */
function outline(value: object, name = ''): string[] {
  const plainParts: string[] = [];
  const lines: string[] = [];
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'object' && part !== null)
      lines.push(...outline(part, name === '' ? key : `${name}.${key}`));
    else plainParts.push(`${key} ${typeof part === 'number' ? round(part, 3) : part}`);
  }
  if (plainParts.length > 0) lines.unshift(`${name === '' ? '' : `${name}: `}${plainParts.join(', ')}`);
  return lines;
}
