import { type Flow, goto, type Seat } from '@comptoir/kit';
import { STOP } from '../../decisions.ts';
import { CLANS, clanNamed, large, small } from '../../pieces.ts';
import { effect, pickOption } from '../../rules/asking.ts';
import { drawCorruption } from '../../rules/corruption.ts';
import { canGain, gainGood, immediatePatronage } from '../../rules/goods.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import { CURSED, IDOL, type Island, SHIPS, shopOf, showIslands, tokenKind, topOf, turnUp } from './board.ts';
import { CATCH_CLAN, islandOf, OUTPOST_CLAN, PORT, ZONES } from './map.ts';

/** docs/rules/baie.md, 14.3, and the team abilities that land or flag. */

const shipNamed = (name: string): number => SHIPS.indexOf(name as 'V1');

/** K-020: a catch is landed if its good can be gained (K-021). */
function landCatch(g: State, seat: Seat, zone: number): void {
  const shop = shopOf(g, seat);
  const clan = CATCH_CLAN[zone]!;
  if (clan < 0 || shop.stock[clan] === 0 || !canGain(g, seat, small(clan))) return;
  gainGood(g, seat, small(clan));
  shop.stock[clan]! -= 1;
  showPart(g, seat, 'stock');
}

const canLand = (g: State, seat: Seat, zone: number): boolean => {
  const clan = CATCH_CLAN[zone]!;
  return clan >= 0 && shopOf(g, seat).stock[clan]! > 0 && canGain(g, seat, small(clan));
};

/** The island where the ship lies, if it has a token. */
function islandAt(g: State, seat: Seat, ship: number): Island | null {
  const shop = shopOf(g, seat);
  const island = shop.islands[islandOf(shop.ships[ship]!)];
  return island !== undefined && island.tokens.length > 0 ? island : null;
}

function spend(g: State, seat: Seat, island: Island): void {
  shopOf(g, seat).spent.push(island.tokens.pop()!);
  island.isUp = false; // K-022
  island.isSeen = false;
  showIslands(g, seat);
}

const gainableClans = (g: State, seat: Seat): string[] =>
  CLANS.filter((_, clan) => canGain(g, seat, large(clan)));

const PAIRS = ['RG', 'RB', 'RY', 'GB', 'GY', 'BY'];

const kindAt = (g: State, seat: Seat, ship: number): number => {
  const island = islandAt(g, seat, ship);
  return island === null ? -1 : tokenKind(topOf(island));
};

/** Ships out of port; several in the open sea are alike, the first of them is offered. */
const shipsOut = (g: State, seat: Seat): string[] => {
  const { ships } = shopOf(g, seat);
  return SHIPS.filter((_, ship) => ships[ship] !== PORT && ships.indexOf(ships[ship]!) === ship);
};

export const hasShipOut = (g: State, seat: Seat): boolean =>
  shopOf(g, seat).ships.some((zone) => zone !== PORT);

/** K-020 to K-022 */
export const recall = effect({ ship: -1, recalled: 0 }, ({ run, choose }) => ({
  ship: choose<string>(
    (g, f) => {
      const ships = shipsOut(g, f.owner);
      if (ships.length > 0 && f.recalled > 0) ships.push(STOP);
      return pickOption('recall.ship', f.owner, ships);
    },
    (g, f, answer): Flow => {
      if (answer === STOP) return 'done';
      f.ship = shipNamed(answer);
      f.recalled += 1;
      const zone = shopOf(g, f.owner).ships[f.ship]!;
      tellWork(f.owner, 'K.recall', { ship: answer, zone: ZONES[zone]! });
      landCatch(g, f.owner, zone);
      if (turnUp(shopOf(g, f.owner), zone)) showIslands(g, f.owner);
      const island = islandAt(g, f.owner, f.ship);
      if (island === null) return goto('home');
      const kind = tokenKind(topOf(island));
      if (kind === CURSED) return goto('cursed');
      if (kind === IDOL) return goto('idol');
      if (gainGood(g, f.owner, large(kind))) spend(g, f.owner, island);
      return goto('home');
    },
    'done',
  ),
  cursed: choose<string>(
    (g, f) =>
      kindAt(g, f.owner, f.ship) === CURSED
        ? pickOption('recall.chest', f.owner, gainableClans(g, f.owner))
        : null,
    (g, f, answer) => {
      const island = islandAt(g, f.owner, f.ship)!;
      gainGood(g, f.owner, large(clanNamed(answer)));
      spend(g, f.owner, island);
      drawCorruption(g, f.owner);
      return goto('home');
    },
    goto('home'), // K-021: it stays
  ),
  idol: choose<string>(
    (_, f) => pickOption('recall.idol', f.owner, PAIRS),
    (g, f, answer) => {
      for (const letter of answer) immediatePatronage(g, f.owner, clanNamed(letter));
      spend(g, f.owner, islandAt(g, f.owner, f.ship)!);
    },
  ),
  home: run((g, f) => {
    shopOf(g, f.owner).ships[f.ship] = PORT;
    showPart(g, f.owner, 'ships');
    return goto('ship');
  }),
}));

/** The ship that lies in each of these zones; zones of catch and outposts hold one at most. */
const shipsWhere = (g: State, seat: Seat, holds: (zone: number) => boolean): string[] =>
  SHIPS.filter((_, ship) => holds(shopOf(g, seat).ships[ship]!));

const netShips = (g: State, seat: Seat): string[] => shipsWhere(g, seat, (zone) => canLand(g, seat, zone));
const outpostShips = (g: State, seat: Seat): string[] =>
  shipsWhere(g, seat, (zone) => OUTPOST_CLAN[zone]! >= 0);
export const hasNetShip = (g: State, seat: Seat): boolean => netShips(g, seat).length > 0;
export const hasOutpostShip = (g: State, seat: Seat): boolean => outpostShips(g, seat).length > 0;

/** K-042 */
export const nets = effect({}, ({ choose }) => ({
  ship: choose<string>(
    (g, f) => pickOption('nets.ship', f.owner, netShips(g, f.owner)),
    (g, f, answer) => {
      const zone = shopOf(g, f.owner).ships[shipNamed(answer)]!;
      tellWork(f.owner, 'K.nets', { ship: answer, zone: ZONES[zone]! });
      landCatch(g, f.owner, zone);
    },
  ),
}));

/** K-044 */
export const colours = effect({}, ({ choose }) => ({
  ship: choose<string>(
    (g, f) => pickOption('colours.ship', f.owner, outpostShips(g, f.owner)),
    (g, f, answer) =>
      immediatePatronage(g, f.owner, OUTPOST_CLAN[shopOf(g, f.owner).ships[shipNamed(answer)]!]!),
  ),
}));
