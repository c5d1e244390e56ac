import { type GameRecord, type RecordSeat, seedFrom } from '@comptoir/kit';
import type { GameId } from '../catalog/games.ts';
import type { AnyScreen } from '../table/game-screen.ts';
import { loadScreen } from './screens.ts';

/** What a game was dealt from. */
export interface Dealt {
  readonly header: Pick<GameRecord['header'], 'options'> & { readonly seats: readonly RecordSeat[] };
  readonly footer: Pick<GameRecord['footer'], 'secret'>;
}

/** The screen, with everything that it takes to play this record again. */
export async function screenOfRecord(game: GameId, { header, footer }: Dealt): Promise<AnyScreen> {
  const screen = await loadScreen(game);
  const reading = screen.game.readOptions(header.options);
  const contributions = header.seats.map(({ contribution }) => contribution);
  if (reading.ok)
    await screen.parts?.fetch(
      screen.parts.dealt(seedFrom({ secret: footer.secret, contributions }), reading.options),
    );
  return screen;
}
