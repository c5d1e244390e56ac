import {
  ADVENTURERS,
  BOATS,
  boatSeats,
  CLANS,
  DOCKS,
  GOODS,
  handHours,
  handsOf,
  isAtSea,
  isOpen,
  loadsAfter,
  NONE,
  numbersOf,
  PIERS,
  priceAt,
  type View,
} from '@comptoir/baie';
import { must, type Seat } from '@comptoir/kit';
import type { AdventurerKind, Clan, ClanMark, Good, Merchant } from '../art/clans.ts';
import {
  type BoatView,
  DOCK_PLACES,
  type HarbourView,
  PIER_PLACES,
  type PriceChip,
  SEA_PLACES,
} from '../art/harbour-plan.ts';

/** What the drawings want to know, from a view. A piece that is not known is never drawn as another one. */

export const adventurerAt = (adventurer: number): AdventurerKind =>
  must(ADVENTURERS[adventurer], `adventurer ${adventurer}`);
export const adventurerNamed = (letter: string): AdventurerKind =>
  must(
    ADVENTURERS.find((kind) => kind === letter),
    `adventurer ${letter}`,
  );
export const goodOf = (good: number): Good => must(GOODS[good], `good ${good}`);
export const clanAt = (clan: number): Clan => must(CLANS[clan], `clan ${clan}`);
export const merchantOf = (view: View, seat: Seat): Merchant => view.config.merchants[seat] as Merchant;
export const marksOf = (icons: string): ClanMark[] => [...icons] as ClanMark[];

function crowd(counts: readonly number[] | undefined): AdventurerKind[] {
  return (counts ?? []).flatMap((n, kind) => Array.from({ length: n }, () => adventurerAt(kind)));
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
      return [
        place,
        {
          berth: isAtSea(view, boat) ? 'sea' : (DOCK_PLACES[view.berths[boat] ?? NONE] ?? 'gone'),
          passengers: (view.boats[boat] ?? []).map(adventurerAt),
          seats: boatSeats(view, boat),
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
  must(SEA_PLACES[BOATS.indexOf(boat as 'LO')], `boat ${boat}`);
export const dockPlace = (dock: string): (typeof DOCK_PLACES)[number] =>
  must(DOCK_PLACES[DOCKS.indexOf(dock as 'L-OUT')], `dock ${dock}`);

export const pierAt = (pier: number): (typeof PIERS)[number] => must(PIERS[pier], `pier ${pier}`);

/** B-024: a mouse that has left its hand sits on an hour that is past. */
export const miceOf = (round: number): readonly (number | 'H1' | 'H2')[] => [
  isOpen(0, round) ? 1 : 'H1',
  isOpen(1, round) ? 2 : 'H2',
];

/** The hands of the dial by name, with the hours they join. */
export const handsIn = (
  view: View,
): readonly { readonly id: 'H1' | 'H2'; readonly from: number; readonly to: number }[] =>
  handsOf(view).map((hand, at) => ({ id: at === 0 ? 'H1' : 'H2', ...handHours(view, hand) }));

/** The adventurer markers of the dial; none once the docks are full. */
export const markersOf = (view: View): readonly { readonly after: number; readonly loads: number }[] =>
  view.loadsClosed ? [] : numbersOf(view).markers.map((after) => ({ after, loads: loadsAfter(view, after) }));

export const cardsIn = (list: readonly number[]): number => list.filter((one) => one !== NONE).length;
