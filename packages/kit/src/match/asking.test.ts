import { expect, test } from 'vitest';
import type { Kinded } from '../shapes.ts';
import { newAsking, nextAsked, noteAnswered, noteLooked } from './asking.ts';

const required = (seat: number, id = 'act'): Kinded => ({ kind: 'act', id, seat, source: null });
const standing = (seat: number, id = 'trade'): Kinded => ({ ...required(seat, id), standing: true });

/** The order in which four seats are asked after seat `mover` has answered, if all leave what they may. */
function order(
  mover: number | undefined,
  open: readonly Kinded[],
  ours?: (seat: number) => boolean,
): string[] {
  const asking = newAsking(mover);
  const seen: string[] = [];
  for (;;) {
    const next = nextAsked(asking, open, 4, ours);
    if (next === null) return seen;
    seen.push(`${next.id} ${next.seat}`);
    if (next.standing !== true) return seen;
    noteLooked(asking, next);
  }
}

test('K-215 standing seats once each, in turn order after the one who answered, then whoever is awaited', () => {
  const open = [required(2), standing(0), standing(1), standing(2), standing(3)];
  expect(order(2, open)).toEqual(['trade 3', 'trade 0', 'trade 1', 'trade 2', 'act 2']);
  expect(order(0, open)).toEqual(['trade 1', 'trade 2', 'trade 3', 'trade 0', 'act 2']);
  expect(order(undefined, open)).toEqual(['trade 0', 'trade 1', 'trade 2', 'trade 3', 'act 2']);
});

test('the order does not depend on the order of the questions', () => {
  const open = [standing(3), required(1), standing(1), required(0), standing(0)];
  expect(order(1, open)).toEqual(order(1, [...open].reverse()));
});

test('several who are awaited come in turn order after the one who answered', () => {
  expect(order(1, [required(0), required(2), required(3)])).toEqual(['act 2']);
  expect(order(3, [required(2), required(0)])).toEqual(['act 0']);
});

test('only those who do not speak up by themselves', () => {
  const open = [required(0), standing(1), standing(2)];
  expect(order(0, open, (seat) => seat === 2)).toEqual(['trade 2']);
});

test('an answer that the game waited for gives everybody a new chance', () => {
  const asking = newAsking(0);
  const open = [required(0), standing(1), standing(2)];
  for (const decision of open.slice(1)) noteLooked(asking, decision);
  expect(nextAsked(asking, open, 3)).toBe(open[0]);
  noteAnswered(asking, required(0));
  expect(nextAsked(asking, open, 3)).toBe(open[1]);
});

test('a word that nobody waited for is heard by all before the game goes on', () => {
  const asking = newAsking(0);
  const open = [required(0), standing(1), standing(2)];
  for (const decision of open.slice(1)) noteLooked(asking, decision);
  // Seat 0 makes an offer by itself.
  noteAnswered(asking, standing(0));
  expect(nextAsked(asking, open, 3)).toBe(open[1]);
  noteLooked(asking, standing(1));
  noteAnswered(asking, standing(1));
  expect(nextAsked(asking, open, 3)).toBe(open[1]);
});

test('a seat that talks on and on is left out until somebody speaks up', () => {
  const asking = newAsking(0);
  const open = [required(0), standing(1)];
  let words = 0;
  for (let next = nextAsked(asking, open, 2); next === open[1]; next = nextAsked(asking, open, 2)) {
    noteLooked(asking, next as Kinded);
    noteAnswered(asking, next as Kinded);
    words += 1;
    expect(words).toBeLessThan(50);
  }
  expect(words).toBeGreaterThan(5);
  noteAnswered(asking, standing(0));
  expect(nextAsked(asking, open, 2)).toBe(open[1]);
});

test('two standing questions of one seat are two chances', () => {
  expect(order(0, [required(0), standing(1, 'trade'), standing(1, 'card')])).toEqual([
    'trade 1',
    'card 1',
    'act 0',
  ]);
});
