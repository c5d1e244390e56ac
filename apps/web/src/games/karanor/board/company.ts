import { isAddressee, type Offer } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import type { KaranorScene } from './act.ts';

/** Who else sits at this very screen. */
const besideMe = (scene: KaranorScene): Seat[] =>
  scene.table.place === 'local'
    ? scene.now.info.seats.flatMap(({ kind }, seat) =>
        kind === 'bot' || seat === scene.viewer ? [] : [seat],
      )
    : [];

/** Whom an offer of one's own waits for, as far as they sit here. */
export const addressees = (scene: KaranorScene, offer: Offer): Seat[] =>
  offer.from === scene.viewer ? besideMe(scene).filter((seat) => isAddressee(offer, seat)) : [];

/** Somebody at this screen is waited for, and it is not the one who looks. */
export const waitedHere = (scene: KaranorScene): Seat[] => {
  const { awaited } = scene.stage.live;
  return awaited.includes(scene.viewer) ? [] : besideMe(scene).filter((seat) => awaited.includes(seat));
};
