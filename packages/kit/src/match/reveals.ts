import type { Move, Seat } from '../decision.ts';
import type { BaseState } from '../effect.ts';
import { type Game, SPECTATOR, type Viewer } from '../game.ts';
import { observation, viewersOf } from '../observation.ts';
import { sameRng, xoshiro } from '../random.ts';
import type { Kinded } from '../shapes.ts';

/** How many worlds are tried before a move counts as having told nothing. */
const WORLDS = 32;

/**
 * Whether a move told anyone anything that the mover did not know already: by chance (the generator moved) or by showing
 * what was hidden. For each viewer, worlds are drawn that look the same to mover and viewer together; if the same move
 * could have looked different, something was learnt. What movers show of their own cards they may take back, since they
 * learn nothing from it. No card has to know about undo.
 */
export function reveals<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  before: S,
  move: Move,
  worlds: number = WORLDS,
): boolean {
  const after = game.clone(before);
  const events: E[] = [];
  game.apply(after, move, events);
  if (!sameRng(before.rng, after.rng)) return true;

  // The worlds are drawn from a fixed seed: the answer for one state and move is always the same.
  const rng = xoshiro(0x5eed);
  for (const { knowers, viewers } of circlesAround(game, before, move.seat)) {
    const real = viewers.map((viewer) => observation(game, after, events, viewer));
    for (let i = 0; i < worlds; i++) {
      const world = game.determinize(before, knowers, rng);
      if (game.judge(world, move) !== null) return true;
      const seen: E[] = [];
      game.apply(world, move, seen);
      if (viewers.some((viewer, at) => observation(game, world, seen, viewer) !== real[at])) return true;
    }
  }
  return false;
}

/** Groups viewers by what they and the mover know together, since each group needs worlds of its own. */
function circlesAround<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  state: S,
  mover: Seat,
): { readonly knowers: Seat[]; readonly viewers: Viewer[] }[] {
  const others = viewersOf(game, state).filter((viewer) => viewer !== SPECTATOR && viewer !== mover);
  return [
    { knowers: [mover], viewers: [SPECTATOR, mover] },
    ...others.map((viewer) => ({ knowers: [mover, viewer], viewers: [viewer] })),
  ];
}
