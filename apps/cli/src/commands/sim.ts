import { Failure } from '../failure.ts';
import { round, simulate } from '../sim/simulate.ts';
import { botsFor, findGame, readOptions } from '../table/setup.ts';
import { painter } from '../terminal/paint.ts';
import type { Call, Command } from './command.ts';

const BAR = 30;

export const simCommand: Command = {
  usage: {
    words: [1, 1],
    options: {
      players: 'number',
      mode: 'text',
      bots: 'list',
      games: 'number',
      seed: 'number',
      check: 'switch',
      json: 'switch',
      option: 'pairs',
    },
  },
  async run({ args, terminal, language, t }: Call): Promise<number> {
    const entry = findGame(args.words[0] as string, t);
    const options = readOptions(entry, args, language, t);
    const players = entry.game.seats(options);
    const ids = args.list('bots').length > 0 ? args.list('bots') : ['random'];
    const bots = botsFor(entry, ids, players, t);
    const games = args.number('games') ?? 100;
    if (games < 1) throw new Failure(t.badNumber('--games', 1), 2);
    const check = args.has('check');

    const figure = (value: number): string => value.toLocaleString(language);
    if (!args.has('json')) terminal.print(t.simTitle(entry.wording[language].title, players, figure(games)));
    const paint = painter(terminal.showsProgress);
    const result = await simulate(
      { entry, options, bots, games, seed: args.number('seed') ?? 1, check },
      (done) => {
        const full = Math.floor((done / games) * BAR);
        terminal.progress(
          `${paint.cyan('█'.repeat(full))}${'░'.repeat(BAR - full)} ${t.simProgress(done, games)}`,
        );
      },
    );
    terminal.progress('');

    const { finished, decisions, seconds, violations, winsBySeat, examples, statistics } = result;
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
        }),
      );
    } else {
      terminal.print(t.simResult(finished, games, seconds.toFixed(1)));
      terminal.print(t.simSpeed(figure(decisions), figure(perSecond), figure(gamesPerSecond)));
      terminal.print(t.simMean(figure(meanDecisions)));
      winsBySeat.forEach((wins, seat) => {
        terminal.print(`  ${t.simWins(seat, bots[seat]?.id ?? '', wins, ((100 * wins) / games).toFixed(1))}`);
      });
      for (const [name, value] of Object.entries(statistics ?? {}))
        terminal.print(`  ${name}: ${figure(value)}`);
      if (check) terminal.print(t.simChecked(violations));
      for (const example of examples) terminal.print(`  ${example}`);
    }
    return violations > 0 ? 1 : 0;
  },
};
