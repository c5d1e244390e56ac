import type { Seat } from './decision.ts';
import type { BaseState } from './effect.ts';
import { type Game, SPECTATOR, type Viewer } from './game.ts';
import { canonical } from './json.ts';
import type { Kinded } from './shapes.ts';

/** The seats that the game waits for: everybody at a table is told who they are. */
export function awaited(decisions: readonly Kinded[]): Seat[] {
  const seats = new Set<Seat>();
  for (const { seat, standing } of decisions) if (standing !== true) seats.add(seat);
  return [...seats].sort((a, b) => a - b);
}

/** Everything one viewer notices of a move: what they are told, what they then see and are asked, and who is awaited. */
export function observation<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  after: S,
  events: readonly E[],
  viewer: Viewer,
): string {
  const decisions = game.decisions(after);
  return canonical([
    game.view(after, viewer),
    events.map((event) => game.redact(event, viewer)).filter((told) => told !== null),
    decisions.filter((decision) => decision.seat === viewer),
    awaited(decisions),
  ]);
}

export function viewersOf<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  state: S,
): Viewer[] {
  const all: Viewer[] = [SPECTATOR];
  for (let seat = 0; seat < game.seatsOf(state); seat++) all.push(seat);
  return all;
}
