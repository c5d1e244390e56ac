import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessagePort, workerData } from 'node:worker_threads';
import type * as bots from '@comptoir/bots';
import type * as catalog from '@comptoir/catalog';
import type { Reply } from '@comptoir/kit';
import type { Asked, Engaged, Told } from './elsewhere.ts';

/** Runs in a thread: loads the players of another checkout's build and answers with them. */

const { port, bell, build, game: name, rules, bot: id, allowance } = workerData as Engaged;

/** Stories kept at a time, one per seat and game; a bot with a memory reads on in the same list. */
const MOST_STORIES = 16;
const stories = new Map<number, unknown[]>();

function storyOf({ story, from, news }: Asked): readonly unknown[] {
  const known = stories.get(story) ?? [];
  stories.delete(story);
  stories.set(story, known);
  known.length = from;
  known.push(...news);
  if (stories.size > MOST_STORIES) stories.delete(stories.keys().next().value as number);
  return known;
}

async function load<T>(folder: string): Promise<T | null> {
  const file = join(build, 'packages', folder, 'dist/index.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as T) : null;
}

async function engage(): Promise<((asked: Asked) => Told) | Told> {
  const players = await load<typeof bots>('bots');
  const games = await load<typeof catalog>('catalog');
  if (players === null || games === null) return { type: 'refused', why: 'no-build' };
  const entry = games.CATALOG.get(name);
  if (entry === undefined) return { type: 'refused', why: 'no-game' };
  const { game } = entry;
  if (game.rules !== rules) return { type: 'refused', why: 'rules', rules: game.rules };
  const found = entry.players.bots[id];
  if (found === undefined) return { type: 'refused', why: 'no-bot', bots: Object.keys(entry.players.bots) };
  const budget = (): bots.Budget =>
    allowance?.kind === 'millis'
      ? players.millis(allowance.most, () => performance.now())
      : players.plays(allowance?.most ?? 0);
  const bot = allowance === null ? found : players.withBudget(found, budget);
  return (asked) => {
    const { world, decision, rng } = asked;
    const situation = players.situationOf(game, world, decision, { rng, heard: storyOf(asked) });
    const reply: Reply =
      decision.standing === true ? bot.consider(situation) : { answer: bot.answer(situation) };
    return { type: 'reply', reply, rng };
  };
}

const tell = (told: Told): void => {
  port.postMessage(told);
  // The asking thread sleeps until it is woken.
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
};
const failed = (error: unknown): Told => ({
  type: 'failed',
  message: error instanceof Error ? error.message : String(error),
});

async function serve(from: MessagePort): Promise<void> {
  const engaged = await engage();
  if (typeof engaged !== 'function') return tell(engaged);
  from.on('message', (asked: Asked) => {
    try {
      tell(engaged(asked));
    } catch (error) {
      tell(failed(error));
    }
  });
  tell({ type: 'ready' });
}
serve(port).catch((error) => tell(failed(error)));
