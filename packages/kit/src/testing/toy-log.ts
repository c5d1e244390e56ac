import type { KitDecision, Menu, Move } from '../decision.ts';
import { type BaseState, type Effect, effectsFor, type Frame, NO_CARD } from '../effect.ts';
import type { Game } from '../game.ts';
import { cloneJson, type Json } from '../json.ts';
import { xoshiro } from '../random.ts';
import { defineGame, type GameParts } from '../runner.ts';

/** The smallest game on the kit, for tests of the runner: a log of what the steps did. The effect `main` is played. */
export interface Log extends BaseState {
  log: Json[];
}
export type Asked = KitDecision | Menu<KitDecision>;
export const effect = effectsFor<Log, Asked>();
type Parts = GameParts<Log, Asked, Json, null, null>;

export function logGame(
  effects: Record<string, Effect<Log, Asked>>,
  more: Partial<Parts> = {},
): Game<Log, Asked, Json, null, null> {
  return defineGame<Log, Asked, Json, null, null>({
    name: 'log',
    rules: 1,
    players: [2],
    optionSpecs: [],
    readOptions: () => ({ ok: true, options: null }),
    seats: () => 2,
    seatsOf: () => 2,
    begin: () => ({
      rng: xoshiro(1),
      log: [],
      stack: [
        {
          effect: 'main',
          step: effects.main!.first,
          owner: 0,
          card: NO_CARD,
          ...cloneJson(effects.main!.locals),
        } as Frame,
      ],
    }),
    effects,
    playsForced: () => true,
    whyNotOffered: () => null,
    view: () => null,
    redact: (event) => event,
    fold: () => null,
    determinize: (state) => state,
    clone: (state) => JSON.parse(JSON.stringify(state)) as Log,
    outcome: () => null,
    violations: () => [],
    migrate: (saved) => saved as unknown as Log,
    ...more,
  });
}

export const start = (game: ReturnType<typeof logGame>) => game.setup(1, null);
export const confirm = (id: string, seat = 0): Asked => ({ kind: 'confirm', id, seat, source: null });
export const number = (id: string, seat: number, max = 9): Asked => ({
  kind: 'pick-number',
  id,
  seat,
  source: null,
  min: 0,
  max,
});
export const say = (seat: number, id: string, answer: Json): Move => ({ seat, id, answer });
export const ids = (decisions: readonly Asked[]) => decisions.map(({ seat, id }) => `${seat} ${id}`);
