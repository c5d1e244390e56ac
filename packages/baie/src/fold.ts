import { unreachable } from '@comptoir/kit';
import type { Event } from './events.ts';
import { AT_SEA, NONE, PIER_OF_DOCK, REMOVED, ROGUE } from './pieces.ts';
import type { ColporteurView, PlayerView, View } from './view.ts';

/** Brings a view up to date with one event: the client's half of the story. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'phase':
      view.phase = event.phase;
      view.round = event.round;
      view.active = NONE;
      return view;
    case 'turn':
      view.active = event.seat;
      return view;
    case 'drawn':
    case 'returned':
    case 'boarded':
    case 'changed-boat':
    case 'went-to-pier':
    case 'went-to-hall':
    case 'went-to-bag':
    case 'docked':
    case 'boat-left':
    case 'harbour-cleared':
      return foldHarbour(view, event);
    case 'hourglass':
      view.hourglasses[event.seat] = event.space;
      return view;
    case 'landed':
      view.landed.splice(view.landed.indexOf(event.seat), 1);
      view.landed.push(event.seat);
      return view;
    case 'gathered':
      view.hourglasses.fill(event.space);
      view.landed = [...event.order];
      return view;
    case 'market-marker':
      view.market = event.hour;
      view.loadsClosed = event.closed;
      return view;
    case 'corruption-drawn':
    case 'corruption-discarded':
    case 'corruption-reshuffled':
    case 'recruited':
    case 'joined':
    case 'square':
      return foldCards(view, event);
    case 'space':
      player(view, event.seat).figure = event.space;
      return view;
    case 'team-used':
    case 'good-missed':
    case 'worked':
      return view;
    case 'good-gained':
      player(view, event.seat).stall[event.at] = event.good;
      player(view, event.seat).supply[event.good]! -= 1;
      return view;
    case 'gold':
      player(view, event.seat).gold += event.amount;
      return view;
    case 'shop': {
      const { shop } = player(view, event.seat);
      if (shop !== null) shop[event.part] = event.value;
      return view;
    }
    case 'selling':
      view.sale = { pier: event.pier, seller: event.seller, paid: 0 };
      return view;
    case 'sold':
      player(view, event.seat).stall[event.at] = NONE;
      player(view, event.seat).supply[event.good]! += 1;
      player(view, event.seat).gold += event.price;
      return view;
    case 'rogue-paid':
      view.sale.paid += 1;
      return view;
    case 'colporteur-drew':
    case 'colporteur-plays':
    case 'colporteur-moved-cards':
    case 'colporteur-shuffled':
    case 'reserved':
    case 'left-reserve':
    case 'reserve-slid':
      return view.colporteur === null ? view : foldColporteur(view, view.colporteur, event);
    case 'revealed':
      player(view, event.seat).corruption = [...event.cards];
      return view;
    case 'scored':
      player(view, event.seat).gold += event.clans - event.corruption;
      return view;
    default:
      return unreachable(event);
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const player = (view: View, seat: number): PlayerView => view.players[seat]!;

function takeOff(view: View, boat: number, adventurer: number): void {
  const seats = view.boats[boat]!;
  seats.splice(seats.indexOf(adventurer), 1);
}

function foldHarbour(
  view: View,
  event: Of<
    | 'drawn'
    | 'returned'
    | 'boarded'
    | 'changed-boat'
    | 'went-to-pier'
    | 'went-to-hall'
    | 'went-to-bag'
    | 'docked'
    | 'boat-left'
    | 'harbour-cleared'
  >,
): View {
  switch (event.type) {
    case 'drawn':
      view.bag[event.adventurer]! -= 1;
      view.drawn = event.adventurer;
      return view;
    case 'returned':
      view.bag[event.adventurer]! += 1;
      view.drawn = NONE;
      return view;
    case 'boarded':
      if (event.from === 'bag') view.bag[event.adventurer]! -= 1;
      else view.drawn = NONE;
      view.boats[event.boat]!.push(event.adventurer);
      return view;
    case 'changed-boat':
      takeOff(view, event.boat, event.adventurer);
      view.boats[event.to]!.push(event.adventurer);
      return view;
    case 'went-to-pier':
      takeOff(view, event.boat, event.adventurer);
      view.piers[event.pier]![event.adventurer]! += 1;
      return view;
    case 'went-to-hall':
      takeOff(view, event.boat, event.adventurer);
      view.halls[event.adventurer]! += 1;
      return view;
    case 'went-to-bag':
      takeOff(view, event.boat, event.adventurer);
      view.bag[event.adventurer]! += 1;
      return view;
    case 'docked':
      for (const adventurer of view.boats[event.boat]!)
        view.piers[PIER_OF_DOCK[event.dock]!]![adventurer]! += 1;
      view.boats[event.boat] = [];
      view.berths[event.boat] = event.dock;
      return view;
    case 'boat-left':
      for (const adventurer of view.boats[event.boat]!) {
        if (adventurer === ROGUE) view.lair += 1;
        else view.halls[adventurer]! += 1;
      }
      view.boats[event.boat] = [];
      if (event.removed) view.berths[event.boat] = REMOVED;
      return view;
    case 'harbour-cleared':
      for (const pier of view.piers) {
        pier.forEach((count, adventurer) => {
          view.bag[adventurer]! += count;
        });
        pier.fill(0);
      }
      view.berths.fill(AT_SEA);
      return view;
    default:
      return unreachable(event);
  }
}

function foldCards(
  view: View,
  event: Of<
    'corruption-drawn' | 'corruption-discarded' | 'corruption-reshuffled' | 'recruited' | 'joined' | 'square'
  >,
): View {
  switch (event.type) {
    case 'corruption-drawn':
      view.corruptionDeck -= 1;
      player(view, event.seat).corruption.push(event.card);
      return view;
    case 'corruption-discarded': {
      const { corruption } = player(view, event.seat);
      const at = corruption.indexOf(event.card);
      corruption.splice(at < 0 ? corruption.indexOf(null) : at, 1);
      view.corruptionDiscard.push(event.card);
      return view;
    }
    case 'corruption-reshuffled':
      view.corruptionDeck += view.corruptionDiscard.length;
      view.corruptionDiscard = [];
      return view;
    case 'recruited':
      view.square[event.slot] = NONE;
      return view;
    case 'joined':
      player(view, event.seat).team[event.at] = event.card;
      if (event.replaced !== NONE) view.townsfolkDeck += 1;
      return view;
    case 'square':
      view.square = [...event.cards];
      view.townsfolkDeck = event.deck;
      return view;
    default:
      return unreachable(event);
  }
}

function foldColporteur(
  view: View,
  colporteur: ColporteurView,
  event: Of<
    | 'colporteur-drew'
    | 'colporteur-plays'
    | 'colporteur-moved-cards'
    | 'colporteur-shuffled'
    | 'reserved'
    | 'left-reserve'
    | 'reserve-slid'
  >,
): View {
  switch (event.type) {
    case 'colporteur-drew':
      colporteur.pack -= 1;
      colporteur[event.place] = event.card;
      return view;
    case 'colporteur-plays':
      return view;
    case 'colporteur-moved-cards':
      colporteur.discard.push(colporteur.right);
      colporteur.right = colporteur.left;
      colporteur.left = NONE;
      return view;
    case 'colporteur-shuffled':
      colporteur.pack += colporteur.discard.length;
      colporteur.discard = [];
      if (!event.all) return view;
      for (const place of ['left', 'right'] as const) {
        if (colporteur[place] !== NONE) colporteur.pack += 1;
        colporteur[place] = NONE;
      }
      return view;
    case 'reserved':
      view.bag[event.adventurer]! -= 1;
      colporteur.reserve[event.at] = event.adventurer;
      return view;
    case 'left-reserve':
      colporteur.reserve[event.at] = NONE;
      view.drawn = event.adventurer;
      return view;
    case 'reserve-slid':
      colporteur.reserve = [...event.reserve];
      return view;
    default:
      return unreachable(event);
  }
}
