import { describe, expect, test } from 'vitest';
import { parseRoute, type Route, routeHash } from './router.ts';

describe('parseRoute', () => {
  test.each(['', '#', '#/', '/'])('%j is home', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'home' });
  });
  test('a rule paragraph is part of the address', () => {
    expect(parseRoute('#/rules/vallee/V-062')).toEqual({ page: 'rules', game: 'vallee', paragraph: 'V-062' });
  });
  test('an unknown game is lost, not a crash', () => {
    expect(parseRoute('#/new/chess')).toEqual({ page: 'lost', path: 'new/chess' });
  });
  test('a broken escape is kept as it is', () => {
    expect(parseRoute('#/showcase/%E0%A4%A')).toEqual({ page: 'showcase', sheet: '%E0%A4%A' });
  });
});

test('every route comes back from its own address', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'new-table', game: 'baie' },
    { page: 'rules', game: 'karanor', paragraph: null },
    { page: 'rules', game: 'vallee', paragraph: 'V-062' },
    { page: 'credits' },
    { page: 'showcase', sheet: 'home' },
    { page: 'lost', path: 'nowhere/at/all' },
  ];
  for (const route of routes) expect(parseRoute(routeHash(route))).toEqual(route);
});
