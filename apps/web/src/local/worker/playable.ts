import { seedFrom } from '@comptoir/kit';
import { byGame } from '../../catalog/folders.ts';
import type { GameId } from '../../catalog/game-card.ts';
import type { Playable } from './any-bot.ts';

/** Each game with its bots is a chunk of its own. */
const LOADERS = byGame(
  import.meta.glob<{ readonly playable: Playable }>([
    './games/*.ts',
    '../../../../../examples/*/page/playable.ts',
  ]),
  /\/([^/]+)\.ts$/,
);

/** The games that have bots here. */
export const playableGames = (): Iterable<GameId> => LOADERS.keys();

export async function loadPlayable(id: GameId): Promise<Playable> {
  const load = LOADERS.get(id);
  if (load === undefined) throw new Error(`there is no game called ${id}`);
  return (await load()).playable;
}

/** What a deal is made from. */
interface Deal {
  readonly options: unknown;
  readonly secret: string;
  readonly seats: readonly { readonly contribution: string | null }[];
}

/** The game with everything that this deal, or the position in its place, brings into play. */
export async function playableFor(
  id: GameId,
  { options, secret, seats }: Deal,
  position: unknown = null,
): Promise<Playable> {
  const playable = await loadPlayable(id);
  const reading = playable.game.readOptions(options);
  const contributions = seats.map(({ contribution }) => contribution);
  if (reading.ok) await playable.prepare?.(seedFrom({ secret, contributions }), reading.options, position);
  return playable;
}
