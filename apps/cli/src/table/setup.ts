import { resolve } from 'node:path';
import { withBudget } from '@comptoir/bots';
import { type Language, unreachable } from '@comptoir/kit';
import type { Args } from '../args.ts';
import { Failure } from '../failure.ts';
import { type AnyBot, GAMES, type GameEntry, LISTED } from '../games.ts';
import { readBotName } from '../lab/bot-name.ts';
import { type Allowance, budgetOf } from '../lab/budget.ts';
import { engage } from '../lab/elsewhere.ts';
import type { Texts } from '../texts/index.ts';

/** From the words of a command line to a game, its options and its bots; anything wrong is said in one line. */

export function findGame(name: string, t: Texts): GameEntry {
  const found = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (found === undefined) throw new Failure(t.unknownGame(name, LISTED.join(', ')), 2);
  return found;
}

/** `true`, `3` and `["a","b"]` as what they are; where the setting is a set, `a,b` as a list and `all` as all there are; the rest as text. */
function readValue(entry: GameEntry, key: string, text: string): unknown {
  const spec = entry.game.optionSpecs.find(({ id }) => id === key);
  if (spec?.kind === 'set' && text === 'all') return spec.values;
  if (spec?.kind === 'set' && !text.startsWith('[')) return text.split(',').filter((part) => part !== '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The options of a game, decoded by the game itself; for at least so many players. */
export function readOptions(
  entry: GameEntry,
  args: Args,
  language: Language,
  t: Texts,
  least: number = 1,
): unknown {
  const { game } = entry;
  const numbers = game.players.filter((number) => number >= least);
  const players = args.number('players') ?? (args.text('mode') === 'teams' ? 4 : (numbers[0] as number));
  if (!numbers.includes(players)) {
    throw new Failure(t.wrongPlayers(entry.wording[language].title, players, numbers.join(', ')), 2);
  }
  const input: Record<string, unknown> = { players };
  const mode = args.text('mode');
  if (mode !== null) input['mode'] = mode;
  for (const [key, text] of Object.entries(args.pairs('option'))) input[key] = readValue(entry, key, text);
  const reading = game.readOptions(input);
  if (reading.ok) return reading.options;
  const cast = { viewer: -1, name: t.playerName };
  throw new Failure(t.optionsRefused(entry.wording[language].refusal(reading.refusal, cast)), 2);
}

/** A bot by its name; one that names no budget thinks for `time` milliseconds where a time is set. */
export function findBot(entry: GameEntry, name: string, t: Texts, time: number | null = null): AnyBot {
  const wanted = readBotName(name);
  if (wanted === null) throw new Failure(t.unknownBot(name, Object.keys(entry.bots).join(', ')), 2);
  const { id, build } = wanted;
  const allowance = wanted.allowance ?? (time === null ? null : ({ kind: 'millis', most: time } as const));
  if (build !== null) return botElsewhere(entry, { id, name, build: resolve(build), allowance }, t);
  const found = Object.hasOwn(entry.bots, id) ? entry.bots[id] : undefined;
  if (found === undefined) throw new Failure(t.unknownBot(name, Object.keys(entry.bots).join(', ')), 2);
  return allowance === null ? found : withBudget(found, () => budgetOf(allowance));
}

interface BotElsewhere {
  readonly id: string;
  readonly name: string;
  readonly build: string;
  readonly allowance: Allowance | null;
}

/** A player of another checkout's build, or a line that says why it cannot play here. */
function botElsewhere({ game }: GameEntry, { id, name, build, allowance }: BotElsewhere, t: Texts): AnyBot {
  const found = engage({ build, game: game.name, rules: game.rules, bot: id, allowance }, name);
  if ('id' in found) return found;
  switch (found.why) {
    case 'no-build':
      throw new Failure(t.noBuild(build), 2);
    case 'no-game':
      throw new Failure(t.buildWithoutGame(build, game.name), 2);
    case 'rules':
      throw new Failure(t.buildWithOtherRules(build, game.name, found.rules, game.rules), 2);
    case 'no-bot':
      throw new Failure(t.unknownBot(name, found.bots.join(', ')), 2);
    default:
      return unreachable(found);
  }
}

/** One bot for every place, or one for each. */
export function botsFor(
  entry: GameEntry,
  ids: readonly string[],
  places: number,
  t: Texts,
  time: number | null = null,
): AnyBot[] {
  const bots = ids.map((id) => findBot(entry, id, t, time));
  if (bots.length === 1) return Array.from({ length: places }, () => bots[0] as AnyBot);
  if (bots.length !== places) throw new Failure(t.wrongBots(bots.length, places), 2);
  return bots;
}

/** The time that all bots of a series think per decision, in milliseconds; null leaves them their own budgets. */
export function readTime(args: Args, t: Texts): number | null {
  const time = args.number('time');
  if (time !== null && time < 1) throw new Failure(t.badNumber('--time', 1), 2);
  return time;
}

/** The default opponent: sound, and answers at once. */
export const DEFAULT_BOT = 'merchant';
