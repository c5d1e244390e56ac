import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KitDecision, Menu } from './decision.ts';
import { Defect } from './defect.ts';
import { canonical, type Json } from './json.ts';
import { generator } from './random.ts';
import { refusal } from './refusal.ts';
import { type Kinded, permutations, type Shape, shapesOf, subsets } from './shapes.ts';

type Asked = KitDecision | Menu<KitDecision>;
const shapes = shapesOf<Asked>();
const ask = { id: 'q', seat: 0, source: null };
const SETTINGS = { seed: 11, numRuns: 150 };

const cards = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 });
const simple: fc.Arbitrary<KitDecision> = fc.oneof(
  fc.tuple(cards, fc.nat(5), fc.nat(5), fc.boolean()).map(([from, a, b, ordered]): KitDecision => {
    const [min, max] = [Math.min(a, b, from.length), Math.max(a, b)];
    return { ...ask, kind: 'pick-cards', from, min, max, ordered };
  }),
  cards.map((list): KitDecision => ({ ...ask, kind: 'order-cards', cards: list })),
  cards.map((from): KitDecision => ({ ...ask, kind: 'pick-seat', from })),
  fc
    .tuple(fc.integer({ min: -3, max: 3 }), fc.nat(4))
    .map(([min, more]): KitDecision => ({ ...ask, kind: 'pick-number', min, max: min + more })),
  fc
    .uniqueArray(fc.constantFrom<Json>('a', 'b', 1, null, [1, 'x'], { a: 1 }, { a: 1, b: [2] }), {
      minLength: 1,
      selector: canonical,
    })
    .map((options): KitDecision => ({ ...ask, kind: 'pick-option', options })),
  fc.constant<KitDecision>({ ...ask, kind: 'confirm' }),
  fc.constant<KitDecision>({ ...ask, kind: 'act' }),
);
const any: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 3, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc
      .array(simple, { minLength: 1, maxLength: 3 })
      .map((list): Asked => ({ ...ask, kind: 'menu', entries: list.map((e, i) => ({ ...e, id: `e${i}` })) })),
  },
);

describe('every kind, on random questions', () => {
  test('what is enumerated is accepted, and nothing comes twice', () => {
    fc.assert(
      fc.property(any, (decision) => {
        const all = [...shapes.answers(decision)];
        expect(all.length).toBeGreaterThan(0);
        expect(new Set(all.map(canonical)).size).toBe(all.length);
        for (const answer of all) expect(shapes.check(decision, answer)).toBeNull();
      }),
      SETTINGS,
    );
  });

  test('what is sampled is accepted and enumerated', () => {
    fc.assert(
      fc.property(any, fc.nat(), (decision, seed) => {
        const rng = generator(seed);
        // The order of an unordered choice does not matter; the enumeration has one of them.
        const plain = (answer: Json) => canonical(unordered(decision, answer));
        const all = new Set([...shapes.answers(decision)].map(plain));
        for (let i = 0; i < 5; i++) {
          const answer = shapes.sample(decision, rng);
          expect(shapes.check(decision, answer)).toBeNull();
          expect(all).toContain(plain(answer));
        }
      }),
      SETTINGS,
    );
  });

  test('`only` is the answer of questions that have one, and of no other', () => {
    fc.assert(
      fc.property(any, (decision) => {
        const [first, second] = [...shapes.answers(decision)];
        const only = shapes.only(decision);
        if (second === undefined) expect(canonical(only)).toBe(canonical(first));
        else expect(only).toBeUndefined();
      }),
      SETTINGS,
    );
  });

  test('any JSON is judged without an exception, and accepted only if it is enumerated', () => {
    fc.assert(
      fc.property(any, fc.jsonValue(), (decision, answer) => {
        const refused = shapes.check(decision, answer);
        if (refused !== null) return;
        const all = [...shapes.answers(decision)].map((each) => canonical(unordered(decision, each)));
        expect(all).toContain(canonical(unordered(decision, answer as Json)));
      }),
      { ...SETTINGS, numRuns: 1000 },
    );
  });
});

/** Sorts the cards of an unordered choice, also inside a menu. */
function unordered(decision: Asked, answer: Json): Json {
  if (decision.kind === 'menu') {
    const { entry, answer: inner } = answer as { entry: string; answer: Json };
    const asked = decision.entries.find(({ id }) => id === entry)!;
    return { entry, answer: unordered(asked, inner) };
  }
  if (decision.kind !== 'pick-cards' || decision.ordered) return answer;
  return [...(answer as number[])].sort((a, b) => a - b);
}

const MENU: Menu<KitDecision> = {
  ...ask,
  kind: 'menu',
  entries: [
    { ...ask, id: 'buy', kind: 'pick-cards', from: [4, 5], min: 1, max: 1 },
    { ...ask, id: '__proto__', kind: 'act' },
    { ...ask, id: 'toString', kind: 'pick-number', min: 0, max: 2 },
  ],
};
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  1.5,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n,
  '',
  'constructor',
  Symbol('x'),
  () => 0,
  [],
  [undefined],
  ['4'],
  [4, 4],
  [4.5],
  [[4]],
  {},
  { length: 1, 0: 4 },
  new Map(),
  new Date(0),
  { entry: 'buy' },
  { entry: 'buy', answer: undefined },
  { entry: 'buy', answer: 4 },
  { entry: 'buy', answer: [4], more: 1 },
  { entry: 'constructor', answer: null },
  { entry: ['buy'], answer: [4] },
  { entry: null, answer: null },
  Object.create({ entry: 'buy', answer: [4] }),
];

describe('garbage is refused, never thrown at', () => {
  const questions: readonly Asked[] = [
    { ...ask, kind: 'pick-cards', from: [4, 5], min: 1, max: 2 },
    { ...ask, kind: 'order-cards', cards: [4, 5] },
    { ...ask, kind: 'pick-seat', from: [2, 3] },
    { ...ask, kind: 'pick-number', min: 2, max: 3 },
    { ...ask, kind: 'pick-option', options: ['a', { a: 1 }] },
    MENU,
  ];
  test.each(questions.map((decision) => [decision.kind, decision] as const))('%s', (_, decision) => {
    for (const answer of GARBAGE) {
      expect(shapes.check(decision, answer)).toMatchObject({ code: 'not-an-option' });
    }
  });

  test('confirm takes only true and false, act only null', () => {
    for (const answer of GARBAGE) {
      expect(shapes.check({ ...ask, kind: 'confirm' }, answer) === null).toBe(answer === true);
      expect(shapes.check({ ...ask, kind: 'act' }, answer) === null).toBe(answer === null);
    }
  });
});

describe('refusals tell the figures', () => {
  const pick: Asked = { ...ask, kind: 'pick-cards', from: [1, 2, 3], min: 1, max: 2 };
  test.each<[Asked, Json, string, Record<string, number | string>]>([
    [pick, [], 'too-few-cards', { chosen: 0, min: 1 }],
    [pick, [1, 2, 3], 'too-many-cards', { chosen: 3, max: 2 }],
    [pick, [9], 'card-not-offered', { card: 9 }],
    [pick, [1, 1], 'card-twice', { card: 1 }],
    [{ ...ask, kind: 'order-cards', cards: [1, 2] }, [1], 'not-all-cards-once', {}],
    [{ ...ask, kind: 'order-cards', cards: [1, 2] }, [1, 1], 'not-all-cards-once', {}],
    [{ ...ask, kind: 'pick-seat', from: [1] }, 2, 'seat-not-offered', { seat: 2 }],
    [
      { ...ask, kind: 'pick-number', min: 1, max: 3 },
      4,
      'number-out-of-range',
      { number: 4, min: 1, max: 3 },
    ],
    [{ ...ask, kind: 'pick-option', options: ['a'] }, 'b', 'not-offered', {}],
    [MENU, { entry: 'sell', answer: null }, 'entry-not-offered', { entry: 'sell' }],
    [MENU, { entry: 'buy', answer: [6] }, 'card-not-offered', { card: 6 }],
  ])('%j %j: %s', (decision, answer, reason, figures) => {
    expect(shapes.check(decision, answer)).toEqual(refusal(null, reason, figures));
  });
});

describe('menus', () => {
  test('entries may bear any name, also those of properties every object has', () => {
    expect(shapes.check(MENU, { entry: '__proto__', answer: null })).toBeNull();
    expect(shapes.check(MENU, JSON.parse('{"entry":"toString","answer":2}'))).toBeNull();
    expect(
      shapes.check(MENU, JSON.parse('{"__proto__":{"answer":null},"entry":"__proto__"}')),
    ).not.toBeNull();
    expect(shapes.check(MENU, { entry: 'valueOf', answer: null })).toMatchObject({
      reason: 'entry-not-offered',
    });
  });

  test('the answers are those of every entry, in order', () => {
    expect([...shapes.answers(MENU)]).toEqual([
      { entry: 'buy', answer: [4] },
      { entry: 'buy', answer: [5] },
      { entry: '__proto__', answer: null },
      { entry: 'toString', answer: 0 },
      { entry: 'toString', answer: 1 },
      { entry: 'toString', answer: 2 },
    ]);
  });

  test('a menu of one entry with one answer has one answer', () => {
    const one = (entry: KitDecision): Asked => ({ ...ask, kind: 'menu', entries: [entry] });
    expect(shapes.only(one({ ...ask, id: 'end', kind: 'act' }))).toEqual({ entry: 'end', answer: null });
    expect(shapes.only(one({ ...ask, id: 'sure', kind: 'confirm' }))).toBeUndefined();
    expect(shapes.only(MENU)).toBeUndefined();
    expect(shapes.only({ ...ask, kind: 'menu', entries: [] })).toBeUndefined();
  });
});

describe('the table of shapes', () => {
  test('a kind without a shape is a defect, also one that every object has', () => {
    for (const kind of ['unknown', 'toString', '__proto__', 'constructor']) {
      expect(() => shapesOf<Kinded>().check({ ...ask, kind }, null)).toThrow(Defect);
    }
  });

  test('a game adds its kinds and may use them in menus', () => {
    const even: Shape<Kinded> = {
      check: (_, answer) => (answer === 2 || answer === 4 ? null : refusal('X-09', 'odd')),
      answers: () => [2, 4],
      sample: () => 4,
      only: () => undefined,
    };
    const own = shapesOf<Kinded>({ even });
    const question: Kinded = { ...ask, kind: 'even' };
    const menu = { ...ask, kind: 'menu', entries: [question] } as Kinded;
    expect(own.check(question, 3)).toMatchObject({ rule: 'X-09' });
    expect([...own.answers(menu)]).toEqual([
      { entry: 'q', answer: 2 },
      { entry: 'q', answer: 4 },
    ]);
    expect(own.check(menu, { entry: 'q', answer: 5 })).toMatchObject({ rule: 'X-09' });
  });

  test('enumeration is lazy: a huge question costs nothing until it is read', () => {
    const from = Array.from({ length: 60 }, (_, card) => card);
    const answers = shapes.answers({ ...ask, kind: 'pick-cards', from, min: 0, max: 60 });
    const taken: Json[] = [];
    for (const answer of answers) {
      taken.push(answer);
      if (taken.length === 3) break;
    }
    expect(taken).toEqual([[], [0], [1]]);
  });
});

test('subsets and permutations are complete and in the order of the list', () => {
  expect([...subsets([1, 2, 3], 2)]).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  expect([...subsets([1, 2], 3)]).toEqual([]);
  expect([...subsets([], 0)]).toEqual([[]]);
  expect([...permutations([1, 2, 3])].map((order) => order.join(''))).toEqual([
    '123',
    '132',
    '213',
    '231',
    '312',
    '321',
  ]);
});
