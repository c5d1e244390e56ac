import { describe, expect, test } from 'vitest';
import { joinRoute, parseRoute, placeOfGame, type Route, routeHash } from './router.ts';

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
    expect(parseRoute('#/table/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A', coach: false });
  });
});

test('every route comes back from its own address', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'new-table', game: 'baie', against: 'people' },
    { page: 'new-table', game: 'vallee', against: 'robots' },
    { page: 'table', id: 'local.0a1b2c', coach: false },
    { page: 'table', id: 'local.0a1b2c', coach: true },
    { page: 'play', game: 'baie', bot: 'master' },
    { page: 'learn', game: 'vallee', lesson: null },
    { page: 'learn', game: 'vallee', lesson: 'build' },
    { page: 'join', id: 'AbCd_-0123456789', code: null },
    { page: 'join', id: 'AbCd_-0123456789', code: 'k7' },
    { page: 'replay', id: 'AbCd_-0123456789', at: null, eyes: null },
    { page: 'replay', id: 'local.0a1b2c', at: 41, eyes: 1 },
    { page: 'replay', id: 'local.0a1b2c', at: 41, eyes: null },
    { page: 'analysis', id: 'AbCd_-0123456789', sent: null },
    { page: 'study', game: 'vallee', sent: null, edits: false },
    { page: 'study', game: 'vallee', sent: 'q1YqSS0uUbJSAgA', edits: true },
    { page: 'analysis', id: '-', sent: 'q1YqSS0uUbJSAgA' },
    { page: 'room', code: 'AbCd_-0123456789' },
    { page: 'rules', game: 'karanor', paragraph: null },
    { page: 'rules', game: 'vallee', paragraph: 'V-062' },
    { page: 'cards', game: 'vallee', at: null },
    { page: 'cards', game: 'vallee', at: 'hares' },
    { page: 'board', game: 'baie', month: null },
    { page: 'board', game: 'vallee', month: '2026-11' },
    { page: 'tournaments', id: null },
    { page: 'tournaments', id: 'AbCd_-0123456789' },
    { page: 'credits' },
    { page: 'lost', path: 'nowhere/at/all' },
  ];
  for (const route of routes) expect(parseRoute(routeHash(route))).toEqual(route);
});

test.each(['AbCd.k7', ' AbCd.k7 ', '#/join/AbCd.k7', 'https://jeu.example/#/join/AbCd.k7'])(
  '%j pasted into the field leads to the table',
  (pasted) => {
    expect(joinRoute(pasted)).toEqual({ page: 'join', id: 'AbCd', code: 'k7' });
  },
);

test('a link to a room, pasted where tables are joined, leads to the room', () => {
  expect(joinRoute(' https://jeu.example/#/room/AbCd ')).toEqual({ page: 'room', code: 'AbCd' });
});

test('a first game is played from the usual place or from another one; all else is a lesson', () => {
  expect(['game', 'game-K', 'clock', null].map(placeOfGame)).toEqual(['', 'K', null, null]);
});
