import { routesOf } from '@comptoir/karanor';
import { isMenu, type KaranorScene } from './act.ts';
import { idOf, numberOf } from './map-state.ts';
import { chooseGoal } from './travel.ts';

/** One's own pawn is dragged to where one may go: it sets out at once, as with a second touch of the place. */

const isFree = ({ decision, selection }: KaranorScene): boolean =>
  isMenu(decision) &&
  decision.id === 'action' &&
  (selection.entry === null || selection.entry === 'move' || selection.entry === 'step');

export function goalsOf(scene: KaranorScene, thing: string): readonly string[] {
  if (thing !== `pawn:${scene.colour(scene.viewer)}` || !isFree(scene)) return [];
  return [...routesOf(scene.view, scene.viewer).keys()].map((place) => `place:${idOf(place)}`);
}

export function drop(scene: KaranorScene, _pawn: string, goal: string): void {
  chooseGoal(scene, numberOf(goal.replace('place:', '')));
  const { primary } = scene.selection;
  if (primary !== null) void scene.send(primary);
}
