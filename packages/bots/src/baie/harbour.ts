import {
  BLACK_MARKET,
  boatsOf,
  clanOf,
  daysAfter,
  freeSeats,
  GOODS,
  hasCultists,
  hoursToMarket,
  innerDock,
  isAllowedAt,
  isAtSea,
  isTaken,
  LAST_HOUR,
  loadsAfter,
  outerDock,
  PIER_OF_DOCK,
  PIERS,
  PRICES,
  ROGUE,
  type State,
} from '@comptoir/baie';

/** What the harbour promises to everybody: prices of today and of later days, and how full halls and Lair will be. */
export interface Harbour {
  /** Gold that each good will probably bring today, and on a later day. */
  readonly today: readonly number[];
  readonly later: readonly number[];
  /** Adventurers in each hall, and Rogues in the Lair, at the final scoring. */
  readonly halls: readonly number[];
  readonly lair: number;
}

/** Places by pier, and one more for those who go to the halls. */
const HALLS = PIERS.length;
const COLOURS = ROGUE + 1;
const placeOf = (row: number, colour: number): number => row * COLOURS + colour;
/** How much likelier a boat docks the fewer seats it has left. */
const FULLNESS = [8, 4, 2, 1, 0.5, 0.25] as const;
const fullness = (g: State, boat: number): number => FULLNESS[freeSeats(g, boat)]!;
/** Buyers for a good on a later day, by days left: whatever remains is sold on the last day. */
const LATER_BUYERS = [0, 1.25, 1.7] as const;
/** What the second-best pier adds, since it is not known yet which will be better. */
const SECOND_PIER = 0.2;
/** Clients that go to each hall, and Rogues that go to the Lair, in one more day. */
const HALL_GROWTH = [2.1, 2.1, 1.45, 1.45] as const;
const LAIR_GROWTH = 0.05;
/** B-170: a Cultist on a pier counts as this part of a buyer, since each costs a corruption card. */
const CULTIST = 0.75;
/** B-107: part of a corruption card per good sold at the Black Market, in buyers. */
const BLACK_MARKET_TOLL = 0.2;

/** Loads that all hourglasses will still pass today. */
function loadsAhead(g: State): number {
  if (g.loadsClosed) return 0;
  let loads = 0;
  const { hourglasses } = g;
  for (let seat = 0; seat < hourglasses.length; seat++)
    for (let n = Math.ceil(hourglasses[seat]! / 2); n < LAST_HOUR; n++) loads += loadsAfter(g, n);
  return loads;
}

/** Adventurers by place and colour at the market of today. */
function landings(g: State): number[] {
  const ahead = new Array<number>((HALLS + 1) * COLOURS).fill(0);
  for (let pier = 0; pier < PIERS.length; pier++)
    for (let colour = 0; colour <= ROGUE; colour++) ahead[placeOf(pier, colour)] = g.piers[pier]![colour]!;
  if (g.phase !== 'production' || g.loadsClosed) return ahead;
  const chance = fillChance(g);
  for (let half = 0; half < 2; half++) landHalf(g, half, chance, ahead);
  return ahead;
}

/** Seats that must still fill before all docks are taken. */
function seatsNeeded(g: State): number {
  let needed = 0;
  for (let half = 0; half < 2; half++) {
    const free = (isTaken(g, outerDock(half)) ? 0 : 1) + (isTaken(g, innerDock(half)) ? 0 : 1);
    // The fullest boats dock. With one boat more than docks, the emptiest stays out.
    let most = 0;
    let boats = 0;
    const own = boatsOf(half);
    for (let i = 0; i < own.length; i++) {
      const boat = own[i]!;
      if (!isAtSea(g, boat)) continue;
      const seats = freeSeats(g, boat);
      if (free > 0) needed += seats;
      most = Math.max(most, seats);
      boats += 1;
    }
    if (free > 0 && boats > free) needed -= most;
  }
  return needed;
}

/** How likely boats are to be full before noon. */
function fillChance(g: State): number {
  const needed = seatsNeeded(g);
  return needed === 0 ? 1 : Math.min(1, (0.9 * loadsAhead(g)) / needed);
}

/** The part of the passengers who go where they help to fill a dock. */
const AIMED = 0.85;

/** The hour of the market, as far as it can be told: the docks are full when enough hourglasses have passed markers. */
function expectedMarket(g: State): number {
  if (g.loadsClosed) return g.market;
  const needed = seatsNeeded(g) / AIMED;
  const { hourglasses } = g;
  let loads = 0;
  for (let n = g.round; n < LAST_HOUR; n++) {
    const each = loadsAfter(g, n);
    if (each === 0) continue;
    for (let seat = 0; seat < hourglasses.length; seat++) if (hourglasses[seat]! <= 2 * n) loads += each;
    if (loads >= needed) return Math.min(LAST_HOUR, n + 2);
  }
  return LAST_HOUR;
}

function landHalf(g: State, half: number, chance: number, ahead: number[]): void {
  const outer = outerDock(half);
  const inner = innerDock(half);
  const isOuterFree = !isTaken(g, outer);
  const isInnerFree = !isTaken(g, inner);
  const free = (isOuterFree ? 1 : 0) + (isInnerFree ? 1 : 0);
  if (free === 0) return;
  let weights = 0;
  let inverse = 0;
  let boats = 0;
  const own = boatsOf(half);
  for (let i = 0; i < own.length; i++) {
    if (!isAtSea(g, own[i]!)) continue;
    const weight = fullness(g, own[i]!);
    boats += 1;
    weights += weight;
    inverse += 1 / weight;
  }
  let inBag = 0;
  for (let colour = 0; colour < g.bag.length; colour++) inBag += g.bag[colour]!;
  const outerPier = PIER_OF_DOCK[outer]!;
  const innerPier = PIER_OF_DOCK[inner]!;
  for (let i = 0; i < own.length; i++) {
    const boat = own[i]!;
    if (!isAtSea(g, boat)) continue;
    const passengers = g.boats[boat]!;
    const weight = fullness(g, boat);
    // One of two boats docks by its weight; of three, the emptiest is the likeliest to stay out.
    const docks = chance * (boats <= free ? 1 : free === 1 ? weight / weights : 1 - 1 / weight / inverse);
    const toOuter = isOuterFree ? (isInnerFree ? docks / 2 : docks) : 0;
    const toInner = docks - toOuter;
    for (let at = 0; at < passengers.length; at++) {
      const colour = passengers[at]!;
      ahead[placeOf(outerPier, colour)]! += toOuter;
      ahead[placeOf(innerPier, colour)]! += toInner;
      ahead[placeOf(HALLS, colour)]! += 1 - docks;
    }
    const joining = inBag === 0 ? 0 : freeSeats(g, boat) / inBag;
    for (let colour = 0; colour <= ROGUE; colour++) {
      const share = joining * g.bag[colour]!;
      ahead[placeOf(outerPier, colour)]! += toOuter * share;
      ahead[placeOf(innerPier, colour)]! += toInner * share;
    }
  }
}

/** The pier where a good is sold besides the Black Market. */
const OWN_PIER = GOODS.map((_, good) => PIERS.findIndex((__, pier) => isAllowedAt(pier, good)));

/** The buyers of a good: those of the better pier for its size, and a little for the other one. */
function buyers(ahead: readonly number[], good: number, first: number, cultist: number): number {
  const at = (pier: number): number =>
    ahead[placeOf(pier, clanOf(good))]! + cultist * ahead[placeOf(pier, ROGUE)]!;
  const own = OWN_PIER[good]!;
  const near = first <= own ? at(own) : 0;
  const black = Math.max(0, at(BLACK_MARKET) - BLACK_MARKET_TOLL);
  return Math.max(near, black) + SECOND_PIER * Math.min(near, black);
}

export function harbourOf(g: State): Harbour {
  const ahead = landings(g);
  const isSelling = g.phase === 'market';
  const first = isSelling ? g.sale.pier : 0;
  const days = daysAfter(g);
  const cultist = hasCultists(g) ? CULTIST : 0;
  const today = new Array<number>(GOODS.length).fill(0);
  const later = new Array<number>(GOODS.length).fill(0);
  for (let good = 0; good < GOODS.length; good++) {
    later[good] = PRICES[good]! * LATER_BUYERS[days]!;
    if (isSelling && first < 0) continue;
    today[good] = PRICES[good]! * buyers(ahead, good, first, cultist);
  }
  const halls = [0, 0, 0, 0];
  for (let clan = 0; clan < ROGUE; clan++)
    halls[clan] = g.halls[clan]! + ahead[placeOf(HALLS, clan)]! + days * HALL_GROWTH[clan]!;
  return { today, later, halls, lair: g.lair + ahead[placeOf(HALLS, ROGUE)]! + days * LAIR_GROWTH };
}

/** Hours of the days to come: they start later and later, hands save a little, and full docks end them before noon. */
const HOURS_TO_COME = [0, 8, 17] as const;

/** Hours a seat has before the market of today, and in all that are left. */
export function hoursLeft(g: State, seat: number): { readonly today: number; readonly all: number } {
  const coming = HOURS_TO_COME[daysAfter(g)]!;
  if (g.phase === 'market' || g.phase === 'over' || g.phase === 'clean-up') return { today: 0, all: coming };
  const left = hoursToMarket(g, seat);
  const today = Math.min(left, Math.max(0, expectedMarket(g) - g.hourglasses[seat]! / 2));
  return { today, all: today + coming };
}
