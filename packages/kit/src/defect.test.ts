import { expect, test } from 'vitest';
import { Defect, must, unreachable } from './defect.ts';

test('must lets every value pass but a missing one', () => {
  for (const value of [0, '', false, Number.NaN, []]) expect(must(value, 'it')).toBe(value);
  for (const value of [null, undefined])
    expect(() => must(value, 'a card')).toThrow(new Defect('missing a card'));
});

test('unreachable names the value that came by', () => {
  expect(() => unreachable({ kind: 'odd' } as never)).toThrow('unexpected value {"kind":"odd"}');
  expect(() => unreachable('odd' as never)).toThrow(Defect);
});
