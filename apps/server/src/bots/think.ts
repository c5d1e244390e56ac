import { type Advice, advise, type Mishap, millis, situationOf, thoughtOf } from '@comptoir/bots';
import { LEAVE, xoshiro } from '@comptoir/kit';
import { GAMES, type TableGame } from '../games.ts';
import type { Thinking, Thought } from '../table/bot-seats.ts';

/**
 * Runs in a worker. The bot gets its view and worlds that look the same to it; the state stays here. Null only starts a
 * worker.
 */
export default function think(thought: Thought | null): Thinking {
  if (thought === null) return { reply: LEAVE, mishap: null };
  const { game: name, bot: id } = thought;
  const entry = GAMES.get(name);
  const bot = entry?.bots[id] ?? entry?.bots.random;
  if (entry === undefined || bot === undefined) throw new Error(`no bot ${id} for ${name}`);
  let mishap: Mishap | null = null;
  const reply = thinkThrough(
    thoughtOf(bot, situationIn(entry, thought), (met) => {
      mishap = met;
    }),
  );
  return { reply, mishap };
}

/** Runs in a worker: the best few answers, for a person who asks. */
export function counsel(thought: Omit<Thought, 'bot'>): readonly Advice<unknown>[] {
  const entry = GAMES.get(thought.game);
  if (entry === undefined) throw new Error(`no advice for ${thought.game}`);
  const situation = situationIn(entry, thought);
  return thinkThrough(advise(entry.brain, situation, situation.budget));
}

function situationIn({ game }: TableGame, { decision, state, heard, seed, budget }: Omit<Thought, 'bot'>) {
  const real = state as Parameters<typeof game.view>[0];
  return {
    ...situationOf(game, real, decision, { rng: xoshiro(seed), heard }),
    budget: millis(budget, () => performance.now()),
  };
}

function thinkThrough<T>(thought: Generator<number, T>): T {
  let piece = thought.next();
  while (piece.done !== true) piece = thought.next();
  return piece.value;
}
