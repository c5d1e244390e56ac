import { xoshiro } from '@comptoir/kit';
import { GAMES } from '../games.ts';
import type { Thought } from '../table/bot-seats.ts';

/** Runs in a worker. The bot gets its view and worlds that look the same to it; the state stays here. */
export default function think({ game: name, bot: id, seat, decision, state, heard, seed }: Thought) {
  const entry = GAMES.get(name);
  const bot = entry?.bots[id] ?? entry?.bots.random;
  if (entry === undefined || bot === undefined) throw new Error(`no bot ${id} for ${name}`);
  const { game } = entry;
  const real = state as Parameters<typeof game.view>[0];
  const rng = xoshiro(seed);
  const situation = {
    game,
    seat,
    view: game.view(real, seat),
    decision,
    world: () => game.determinize(real, [seat], rng),
    rng,
    heard,
  };
  return decision.standing === true ? bot.consider(situation) : bot.answer(situation);
}
