import type { Entry } from '@comptoir/karanor';
import { routesOf } from '@comptoir/karanor';
import type { Menu } from '@comptoir/kit';
import { answerEntry, isMenu, type KaranorScene, optionsIn } from './act.ts';

/** Where the pawn is going. The player chooses it once; the rules ask about each link of the way. */
let goal: number | null = null;
/** When the place was chosen: until the first link is answered nobody has set out. */
let chosenAt = -1;
/** Answers already travelled from, so that an echo of the same moment moves nobody twice. */
let leftAt = -1;

/** The entry that the next link belongs to: a move in progress goes on, or a new one starts. */
const movingEntry = (menu: Menu<Entry>): 'step' | 'move' | null =>
  menu.entries.some(({ id }) => id === 'step')
    ? 'step'
    : menu.entries.some(({ id }) => id === 'move')
      ? 'move'
      : null;

/** The place touched on the map or in the list; null lets it go. */
export function chooseGoal(scene: KaranorScene, territory: number | null): void {
  const { decision, selection } = scene;
  if (territory === null || !isMenu(decision)) {
    goal = null;
    selection.clear();
    return;
  }
  const entry = movingEntry(decision);
  const first = routesOf(scene.view, scene.viewer).get(territory)?.path[0];
  if (entry === null || first === undefined) return;
  goal = territory;
  chosenAt = scene.now.seq;
  selection.begin(entry);
  selection.set('to', territory);
  selection.set('value', first);
}

/** To be called when another question is asked: walks on to the goal, one link after the other. */
export function travelOn(scene: KaranorScene): void {
  const { decision, view, now } = scene;
  if (goal === null || now.seq === leftAt || now.seq <= chosenAt) return;
  const last = now.story.at(-1);
  const hasStepped = last?.seat === scene.viewer && last.events.some((event) => event.type === 'pawn');
  const here = view.players[scene.viewer]?.territory;
  if (!isMenu(decision) || decision.id !== 'action') {
    if (decision !== null) goal = null;
    return;
  }
  if (!hasStepped || here === goal) {
    goal = null;
    return;
  }
  const next = routesOf(view, scene.viewer).get(goal)?.path[0];
  const entry = movingEntry(decision);
  if (next === undefined || entry === null || !optionsIn<number>(decision, entry).includes(next)) {
    goal = null;
    return;
  }
  leftAt = now.seq;
  void answerEntry(scene, decision, entry, next);
}
