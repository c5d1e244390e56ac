import { expect, test } from 'vitest';
import type { LocalSeat, TableHead } from '../../local/shelf.ts';
import { fittingLevel } from './fitting-level.ts';

const me: LocalSeat = { name: 'Ana', kind: 'me', bot: null, contribution: null };
const robot = (bot: string): LocalSeat => ({ name: bot, kind: 'bot', bot, contribution: null });

let day = 0;
/** A game against bots in which one took this place. */
const game = (place: number, ...bots: string[]): TableHead => {
  const places = [place, ...bots.map((_, at) => (at + 1 < place ? at + 1 : at + 2))];
  const winners = places.flatMap((one, seat) => (one === 1 ? [seat] : []));
  return {
    id: `t${day}`,
    game: 'vallee',
    rules: 1,
    options: {},
    seats: [me, ...bots.map(robot)],
    secret: '',
    createdAt: day,
    updatedAt: day++,
    seq: 9,
    awaited: [],
    outcome: { winners, places, scores: places.map((one) => 9 - one) },
  };
};

test('whoever has not played meets the second level', () => {
  expect(fittingLevel('vallee', [])).toBe('novice');
});

test('robots grow with victories, shrink with defeats, and stay within the five levels', () => {
  const won = ['novice', 'merchant', 'master', 'grandmaster', 'grandmaster'].map((bot) => game(1, bot));
  expect(won.map((_, at) => fittingLevel('vallee', won.slice(0, at + 1)))).toEqual([
    'merchant',
    'master',
    'grandmaster',
    'grandmaster',
    'grandmaster',
  ]);
  const lost = [...won, game(2, 'grandmaster'), game(2, 'master'), game(2, 'beginner')];
  expect(fittingLevel('vallee', lost.slice(0, -2))).toBe('master');
  expect(fittingLevel('vallee', lost.slice(0, -1))).toBe('merchant');
  expect(fittingLevel('vallee', lost)).toBe('beginner');
});

test('a place in the middle, other games, mixed robots and games that go on change nothing', () => {
  const games = [
    game(2, 'merchant', 'merchant'),
    { ...game(1, 'master'), game: 'baie' as const },
    game(1, 'novice', 'master'),
    { ...game(1, 'master'), outcome: null },
  ];
  expect(fittingLevel('vallee', games)).toBe('novice');
});
