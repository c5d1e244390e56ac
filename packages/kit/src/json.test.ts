import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, cloneJson, isRecord, type Json, sameJson } from './json.ts';

const SETTINGS = { seed: 7, numRuns: 400 };
/** Plain data as states and answers have it: no `__proto__` among the keys, no negative zero. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('"__proto__"'))
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);

/** The same value with the keys of every record in the opposite order. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, Json>)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

describe('canonical', () => {
  test('records of other shapes before it change nothing in what is written', () => {
    const pile = [
      { b: 1, a: 2 },
      { a: 2, b: 1 },
      { a: 2 },
      { b: 1, a: 2, c: 3 },
      [{ c: 3, b: 1 }],
      null,
      'a',
    ];
    const text = '[{"a":2,"b":1},{"a":2,"b":1},{"a":2},{"a":2,"b":1,"c":3},[{"b":1,"c":3}],null,"a"]';
    for (let time = 0; time < 3; time++)
      expect(canonical({ pile, top: { b: 0 } })).toBe(`{"pile":${text},"top":{"b":0}}`);
    expect(canonical({ pile: pile.slice(2), top: { z: 'b', a: 'a' } })).toBe(
      `{"pile":[${text.slice(text.indexOf('{"a":2},'))},"top":{"a":"a","z":"b"}}`,
    );
  });

  test('is one text per value: keys sorted, no spaces', () => {
    expect(canonical({ b: [1, 'x', null], a: { d: true, c: -2.5 } })).toBe(
      '{"a":{"c":-2.5,"d":true},"b":[1,"x",null]}',
    );
    expect(canonical({ é: 1, z: 2, '10': 3, '9': 4 })).toBe('{"10":3,"9":4,"z":2,"é":1}');
    expect(canonical('a"\n\u2028')).toBe(JSON.stringify('a"\n\u2028'));
  });

  test('a key without a value is as good as none', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  test('is JSON of the same value, whatever the order of the keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(sameJson(JSON.parse(canonical(value)), value)).toBe(true);
        expect(canonical(reversed(value))).toBe(canonical(value));
      }),
      SETTINGS,
    );
  });

  test('differs for different values, and only for them', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(canonical(a) === canonical(b)).toBe(sameJson(a, b));
      }),
      SETTINGS,
    );
  });
});

describe('sameJson', () => {
  test.each<[unknown, unknown]>([
    [1, '1'],
    [0, null],
    [0, false],
    ['', null],
    [null, undefined],
    [[], {}],
    [{}, null],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [[null], []],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ 0: 'a' }, ['a']],
    [{ toString: 1 }, { valueOf: 1 }],
    [{ a: undefined }, { b: undefined }],
  ])('tells %j from %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });

  test('is true of a value and its JSON round trip', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(sameJson(value, JSON.parse(JSON.stringify(value)))).toBe(true);
      }),
      SETTINGS,
    );
  });
});

describe('cloneJson', () => {
  test('is equal and shares nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = cloneJson(value);
        expect(sameJson(copy, value)).toBe(true);
        expect(sharesWith(copy, value)).toBe(false);
      }),
      SETTINGS,
    );
  });
});

function sharesWith(a: Json, b: Json): boolean {
  if (typeof a !== 'object' || a === null) return false;
  if (a === b) return true;
  const [left, right] = [a as Record<string, Json>, b as Record<string, Json>];
  return Object.keys(left).some((key) => sharesWith(left[key]!, right[key]!));
}
