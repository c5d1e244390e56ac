import type { Event } from '@comptoir/karanor';
import { describe, expect, test } from 'vitest';
import { courseOf } from './prestige.ts';

describe('prestige over a game', () => {
  test('every point is counted under its source and its round', () => {
    const events: Event[] = [
      { type: 'turn-began', seat: 0, round: 1 },
      { type: 'prestige', seat: 0, by: 1, why: 'quest:feu-de-camp' },
      { type: 'turn-began', seat: 1, round: 1 },
      { type: 'villa-bought', seat: 1, territory: 5 },
      { type: 'prestige', seat: 1, by: 1, why: 'villa' },
      { type: 'turn-began', seat: 0, round: 2 },
      { type: 'prestige', seat: 0, by: 2, why: 'shop:banque#reward' },
      { type: 'prestige', seat: 0, by: -1, why: 'black-market:rumeur#do' },
    ];
    const { points, sources, rounds } = courseOf(events, 2);
    expect(sources).toEqual([
      [2, 1, 0, 0, -1],
      [0, 0, 0, 1, 0],
    ]);
    expect(points.map(({ seat, round, by, source }) => [seat, round, by, source])).toEqual([
      [0, 1, 1, 'quest'],
      [1, 1, 1, 'villa'],
      [0, 2, 2, 'shop'],
      [0, 2, -1, 'other'],
    ]);
    expect(points[1]?.territory).toBe(5);
    expect(rounds).toEqual([
      [0, 1, 2],
      [0, 1, 1],
    ]);
  });
});
