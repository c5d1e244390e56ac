import type { CardId, Seat } from '@comptoir/kit';
import type { Event, Place } from '@comptoir/vallee';

/** Known cards on top of a deck, the top last; null for one that was not seen. */
export type Tops = (CardId | null)[];

const isTopOf = (place: Place, seat: Seat): boolean =>
  place.zone === 'deck' && place.seat === seat && place.bottom !== true;

/** Brings what is known of the top of a seat's deck up to date with an event, as whoever knows it was told. */
export function retop(tops: Tops, seat: Seat, event: Event): void {
  switch (event.type) {
    case 'moved':
      if (isTopOf(event.from, seat)) tops.pop();
      if (isTopOf(event.to, seat)) tops.push(event.card);
      return;
    case 'shuffled':
      if (isTopOf(event.place, seat)) tops.length = 0;
      return;
    case 'reshuffled':
      if (isTopOf(event.into, seat)) tops.length = 0;
      return;
    default:
  }
}
