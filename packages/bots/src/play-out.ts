import {
  advance,
  type BaseState,
  courseAt,
  Defect,
  type Game,
  heardBy,
  type Kinded,
  LEAVE,
  learn,
  type Move,
  nextToAsk,
  noteLooked,
  type Outcome,
  type Rng,
  xoshiro,
} from '@comptoir/kit';
import type { Bot } from './bot.ts';
import { situationOf } from './situation.ts';

/** A game among bots, from set-up to the end or to the limit. */
export interface PlayOut<S> {
  readonly state: S;
  readonly outcome: Outcome | null;
  readonly decisions: number;
}

export interface PlayOutOptions<S extends BaseState, D extends Kinded> {
  readonly limit: number;
  /** Looks at the state before each answer that the game waits for. */
  readonly each?: (state: S, decisions: readonly D[]) => void;
  /** Told every move that is played. */
  readonly moved?: (move: Move, state: S) => void;
}

/** Plays to the end with the kit's driver, so that bots are asked in the same order as at every other table. */
export function playOut<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  options: O,
  seed: number,
  bots: readonly Bot<S, D, E, V, O>[],
  { limit, each, moved }: PlayOutOptions<S, D>,
): PlayOut<S> {
  const rngs = bots.map((_, seat) => xoshiro(seed * 31 + seat + 7));
  const events: E[] = [];
  const course = courseAt(game, { seq: 0, state: game.setup(seed, options, events) });
  const base = { seq: 0, fresh: () => game.setup(seed, options) };
  learn(course, base, [{ seq: 0, item: { seq: 0, move: null, events } }]);

  while (course.decisions.length > 0 && course.seq < limit) {
    const decision = nextToAsk(course);
    if (decision === null) throw new Defect('nobody is awaited, yet the game is not over');
    const { seat, id } = decision;
    const bot = bots[seat];
    if (bot === undefined) throw new Defect(`no bot at seat ${seat}`);
    const rng = rngs[seat] as Rng;
    const situation = situationOf(game, course.state, decision, { rng, heard: heardBy(course, seat) });
    let move: Move;
    if (decision.standing === true) {
      noteLooked(course.asking, decision);
      const reply = bot.consider(situation);
      if (reply === LEAVE) continue;
      move = { seat, id, answer: reply.answer };
    } else {
      each?.(course.state, course.decisions);
      move = { seat, id, answer: bot.answer(situation) };
    }
    moved?.(move, course.state);
    advance(course, move);
  }
  return { state: course.state, outcome: game.outcome(course.state), decisions: course.seq };
}
