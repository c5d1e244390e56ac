import { inStyle, LEVELS, levelOf, styleOf } from '@comptoir/bots';
import type { Json, OptionSpec } from '@comptoir/kit';
import type { NewSeat, NewTable } from '@comptoir/protocol';
import { PACES, type PaceName } from '@comptoir/protocol/paces';
import { robotNames } from '../../catalog/characters.ts';
import { BOTS, cardOf, type GameId } from '../../catalog/games.ts';
import type { LocalSeat } from '../../local/shelf.ts';
import type { NewLocalTable } from '../../local/worker/messages.ts';

export const PLACES = ['local', 'server'] as const;
export type Place = (typeof PLACES)[number];
/**
 * What happens to whoever does not play in time: all wait, a bot plays that turn, and in the end a bot takes the seat.
 */
export const ABSENCES = ['robot', 'leave', 'wait'] as const;
type Absence = (typeof ABSENCES)[number];
export const ENTRIES = ['link', 'everybody'] as const;
export type Entry = (typeof ENTRIES)[number];

/** Who sits there. `local`: a friend at the same screen. `open`: whoever comes by the link. */
export type SeatPlan =
  | { readonly who: 'me' }
  | { readonly who: 'local' }
  | { readonly who: 'open' }
  | { readonly who: 'robot'; readonly bot: string };

/** Everything the host decides before a table opens. */
export interface TablePlan {
  readonly game: GameId;
  readonly place: Place;
  readonly seats: readonly SeatPlan[];
  /** Options of the game by their ids, without the number of players. */
  readonly options: Readonly<Record<string, Json>>;
  readonly pace: PaceName;
  readonly absence: Absence;
  readonly entry: Entry;
  readonly undo: boolean;
  /** Whether seats of an online table may ask for advice; here one always may. */
  readonly hints: boolean;
  /** Whether an online game counts for ratings; then nobody is advised. */
  readonly rated: boolean;
  /** What the host adds to the shuffle. */
  readonly grain: string;
}

/** A sound bot that answers at once. */
const USUAL_BOT = 'merchant';

/** Trade needs a third player; the other games are quickest with two. */
export const usualRobots = (game: GameId): number => (game === 'karanor' ? 2 : 1);

export function firstPlan(game: GameId, against: 'people' | 'robots'): TablePlan {
  const robot: SeatPlan = { who: 'robot', bot: USUAL_BOT };
  const me: SeatPlan = { who: 'me' };
  // A game for one person has an opponent of its own.
  const isSolo = against === 'robots' && cardOf(game).seats[0] === 1;
  return {
    game,
    place: against === 'robots' ? 'local' : 'server',
    seats: isSolo
      ? [me]
      : against === 'robots'
        ? [me, ...new Array<SeatPlan>(usualRobots(game)).fill(robot)]
        : [me, { who: 'open' }],
    options: isSolo ? { colporteur: 'normal' } : {},
    pace: 'live',
    absence: 'robot',
    entry: 'link',
    undo: true,
    hints: false,
    rated: false,
    grain: '',
  };
}

/** The same company at another game: seats are cut or filled to what it takes, its options start again. */
export function planFor(plan: TablePlan, game: GameId): TablePlan {
  const [least, most] = cardOf(game).seats;
  const robot: SeatPlan = { who: 'robot', bot: USUAL_BOT };
  const seats = plan.seats.slice(0, most).map((seat) => {
    if (seat.who !== 'robot') return seat;
    // Styles belong to a game, levels to all of them.
    const level = levelOf(seat.bot);
    return level === null ? robot : { ...seat, bot: level };
  });
  while (seats.length < least) seats.push(robot);
  return { ...plan, game, seats, options: {} };
}

/** Friends at this screen and free seats are the same people, in two places. */
export function planAt(plan: TablePlan, place: Place): TablePlan {
  const seats = plan.seats.map((seat): SeatPlan => {
    if (place === 'server' && seat.who === 'local') return { who: 'open' };
    return place === 'local' && seat.who === 'open' ? { who: 'local' } : seat;
  });
  return { ...plan, place, seats };
}

const person = (place: Place): SeatPlan => (place === 'local' ? { who: 'local' } : { who: 'open' });

export function addSeat(plan: TablePlan): TablePlan {
  if (plan.seats.length >= cardOf(plan.game).seats[1]) return plan;
  return { ...plan, seats: [...plan.seats, { who: 'robot', bot: USUAL_BOT }] };
}

/** The host keeps the chair, and a game keeps its least number of players. */
export function removeSeat(plan: TablePlan, seat: number): TablePlan {
  if (plan.seats[seat]?.who === 'me' || plan.seats.length <= cardOf(plan.game).seats[0]) return plan;
  return { ...plan, seats: plan.seats.filter((_, at) => at !== seat) };
}

/** Somebody, then the bots from the gentlest to the strongest in the style that was chosen, then somebody again. */
export function turnSeat(plan: TablePlan, seat: number): TablePlan {
  const next = (old: SeatPlan): SeatPlan => {
    if (old.who === 'me') return old;
    const level = old.who === 'robot' ? levelOf(old.bot) : null;
    const higher = LEVELS[level === null ? 0 : LEVELS.indexOf(level) + 1];
    if (higher === undefined) return person(plan.place);
    return { who: 'robot', bot: inStyle(higher, old.who === 'robot' ? styleOf(old.bot) : null) };
  };
  return { ...plan, seats: plan.seats.map((old, at) => (at === seat ? next(old) : old)) };
}

/** The same level in another style; null for a bot that only plays to win. */
export function styleSeat(plan: TablePlan, seat: number, style: string | null): TablePlan {
  const styled = (old: SeatPlan): SeatPlan => {
    const level = old.who === 'robot' ? levelOf(old.bot) : null;
    return level === null ? old : { who: 'robot', bot: inStyle(level, style) };
  };
  return { ...plan, seats: plan.seats.map((old, at) => (at === seat ? styled(old) : old)) };
}

/** The options of the game that mean something with this number of players. */
export function specsFor(specs: readonly OptionSpec[], players: number): OptionSpec[] {
  return specs.filter((spec) => !('players' in spec) || (spec.players?.includes(players) ?? true));
}

/** What the game is given to read. Values that name a seat nobody has are left out. */
export function optionsOf(plan: TablePlan, specs: readonly OptionSpec[]): { readonly [key: string]: Json } {
  const options: Record<string, Json> = { players: plan.seats.length };
  for (const spec of specsFor(specs, plan.seats.length)) {
    const chosen = plan.options[spec.id];
    if (chosen === undefined) continue;
    if (spec.kind === 'set' && Array.isArray(chosen) && chosen.length === 0) continue;
    options[spec.id] = chosen;
  }
  return options;
}

/** Names at this screen: `friend` gives one to those who have none. */
export interface Names {
  readonly me: string;
  friend(seat: number): string;
  /** The opponent that a game brings along. */
  readonly automaton?: string;
}

/** Nobody asks it anything: the game moves it. */
export const AUTOMATON = 'Colporteur';

/** `count` is the number of seats of the game; those that nobody planned are the game's own. */
export function localTable(
  plan: TablePlan,
  options: Json,
  names: Names,
  secret: string,
  count: number = plan.seats.length,
): NewLocalTable {
  const robots = robotNames(
    plan.game,
    plan.seats.map((seat) => (seat.who === 'robot' ? seat.bot : null)),
  );
  const seats = plan.seats.map((seat, at): LocalSeat => {
    if (seat.who === 'robot')
      return { name: robots[at] ?? seat.bot, kind: 'bot', bot: seat.bot, contribution: null };
    if (seat.who !== 'me') return { name: names.friend(at), kind: 'local', bot: null, contribution: null };
    return { name: names.me, kind: 'me', bot: null, contribution: plan.grain.trim() || null };
  });
  for (let extra = seats.length; extra < count; extra++)
    seats.push({ name: names.automaton ?? AUTOMATON, kind: 'bot', bot: AUTOMATON, contribution: null });
  return { game: plan.game, options, seats, secret };
}

/** Turns missed in a row after which the seat is given away, where the table has agreed on that. */
const GIVE_UP = 3;

/** What the table agrees on for somebody whose time runs out. */
export const agreedOn = (absence: Absence): Pick<NewTable, 'timeout' | 'giveUp'> => ({
  timeout: absence === 'wait' ? 'wait' : 'bot',
  giveUp: absence === 'leave' ? GIVE_UP : null,
});

/** `bots` are those the server has, the gentlest first: a style it does not know gives its chair to the level, a level to that one. */
export function serverTable(
  plan: TablePlan,
  options: Json,
  count: number = plan.seats.length,
  bots: readonly string[] = BOTS,
): NewTable {
  const botSeat = (bot: string): NewSeat => ({
    kind: 'bot',
    bot: [bot, levelOf(bot) ?? ''].find((id) => bots.includes(id)) ?? bots[0] ?? 'random',
  });
  const seats = plan.seats.map((seat): NewSeat => {
    return seat.who === 'robot' ? botSeat(seat.bot) : { kind: 'open' };
  });
  while (seats.length < count) seats.push(botSeat(USUAL_BOT));
  return {
    game: plan.game,
    options,
    seats,
    visibility: plan.entry === 'everybody' ? 'public' : 'private',
    watch: true,
    pace: PACES[plan.pace],
    ...agreedOn(plan.absence),
    undo: plan.undo ? 'consent' : 'none',
    hints: plan.hints && !plan.rated,
    rated: plan.rated && plan.seats.length > 1,
  };
}
