import { expect, test } from 'vitest';
import { isUndo, movesInForce, type RecordEntry, readRecord, shapesOf, xoshiro } from './index.ts';
import { cloneJson } from './json.ts';

const entry = (id: string): RecordEntry => ({ seat: 0, id, answer: null, state: '' });
const back = (undo: number): RecordEntry => ({ undo, state: '' });

test('a return into an undone stretch takes up what was in force there', () => {
  const entries = [entry('a'), entry('b'), back(0), entry('c'), back(2)];
  expect(movesInForce(entries).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(movesInForce(entries.slice(0, 4)).map(({ id }) => id)).toEqual(['c']);
  expect(entries.filter(isUndo)).toHaveLength(2);
});

test('answers never share a list with the question', () => {
  const shapes = shapesOf();
  const from = [1, 2];
  const pick = { kind: 'pick-cards', id: 'x', seat: 0, source: null, from, min: 2, max: 2 };
  expect(shapes.only(pick)).toEqual(from);
  expect(shapes.only(pick)).not.toBe(from);
  expect(shapes.sample(pick, xoshiro(1))).not.toBe(from);
  const order = { kind: 'order-cards', id: 'x', seat: 0, source: null, cards: [1] };
  expect(shapes.only(order)).not.toBe(order.cards);
});

test('a question that asks for more cards than there are has no forced answer', () => {
  const pick = { kind: 'pick-cards', id: 'x', seat: 0, source: null, from: [1], min: 2, max: 2 };
  expect(shapesOf().only(pick)).toBeUndefined();
});

test('a record nested beyond measure is refused like any other', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  expect(readRecord(deep).ok).toBe(false);
});

test('neighbouring and large seeds differ', () => {
  const streams = [-1, 0, 1, 2 ** 32, 2 ** 32 + 1].map((seed) => JSON.stringify(xoshiro(seed)));
  expect(new Set(streams).size).toBe(streams.length);
});

test('a copy keeps a key named like the prototype as a key', () => {
  const odd = JSON.parse('{"__proto__":{"a":1}}') as object;
  const copy = cloneJson(odd);
  expect(Object.keys(copy)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});
