import { expect, test } from 'vitest';
import { listen, listening, tell } from './events.ts';

test('inside a listener, silence and other listeners have their turn and give it back', () => {
  const outer: string[] = [];
  const inner: string[] = [];
  listen(outer, () => {
    tell('before');
    // A simulation in the middle of a move tells nobody.
    listen(null, () => {
      expect(listening()).toBe(false);
      tell('lost');
    });
    listen(inner, () => tell('inside'));
    tell('after');
  });
  expect(outer).toEqual(['before', 'after']);
  expect(inner).toEqual(['inside']);
  expect(listening()).toBe(false);
});

test('listen returns what was played', () => {
  expect(listen([], () => 7)).toBe(7);
});
