import { BOATS, type Event, FACES, type MerchantId, RECRUIT_SPACE } from '@comptoir/baie';
import type { IconName } from '../../../art/icons.ts';
import type { Picture, Spots } from '../../../table/game-screen.ts';
import { PIER_PLACES } from '../art/harbour-plan.ts';
import { signOf } from '../art/merchant-looks.ts';
import { adventurerAt, boatPlace } from './reading.ts';

/** The sign of the merchant whose space (`A-S1`) or work (`A.take`) it is; the common spaces have none. */
const shopOf = (id: string): IconName => {
  const [letter = ''] = id.split(/[-.]/);
  return letter in FACES ? signOf(letter as MerchantId) : 'village';
};

function iconOf(event: Event): IconName {
  switch (event.type) {
    case 'space':
      return event.space === RECRUIT_SPACE ? 'three-friends' : shopOf(event.space);
    case 'worked':
      return shopOf(event.work);
    case 'recruited':
    case 'joined':
      return 'three-friends';
    case 'docked':
      return 'anchor';
    case 'boarded':
    case 'changed-boat':
    case 'went-to-pier':
    case 'went-to-hall':
    case 'went-to-bag':
    case 'boat-left':
      return 'sailboat';
    case 'landed':
    case 'hourglass':
      return 'hourglass';
    case 'corruption-drawn':
    case 'corruption-discarded':
      return 'sea-serpent';
    case 'good-gained':
    case 'good-missed':
      return 'wooden-crate';
    case 'sold':
    case 'gold':
      return 'coin';
    default:
      return 'village';
  }
}

const boatAt = (boat: number): string[] => {
  const name = BOATS[boat];
  return name === undefined ? [] : [`boat-${boatPlace(name)}`];
};

/** Boats, piers, halls, the square and the clock; what is done in a shop is seen at the tag of its merchant. */
export function spotsOf(event: Event): Spots {
  switch (event.type) {
    case 'boarded':
    case 'docked':
    case 'boat-left':
      return { lit: boatAt(event.boat) };
    case 'changed-boat':
      return { lit: [...boatAt(event.boat), ...boatAt(event.to)] };
    case 'went-to-pier':
      return { lit: [`pier-${PIER_PLACES[event.pier]}`] };
    case 'went-to-hall':
      return { lit: [`hall-${adventurerAt(event.adventurer)}`] };
    case 'hourglass':
    case 'landed':
      return { lit: [`hour-${event.seat}`] };
    case 'recruited':
      return { lit: [`slot-${event.slot}`] };
    case 'sold':
    case 'rogue-paid':
      return { lit: [`pier-${PIER_PLACES[event.pier]}`] };
    default:
      return { lit: [] };
  }
}

/** The board shows what happened; a sign says what kind of thing it was. */
export const picture = (event: Event): Picture => ({ icon: iconOf(event), cards: [] });
