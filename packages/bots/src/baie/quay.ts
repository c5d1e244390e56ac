import {
  areDocksFull,
  boatNamed,
  boatsWithSeat,
  clanNamed,
  type Decision,
  DOCKS,
  freeDocks,
  freeSeats,
  GOODS,
  halfOf,
  moor,
  NONE,
  PIER_OF_DOCK,
  PIERS,
  ROGUE,
  STOP,
  type State,
  TOWNSFOLK,
} from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import { type Harbour, harbourOf } from './harbour.ts';
import { CORRUPTION_ICONS, FOLK_ICONS } from './measure.ts';
import { workshopOf } from './merchants/index.ts';
import { bestOf, optionsOf } from './merchants/workshop.ts';
import { outlookFor, shieldWorth } from './outlook.ts';

/** Boats, docks and Sailors: where adventurers should land. Each option is tried on the state and taken back. */

/** How much a rival's gain counts against one's own at a table of two; with more rivals it is divided among them. */
const RIVALRY = 1;
/** Goods that everybody will make sooner or later. */
const ANY_GOOD = 0.12;

interface Interest {
  readonly weight: number;
  /** How many of each good it has or will have. */
  readonly goods: readonly number[];
  /** Gold per adventurer more in each hall, and per Rogue in the Lair. */
  readonly halls: readonly number[];
}

function addIcons(icons: readonly number[], into: number[]): void {
  for (let i = 0; i < icons.length; i++) into[i]! += icons[i]!;
}

/** What each seat would like to see in the harbour; one's own seat first. */
function interestsOf(g: State, seat: Seat): Interest[] {
  const harbour = harbourOf(g);
  const rivals = g.players.length - 1;
  const found: Interest[] = [];
  for (let other = 0; other < g.players.length; other++) {
    const player = g.players[other]!;
    const goods = new Array<number>(GOODS.length).fill(player.shop === null ? 0.3 : ANY_GOOD);
    for (const good of player.stall) if (good !== NONE) goods[good]! += 1;
    const o = outlookFor(g, other, harbour);
    const halls = [0, 0, 0, 0, 0];
    for (const card of player.team) if (card !== NONE) addIcons(FOLK_ICONS[card]!, halls);
    if (other === seat) for (const card of player.corruption) addIcons(CORRUPTION_ICONS[card]!, halls);
    halls[ROGUE] = -halls[ROGUE]!;
    if (player.shop !== null) {
      if (o.hoursToday > 0) workshopOf(g, other).wishes(player.shop, o, goods);
      const days = o.days + (o.isDayOpen ? 1 : 0);
      const now = workshopOf(g, other).patronage(player.shop, o);
      if (now > 0 && days > 0) {
        let worth = 0;
        for (let clan = 0; clan < ROGUE; clan++) worth += shieldWorth(o, clan);
        if (worth > 0) for (let clan = 0; clan < ROGUE; clan++) halls[clan]! += (now * days) / worth / 2;
      }
    }
    found.push({ weight: other === seat ? 1 : -RIVALRY / rivals, goods, halls });
  }
  return found;
}

function score(g: State, interests: readonly Interest[]): number {
  const { today, later, halls, lair }: Harbour = harbourOf(g);
  let sum = 0;
  for (let i = 0; i < interests.length; i++) {
    const { weight, goods, halls: shares } = interests[i]!;
    let own = lair * shares[ROGUE]!;
    for (let good = 0; good < goods.length; good++)
      own += goods[good]! * Math.max(today[good]!, later[good]!);
    for (let clan = 0; clan < ROGUE; clan++) own += halls[clan]! * shares[clan]!;
    sum += weight * own;
  }
  return sum;
}

/** How the harbour stands once a boat has docked. The state is put back as it was. */
function scoreDocked(g: State, interests: readonly Interest[], boat: number, dock: number): number {
  const { boats, berths, piers, halls, lair, loadsClosed } = g;
  g.boats = boats.slice();
  g.berths = berths.slice();
  g.piers = piers.slice();
  const pier = PIER_OF_DOCK[dock]!;
  g.piers[pier] = piers[pier]!.slice();
  g.halls = halls.slice();
  moor(g, boat, dock);
  if (areDocksFull(g)) g.loadsClosed = true;
  const worth = score(g, interests);
  g.boats = boats;
  g.berths = berths;
  g.piers = piers;
  g.halls = halls;
  g.lair = lair;
  g.loadsClosed = loadsClosed;
  return worth;
}

/** A boat that has just been filled docks where its owner likes best. */
function scoreBoarded(g: State, interests: readonly Interest[], boat: number): number {
  if (freeSeats(g, boat) > 0) return score(g, interests);
  let best = Number.NEGATIVE_INFINITY;
  for (const dock of freeDocks(g, halfOf(boat))) best = Math.max(best, scoreDocked(g, interests, boat, dock));
  return best;
}

function loadBoat(g: State, seat: Seat, options: readonly string[]): string {
  const interests = interestsOf(g, seat);
  const { drawn } = g;
  return bestOf(options, (name) => {
    const boat = boatNamed(name);
    g.boats[boat]!.push(drawn);
    const worth = scoreBoarded(g, interests, boat);
    g.boats[boat]!.pop();
    return worth;
  });
}

/** What a Load is worth to the player who makes it: a random adventurer in the best boat, compared with none. */
export function loadWorth(g: State, seat: Seat): number {
  let inBag = 0;
  for (const count of g.bag) inBag += count;
  const boats = boatsWithSeat(g);
  if (inBag === 0 || boats.length === 0) return 0;
  const interests = interestsOf(g, seat);
  const before = score(g, interests);
  let worth = 0;
  for (let adventurer = 0; adventurer <= ROGUE; adventurer++) {
    if (g.bag[adventurer] === 0) continue;
    let best = Number.NEGATIVE_INFINITY;
    for (const boat of boats) {
      g.boats[boat]!.push(adventurer);
      best = Math.max(best, scoreBoarded(g, interests, boat));
      g.boats[boat]!.pop();
    }
    worth += (g.bag[adventurer]! / inBag) * (best - before);
  }
  return worth;
}

function chooseDock(g: State, seat: Seat, options: readonly string[], name: string): string {
  const interests = interestsOf(g, seat);
  const boat = boatNamed(name);
  return bestOf(options, (dock) => scoreDocked(g, interests, boat, DOCKS.indexOf(dock as 'L-OUT')));
}

/** Takes an adventurer off its boat, tries what follows, and puts it back. */
function without(g: State, boat: number, adventurer: number, then: () => number): number {
  const seats = g.boats[boat]!;
  const rest = seats.slice();
  rest.splice(rest.indexOf(adventurer), 1);
  g.boats[boat] = rest;
  const worth = then();
  g.boats[boat] = seats;
  return worth;
}

function shifted(
  g: State,
  interests: readonly Interest[],
  boat: number,
  adventurer: number,
  to: number,
): number {
  return without(g, boat, adventurer, () => {
    g.boats[to]!.push(adventurer);
    const worth = scoreBoarded(g, interests, to);
    g.boats[to]!.pop();
    return worth;
  });
}

/** B-163 to B-166: options such as `LO:R`, `LO:R>BAZ`, `LO:R>RM`. */
function moveBySailor(g: State, seat: Seat, options: readonly string[], card: string): string {
  const interests = interestsOf(g, seat);
  const kind = TOWNSFOLK.find(({ id }) => id === card)?.ability.kind;
  return bestOf(options, (option) => {
    const boat = boatNamed(option.slice(0, 2));
    const adventurer = clanNamed(option[3]!);
    const target = option.slice(5);
    if (kind === 'swap') return shifted(g, interests, boat, adventurer, boatNamed(target));
    return without(g, boat, adventurer, () => {
      const zone =
        kind === 'pier' ? g.piers[PIERS.indexOf(target as 'BAZ')]! : kind === 'hall' ? g.halls : null;
      if (zone === null) return score(g, interests);
      zone[adventurer]! += 1;
      const worth = score(g, interests);
      zone[adventurer]! -= 1;
      return worth;
    });
  });
}

/** B-171 */
function moveByThieves(g: State, seat: Seat, options: readonly string[], from: string): string {
  const interests = interestsOf(g, seat);
  const boat = boatNamed(from);
  const { toll } = outlookFor(g, seat);
  return bestOf(options, (option) =>
    option === STOP
      ? scoreBoarded(g, interests, boat)
      : shifted(g, interests, boat, clanNamed(option[0]!), boatNamed(option.slice(2))) - toll,
  );
}

/** The answer to a question about the harbour; null for other questions. */
export function answerAtQuay(g: State, decision: Decision): string | null {
  const options = optionsOf(decision);
  const { seat } = decision;
  switch (decision.id) {
    case 'load.boat':
      return loadBoat(g, seat, options);
    case 'dock.choose':
      return chooseDock(g, seat, options, decision.source ?? '');
    case 'sailor.move':
      return moveBySailor(g, seat, options, decision.source ?? '');
    case 'thieves.move':
      return moveByThieves(g, seat, options, decision.source ?? '');
    default:
      return null;
  }
}
