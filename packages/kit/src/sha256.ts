/**
 * SHA-256 (FIPS 180-4), synchronous and without platform calls, so that commitments and hashes come out the same in
 * Node, in a page and in a worker. Pinned by the published vectors.
 */
const K = new Uint32Array(64);
const INITIAL = new Uint32Array(8);

// The constants are the first 32 bits of the fractional parts of cube and square roots of the first primes.
{
  const fraction = (x: number) => ((x - Math.floor(x)) * 0x100000000) >>> 0;
  let count = 0;
  for (let n = 2; count < 64; n++) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false;
    if (!isPrime) continue;
    if (count < 8) INITIAL[count] = fraction(Math.sqrt(n));
    K[count++] = fraction(Math.cbrt(n));
  }
}

const W = new Uint32Array(64);

function compress(h: Uint32Array, bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) {
    const at = offset + i * 4;
    W[i] =
      ((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0);
  }
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15] as number;
    const y = W[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    W[i] = ((W[i - 16] as number) + s0 + (W[i - 7] as number) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, k] = h as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (k + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (W[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sums = [a, b, c, d, e, f, g, k];
  for (let i = 0; i < 8; i++) h[i] = ((h[i] as number) + (sums[i] as number)) | 0;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const h = INITIAL.slice();
  for (let at = 0; at < padded.length; at += 64) compress(h, padded, at);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i++) out.setUint32(i * 4, h[i] as number);
  return digest;
}

// Browsers and Node have it. The compiler does not know, because this package uses the types of neither.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** SHA-256 of a text in hexadecimal. A host may bring a faster one than ours. */
export type Digest = (text: string) => string;

export const sha256Hex: Digest = (text) => hex(sha256(utf8(text)));
