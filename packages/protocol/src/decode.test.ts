import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientFrame, readClientFrame } from './index.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    0,
    -1,
    1.5,
    2 ** 60,
    'x'.repeat(80),
    [],
    {},
    nested(12),
    nested(13),
  ),
  fc.jsonValue(),
);
const right = {
  type: 'play',
  table: 'AAAAAAAAAAAAAAAA',
  seq: 3,
  key: 'k:1',
  id: 'market.buy',
  answer: { slot: 1 } as unknown,
};

test('the fast path reads answers as the schema does', () => {
  const field = fc.constantFrom(...Object.keys(right), 'seat');
  fc.assert(
    fc.property(fc.array(fc.tuple(field, odd), { maxLength: 2 }), fc.boolean(), (changes, isCut) => {
      const frame: Record<string, unknown> = { ...right };
      for (const [name, value] of changes) {
        if (isCut) delete frame[name];
        else frame[name] = value;
      }
      const { data } = clientFrame.safeParse(frame);
      expect(readClientFrame(frame)).toEqual(data ?? null);
    }),
    { numRuns: 2_000 },
  );
});
