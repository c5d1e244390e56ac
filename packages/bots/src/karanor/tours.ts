import { isSeaLink, neighbours, TERRITORIES } from '@comptoir/karanor';
import { SYMBOLS } from './routes.ts';

/** Ways from a place over symbols of several resources to another, in moves; rows are filled in when first asked for. */

const COUNT = TERRITORIES.length;
const KINDS = SYMBOLS.length;
/** More kinds than this are never missing at once. */
const MOST_KINDS = 4;
const MOST_SEAS = 3;
/** What a coin of fees weighs in moves when ways are compared. */
const FEE_WEIGHT = 0.45;
const FAR = 99;

/** Fewest links between two places with at most n crossings: by n, then by from * COUNT + to. */
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
  /** Rows that are filled in, by set of kinds and from. */
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

/** Moves and crossings of the best leg from one place to another, with some steps of a move left. */
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
  const rows = (1 << KINDS) * COUNT;
  return {
    ...gait,
    weight: new Float32Array(rows * COUNT).fill(FAR),
    moves: new Uint8Array(rows * COUNT).fill(FAR),
    seas: new Uint8Array(rows * COUNT),
    first: new Uint8Array(rows * COUNT),
    stops: SYMBOLS.map((symbols) => (gait.reach === 0 ? symbols : around(symbols))),
    ready: new Uint8Array(rows),
  };
}

/**
 * Fills in the tours from a place over a set of kinds. Only when asked for: a game needs few of the rows, and a bot
 * must answer at once.
 */
export function prepare(tours: Tours, kinds: number, from: number): void {
  const { ready } = tours;
  const row = kinds * COUNT + from;
  if (ready[row] === 1) return;
  ready[row] = 1;
  if (kinds === 0) goStraight(tours, from);
  else if (bits(kinds) <= MOST_KINDS) goRound(tours, kinds, from);
}

function goStraight(tours: Tours, from: number): void {
  for (let to = 0; to < COUNT; to++) {
    const at = tourAt(0, from, to);
    const { moves, seas } = leg(tours, from, to, 0);
    tours.moves[at] = moves;
    tours.seas[at] = seas;
    tours.weight[at] = weigh(tours, moves, seas);
    tours.first[at] = to;
  }
}

function goRound(tours: Tours, kinds: number, from: number): void {
  const { weight, moves, seas, first, stops } = tours;
  prepare(tours, 0, from);
  const row = tourAt(kinds, from, 0);
  for (let kind = 0; kind < KINDS; kind++) {
    if ((kinds & (1 << kind)) === 0) continue;
    const rest = kinds & ~(1 << kind);
    for (const stop of stops[kind] as readonly number[]) {
      prepare(tours, rest, stop);
      const there = tourAt(0, from, stop);
      const onward = tourAt(rest, stop, 0);
      const far = weight[there] as number;
      for (let to = 0; to < COUNT; to++) {
        const total = far + (weight[onward + to] as number);
        if (total >= (weight[row + to] as number)) continue;
        weight[row + to] = total;
        moves[row + to] = (moves[there] as number) + (moves[onward + to] as number);
        seas[row + to] = (seas[there] as number) + (seas[onward + to] as number);
        first[row + to] = stop;
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
