import { describe, expect, test } from 'vitest';
import { anchorsOf, robotPlayer } from './anchors.ts';
import { type RatedSeat, type Rating, rateGame } from './rate-game.ts';
import { isSure, shown, UNKNOWN } from './scale.ts';

const seat = (at: number, player: string, place: number, more: Partial<RatedSeat> = {}): RatedSeat => ({
  seat: at,
  player,
  team: at,
  place,
  hasLeft: false,
  ...more,
});
const rated = (seats: readonly RatedSeat[], before: Record<string, Rating> = {}) =>
  rateGame('vallee', seats, (player) => before[player] ?? UNKNOWN);
const mu = (after: Map<number, Rating>, at: number): number => after.get(at)?.mu ?? Number.NaN;

describe('a rated game', () => {
  test('moves the winner up and the loser down by as much, and makes both surer', () => {
    const after = rated([seat(0, 'ana', 1), seat(1, 'bob', 2)]);
    expect(mu(after, 0) - UNKNOWN.mu).toBeCloseTo(UNKNOWN.mu - mu(after, 1));
    expect(after.get(0)?.sigma).toBeLessThan(UNKNOWN.sigma);
  });

  test('orders several players by their places, and those who share a place alike', () => {
    const after = rated([seat(0, 'a', 3), seat(1, 'b', 1), seat(2, 'c', 2), seat(3, 'd', 2)]);
    expect(mu(after, 1)).toBeGreaterThan(mu(after, 2));
    expect(mu(after, 2)).toBeCloseTo(mu(after, 3), 5);
    expect(mu(after, 3)).toBeGreaterThan(mu(after, 0));
  });

  test('a tie of equals changes nobody’s rating, and a tie with somebody stronger lifts', () => {
    expect(mu(rated([seat(0, 'a', 1), seat(1, 'b', 1)]), 0)).toBeCloseTo(UNKNOWN.mu);
    expect(mu(rated([seat(0, 'a', 1), seat(1, 'b', 1)], { b: { mu: 35, sigma: 2 } }), 0)).toBeGreaterThan(
      UNKNOWN.mu,
    );
  });

  test('teams win and lose together', () => {
    const team = (at: number) => ({ team: at % 2 });
    const after = rated([
      seat(0, 'a', 1, team(0)),
      seat(1, 'b', 2, team(1)),
      seat(2, 'c', 1, team(2)),
      seat(3, 'd', 2, team(3)),
    ]);
    expect(mu(after, 0)).toBeCloseTo(mu(after, 2));
    expect(mu(after, 0)).toBeGreaterThan(UNKNOWN.mu);
    expect(mu(after, 1)).toBeLessThan(UNKNOWN.mu);
  });

  test('whoever left is last, whatever the robot made of the seat', () => {
    const left = rated([seat(0, 'a', 1, { hasLeft: true }), seat(1, 'b', 2), seat(2, 'c', 3)]);
    const lost = rated([seat(0, 'a', 3), seat(1, 'b', 1), seat(2, 'c', 2)]);
    expect([...left]).toEqual([...lost]);
  });

  test('whoever left a team is last, and the one who stayed has what the team reached', () => {
    const seats = (hasLeft: boolean) => [
      seat(0, 'a', 1, { team: 0, hasLeft }),
      seat(1, 'b', 2, { team: 1 }),
      seat(2, 'c', 1, { team: 0 }),
      seat(3, 'd', 2, { team: 1 }),
    ];
    const left = rated(seats(true));
    const won = rated(seats(false));
    expect(mu(left, 0)).toBeLessThan(UNKNOWN.mu);
    expect(left.get(2)).toEqual(won.get(2));
    expect(left.get(1)).toEqual(won.get(1));
  });

  test('robots keep their rating', () => {
    const [[bot, anchor]] = anchorsOf('vallee') as [[string, Rating]];
    const after = rateGame('vallee', [seat(0, robotPlayer(bot), 1), seat(1, 'ana', 2)], (player) =>
      player === 'ana' ? UNKNOWN : anchor,
    );
    expect(after.get(0)).toEqual(anchor);
    expect(mu(after, 1)).toBeLessThan(UNKNOWN.mu);
  });
});

describe('the scale', () => {
  test('a sound robot is 1500, beginners and novices stand below and masters above it in every game', () => {
    for (const game of ['vallee', 'baie', 'karanor']) {
      const [beginner, novice, merchant, master] = anchorsOf(game).map(([, rating]) => shown(rating).rating);
      expect(merchant).toBe(1500);
      expect(beginner).toBeLessThan(novice ?? 0);
      expect(novice).toBeLessThan(1300);
      expect(master).toBeGreaterThan(1600);
    }
  });

  test('a person who meets robots alone is known after a few games', () => {
    let ana = UNKNOWN;
    const merchant = new Map(anchorsOf('vallee')).get('merchant') ?? UNKNOWN;
    let games = 0;
    for (; !isSure(ana) && games < 40; games++)
      ana =
        rateGame(
          'vallee',
          [seat(0, 'ana', 1 + (games % 2)), seat(1, robotPlayer('merchant'), 2 - (games % 2))],
          (player) => (player === 'ana' ? ana : merchant),
        ).get(0) ?? ana;
    expect(games).toBeLessThan(20);
    expect(Math.abs(shown(ana).rating - 1500)).toBeLessThan(100);
  });
});
