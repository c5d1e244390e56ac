import { expect, test } from 'vitest';
import { qrPath } from './qr.ts';

/** Version 3: 29 squares wide, one alignment mark, and one block of data whose first codewords stand in order. */
const WIDE = 29;
const MARGIN = 4;
const isFunction = (x: number, y: number): boolean =>
  x === 6 ||
  y === 6 ||
  (x < 9 && y < 9) ||
  (x < 9 && y >= WIDE - 8) ||
  (x >= WIDE - 8 && y < 9) ||
  (x >= 20 && x <= 24 && y >= 20 && y <= 24);

/** The masks of ISO/IEC 18004, table 10; i is the row. */
const MASKS: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_i, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

function read(dark: (x: number, y: number) => boolean): string {
  // Format information beside the upper left mark: level, mask, then its error correction; all under a mask of its own.
  const format = [0, 1, 2, 3, 4].map((x) => Number(dark(x, 8))).join('');
  const [level, mask] = [Number.parseInt(format, 2) ^ 0b10101].flatMap((bits) => [bits >> 3, bits & 7]);
  expect(level).toBe(0b00);
  const bits: number[] = [];
  for (let right = WIDE - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let step = 0; step < WIDE; step++) {
      const y = isUp ? WIDE - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFunction(x, y)) bits.push(Number(dark(x, y) !== MASKS[mask ?? 0]?.(y, x)));
    }
  }
  const number = (from: number, length: number): number =>
    Number.parseInt(bits.slice(from, from + length).join(''), 2);
  expect(number(0, 4)).toBe(0b0100);
  return String.fromCharCode(...Array.from({ length: number(4, 8) }, (_, at) => number(12 + at * 8, 8)));
}

test('a camera reads the link out of its QR code', () => {
  const link = 'https://play.example/#/link/0123ABCDWXYZ';
  const { size, path } = qrPath(link);
  expect(size).toBe(WIDE + 2 * MARGIN);
  const drawn = new Set(path.match(/M\d+ \d+/g));
  expect(read((x, y) => drawn.has(`M${x + MARGIN} ${y + MARGIN}`))).toBe(link);
});
