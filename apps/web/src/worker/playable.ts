import { type Bot, randomBot } from '@comptoir/bots';
import type { AnyGame, BaseState, Kinded } from '@comptoir/kit';
import type { GameId } from '../games.ts';

export type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;

/** A game with its bots, as the worker plays it. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
}

const random: AnyBot = randomBot<BaseState, Kinded, unknown, unknown, unknown>();

const LOADERS: Readonly<Partial<Record<GameId, () => Promise<Playable>>>> = {
  vallee: async () => {
    const { vallee } = await import('@comptoir/vallee');
    return { game: vallee as unknown as AnyGame, bots: { random } };
  },
};

export async function loadPlayable(id: GameId): Promise<Playable> {
  const load = LOADERS[id];
  if (!load) throw new Error(`${id} cannot be played yet`);
  return load();
}
