import { describe, expect, test } from 'vitest';
import { territoryOf } from '../content/map.ts';
import { questOf } from '../content/tables.ts';
import { karanor } from '../game.ts';
import type { View } from '../view.ts';
import { nearestPlace } from './quests.ts';
import { actionsLeftOf } from './turns.ts';
import { routesOf, stepsLeftOf } from './ways.ts';

function viewAt(place: string, change: Partial<View> = {}): View {
  const reading = karanor.readOptions({ players: 3, firstPlayer: 0 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const view = karanor.view(karanor.setup('c0ffee'.padEnd(64, '7'), reading.options), 0);
  Object.assign(view, { phase: 'actions', active: 0, allowance: 4, actionsUsed: 0, steps: -1 }, change);
  const [player] = view.players;
  if (player)
    Object.assign(player, { territory: territoryOf(place), gold: 3, badges: player.badges.map(() => 0) });
  return view;
}
const to = (view: View, place: string) => routesOf(view, 0).get(territoryOf(place));

describe('ways of a turn', () => {
  test('K-060 two links are one action, the third begins another', () => {
    const routes = [...routesOf(viewAt('kien'), 0).values()];
    for (const { path, actions } of routes) expect(actions).toBe(Math.ceil(path.length / 2));
    expect(Math.max(...routes.map(({ path }) => path.length))).toBeLessThanOrEqual(8);
  });

  test('K-061 crossings cost gold, and what cannot be paid is not offered', () => {
    const crossing = to(viewAt('gue-blanc'), 'plage-des-figuiers');
    expect(crossing).toMatchObject({ fee: 2, actions: 1 });
    const poor = viewAt('gue-blanc');
    if (poor.players[0]) poor.players[0].gold = 1;
    expect(to(poor, 'plage-des-figuiers')).toBeUndefined();
  });

  test('K-062 a move in progress goes on without a new action', () => {
    const view = viewAt('kien', { steps: 1, actionsUsed: 4 });
    expect(stepsLeftOf(view, 0)).toBe(1);
    const routes = [...routesOf(view, 0).values()];
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) expect(route).toMatchObject({ actions: 0 });
  });

  test('K-052 actions are left on one’s own turn only', () => {
    expect(actionsLeftOf(viewAt('kien', { actionsUsed: 1 }), 0)).toBe(3);
    expect(actionsLeftOf(viewAt('kien'), 1)).toBe(0);
    expect(actionsLeftOf(viewAt('kien', { phase: 'income' }), 0)).toBe(0);
  });

  test('K-110 the nearest place of a quest, by land and by sea', () => {
    const view = viewAt('gue-blanc');
    expect(nearestPlace(view, 0, questOf('veillee'))).toEqual({
      territory: territoryOf('plage-des-figuiers'),
      steps: 1,
    });
    expect(nearestPlace(view, 0, questOf('contrebandiers'))?.steps).toBe(0);
    expect(nearestPlace(view, 0, questOf('pont-brise'))).toBeNull();
  });
});
