import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hex, sha256, sha256Hex, utf8 } from './sha256.ts';

describe('SHA-256 gives the published digests (FIPS 180-4 examples)', () => {
  test.each([
    ['the empty message', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      '448 bits',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      '896 bits',
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    [
      'a million times a',
      'a'.repeat(1_000_000),
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    ],
  ])('%s', (_, message, digest) => {
    expect(sha256Hex(message)).toBe(digest);
  });

  test('agrees with another implementation at every length around the padding', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  test('is not disturbed by an earlier call and leaves its input alone', () => {
    const bytes = utf8('abc');
    sha256(new Uint8Array(1000).fill(7));
    const first = hex(sha256(bytes));
    expect(hex(sha256(bytes))).toBe(first);
    expect(bytes).toEqual(utf8('abc'));
  });
});

describe('utf8', () => {
  test('encodes one to four bytes', () => {
    expect([...utf8('aé€🦔')]).toEqual([0x61, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0xa6, 0x94]);
  });

  test('half a character is replaced as everywhere else: kit and server must hash alike', () => {
    expect([...utf8('a\ud800b')]).toEqual([...Buffer.from('a\ud800b', 'utf8')]);
  });

  test('agrees with the platform on any well-formed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
