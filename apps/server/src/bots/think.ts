import { type Mishap, millis, situationOf, thoughtOf } from '@comptoir/bots';
import { xoshiro } from '@comptoir/kit';
import { GAMES } from '../games.ts';
import type { Thinking, Thought } from '../table/bot-seats.ts';

/**
 * Runs in a worker. The bot gets its view and worlds that look the same to it; the state stays here. Null is no thought:
 * it is sent to have a worker started.
 */
export default function think(thought: Thought | null): Thinking {
  if (thought === null) return { answer: null, mishap: null };
  const { game: name, bot: id, decision, state, heard, seed, budget } = thought;
  const entry = GAMES.get(name);
  const bot = entry?.bots[id] ?? entry?.bots.random;
  if (entry === undefined || bot === undefined) throw new Error(`no bot ${id} for ${name}`);
  const { game } = entry;
  const real = state as Parameters<typeof game.view>[0];
  const rng = xoshiro(seed);
  const situation = {
    ...situationOf(game, real, decision, { rng, heard }),
    budget: millis(budget, () => performance.now()),
  };
  let mishap: Mishap | null = null;
  const pieces = thoughtOf(bot, situation, (met) => {
    mishap = met;
  });
  let piece = pieces.next();
  while (piece.done !== true) piece = pieces.next();
  return { answer: piece.value, mishap };
}
