import { during } from '../browser/settled.ts';
import { byGame } from '../catalog/folders.ts';
import type { GameId } from '../catalog/games.ts';
import type { Offer } from '../catalog/offer.ts';

const OFFERS = byGame(
  import.meta.glob<{ readonly offer: Offer }>(['./*/offer.ts', '../../../../examples/*/page/offer.ts']),
  /\/([^/]+)\/offer\.ts$/,
);

export async function loadOffer(game: GameId): Promise<Offer | null> {
  const load = OFFERS.get(game);
  if (load === undefined) return null;
  const { offer } = await during(load());
  await during(offer.fetch());
  return offer;
}
