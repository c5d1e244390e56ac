import { type Entrant, isDrawn, meetings, type Round, type System } from './entrants.ts';
import { balancedSeats } from './seating.ts';
import { standings } from './standings.ts';

/** How much of a draw without second meetings is tried; then one more meeting is allowed. No table moves meanwhile. */
const PATIENCE = 200_000;

/** Sizes of tables for so many entrants, as even as can be: with more than two seats nobody is left over. */
function sizesFor(count: number, seats: number): number[] {
  const tables = Math.max(1, Math.ceil(count / seats));
  return Array.from({ length: tables }, (_, at) => Math.floor((count + tables - 1 - at) / tables));
}

/**
 * Groups of these sizes, the first of the list with those close to them in it, so that no two have met more than `most`
 * times before; null where that cannot be, or takes too long to find. Everybody is a place in the list here.
 */
export function grouped(
  count: number,
  sizes: readonly number[],
  met: (one: number, other: number) => number,
  most: number,
): number[][] | null {
  let looks = 0;
  const groups: number[][] = [];
  const isPlaced = new Array<boolean>(count).fill(false);
  /** Fills the group from those behind `after`; the next one begins with the first who is left. */
  const place = (group: number[], after: number, at: number): boolean => {
    if (group.length === sizes[at]) {
      groups.push(group);
      const first = isPlaced.indexOf(false);
      if (first < 0) return true;
      isPlaced[first] = true;
      if (place([first], first, at + 1)) return true;
      isPlaced[first] = false;
      groups.pop();
      return false;
    }
    for (let candidate = after + 1; candidate < count; candidate++) {
      if (isPlaced[candidate]) continue;
      looks += group.length;
      if (looks > PATIENCE) return false;
      if (group.some((member) => met(member, candidate) > most)) continue;
      isPlaced[candidate] = true;
      if (place([...group, candidate], candidate, at)) return true;
      isPlaced[candidate] = false;
    }
    return false;
  };
  if (count === 0) return [];
  isPlaced[0] = true;
  return place([0], 0, 0) ? groups : null;
}

function groupsOf(
  order: readonly string[],
  seats: number,
  met: (a: string, b: string) => number,
): string[][] {
  const sizes = sizesFor(order.length, seats);
  const counts = order.map((one) => order.map((other) => met(one, other)));
  for (let most = 0; ; most++) {
    const found = grouped(order.length, sizes, (one, other) => counts[one]?.[other] ?? 0, most);
    if (found) return found.map((group) => group.map((place) => order[place] as string));
  }
}

/** Who rests when two sit at a table and the number is odd: the last one who has rested least. */
function restingOf(order: readonly string[], rounds: readonly Round[]): string | null {
  const rested = (id: string): number => rounds.filter(({ byes }) => byes.includes(id)).length;
  const least = Math.min(...order.map(rested));
  return order.findLast((id) => rested(id) === least) ?? null;
}

const tablesOf = (groups: readonly (readonly string[])[], rounds: readonly Round[]): Round['tables'] =>
  groups.map((group) => ({ entrants: balancedSeats(group, rounds), points: null, scores: null }));

function drawFrom(order: readonly string[], seats: number, rounds: readonly Round[]): Round {
  const isOdd = seats === 2 && order.length % 2 === 1;
  const resting = isOdd ? restingOf(order, rounds) : null;
  const playing = order.filter((id) => id !== resting);
  return {
    tables: tablesOf(groupsOf(playing, seats, meetings(rounds)), rounds),
    byes: resting === null ? [] : [resting],
  };
}

/** The circle: the first one stays, the others move on by one seat each round; all meet once, and each rests once. */
function circle(ids: readonly string[], round: number): { pairs: string[][]; byes: string[] } {
  const ring: (string | null)[] = ids.length % 2 === 1 ? [...ids, null] : [...ids];
  const [first, ...others] = ring;
  const turn = others.length === 0 ? 0 : round % others.length;
  const turned = [first ?? null, ...others.slice(turn), ...others.slice(0, turn)];
  const pairs: string[][] = [];
  const byes: string[] = [];
  for (let at = 0; at < turned.length / 2; at++) {
    const pair = [turned[at], turned[turned.length - 1 - at]].filter((id) => id !== null && id !== undefined);
    if (pair.length === 2) pairs.push(pair as string[]);
    else byes.push(...(pair as string[]));
  }
  return { pairs, byes };
}

/** Those still in a knock-out: winners of two go on, of a larger table the better half. */
function stillIn(entrants: readonly Entrant[], rounds: readonly Round[]): string[] {
  const last = rounds.at(-1);
  if (last === undefined) return entrants.filter((one) => isDrawn(one, 0)).map(({ id }) => id);
  const through = new Set(last.byes);
  const rank = new Map(standings(entrants, rounds).map((line) => [line.id, line.rank]));
  for (const { entrants: seated, points } of last.tables) {
    const order = seated
      .map((id, seat) => ({ id, points: points?.[seat] ?? 0 }))
      .sort((a, b) => b.points - a.points || (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
    for (const { id } of order.slice(0, Math.max(1, Math.floor(seated.length / 2)))) through.add(id);
  }
  return entrants.filter((one) => through.has(one.id) && isDrawn(one, rounds.length)).map(({ id }) => id);
}

/** Strong and weak are spread over the tables; with two seats those who are seeded first rest until the number fits. */
function knockOut(ids: readonly string[], seats: number, rounds: readonly Round[]): Round {
  const full = 2 ** Math.ceil(Math.log2(Math.max(1, ids.length)));
  const byes = seats === 2 ? ids.slice(0, full - ids.length) : [];
  const playing = ids.slice(byes.length);
  const tables = seats === 2 ? playing.length / 2 : Math.ceil(playing.length / seats);
  const groups: string[][] = Array.from({ length: tables }, () => []);
  for (const [at, id] of playing.entries()) {
    const lap = Math.floor(at / tables);
    groups[lap % 2 === 0 ? at % tables : tables - 1 - (at % tables)]?.push(id);
  }
  return { tables: tablesOf(groups, rounds), byes };
}

/** How many rounds a tournament of so many has; a knock-out ends by itself. */
export function roundsOf(system: System, count: number, seats: number): number {
  if (count < 2) return 0;
  // With no more rounds than half the number there is always a draw in which nobody meets twice (Dirac).
  if (system === 'swiss')
    return Math.max(1, Math.min(Math.ceil(Math.log2(count)) + 1, Math.floor(count / 2)));
  if (system === 'round-robin') {
    if (seats === 2) return count % 2 === 1 ? count : count - 1;
    return Math.ceil((count - 1) / (seats - 1));
  }
  let [left, rounds] = [count, 0];
  for (; left > 1; rounds++) {
    const sizes = seats === 2 ? null : sizesFor(left, seats);
    left = sizes
      ? sizes.reduce((all, size) => all + Math.max(1, Math.floor(size / 2)), 0)
      : Math.ceil(left / 2);
  }
  return rounds;
}

/** In the first round the first half meets the second, so that top seeds do not meet at once. */
function spread(ids: readonly string[], seats: number): string[] {
  const tables = sizesFor(ids.length, seats).length;
  return Array.from({ length: tables }, (_, at) => ids.filter((_id, place) => place % tables === at)).flat();
}

/** The next round: from who takes part and what was played. Null when there is none, because it is decided. */
export function nextRound(
  system: System,
  seats: number,
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): Round | null {
  const drawn = entrants.filter((one) => isDrawn(one, rounds.length)).map(({ id }) => id);
  if (system === 'knock-out') {
    const left = stillIn(entrants, rounds);
    return left.length < 2 ? null : knockOut(left, seats, rounds);
  }
  if (drawn.length < 2) return null;
  const isWhole = entrants.every(({ from, until }) => from === 0 && until === null);
  if (system === 'round-robin' && seats === 2 && isWhole) {
    const { pairs, byes } = circle(drawn, rounds.length);
    return { tables: tablesOf(pairs, rounds), byes };
  }
  if (system !== 'swiss') return drawFrom(drawn, seats, rounds);
  if (rounds.length === 0) return drawFrom(spread(drawn, seats), seats, rounds);
  const order = standings(entrants, rounds).flatMap(({ id }) => (drawn.includes(id) ? [id] : []));
  return drawFrom(order, seats, rounds);
}
