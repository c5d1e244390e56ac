import type { AnyGame, BaseState, Json, Kinded, Seat } from '@comptoir/kit';
import { type Aim, isLeftOut, type PuzzleGame } from './aims.ts';

/** What the best play after one answer reaches, by aim. */
export interface Branch {
  readonly answer: Json;
  readonly best: readonly number[];
}

export interface Explored {
  readonly branches: readonly Branch[];
  /** Positions that were looked at. */
  readonly positions: number;
}

/**
 * Every way to play a turn to its end, from a question of the active seat on. Null when there are more positions than the game wants, or
 * when somebody else would be asked before the turn is over: then nothing is proven.
 */
export function explore(game: AnyGame, rules: PuzzleGame, state: BaseState, seat: Seat): Explored | null {
  const start = rules.turn(game.view(state, seat));
  let positions = 0;
  let isOpen = true;
  const valuesOf = (view: unknown): number[] => rules.aims.map((aim: Aim) => aim.value(view, seat));

  function bestFrom(at: BaseState, asked: readonly Kinded[]): number[] {
    positions += 1;
    if (positions > rules.most) isOpen = false;
    const view = game.view(at, seat);
    const best = valuesOf(view);
    if (!isOpen || asked.length === 0 || rules.turn(view) !== start) return best;
    const [decision] = asked;
    if (decision === undefined || asked.length > 1 || decision.seat !== seat) {
      isOpen = false;
      return best;
    }
    let isFirst = true;
    for (const answer of game.answers(decision)) {
      if (isIdle(answer)) continue;
      const found = bestAfter(at, decision, answer);
      for (let i = 0; i < best.length; i++)
        best[i] = isFirst ? (found[i] as number) : Math.max(best[i] as number, found[i] as number);
      isFirst = false;
      if (!isOpen) break;
    }
    return best;
  }
  function bestAfter(at: BaseState, { id }: Kinded, answer: Json): number[] {
    const next = game.clone(at);
    return bestFrom(next, game.proceed(next, { seat, id, answer }));
  }
  const isIdle = (answer: Json): boolean => isLeftOut(rules, answer);

  const asked = game.decisions(state).filter(({ standing }) => standing !== true);
  const [decision] = asked;
  if (decision === undefined || asked.length > 1 || decision.seat !== seat) return null;
  const branches: Branch[] = [];
  for (const answer of game.answers(decision)) {
    const best = isIdle(answer)
      ? valuesOf(game.view(state, seat))
      : bestAfter(game.clone(state), decision, answer);
    if (!isOpen) return null;
    branches.push({ answer, best });
  }
  return { branches, positions };
}
