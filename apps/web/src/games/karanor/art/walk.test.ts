import { describe, expect, test } from 'vitest';
import { towards } from './walk.ts';

describe('arrow keys on the map', () => {
  const here = { x: 100, y: 100 };
  const places = [
    { id: 'near', x: 150, y: 110 },
    { id: 'far', x: 300, y: 100 },
    { id: 'aside', x: 110, y: 180 },
    { id: 'behind', x: 20, y: 90 },
  ];

  test.each([
    ['ArrowRight', 'near'],
    ['ArrowDown', 'aside'],
    ['ArrowLeft', 'behind'],
  ])('%s goes to the nearest place that way', (key, id) => {
    expect(towards(here, key, places)?.id).toBe(id);
  });

  test('nothing that way, or another key, goes nowhere', () => {
    expect(towards(here, 'ArrowUp', places)).toBeNull();
    expect(towards(here, 'Enter', places)).toBeNull();
  });
});
