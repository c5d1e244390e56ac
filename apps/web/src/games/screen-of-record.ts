import { type GameRecord, seedFrom } from '@comptoir/kit';
import type { GameId } from '../catalog/games.ts';
import type { AnyScreen } from '../table/game-screen.ts';
import { loadScreen } from './screens.ts';

/** The screen, with everything that it takes to play this record again. */
export async function screenOfRecord(game: GameId, record: GameRecord): Promise<AnyScreen> {
  const screen = await loadScreen(game);
  const { header, footer } = record;
  const reading = screen.game.readOptions(header.options);
  const contributions = header.seats.map(({ contribution }) => contribution);
  if (reading.ok)
    await screen.parts?.fetch(
      screen.parts.dealt(seedFrom({ secret: footer.secret, contributions }), reading.options),
    );
  return screen;
}
