import { isSeaLink, neighbours, TERRITORIES } from '@comptoir/karanor';
import { SYMBOLS } from './routes.ts';

/** Ways from a place over symbols of several resources to another, in moves; tables are made when first asked for. */

const COUNT = TERRITORIES.length;
const KINDS = SYMBOLS.length;
/** More kinds than this are never missing at once. */
const MOST_KINDS = 4;
const MOST_SEAS = 3;
/** What a coin of fees weighs in moves when ways are compared. */
const FEE_WEIGHT = 0.45;
const FAR = 99;

/** Fewest links between two places with at most so many crossings: by crossings, then from * COUNT + to. */
const links: readonly Uint8Array[] = shortest();

function shortest(): Uint8Array[] {
  const tables: Uint8Array[] = [];
  for (let seas = 0; seas <= MOST_SEAS; seas++) tables.push(new Uint8Array(COUNT * COUNT).fill(FAR));
  for (let from = 0; from < COUNT; from++) {
    let queue: [at: number, seas: number][] = [[from, 0]];
    for (const table of tables) table[from * COUNT + from] = 0;
    for (let length = 1; queue.length > 0; length++) {
      const next: [number, number][] = [];
      for (const [at, seas] of queue) {
        for (const to of neighbours[at] as readonly number[]) {
          const crossed = seas + (isSeaLink(at, to) ? 1 : 0);
          if (crossed > MOST_SEAS || (tables[crossed]?.[from * COUNT + to] as number) <= length) continue;
          for (let more = crossed; more <= MOST_SEAS; more++) {
            const table = tables[more] as Uint8Array;
            if ((table[from * COUNT + to] as number) > length) table[from * COUNT + to] = length;
          }
          next.push([to, crossed]);
        }
      }
      queue = next;
    }
  }
  return tables;
}

export interface Gait {
  readonly range: number;
  readonly fee: number;
  readonly reach: number;
}

export interface Tours extends Gait {
  /** Weighed length, moves and crossings, by set of kinds, from and to. */
  readonly weight: Float32Array;
  readonly moves: Uint8Array;
  readonly seas: Uint8Array;
  /** Where the tour stops first: a place to harvest, or its end. */
  readonly first: Uint8Array;
  readonly stops: readonly (readonly number[])[];
  /** Sets of kinds that are filled in. */
  readonly ready: Uint8Array;
}

export const tourAt = (kinds: number, from: number, to: number): number =>
  (kinds * COUNT + from) * COUNT + to;

const bits = (set: number): number => {
  let n = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) n += 1;
  return n;
};

const made = new Map<number, Tours>();

export function toursFor({ range, fee, reach }: Gait): Tours {
  const key = (range * 16 + fee) * 4 + Math.min(reach, 3);
  const found = made.get(key);
  if (found !== undefined) return found;
  const tours = make({ range, fee, reach });
  made.set(key, tours);
  return tours;
}

/** From a place to another with so many steps left of a move: weight, and moves and crossings packed. */
export function leg(
  { range, fee }: Gait,
  from: number,
  to: number,
  free: number,
): { moves: number; seas: number } {
  let best = { moves: FAR, seas: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let seas = 0; seas <= MOST_SEAS; seas++) {
    const length = links[seas]?.[from * COUNT + to] as number;
    if (length === FAR) continue;
    const moves = Math.max(0, Math.ceil((length - free) / range));
    const weight = moves + seas * fee * FEE_WEIGHT + length * 0.001;
    if (weight < least) {
      least = weight;
      best = { moves, seas };
    }
  }
  return best;
}

export const weigh = ({ fee }: Gait, moves: number, seas: number): number => moves + seas * fee * FEE_WEIGHT;

function make(gait: Gait): Tours {
  const size = (1 << KINDS) * COUNT * COUNT;
  const tours: Tours = {
    ...gait,
    weight: new Float32Array(size).fill(FAR),
    moves: new Uint8Array(size).fill(FAR),
    seas: new Uint8Array(size),
    first: new Uint8Array(size),
    stops: SYMBOLS.map((symbols) => (gait.reach === 0 ? symbols : around(symbols))),
    ready: new Uint8Array(1 << KINDS),
  };
  const { weight, moves, seas, first } = tours;
  for (let from = 0; from < COUNT; from++) {
    for (let to = 0; to < COUNT; to++) {
      const at = tourAt(0, from, to);
      const straight = leg(gait, from, to, 0);
      moves[at] = straight.moves;
      seas[at] = straight.seas;
      weight[at] = weigh(gait, straight.moves, straight.seas);
      first[at] = to;
    }
  }
  tours.ready[0] = 1;
  return tours;
}

/** Fills in the tours over a set of kinds when they are first asked for: all sets at once would take too long. */
export function prepare(tours: Tours, kinds: number): void {
  const { weight, moves, seas, first, stops, ready } = tours;
  if (ready[kinds] === 1) return;
  ready[kinds] = 1;
  if (bits(kinds) > MOST_KINDS) return;
  for (let kind = 0; kind < KINDS; kind++) {
    if ((kinds & (1 << kind)) === 0) continue;
    const rest = kinds & ~(1 << kind);
    prepare(tours, rest);
    for (const stop of stops[kind] as readonly number[]) {
      for (let from = 0; from < COUNT; from++) {
        const there = tourAt(0, from, stop);
        for (let to = 0; to < COUNT; to++) {
          const onward = tourAt(rest, stop, to);
          const at = tourAt(kinds, from, to);
          const total = (weight[there] as number) + (weight[onward] as number);
          if (total >= (weight[at] as number)) continue;
          weight[at] = total;
          moves[at] = (moves[there] as number) + (moves[onward] as number);
          seas[at] = (seas[there] as number) + (seas[onward] as number);
          first[at] = stop;
        }
      }
    }
  }
}

const around = (symbols: readonly number[]): number[] => [
  ...new Set(symbols.flatMap((symbol) => [symbol, ...(neighbours[symbol] as readonly number[])])),
];

/** The link to take first on the way to a place. */
export function towards(
  gait: Gait,
  to: number,
  options: readonly number[],
  from: number,
  free: number,
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const next of options) {
    const crossed = isSeaLink(from, next) ? 1 : 0;
    const { moves, seas } = leg(gait, next, to, free - 1);
    const weight =
      weigh(gait, moves, seas + crossed) + 0.01 * (links[MOST_SEAS]?.[next * COUNT + to] as number);
    if (weight < least) {
      least = weight;
      best = next;
    }
  }
  return best;
}
