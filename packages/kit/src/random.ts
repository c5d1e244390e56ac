import { Defect, unreachable } from './defect.ts';

/**
 * The generator of a game, as plain integers inside its state. Only `below` and `shuffle` draw from it. ChaCha20 serves
 * real tables: past output does not tell what comes next. xoshiro128** serves simulation and search, where speed counts
 * and nothing has to be unpredictable.
 */
export type Rng = ChaCha | Xoshiro;

export interface ChaCha {
  kind: 'chacha20';
  key: number[];
  counter: number;
  /** The current block of 16 words and how many of them are used. */
  block: number[];
  used: number;
}

export interface Xoshiro {
  kind: 'xoshiro128**';
  a: number;
  b: number;
  c: number;
  d: number;
}

/** 64 hexadecimal digits make a ChaCha20 generator, an integer a fast one. */
export type Seed = string | number;

export function isTableSeed(seed: unknown): seed is string {
  return typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed);
}

export function generator(seed: Seed): Rng {
  if (typeof seed === 'number') return xoshiro(seed);
  if (!isTableSeed(seed)) throw new Defect('a table seed is 64 hexadecimal digits');
  const key: number[] = [];
  // RFC 8439 reads the key as little-endian words.
  for (let i = 0; i < 64; i += 8) {
    let word = 0;
    for (let byte = 3; byte >= 0; byte--)
      word = word * 256 + Number.parseInt(seed.slice(i + byte * 2, i + byte * 2 + 2), 16);
    key.push(word);
  }
  return { kind: 'chacha20', key, counter: 0, block: [], used: 16 };
}

/** A fast generator; the seed is spread by splitmix32 so that neighbouring seeds are unrelated. */
export function xoshiro(seed: number): Xoshiro {
  let x = seed | 0;
  const next = () => {
    x = (x + 0x9e3779b9) | 0;
    let z = x;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  // Seeds above 32 bits differ too: the high part is mixed in.
  x = (x + Math.imul(Math.floor(seed / 0x100000000), 0x85ebca6b)) | 0;
  return { kind: 'xoshiro128**', a: next(), b: next(), c: next(), d: next() };
}

export function cloneRng(rng: Rng): Rng {
  if (rng.kind === 'xoshiro128**') return { kind: 'xoshiro128**', a: rng.a, b: rng.b, c: rng.c, d: rng.d };
  return {
    kind: 'chacha20',
    key: rng.key.slice(),
    counter: rng.counter,
    block: rng.block.slice(),
    used: rng.used,
  };
}

/** Whether two generators stand at the same place, so that nothing was drawn in between. */
export function sameRng(a: Rng, b: Rng): boolean {
  if (a.kind === 'xoshiro128**')
    return b.kind === a.kind && a.a === b.a && a.b === b.b && a.c === b.c && a.d === b.d;
  return (
    b.kind === a.kind &&
    a.counter === b.counter &&
    a.used === b.used &&
    a.key.every((word, i) => word === b.key[i])
  );
}

/** The next 32 random bits. */
export function word(rng: Rng): number {
  switch (rng.kind) {
    case 'xoshiro128**': {
      const m = Math.imul(rng.b, 5);
      const result = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
      const t = rng.b << 9;
      rng.c ^= rng.a;
      rng.d ^= rng.b;
      rng.b = (rng.b ^ rng.c) >>> 0;
      rng.a = (rng.a ^ rng.d) >>> 0;
      rng.c = (rng.c ^ t) >>> 0;
      rng.d = ((rng.d << 11) | (rng.d >>> 21)) >>> 0;
      return result;
    }
    case 'chacha20': {
      if (rng.used >= 16) {
        rng.block = chachaBlock(rng.key, rng.counter, [0, 0, 0]);
        rng.counter += 1;
        rng.used = 0;
      }
      return rng.block[rng.used++] as number;
    }
    default:
      return unreachable(rng);
  }
}

/** A uniform integer from 0 to n - 1, without modulo bias. */
export function below(rng: Rng, n: number): number {
  if (n <= 1) return 0;
  const limit = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const w = word(rng);
    if (w < limit) return w % n;
  }
}

/** Fisher-Yates, in place. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const swap = list[i] as T;
    list[i] = list[j] as T;
    list[j] = swap;
  }
  return list;
}

/**
 * Sorts before shuffling, so that the outcome depends only on the cards and the generator, never on their present
 * order.
 */
export function reshuffle(rng: Rng, cards: number[]): number[] {
  return shuffle(
    rng,
    cards.sort((a, b) => a - b),
  );
}

/** One block of the ChaCha20 keystream (RFC 8439, 2.3) as sixteen words. */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): number[] {
  const start = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce);
  const x = start.slice();
  const quarter = (a: number, b: number, c: number, d: number) => {
    let xa = x[a] as number;
    let xb = x[b] as number;
    let xc = x[c] as number;
    let xd = x[d] as number;
    xa = (xa + xb) | 0;
    xd ^= xa;
    xd = (xd << 16) | (xd >>> 16);
    xc = (xc + xd) | 0;
    xb ^= xc;
    xb = (xb << 12) | (xb >>> 20);
    xa = (xa + xb) | 0;
    xd ^= xa;
    xd = (xd << 8) | (xd >>> 24);
    xc = (xc + xd) | 0;
    xb ^= xc;
    xb = (xb << 7) | (xb >>> 25);
    x[a] = xa;
    x[b] = xb;
    x[c] = xc;
    x[d] = xd;
  };
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  const block: number[] = [];
  for (let i = 0; i < 16; i++) block.push(((x[i] as number) + (start[i] as number)) >>> 0);
  return block;
}
