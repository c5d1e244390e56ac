import {
  ADVENTURERS,
  BOATS,
  CLANS,
  DOCKS,
  GOODS,
  hour,
  loadsAfter,
  NONE,
  PRICES,
  type View,
} from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import type { AdventurerKind, Clan, ClanMark, Good, Merchant } from '../art/clans.ts';
import {
  type BoatView,
  DOCKS as DOCK_PLACES,
  type HarbourView,
  PIERS as PIER_PLACES,
  type PriceChip,
  SEA_PLACES,
} from '../art/harbour-plan.ts';

/** What the drawings want to know, from a view. */

const AT_SEA = -1;
/** B-023: spaces of the two hands, and the hours they start from and lead to. */
const HANDS = [
  { space: 13, from: hour(5), to: hour(8), round: 2 },
  { space: 19, from: hour(8), to: hour(11), round: 3 },
] as const;

export const kindOf = (adventurer: number): AdventurerKind => ADVENTURERS[adventurer] ?? 'X';
export const goodOf = (good: number): Good => GOODS[good] ?? 'sR';
export const clanAt = (clan: number): Clan => CLANS[clan] ?? 'R';
export const merchantOf = (view: View, seat: Seat): Merchant => (view.merchants[seat] ?? 'A') as Merchant;
export const isPeddler = (view: View, seat: Seat): boolean => view.peddler !== null && seat === view.humans;
export const marksOf = (icons: string): ClanMark[] => [...icons] as ClanMark[];

/** B-101: large goods at the Bazaar, small ones on the Square, both at the Black Market. */
const sellsAt = (pier: number, good: number): boolean => (pier === 0 ? good > 3 : pier === 2 || good < 4);

/** B-102, B-170: what a good would bring at a pier now; 0 where it does not sell. */
export function priceAt(view: View, pier: number, good: number): number {
  if (!sellsAt(pier, good)) return 0;
  const paid = view.sale.pier === pier ? view.sale.paid : 0;
  return (PRICES[good] ?? 0) * ((view.piers[pier]?.[good & 3] ?? 0) + paid);
}

function crowd(counts: readonly number[] | undefined): AdventurerKind[] {
  return (counts ?? []).flatMap((n, kind) => Array.from({ length: n }, () => kindOf(kind)));
}

function prices(view: View, pier: number): PriceChip[] {
  return CLANS.flatMap((clan, i) => {
    const gold = [priceAt(view, pier, i), priceAt(view, pier, 4 + i)].filter((price) => price > 0);
    return gold.length > 0 ? [{ clan, gold }] : [];
  });
}

export function harbourOf(view: View): HarbourView {
  const boats = Object.fromEntries(
    SEA_PLACES.map((place, boat): [string, BoatView] => {
      const berth = view.berths[boat] ?? AT_SEA;
      return [
        place,
        {
          berth: berth === AT_SEA ? 'sea' : (DOCK_PLACES[berth] ?? 'gone'),
          passengers: (view.boats[boat] ?? []).map(kindOf),
        },
      ];
    }),
  ) as HarbourView['boats'];
  const piers = Object.fromEntries(
    PIER_PLACES.map((place, pier) => [
      place,
      { clients: crowd(view.piers[pier]), prices: prices(view, pier) },
    ]),
  ) as unknown as HarbourView['piers'];
  const [R = 0, G = 0, B = 0, Y = 0] = view.halls;
  return { boats, piers, halls: { R, G, B, Y, X: view.lair } };
}

export const boatPlace = (boat: string): (typeof SEA_PLACES)[number] =>
  SEA_PLACES[BOATS.indexOf(boat as 'LO')] ?? 'left-outer';
export const dockPlace = (dock: string): (typeof DOCK_PLACES)[number] =>
  DOCK_PLACES[DOCKS.indexOf(dock as 'L-OUT')] ?? 'bazaar';

/** B-024: a mouse that has left its hand sits on an hour that is past. */
export const miceOf = (round: number): readonly (number | 'H1' | 'H2')[] => [
  round >= 2 ? 1 : 'H1',
  round >= 3 ? 2 : 'H2',
];

export const markersOf = (view: View): readonly [number, number, number, number] => {
  const seats = view.players.length;
  if (view.loadsClosed) return [0, 0, 0, 0];
  return [loadsAfter(3, seats), loadsAfter(6, seats), loadsAfter(9, seats), loadsAfter(11, seats)];
};

export interface Ride {
  readonly from: number;
  readonly to: number;
  readonly loads: number;
  /** Whether an open hand starts on the way (B-073). */
  readonly passesHand: boolean;
}

/** 4.4: where an hourglass stands after paying hours along the ring, and the markers it passes. */
export function rideOf(view: View, seat: Seat, hours: number): Ride {
  const from = view.hourglasses[seat] ?? 0;
  let at = from;
  let loads = 0;
  let passesHand = false;
  for (let i = 0; i < hours; i++) {
    const hand = HANDS.find(({ space }) => space === at);
    if (hand !== undefined) {
      at = hand.to;
      continue;
    }
    if (HANDS.some((one) => one.from === at && view.round >= one.round)) passesHand = true;
    if (!view.loadsClosed && at < hour(12)) loads += loadsAfter(at / 2, view.players.length);
    at += 2;
  }
  return { from, to: at, loads, passesHand };
}

export const cardsIn = (list: readonly number[]): number => list.filter((one) => one !== NONE).length;
