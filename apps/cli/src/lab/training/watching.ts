import { measuresOf, playOut } from '@comptoir/bots';
import { type BaseState, below, type Rng, xoshiro } from '@comptoir/kit';
import type { AnyBot, GameEntry } from '../../games.ts';
import type { Position } from './positions.ts';

/** Far above any real game. */
const LIMIT = 20_000;
/** One moment in this many is kept, since those of one game resemble each other. */
const KEPT = 2;

/**
 * Plays a game of bots and keeps its positions whenever the clock of the brain has moved on: a search would judge
 * there.
 */
export function watchGame(
  { game, brain, portrait }: GameEntry,
  bots: readonly AnyBot[],
  options: unknown,
  seed: number,
  at: number,
): Position[] {
  const moments: Omit<Position, 'won'>[] = [];
  const luck: Rng = xoshiro(seed);
  let clock = Number.NaN;
  const look = (state: BaseState): void => {
    const now = brain.clock(state);
    if (now === clock) return;
    clock = now;
    if (below(luck, KEPT) !== 0) return;
    const measures = measuresOf(game, brain, state);
    const numbers = portrait?.of(state, measures) ?? null;
    if (numbers === null) return;
    const seats = game.seatsOf(state);
    const measured = measures.map((aims) => aims.reduce((sum, value) => sum + value, 0) / brain.scale);
    moments.push({ game: at, seats, measured, numbers: Float32Array.from(numbers) });
  };
  const { outcome } = playOut(game, options, seed, bots, { limit: LIMIT, each: look });
  if (outcome === null) return [];
  const share = (seat: number): number => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0);
  return moments.map((moment) => ({ ...moment, won: moment.measured.map((_, seat) => share(seat)) }));
}
