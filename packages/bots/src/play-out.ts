import {
  type BaseState,
  Defect,
  type Game,
  type Kinded,
  LEAVE,
  type Move,
  type Outcome,
  type Rng,
  type Seat,
  xoshiro,
} from '@comptoir/kit';
import type { Bot, Situation } from './bot.ts';
import { situationOf } from './situation.ts';

/** A game among bots, from set-up to the end or to the limit. */
export interface PlayOut<S> {
  readonly state: S;
  readonly outcome: Outcome | null;
  readonly decisions: number;
}

export interface PlayOutOptions<S extends BaseState, D extends Kinded> {
  readonly limit: number;
  /** Looks at the state before each decision. */
  readonly each?: (state: S, decisions: readonly D[]) => void;
  /** Told every move that is played. */
  readonly moved?: (move: Move, state: S) => void;
}

/** Plays to the end. K-215: after each move of a required decision, seats with a standing one are asked once, in turn order. */
export function playOut<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  options: O,
  seed: number,
  bots: readonly Bot<S, D, E, V, O>[],
  { limit, each, moved }: PlayOutOptions<S, D>,
): PlayOut<S> {
  const state = game.setup(seed, options);
  const rngs = bots.map((_, seat) => xoshiro(seed * 31 + seat + 7));
  const heard: E[][] = bots.map(() => []);
  let decisions = game.decisions(state);
  let count = 0;

  const botAt = (seat: Seat): Bot<S, D, E, V, O> => {
    const bot = bots[seat];
    if (bot === undefined) throw new Defect(`no bot at seat ${seat}`);
    return bot;
  };
  const situation = (decision: D): Situation<S, D, E, V, O> =>
    situationOf(game, state, decision, {
      rng: rngs[decision.seat] as Rng,
      heard: heard[decision.seat] as E[],
    });
  const play = (move: Move): void => {
    const events: E[] = [];
    moved?.(move, state);
    decisions = game.apply(state, move, events);
    for (const event of events) {
      for (const [seat, story] of heard.entries()) {
        const told = game.redact(event, seat);
        if (told !== null) story.push(told);
      }
    }
    count += 1;
  };

  while (decisions.length > 0 && count < limit) {
    each?.(state, decisions);
    const decision = decisions.find((candidate) => candidate.standing !== true);
    if (decision === undefined) throw new Defect('nobody is awaited, yet the game is not over');
    play({ seat: decision.seat, id: decision.id, answer: botAt(decision.seat).answer(situation(decision)) });
    for (const offered of decisions.filter((candidate) => candidate.standing === true)) {
      // An earlier answer may have ended this chance.
      const open = decisions.find(
        (candidate) =>
          candidate.seat === offered.seat && candidate.id === offered.id && candidate.standing === true,
      );
      if (open === undefined) continue;
      const reply = botAt(open.seat).consider(situation(open));
      if (reply !== LEAVE) play({ seat: open.seat, id: open.id, answer: reply.answer });
    }
  }
  return { state, outcome: game.outcome(state), decisions: count };
}
