import { type Level, levelOf } from '@comptoir/bots';
import { isRecord, type Json } from '@comptoir/kit';
import { recallText, remember } from '../../browser/preferences.ts';
import { cardOf, type GameId } from '../../catalog/games.ts';
import { firstPlan, type SeatPlan, type TablePlan, usualRobots } from './plan.ts';

/** How somebody played against bots last: against whom, with how many, by which options. */
interface Choice {
  readonly bot: string;
  readonly robots: number;
  readonly options: Readonly<Record<string, Json>>;
}

let changes = $state(0);
const key = (game: GameId): string => `robots.${game}`;

function readChoice(game: GameId): Choice {
  const first: Choice = { bot: 'novice', robots: usualRobots(game), options: {} };
  try {
    const kept: unknown = JSON.parse(recallText(key(game)) ?? 'null');
    if (!isRecord(kept) || levelOf(String(kept['bot'])) === null) return first;
    const [least, most] = cardOf(game).seats;
    const robots = Math.min(Math.max(Number(kept['robots']) || first.robots, least - 1, 1), most - 1);
    return { bot: String(kept['bot']), robots, options: (kept['options'] ?? {}) as Choice['options'] };
  } catch {
    return first;
  }
}

/** Three faces for the front page: a gentle one, a sound one and a strong one; the one met last is among them. */
export function facesFor(last: string | null): Level[] {
  const level = last === null ? null : levelOf(last);
  return [level === 'beginner' ? level : 'novice', 'merchant', level === 'grandmaster' ? level : 'master'];
}

/** The bot of this game that was met last; null before the first game. */
export function lastRobot(game: GameId): string | null {
  void changes;
  return recallText(key(game)) === null ? null : readChoice(game).bot;
}

function keep(game: GameId, choice: Choice): void {
  remember(key(game), JSON.stringify(choice));
  changes++;
}

/** The same table as last time, against bots of this level. */
export function robotsPlan(game: GameId, bot: string): TablePlan {
  const { robots, options } = readChoice(game);
  keep(game, { bot, robots, options });
  const others = Array.from({ length: robots }, (): SeatPlan => ({ who: 'robot', bot }));
  return { ...firstPlan(game, 'robots'), seats: [{ who: 'me' }, ...others], options };
}

/** Remembers a table that was chosen in full, where nobody but bots was asked. */
export function rememberRobots({ game, place, seats, options }: TablePlan): void {
  const robots = seats.flatMap((seat) => (seat.who === 'robot' ? [seat.bot] : []));
  const [bot] = robots;
  if (place === 'local' && bot !== undefined && robots.length === seats.length - 1)
    keep(game, { bot, robots: robots.length, options });
}
