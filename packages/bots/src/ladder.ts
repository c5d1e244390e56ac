import type { BaseState, Game, Kinded, Seat } from '@comptoir/kit';
import type { Bot } from './bot.ts';
import { playOut } from './play-out.ts';
import { type Rate, rateOf } from './rate.ts';

/** Far above any game between bots. */
const LIMIT = 200_000;

/** Where seats do not win together. */
const alone = (_: unknown, seat: Seat): number => seat;

/** The side of every seat, and the number of sides, which is how many games are played per seed. */
export function sidesOf<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  options: O,
  seed: number,
  sideOf: (state: S, seat: Seat) => number = alone,
): { readonly sideAt: readonly number[]; readonly sides: readonly number[] } {
  const dealt = game.setup(seed, options);
  const sideAt = Array.from({ length: game.seats(options) }, (_, seat) => sideOf(dealt, seat));
  return { sideAt, sides: [...new Set(sideAt)] };
}

/**
 * One game of a meeting, by its number: one bot among others of one kind. Every seed is played once from each seat,
 * so that luck of the deal and of the seat cancel out. In teams the one bot has all seats of its side, and a win of
 * the side counts once. Returns what it won: 1, its share of a tie, or 0.
 */
export function bout<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  options: O,
  [one, others]: readonly [Bot<S, D, E, V, O>, Bot<S, D, E, V, O>],
  at: number,
  seed: number,
  sideOf?: (state: S, seat: Seat) => number,
): number {
  const { sideAt, sides } = sidesOf(game, options, seed, sideOf);
  const own = sides[at % sides.length];
  const bots = sideAt.map((side) => (side === own ? one : others));
  const { outcome } = playOut(game, options, seed + Math.floor(at / sides.length), bots, { limit: LIMIT });
  const won = new Set(outcome?.winners.map((seat) => sideAt[seat]));
  return won.has(own) ? 1 / won.size : 0;
}

/** The games of a meeting one after the other. Yields after every game. */
export function* match<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  options: O,
  pair: readonly [Bot<S, D, E, V, O>, Bot<S, D, E, V, O>],
  games: number,
  seed: number,
  sideOf?: (state: S, seat: Seat) => number,
): Generator<Rate, Rate> {
  let wins = 0;
  for (let at = 0; at < games; at++) {
    wins += bout(game, options, pair, at, seed, sideOf);
    yield rateOf(wins, at + 1);
  }
  return rateOf(wins, games);
}

/** Ratings on the usual scale (400 points are ten to one), the first bot at 1000. */
export function ratings(bots: number, results: readonly { a: number; b: number; rate: Rate }[]): number[] {
  const strength = new Array<number>(bots).fill(1);
  const won = new Array<number>(bots).fill(0);
  for (const { a, b, rate } of results) {
    // Half a game on either side keeps a clean sweep from meaning infinity.
    won[a] = (won[a] as number) + rate.wins + 0.5;
    won[b] = (won[b] as number) + rate.games - rate.wins + 0.5;
  }
  for (let round = 0; round < 500; round++) {
    const met = new Array<number>(bots).fill(0);
    for (const { a, b, rate } of results) {
      const share = (rate.games + 1) / ((strength[a] as number) + (strength[b] as number));
      met[a] = (met[a] as number) + share;
      met[b] = (met[b] as number) + share;
    }
    for (let i = 0; i < bots; i++)
      if ((met[i] as number) > 0) strength[i] = (won[i] as number) / (met[i] as number);
  }
  const first = strength[0] as number;
  return strength.map((value) => Math.round(1000 + 400 * Math.log10(value / first)));
}
