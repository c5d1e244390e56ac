import { millis, plays, withBudget } from '@comptoir/bots';
import type { Language } from '@comptoir/kit';
import type { Args } from '../args.ts';
import { Failure } from '../failure.ts';
import { type AnyBot, GAMES, type GameEntry, LISTED } from '../games.ts';
import type { Texts } from '../texts/index.ts';

/** From the words of a command line to a game, its options and its bots; anything wrong is said in one line. */

export function findGame(name: string, t: Texts): GameEntry {
  const found = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (found === undefined) throw new Failure(t.unknownGame(name, LISTED.join(', ')), 2);
  return found;
}

/** `true`, `3` and `["a","b"]` as what they are, `a,b` as a list where the setting is a set, the rest as text. */
function readValue(entry: GameEntry, key: string, text: string): unknown {
  const spec = entry.game.optionSpecs.find(({ id }) => id === key);
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

/** `master`, or with a budget: `master:200` for 200 imagined games per decision, `master:500ms` for a time. */
export function findBot(entry: GameEntry, name: string, t: Texts): AnyBot {
  const [, id = '', amount, unit] = /^([a-z]+)(?::([1-9]\d{0,6})(ms)?)?$/.exec(name) ?? [];
  const found = Object.hasOwn(entry.bots, id) ? entry.bots[id] : undefined;
  if (found === undefined) throw new Failure(t.unknownBot(name, Object.keys(entry.bots).join(', ')), 2);
  if (amount === undefined) return found;
  const most = Number(amount);
  return withBudget(found, unit === 'ms' ? () => millis(most, () => performance.now()) : () => plays(most));
}

/** One bot for every place, or one for each. */
export function botsFor(entry: GameEntry, ids: readonly string[], places: number, t: Texts): AnyBot[] {
  const bots = ids.map((id) => findBot(entry, id, t));
  if (bots.length === 1) return Array.from({ length: places }, () => bots[0] as AnyBot);
  if (bots.length !== places) throw new Failure(t.wrongBots(bots.length, places), 2);
  return bots;
}

/** Whom one meets first: sound, and at once. */
export const DEFAULT_BOT = 'merchant';
