import type { BaseState, Game, Json, Kinded, Move, Reply, Rng, Seat } from '@comptoir/kit';
import type { Situation } from '../bot.ts';

/** What a quick look says of replies before games are imagined, so that luck in the first few does not decide alone. */
interface Hunch<S extends BaseState, D extends Kinded, E, V, O> {
  /** As many imagined games tell as much. */
  readonly plays: number;
  /** How much more chance to win a reply gives than the best of the candidates; asked once these were found. */
  lead(situation: Situation<S, D, E, V, O>, reply: Reply): number;
}

/**
 * How search looks at one game. It plays in imagined worlds, so it may look at their states; what it is asked about the
 * real table it knows from its situation alone.
 */
export interface Brain<S extends BaseState, D extends Kinded, E, V, O> {
  /** Names of what a player is after, in the order of `measure`; the reasons of an advice are told in them. */
  readonly aims: readonly string[];
  /** How far a seat has come in each of its aims, in points of one currency: they are added up. */
  measure(state: S, seat: Seat): readonly number[];
  /** A lead of this many points makes a win e times as likely. */
  readonly scale: number;
  /** How strong each seat is, as learned from many games: logs of chances. Null where only `measure` can tell. */
  judge?(state: S, measures: readonly (readonly number[])[]): readonly number[] | null;
  /** Seats with the same side win together. */
  side(state: S, seat: Seat): number;
  /** The replies worth comparing, the one a sound player would give first. */
  candidates(situation: Situation<S, D, E, V, O>): readonly Reply[];
  readonly hunch?: Hunch<S, D, E, V, O>;
  /** How everybody plays on in an imagined world. Quick, and a little random if that helps. */
  policy(state: S, decision: D, rng: Rng): Json;
  /**
   * What somebody does in an imagined world although nobody waits for it, before the next question is answered; null for
   * nothing. `standing` works out who may do what: it is asked for only where something may come of it.
   */
  aside?(state: S, standing: () => readonly D[]): Move | null;
  /** Called before a reply is tried in a world, so that a policy that plans can go on with the plan it begins. */
  intend?(state: S, situation: Situation<S, D, E, V, O>, reply: Reply): void;
  /** Called with the reply that the master found best. */
  settled?(situation: Situation<S, D, E, V, O>, reply: Reply): void;
  /** The reply that carries on an earlier best one; null where something new has to be weighed. */
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

/** Each side's chance to win by the strength of all; what the game says itself once it is over. */
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
  const strengths =
    brain.judge?.(state, measures) ??
    measures.map((aims) => aims.reduce((sum, value) => sum + value, 0) / brain.scale);
  const best = new Map<number, number>();
  for (let seat = 0; seat < seats; seat++) {
    const side = brain.side(state, seat);
    best.set(side, Math.max(best.get(side) ?? Number.NEGATIVE_INFINITY, strengths[seat] as number));
  }
  const most = Math.max(...best.values());
  let total = 0;
  for (const strength of best.values()) total += Math.exp(strength - most);
  for (let seat = 0; seat < seats; seat++)
    result[seat] = Math.exp((best.get(brain.side(state, seat)) as number) - most) / total;
  return result;
}
