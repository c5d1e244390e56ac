/** Everything here is pure: who meets whom, who sits where, who stands where. ADR 64 has the rules in words. */

export const SYSTEMS = ['round-robin', 'swiss', 'knock-out'] as const;
export type System = (typeof SYSTEMS)[number];

/** Somebody who takes part: a person, or a team of them. The list of entrants is in the order of their seeds. */
export interface Entrant {
  readonly id: string;
  /** The first round they are drawn in; later than the first one for whoever joined late. */
  readonly from: number;
  /** The last round they are drawn in; null as long as they stay. */
  readonly until: number | null;
}

/** A table of a round: its entrants in the order of their seats. */
export interface DrawnTable {
  readonly entrants: readonly string[];
  /** By entrant; null until it ended. Of a table that was broken off all are 0. */
  readonly points: readonly number[] | null;
  /** What the game gave, by entrant; null where there is nothing to compare. */
  readonly scores: readonly number[] | null;
  /** By entrant, in the game's own words; absent until it ended, and in tournaments of older servers. */
  readonly places?: readonly number[] | null;
}

export interface Round {
  readonly tables: readonly DrawnTable[];
  /** Those who rest. */
  readonly byes: readonly string[];
  /** What a rest is worth; absent where it is the point of a win. */
  readonly rest?: number;
}

export const isDrawn = ({ from, until }: Entrant, round: number): boolean =>
  from <= round && (until === null || round <= until);

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How often two have met. */
export function meetings(rounds: readonly Round[]): (a: string, b: string) => number {
  const counts = new Map<string, number>();
  for (const { tables } of rounds)
    for (const { entrants } of tables)
      for (const [at, a] of entrants.entries())
        for (const b of entrants.slice(at + 1)) {
          const key = pairKey(a, b);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
  return (a, b) => counts.get(pairKey(a, b)) ?? 0;
}

/** What a table gives by place: the share of the others whom one has beaten, half for a tie; beating all is 1. */
export function pointsOf(places: readonly number[]): number[] {
  const others = places.length - 1;
  return places.map((place) => {
    const beaten = places.filter((other) => other > place).length;
    const even = places.filter((other) => other === place).length - 1;
    return others === 0 ? 1 : (beaten + even / 2) / others;
  });
}
