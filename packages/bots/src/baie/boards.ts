import {
  type AlchemistShop,
  ANOMALY,
  activePortals,
  alloyClan,
  type BlacksmithShop,
  CATCH_CLAN,
  type CaptainShop,
  type ChronomancerShop,
  CURSED,
  completeFor,
  DICE,
  donenessOf,
  FIRST_COAL,
  FURNACES,
  ICHOR,
  IDOL,
  type InnkeeperShop,
  isCoal,
  islandOf,
  kindOf,
  type MerchantId,
  OUTPOST_CLAN,
  productOf,
  recipeClan,
  SIDE,
  type State,
  tokenKind,
  topOf,
} from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import { timeLeft, worthOfGood, worthOfHall, worthOfShield } from './worth.ts';

/** What the half-done work on each merchant's board is worth to its owner, by the merchant's letter. */
export type BoardWorth = (g: State, seat: Seat) => number;

/** Part of its price that a good is worth which only has to be fetched; the dearer the fetching, the less. */
const BREWED = 0.72;
const FORGED = 0.58;
const CAUGHT = 0.72;
const OPENED = 0.66;
/** An alloy in the pool saves most of an hour of smelting. */
const UNLOCKED = 2.6;

const canStore = (g: State, seat: Seat, good: number): boolean => {
  const { supply, stall } = g.players[seat]!;
  return supply[good]! > 0 && stall.includes(-1);
};
const goodIf = (g: State, seat: Seat, good: number): number =>
  canStore(g, seat, good) ? worthOfGood(g, good) : 0;

function cauldronWorth(g: State, seat: Seat, cauldron: readonly number[]): number {
  let best = 0;
  const size = cauldron.length;
  for (const clan of completeFor(cauldron))
    best = Math.max(best, BREWED * goodIf(g, seat, size === 3 ? clan : clan + 4));
  for (let clan = 0; clan < ICHOR && size < 4; clan++) {
    let match = 0;
    for (const marble of cauldron) if (marble === clan || marble === ICHOR) match += 1;
    const misses = size - match;
    if (size < 3 && misses <= 1)
      best = Math.max(best, (0.24 * match - 0.06 * misses) * goodIf(g, seat, clan));
    if (misses <= 1) best = Math.max(best, (0.19 * match - 0.05 * misses) * goodIf(g, seat, clan + 4));
  }
  return best - (best === 0 ? 0.4 * size : 0);
}

const alchemist: BoardWorth = (g, seat) => {
  const { cauldrons, flask, hand, seals, tray } = g.players[seat]!.shop as AlchemistShop;
  let worth = 0.5 * flask.length + 0.5 * hand.length - (tray >= 4 ? 2 : 0.1 * tray);
  for (const cauldron of cauldrons) worth += cauldronWorth(g, seat, cauldron);
  seals.forEach((seal, clan) => {
    if (seal === 1) worth += worthOfShield(g, clan);
  });
  return worth;
};

/** A furnace with all its dice is worth less the further its sum is from the range. */
function furnaceWorth(g: State, seat: Seat, shop: BlacksmithShop, furnace: number): number {
  const { coal, low, high, peak } = FURNACES[furnace]!;
  let clan = -1;
  let coals = 0;
  let sum = 0;
  for (let die = 0; die < DICE; die++) {
    if (shop.places[die] !== furnace) continue;
    sum += shop.faces[die]!;
    if (isCoal(die)) coals += 1;
    else clan = alloyClan(die);
  }
  if (clan < 0) return coals === 0 ? 0 : -0.2 * coals;
  const price = goodIf(g, seat, productOf(furnace, clan));
  if (coals < coal) {
    const missing = coal - coals;
    const reachable = sum + missing <= high && sum + 6 * missing >= low;
    return (reachable ? 0.3 : 0.1) * price;
  }
  const off = sum < low ? low - sum : Math.max(0, sum - high);
  const shield = sum === peak && shop.hallmarks[clan] === 0 ? 0.5 * worthOfShield(g, clan) : 0;
  return off === 0 ? FORGED * price + shield : Math.max(0.05, 0.55 - 0.11 * off) * price;
}

const blacksmith: BoardWorth = (g, seat) => {
  const shop = g.players[seat]!.shop as BlacksmithShop;
  let worth = 0;
  for (let furnace = 0; furnace < FURNACES.length; furnace++) worth += furnaceWorth(g, seat, shop, furnace);
  for (let die = 0; die < FIRST_COAL; die++) if (shop.places[die] === -1) worth += UNLOCKED;
  shop.hallmarks.forEach((active, clan) => {
    if (active === 1) worth += worthOfShield(g, clan);
  });
  return worth;
};

/** What a ship brings home from its zone, or earns by staying. */
function shipWorth(g: State, seat: Seat, shop: CaptainShop, zone: number): number {
  const clan = CATCH_CLAN[zone]!;
  if (clan >= 0) return shop.stock[clan]! > 0 ? CAUGHT * goodIf(g, seat, clan) : 0;
  const post = OUTPOST_CLAN[zone]!;
  if (post >= 0) return 0.9 * (g.halls[post]! + 0.5) + 0.45 * worthOfShield(g, post);
  const island = shop.islands[islandOf(zone)];
  if (island === undefined || island.tokens.length === 0) return zone === 0 ? 0 : 0.3;
  const kind = tokenKind(topOf(island));
  const isKnown = island.isUp || island.isSeen;
  const anyLarge = Math.max(...[4, 5, 6, 7].map((good) => goodIf(g, seat, good)));
  if (!isKnown) return CAUGHT * 0.25 * [4, 5, 6, 7].reduce((sum, good) => sum + goodIf(g, seat, good), 0);
  if (kind === CURSED) return CAUGHT * anyLarge - 1.5;
  if (kind === IDOL) return CAUGHT * (worthOfHall(g, 0) + worthOfHall(g, 1));
  return CAUGHT * goodIf(g, seat, kind + 4);
}

const captain: BoardWorth = (g, seat) => {
  const shop = g.players[seat]!.shop as CaptainShop;
  let worth = 0;
  for (const zone of shop.ships) worth += shipWorth(g, seat, shop, zone);
  return worth;
};

/** The best a line of tiles can give, with anomalies as what they are needed for. */
function segmentWorth(prices: readonly number[], tiles: readonly number[]): number {
  const counts = [0, 0, 0, 0];
  let wild = 0;
  for (const tile of tiles) {
    if (tile === ANOMALY) wild += 1;
    else counts[tile]! += 1;
  }
  let best = 0;
  for (let clan = 0; clan < 4; clan++) {
    const count = counts[clan]! + wild;
    const own =
      count >= 4
        ? prices[clan]! + prices[clan + 4]!
        : count === 3
          ? Math.max(prices[clan]!, prices[clan + 4]!)
          : count === 2
            ? prices[clan]!
            : 0;
    let others = 0;
    for (let other = 0; other < 4; other++)
      if (other !== clan && counts[other] === 2) others += prices[other]!;
    best = Math.max(best, own + others);
  }
  return best - 1.2 * wild;
}

const row = (cell: number): number => Math.floor(cell / SIDE);
const steps = (a: number, b: number): number => Math.abs(row(a) - row(b)) + Math.abs((a % SIDE) - (b % SIDE));

const chronomancer: BoardWorth = (g, seat) => {
  const shop = g.players[seat]!.shop as ChronomancerShop;
  const prices = [0, 1, 2, 3, 4, 5, 6, 7].map((good) => goodIf(g, seat, good));
  const [wiz, humpty] = shop.pawns as [number, number];
  let best = 0;
  for (let line = 0; line < 2 * SIDE; line++) {
    const isRow = line < SIDE;
    const at = line % SIDE;
    for (let from = 0; from < SIDE; from++) {
      for (let to = from + 1; to < SIDE; to++) {
        const cells: number[] = [];
        for (let i = from; i <= to; i++) cells.push(isRow ? at * SIDE + i : i * SIDE + at);
        const price = segmentWorth(
          prices,
          cells.map((cell) => shop.grid[cell]!),
        );
        const first = cells[0]!;
        const last = cells[cells.length - 1]!;
        const way = Math.min(
          steps(wiz, first) + steps(humpty, last),
          steps(wiz, last) + steps(humpty, first),
        );
        best = Math.max(best, OPENED * price - (way > 0 ? 0.8 + 0.7 * way : 0));
      }
    }
  }
  let worth = best + Math.min(4, timeLeft(g, seat)) * 0.65 * shop.shards;
  for (const clan of activePortals(shop))
    worth += shop.anchors.includes(clan) ? worthOfShield(g, clan) : 0.8 * g.halls[clan]!;
  return worth;
};

/** Part of its price that a dish is worth which is still on the fire, by how long it still needs. */
const SERVED = 0.7;
const innkeeper: BoardWorth = (g, seat) => {
  const shop = g.players[seat]!.shop as InnkeeperShop;
  let worth = 0;
  shop.pots.forEach((recipe, hob) => {
    if (recipe === -1) return;
    const { isLarge, low } = kindOf(recipe);
    const doneness = donenessOf(shop, hob);
    const good = recipeClan(recipe) + (isLarge && doneness !== 'burnt' ? 4 : 0);
    const price = goodIf(g, seat, good);
    if (doneness === 'burnt') worth += 0.5 * price - 1.5;
    else if (doneness !== 'raw') worth += SERVED * price;
    else if (low - shop.cooked[hob]! < timeLeft(g, seat))
      worth += SERVED * price * (0.35 + (0.5 * shop.cooked[hob]!) / low);
  });
  shop.rooms.forEach((guest, clan) => {
    if (guest === 1) worth += worthOfShield(g, clan);
  });
  return worth;
};

export const BOARDS: Readonly<Record<MerchantId, BoardWorth>> = {
  A: alchemist,
  F: blacksmith,
  K: captain,
  H: chronomancer,
  T: innkeeper,
};
