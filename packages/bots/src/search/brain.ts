import type { BaseState, Game, Json, Kinded, Reply, Rng, Seat } from '@comptoir/kit';
import type { Situation } from '../bot.ts';

/**
 * How search looks at one game. It plays in imagined worlds, so it may look at their states; what it is asked about the
 * real table it knows from its situation alone.
 */
export interface Brain<S extends BaseState, D extends Kinded, E, V, O> {
  /** Names of what a player is after, in the order of `measure`; the reasons of an advice are told in them. */
  readonly aims: readonly string[];
  /** How far a seat has come in each of its aims, in points of one currency: they are added up. */
  measure(state: S, seat: Seat): readonly number[];
  /** So many points of lead make a win e times as likely. */
  readonly scale: number;
  /** Seats with the same side win together. */
  side(state: S, seat: Seat): number;
  /** The replies worth comparing, the one a sound player would give first. */
  candidates(situation: Situation<S, D, E, V, O>): readonly Reply[];
  /** How everybody plays on in an imagined world. Quick, and a little random if that helps. */
  policy(state: S, decision: D, rng: Rng): Json;
  /** Told of a reply before it is tried in a world: a policy that plans goes on with what it is the beginning of. */
  intend?(state: S, situation: Situation<S, D, E, V, O>, reply: Reply): void;
  /** Told of the reply that the master found best. */
  settled?(situation: Situation<S, D, E, V, O>, reply: Reply): void;
  /** What goes on with a reply that was found best before; null where something new is to be weighed. */
  resumed?(situation: Situation<S, D, E, V, O>): Reply | null;
  /** Time of the game in the unit of `look`: turns, rounds, hours. */
  clock(state: S): number;
  /** How far an imagined game is played before it is judged by what it measures. */
  readonly look: number;
  /** A world that also agrees with what the seat remembers; without it, worlds as the game draws them. */
  world?(situation: Situation<S, D, E, V, O>): () => S;
  /** Extra chance that the sound player's answer is credited with: noise must not overrule it. */
  readonly trust: number;
}

/** How far each seat has come. */
export function measuresOf<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  brain: Brain<S, D, E, V, O>,
  state: S,
): (readonly number[])[] {
  const measures: (readonly number[])[] = [];
  for (let seat = 0; seat < game.seatsOf(state); seat++) measures.push(brain.measure(state, seat));
  return measures;
}

/** Each side's chance to win by the points of all; what the game says itself once it is over. */
export function chances<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  brain: Brain<S, D, E, V, O>,
  state: S,
  measures: readonly (readonly number[])[] = measuresOf(game, brain, state),
): number[] {
  const seats = game.seatsOf(state);
  const result = new Array<number>(seats).fill(0);
  const outcome = game.outcome(state);
  if (outcome !== null) {
    const sides = new Set(outcome.winners.map((seat) => brain.side(state, seat)));
    for (const seat of outcome.winners) result[seat] = 1 / sides.size;
    return result;
  }
  const points = new Map<number, number>();
  for (let seat = 0; seat < seats; seat++) {
    const side = brain.side(state, seat);
    const own = (measures[seat] as readonly number[]).reduce((sum, value) => sum + value, 0);
    points.set(side, Math.max(points.get(side) ?? Number.NEGATIVE_INFINITY, own));
  }
  const most = Math.max(...points.values());
  let total = 0;
  for (const value of points.values()) total += Math.exp((value - most) / brain.scale);
  for (let seat = 0; seat < seats; seat++)
    result[seat] = Math.exp(((points.get(brain.side(state, seat)) as number) - most) / brain.scale) / total;
  return result;
}
