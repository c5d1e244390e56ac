import type { Beat } from '@comptoir/kit';
import { expect, test } from 'vitest';
import type { Scene } from './scene.svelte.ts';
import { whoPlays } from './who-plays.ts';

test('whoever only answers an offer is not said to play', () => {
  const scene = {
    screen: { isAnswer: (headline: unknown) => headline === 'yes' },
    cast: { viewer: 0, name: () => 'Cléo' },
  } as unknown as Scene;
  const beat = (headline: string, what: Beat<unknown>['what'] = 'decision') => ({
    seq: 1,
    seat: 2,
    headline,
    changes: [],
    what,
  });
  expect(whoPlays(scene, beat('deed'))).toBe('Cléo joue');
  expect(whoPlays(scene, beat('yes'))).toBe('Cléo répond');
  expect(whoPlays(scene, beat('no', 'reply'))).toBe('Cléo répond');
});
