import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Defect } from './defect.ts';
import {
  below,
  type ChaCha,
  chachaBlock,
  cloneRng,
  generator,
  isTableSeed,
  type Rng,
  sameRng,
  shuffle,
  word,
  type Xoshiro,
  xoshiro,
} from './random.ts';

/** Little-endian words of a hexadecimal text, as RFC 8439 reads keys and nonces. */
const words = (text: string): number[] =>
  (text.match(/.{8}/g) ?? []).map((four) => Buffer.from(four, 'hex').readUInt32LE(0));
const bytes = (block: readonly number[]): string => {
  const out = Buffer.alloc(64);
  block.forEach((w, i) => {
    out.writeUInt32LE(w, i * 4);
  });
  return out.toString('hex');
};
const ZERO = '00'.repeat(32);
const NO_NONCE = '00'.repeat(12);

describe('ChaCha20 block function, RFC 8439', () => {
  test.each([
    [
      '2.3.2',
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      1,
      '000000090000004a00000000',
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ],
    [
      'A.1 #1',
      ZERO,
      0,
      NO_NONCE,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1 #2',
      ZERO,
      1,
      NO_NONCE,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'A.1 #3',
      `${'00'.repeat(31)}01`,
      1,
      NO_NONCE,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'A.1 #4',
      `00ff${'00'.repeat(30)}`,
      2,
      NO_NONCE,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      'A.1 #5',
      ZERO,
      0,
      '000000000000000000000002',
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ])('%s', (_, key, counter, nonce, block) => {
    expect(bytes(chachaBlock(words(key), counter, words(nonce)))).toBe(block);
  });

  test('2.3.2 as words', () => {
    const block = chachaBlock(
      words('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'),
      1,
      words('000000090000004a00000000'),
    );
    expect(block.slice(0, 4)).toEqual([0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3]);
  });
});

describe('the table generator', () => {
  test('gives the ChaCha20 keystream of its seed, word by word', () => {
    const seed = '00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210';
    const rng = generator(seed);
    const drawn = Array.from({ length: 100 }, () => word(rng));
    const keystream = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.alloc(16)).update(
      Buffer.alloc(400),
    );
    expect(drawn).toEqual(Array.from({ length: 100 }, (_, i) => keystream.readUInt32LE(i * 4)));
  });

  test('begins with the published block of the zero key', () => {
    const rng = generator(ZERO);
    expect([word(rng), word(rng), word(rng)]).toEqual(words('76b8e0ada0f13d90405d6ae5'));
  });

  test.each(['', 'abc', ZERO.slice(1), `${ZERO}0`, `${ZERO}\n`, 'G'.repeat(64), 'A'.repeat(64)])(
    'a seed that is not 64 hexadecimal digits is a defect: %j',
    (seed) => {
      expect(isTableSeed(seed)).toBe(false);
      expect(() => generator(seed)).toThrow(Defect);
    },
  );
});

/** The reference algorithm in exact integers, written apart from the kit's. */
function* reference(state: readonly [bigint, bigint, bigint, bigint]): Generator<number> {
  const mask = 0xffffffffn;
  const rotl = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & mask;
  let [s0, s1, s2, s3] = state;
  for (;;) {
    yield Number((rotl((s1 * 5n) & mask, 7n) * 9n) & mask);
    const t = (s1 << 9n) & mask;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11n);
  }
}

describe('xoshiro128**', () => {
  const start = (): Xoshiro => ({ kind: 'xoshiro128**', a: 1, b: 2, c: 3, d: 4 });

  test('gives the published stream of the state 1, 2, 3, 4', () => {
    const rng = start();
    expect(Array.from({ length: 10 }, () => word(rng))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('agrees with the reference over ten thousand words', () => {
    const rng = start();
    const expected = reference([1n, 2n, 3n, 4n]);
    for (let i = 0; i < 10_000; i++) expect(word(rng)).toBe(expected.next().value);
  });

  test('an integer seed makes this generator; neighbours are unrelated', () => {
    const starts = new Set(Array.from({ length: 1000 }, (_, seed) => word(generator(seed))));
    expect(generator(5).kind).toBe('xoshiro128**');
    expect(starts.size).toBe(1000);
  });

  // Games played from a number stay the same games from one version to the next.
  test('the spreading of seeds is pinned', () => {
    const { a, b, c, d } = xoshiro(1);
    expect([a, b, c, d]).toEqual(splitmix32(1));
  });
});

function splitmix32(seed: number): number[] {
  const mask = 0xffffffffn;
  let x = BigInt(seed);
  return Array.from({ length: 4 }, () => {
    x = (x + 0x9e3779b9n) & mask;
    let z = x;
    z = ((z ^ (z >> 16n)) * 0x21f0aaadn) & mask;
    z = ((z ^ (z >> 15n)) * 0x735a2d97n) & mask;
    return Number(z ^ (z >> 15n));
  });
}

const KINDS: readonly [string, () => Rng][] = [
  ['chacha20', () => generator('ab'.repeat(32))],
  ['xoshiro128**', () => generator(2024)],
];

describe.each(KINDS)('below and shuffle on %s', (_, make) => {
  test.each([2, 3, 6, 7, 10, 52])('below(%i) is uniform (chi-square, p = 0.001)', (n) => {
    const rng = make();
    const draws = 20_000;
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < draws; i++) counts[below(rng, n)]! += 1;
    const expected = draws / n;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Wilson and Hilferty's approximation of the quantile.
    const k = n - 1;
    const limit = k * (1 - 2 / (9 * k) + 3.09 * Math.sqrt(2 / (9 * k))) ** 3;
    expect(chi).toBeLessThan(limit);
  });

  test('below is always inside its range and draws nothing when there is no choice', () => {
    const rng = make();
    const before = cloneRng(rng);
    expect([below(rng, 0), below(rng, 1)]).toEqual([0, 0]);
    expect(sameRng(rng, before)).toBe(true);
    for (let n = 2; n < 300; n++) {
      const drawn = below(rng, n);
      expect(drawn >= 0 && drawn < n && Number.isInteger(drawn)).toBe(true);
    }
  });

  test('all 24 orders of four cards come equally often', () => {
    const rng = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(rng, [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(counts.size).toBe(24);
    expect(chi).toBeLessThan(49.7); // 23 degrees of freedom, p = 0.001
  });

  test('its state goes through JSON in the middle of the stream', () => {
    const rng = make();
    for (let i = 0; i < 40; i++) {
      const revived = JSON.parse(JSON.stringify(rng)) as Rng;
      const copy = cloneRng(rng);
      const far = (from: Rng) => Array.from({ length: 40 }, () => word(from));
      expect(far(revived)).toEqual(far(copy));
      word(rng);
    }
  });

  test('sameRng notices a single draw', () => {
    const rng = make();
    word(rng);
    const before = cloneRng(rng);
    expect(sameRng(before, rng)).toBe(true);
    word(rng);
    expect(sameRng(before, rng)).toBe(false);
  });
});

test('below rejects the words that would favour small numbers', () => {
  const n = 3;
  const limit = 0x100000000 - (0x100000000 % n);
  const rng: ChaCha = {
    kind: 'chacha20',
    key: new Array<number>(8).fill(0),
    counter: 0,
    block: [limit, 0xffffffff, limit - 1, ...new Array<number>(13).fill(0)],
    used: 0,
  };
  expect(below(rng, n)).toBe((limit - 1) % n);
  expect(rng.used).toBe(3);
});

test('generators of two kinds are never the same', () => {
  expect(sameRng(generator(1), generator(ZERO))).toBe(false);
  expect(sameRng(generator(ZERO), generator(1))).toBe(false);
  expect(sameRng(generator(ZERO), generator('01'.repeat(32)))).toBe(false);
});
