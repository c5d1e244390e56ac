import { expect, test } from 'vitest';
import { packed, unpacked } from './link.ts';

test('what is packed fits an address and comes out again', async () => {
  const value = {
    notes: ['Et si… ?', 'bâtir'],
    moves: Array.from({ length: 200 }, (_, at) => [at % 3, 'action']),
  };
  const text = await packed(value);
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(text.length).toBeLessThan(1000);
  expect(await unpacked(text)).toEqual(value);
});

test('what is no link, or would not end, is nothing', async () => {
  expect(await unpacked('%%%')).toBeUndefined();
  expect(await unpacked('AAAA')).toBeUndefined();
  expect(await unpacked(await packed('x'.repeat(3_000_000)))).toBeUndefined();
});
